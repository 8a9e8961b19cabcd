### Классы и расы; имена их склоняются, потому что стоят в предложениях.

card-munchkins-warrior = Воин
    .gen = Воина
    .acc = Воина
    .ins = Воином
joke-munchkins-warrior = У него есть план. План: вперёд.
ability-munchkins-warrior-berserk = Буйство

card-munchkins-wizard = Волшебник
    .gen = Волшебника
    .acc = Волшебника
    .ins = Волшебником
joke-munchkins-wizard = Учился девяносто лет, лишь бы никогда не таскать тяжести.
ability-munchkins-wizard-flight = Чары побега
ability-munchkins-wizard-charm = Чары обаяния

card-munchkins-thief = Вор
    .gen = Вора
    .acc = Вора
    .ins = Вором
joke-munchkins-thief = Просит звать его «перераспределитель». Словарь взял у тебя.
ability-munchkins-thief-backstab = Нож в спину
ability-munchkins-thief-theft = Кража

card-munchkins-cleric = Клирик
    .gen = Клирика
    .acc = Клирика
    .ins = Клириком
joke-munchkins-cleric = Прощает всех, в алфавитном порядке, булавой.
ability-munchkins-cleric-resurrection = Воскрешение
ability-munchkins-cleric-turn = Изгнание

card-munchkins-elf = Эльф
    .gen = Эльфа
    .acc = Эльфа
    .ins = Эльфом
joke-munchkins-elf = Восемьсот лет, а посуду мыть так и не научился.

card-munchkins-dwarf = Дварф
    .gen = Дварфа
    .acc = Дварфа
    .ins = Дварфом
joke-munchkins-dwarf = В дорогу берёт только нужное: фонарь, наковальню и печную трубу.

card-munchkins-halfling = Хафлинг
    .gen = Хафлинга
    .acc = Хафлинга
    .ins = Хафлингом
joke-munchkins-halfling = Может продать тебе твои же сапоги. И уже продал.
ability-munchkins-halfling-second-chance = Вторая попытка

## Эпические подвиги

feat-munchkins-warrior = Неприличная сила
feat-munchkins-wizard = От проклятия бегом
feat-munchkins-thief = Кража из тени
feat-munchkins-cleric = Молитва о чуде
feat-munchkins-elf = Стрелоумие
feat-munchkins-dwarf = Рука богов
feat-munchkins-halfling = Гаражная распродажа

card-munchkins-human-feat = Человек
    .gen = Человека
    .acc = Человека
    .ins = Человеком
feat-munchkins-human-feat = Питомец
ability-munchkins-human-feat-adopt = Приручить
ability-munchkins-human-feat-send = Апорт
ability-munchkins-human-feat-loose = Спустить с поводка
