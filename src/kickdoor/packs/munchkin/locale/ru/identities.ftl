### Классы, расы и слова перед ними; имена их склоняются, потому что стоят в предложениях.

card-munchkin-bard = Бард
    .gen = Барда
    .acc = Барда
    .ins = Бардом
joke-munchkin-bard = Каждому походу нужен свидетель, который найдёт рифму к слову «огр».
ability-munchkin-bard-enthrall = Песнь сирены
ability-munchkin-bard-luck = Удача барда

card-munchkin-cleric = Клирик
    .gen = Клирика
    .acc = Клирика
    .ins = Клириком
joke-munchkin-cleric = Дал обет бедности. За отдельную плату.
ability-munchkin-cleric-resurrection = Воскрешение
ability-munchkin-cleric-turn = Изгнание

card-munchkin-ranger = Следопыт
    .gen = Следопыта
    .acc = Следопыта
    .ins = Следопытом
joke-munchkin-ranger = Нет зверя, которого нельзя уговорить на седло.
ability-munchkin-ranger-taming = Приручение

card-munchkin-thief = Вор
    .gen = Вора
    .acc = Вора
    .ins = Вором
joke-munchkin-thief = Всюду отпечатки пальцев. Ни одного своего.
ability-munchkin-thief-backstab = Нож в спину
ability-munchkin-thief-theft = Кража

card-munchkin-warrior = Воин
    .gen = Воина
    .acc = Воина
    .ins = Воином
joke-munchkin-warrior = Врагов считает на вес.
ability-munchkin-warrior-berserk = Буйство

card-munchkin-wizard = Волшебник
    .gen = Волшебника
    .acc = Волшебника
    .ins = Волшебником
joke-munchkin-wizard = Носит книгу заклинаний, две запасные и закладку, которая кусается.
ability-munchkin-wizard-flight = Чары побега
ability-munchkin-wizard-charm = Чары обаяния

card-munchkin-centaur = Кентавр
    .gen = Кентавра
    .acc = Кентавра
    .ins = Кентавром
joke-munchkin-centaur = Одна половина хочет овса, другая — об этом поговорить.

card-munchkin-dwarf = Дварф
    .gen = Дварфа
    .acc = Дварфа
    .ins = Дварфом
joke-munchkin-dwarf = Носит обиды и наковальни. По праздникам — сразу.

card-munchkin-elf = Эльф
    .gen = Эльфа
    .acc = Эльфа
    .ins = Эльфом
joke-munchkin-elf = Не оставляет ни следов, ни чаевых, ни сомнений, кто тут лучший лучник.

card-munchkin-gnome = Гном
    .gen = Гнома
    .acc = Гнома
    .ins = Гномом
joke-munchkin-gnome = Садовый домик был прикрытием. Удочка тоже.
ability-munchkin-gnome-illusion = Иллюзия

card-munchkin-halfling = Полурослик
    .gen = Полурослика
    .acc = Полурослика
    .ins = Полуросликом
joke-munchkin-halfling = Ест семь раз в день. Каждый раз за твой счёт.
ability-munchkin-halfling-second-chance = Второй шанс

card-munchkin-lizard-guy = Ящер
    .gen = Ящера
    .acc = Ящера
    .ins = Ящером
joke-munchkin-lizard-guy = Холодная кровь, тёплый камень, до полудня не беспокоить.
ability-munchkin-lizard-guy-drop-the-tail = Отбросить хвост

card-munchkin-orc = Орк
    .gen = Орка
    .acc = Орка
    .ins = Орком
joke-munchkin-orc = Кредо простое: бей проблему, пока не станет мельче.
ability-munchkin-orc-shrug = Отмахнуться
ability-munchkin-orc-overkill = Перебор

card-munchkin-dark = Тёмный
    .gen = Тёмного
    .acc = Тёмного
    .ins = Тёмным
joke-munchkin-dark = Девять чёрных плащей. Десятый в стирке, чернеет.

card-munchkin-elder = Старейший
    .gen = Старейшего
    .acc = Старейшего
    .ins = Старейшим
joke-munchkin-elder = В его время в подземельях были только лестницы, и только вверх.

card-munchkin-elite = Элитный
    .gen = Элитного
    .acc = Элитного
    .ins = Элитным
joke-munchkin-elite = К очереди есть очередь.

card-munchkin-high = Высокородный
    .gen = Высокородного
    .acc = Высокородного
    .ins = Высокородным
joke-munchkin-high = Высокий род, высокий стул, разреженный воздух.

card-munchkin-legendary = Легендарный
    .gen = Легендарного
    .acc = Легендарного
    .ins = Легендарным
joke-munchkin-legendary = Историю рассказывает у костра сам герой. С каждым годом громче.

card-munchkin-master = Мастерский
    .gen = Мастерского
    .acc = Мастерского
    .ins = Мастерским
joke-munchkin-master = Тяжелее поднятого пальца в жизни ничего не поднимал.
