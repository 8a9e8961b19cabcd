### Классы, расы и слова перед ними; имена их склоняются, потому что стоят в предложениях.

card-munchkin-bard = Бард
    .gen = Барда
    .acc = Барда
    .ins = Бардом
joke-munchkin-bard = Каждому походу нужен свидетель, который найдёт рифму к слову «огр».
feat-munchkin-bard = Суперудача барда
ability-munchkin-bard-enthrall = Песнь сирены
ability-munchkin-bard-luck = Удача барда

card-munchkin-cleric = Клирик
    .gen = Клирика
    .acc = Клирика
    .ins = Клириком
joke-munchkin-cleric = Дал обет бедности. За отдельную плату.
feat-munchkin-cleric = Молитва о чуде
ability-munchkin-cleric-resurrection = Воскрешение
ability-munchkin-cleric-turn = Изгнание

card-munchkin-ranger = Следопыт
    .gen = Следопыта
    .acc = Следопыта
    .ins = Следопытом
joke-munchkin-ranger = Нет зверя, которого нельзя уговорить на седло.
feat-munchkin-ranger = Из бродячих — лучшие скакуны
ability-munchkin-ranger-taming = Приручение

card-munchkin-thief = Вор
    .gen = Вора
    .acc = Вора
    .ins = Вором
joke-munchkin-thief = Всюду отпечатки пальцев. Ни одного своего.
feat-munchkin-thief = Кража из тени
ability-munchkin-thief-backstab = Нож в спину
ability-munchkin-thief-theft = Кража

card-munchkin-warrior = Воин
    .gen = Воина
    .acc = Воина
    .ins = Воином
joke-munchkin-warrior = Врагов считает на вес.
feat-munchkin-warrior = Неприличная сила
ability-munchkin-warrior-berserk = Буйство

card-munchkin-wizard = Волшебник
    .gen = Волшебника
    .acc = Волшебника
    .ins = Волшебником
joke-munchkin-wizard = Носит книгу заклинаний, две запасные и закладку, которая кусается.
feat-munchkin-wizard = От проклятия бегом
ability-munchkin-wizard-flight = Чары побега
ability-munchkin-wizard-charm = Чары обаяния

card-munchkin-centaur = Кентавр
    .gen = Кентавра
    .acc = Кентавра
    .ins = Кентавром
joke-munchkin-centaur = Одна половина хочет овса, другая — об этом поговорить.
feat-munchkin-centaur = Табун поверх табуна

card-munchkin-dwarf = Дварф
    .gen = Дварфа
    .acc = Дварфа
    .ins = Дварфом
joke-munchkin-dwarf = Носит обиды и наковальни. По праздникам — сразу.
feat-munchkin-dwarf = Рука богов

card-munchkin-elf = Эльф
    .gen = Эльфа
    .acc = Эльфа
    .ins = Эльфом
joke-munchkin-elf = Не оставляет ни следов, ни чаевых, ни сомнений, кто тут лучший лучник.
feat-munchkin-elf = Стрелоумие

card-munchkin-gnome = Гном
    .gen = Гнома
    .acc = Гнома
    .ins = Гномом
joke-munchkin-gnome = Садовый домик был прикрытием. Удочка тоже.
feat-munchkin-gnome = Маленький пройдоха
ability-munchkin-gnome-illusion = Иллюзия

card-munchkin-halfling = Полурослик
    .gen = Полурослика
    .acc = Полурослика
    .ins = Полуросликом
joke-munchkin-halfling = Ест семь раз в день. Каждый раз за твой счёт.
feat-munchkin-halfling = Гаражная распродажа
ability-munchkin-halfling-second-chance = Второй шанс

card-munchkin-lizard-guy = Ящер
    .gen = Ящера
    .acc = Ящера
    .ins = Ящером
joke-munchkin-lizard-guy = Холодная кровь, тёплый камень, до полудня не беспокоить.
feat-munchkin-lizard-guy = Смена кожи
ability-munchkin-lizard-guy-drop-the-tail = Отбросить хвост

card-munchkin-orc = Орк
    .gen = Орка
    .acc = Орка
    .ins = Орком
joke-munchkin-orc = Кредо простое: бей проблему, пока не станет мельче.
feat-munchkin-orc = Манчкин-перекус
ability-munchkin-orc-shrug = Отмахнуться
ability-munchkin-orc-overkill = Перебор

card-munchkin-dark = Тёмный
    .gen = Тёмного
    .acc = Тёмного
    .ins = Тёмным
joke-munchkin-dark = Девять чёрных плащей. Десятый в стирке, чернеет.
feat-munchkin-dark = Какой ты плохой

card-munchkin-elder = Старейший
    .gen = Старейшего
    .acc = Старейшего
    .ins = Старейшим
joke-munchkin-elder = В его время в подземельях были только лестницы, и только вверх.
feat-munchkin-elder = Уважай старших

card-munchkin-elite = Элитный
    .gen = Элитного
    .acc = Элитного
    .ins = Элитным
joke-munchkin-elite = К очереди есть очередь.
feat-munchkin-elite = Ультраэлита

card-munchkin-high = Высокородный
    .gen = Высокородного
    .acc = Высокородного
    .ins = Высокородным
joke-munchkin-high = Высокий род, высокий стул, разреженный воздух.
feat-munchkin-high = Какой ты отзывчивый

card-munchkin-legendary = Легендарный
    .gen = Легендарного
    .acc = Легендарного
    .ins = Легендарным
joke-munchkin-legendary = Историю рассказывает у костра сам герой. С каждым годом громче.
feat-munchkin-legendary = Хит и миф

card-munchkin-master = Мастерский
    .gen = Мастерского
    .acc = Мастерского
    .ins = Мастерским
joke-munchkin-master = Тяжелее поднятого пальца в жизни ничего не поднимал.
feat-munchkin-master = Какой ты крутой

card-munchkin-human-feat = Человек
    .gen = Человека
    .acc = Человека
    .ins = Человеком
feat-munchkin-human-feat = Питомцы рулят
ability-munchkin-human-feat-adopt = Взять в дом
ability-munchkin-human-feat-send = Фас
ability-munchkin-human-feat-loose = Спустить с поводка
