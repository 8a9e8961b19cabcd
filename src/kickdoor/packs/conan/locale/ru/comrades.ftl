### Товарищи

card-conan-comrade-who-owes-you = Товарищ-должник
joke-conan-comrade-who-owes-you = Платит верностью. Курс так себе.
card-conan-pirate-between-ships = Пират между кораблями
joke-conan-pirate-between-ships = Прежний ушёл не предупредив. Вниз.
card-conan-archer-who-only-waves = Лучник, который только машет
joke-conan-archer-who-only-waves = Прикроет твой отход, потом свой, потом помашет с холма.
card-conan-ahmeds-regret = Верблюдица по кличке Ошибка
joke-conan-ahmeds-regret = Несёт всё, не прощает ничего.
card-conan-chronicler-with-a-limp = Хромой летописец
joke-conan-chronicler-with-a-limp = Записывает подвиги. Округляет вверх, как и ты.
