### Прочие двери

card-bites-dressed-for-the-ball = В бальном наряде
joke-bites-dressed-for-the-ball = В бархате грязно не дерутся. Дерутся красиво.
card-bites-not-fed-for-centuries = Триста лет без ужина
joke-bites-not-fed-for-centuries = Меню устарело. Блюдо дня теперь ты.
card-bites-up-from-the-family-vault = Из семейного склепа
joke-bites-up-from-the-family-vault = Не спалось. Послышался твой голос.
card-bites-carries-a-torch-for-you = Пылает к тебе
joke-bites-carries-a-torch-for-you = Чувства настоящие. Запах палёного тоже.
card-bites-read-your-diary = Прочло твой дневник
joke-bites-read-your-diary = Есть замечания. Есть диаграмма.
card-bites-caught-in-daylight = При свете дня
joke-bites-caught-in-daylight = Щурится, обгорело и без своего хорошего плаща.
card-bites-something-else-in-the-cellar = Кто-то ещё в подвале
joke-bites-something-else-in-the-cellar = Услышал драку и принёс стул.
card-bites-not-in-the-mirror = В зеркале не видно
joke-bites-not-in-the-mirror = Нет отражения, нет правил.
