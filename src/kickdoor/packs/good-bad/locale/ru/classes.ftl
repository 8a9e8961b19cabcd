### Классы; имена их склоняются, потому что стоят в предложениях.

card-good-bad-cavalry = Кавалерист
    .gen = Кавалериста
    .acc = Кавалериста
    .ins = Кавалеристом
joke-good-bad-cavalry = Прибывает в последний миг. Час стоял за холмом и ждал его.
ability-good-bad-cavalry-bugle = Труба зовёт
feat-good-bad-cavalry = Вот это вояка!

card-good-bad-cowboy = Ковбой
    .gen = Ковбоя
    .acc = Ковбоя
    .ins = Ковбоем
joke-good-bad-cowboy = Спит под звёздами. Палатка спит под лошадью.
ability-good-bad-cowboy-pardner = Помоги партнёру
feat-good-bad-cowboy = Ха-ха, мимо!

card-good-bad-dude = Франт
    .gen = Франта
    .acc = Франта
    .ins = Франтом
joke-good-bad-dude = Одиннадцать сундуков и ни одного тёплого носка.
ability-good-bad-dude-hasty = Поспешный отход
feat-good-bad-dude = Разодет до шпор

card-good-bad-scout = Следопыт
    .gen = Следопыта
    .acc = Следопыта
    .ins = Следопытом
joke-good-bad-scout = Читает следы. Вот этот гласит: «Ты на мне стоишь».
ability-good-bad-scout-tracking = По следу
ability-good-bad-scout-tracking-alone = По следу, пока нет боя
ability-good-bad-scout-archery = Стрельба из лука
feat-good-bad-scout = Счёт подвигов

card-good-bad-outlaw = Головорез
    .gen = Головореза
    .acc = Головореза
    .ins = Головорезом
joke-good-bad-outlaw = В девяти округах его ищут. В остальных просят не приезжать.
ability-good-bad-outlaw-dirty-work = Грязная работа
ability-good-bad-outlaw-price = Награда за голову
ability-good-bad-outlaw-bounty = Двойная награда за голову
feat-good-bad-outlaw = Плох до мозга костей

card-good-bad-super-munchkin = Суперманчкин
joke-good-bad-super-munchkin = По понедельникам шериф. По вторникам ловит себя сам.
