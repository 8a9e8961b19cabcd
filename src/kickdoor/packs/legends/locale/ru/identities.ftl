### Классы и расы; имена их склоняются, потому что стоят в предложениях.

card-legends-cleric = Клирик
    .gen = Клирика
    .acc = Клирика
    .ins = Клириком
joke-legends-cleric = Молится всем богам сразу: хоть кто-нибудь да снимет трубку.
feat-legends-cleric = Молитва о чуде
ability-legends-cleric-resurrection = Воскрешение
ability-legends-cleric-turn = Изгнание

card-legends-thief = Вор
    .gen = Вора
    .acc = Вора
    .ins = Вором
joke-legends-thief = Украл огонь. Сунул в карман. Теперь знает про карманы всё.
feat-legends-thief = Кража из тени
ability-legends-thief-backstab = Нож в спину
ability-legends-thief-theft = Кража

card-legends-warrior = Воин
    .gen = Воина
    .acc = Воина
    .ins = Воином
joke-legends-warrior = Пришёл за славой. Остался, потому что выход охраняют.
feat-legends-warrior = Неприличная сила
ability-legends-warrior-berserk = Буйство

card-legends-wizard = Волшебник
    .gen = Волшебника
    .acc = Волшебника
    .ins = Волшебником
joke-legends-wizard = Превратил последнего ученика в тритона. Тритон уже доцент.
feat-legends-wizard = От проклятия бегом
ability-legends-wizard-flight = Чары побега
ability-legends-wizard-charm = Чары обаяния

card-legends-gladiator = Гладиатор
    .gen = Гладиатора
    .acc = Гладиатора
    .ins = Гладиатором
joke-legends-gladiator = Идущие на смерть имеют пару слов о здешнем буфете.
feat-legends-gladiator = Смерти вопреки
ability-legends-gladiator-crowd = Любимец публики

card-legends-dwarf = Дварф
    .gen = Дварфа
    .acc = Дварфа
    .ins = Дварфом
joke-legends-dwarf = Ковал оружие самим богам. За богами четыре взноса.
feat-legends-dwarf = Рука богов

card-legends-elf = Эльф
    .gen = Эльфа
    .acc = Эльфа
    .ins = Эльфом
joke-legends-elf = Каждую осень уплывает на запад навсегда. К праздникам возвращается.
feat-legends-elf = Стрелоумие

card-legends-halfling = Полурослик
    .gen = Полурослика
    .acc = Полурослика
    .ins = Полуросликом
joke-legends-halfling = Так мал, что ни в один эпос не попал. Зато ими торгует.
feat-legends-halfling = Гаражная распродажа
ability-legends-halfling-second-chance = Второй шанс

card-legends-faun = Фавн
    .gen = Фавна
    .acc = Фавна
    .ins = Фавном
joke-legends-faun = Наполовину козёл, наполовину праздник. Убирать не умеет ни та, ни эта.
feat-legends-faun = Ещё более дикая удача
ability-legends-faun-wild-luck = Дикая удача

card-legends-human-feat = Человек
    .gen = Человека
    .acc = Человека
    .ins = Человеком
feat-legends-human-feat = Питомцы рулят
ability-legends-human-feat-adopt = Взять в дом
ability-legends-human-feat-send = Фас
ability-legends-human-feat-loose = Спустить с поводка

card-legends-super-munchkin = Суперманчкин
joke-legends-super-munchkin = Два призвания. Ни одно так и не перезвонило.
card-legends-half-breed = Полукровка
joke-legends-half-breed = Отец — бог, бык и золотой дождь. Выдалась длинная неделя.
