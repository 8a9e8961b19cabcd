### Классы и то, что за занавесом

card-oz-professor = Профессор
    .gen = Профессора
    .acc = Профессора
    .ins = Профессором
joke-oz-professor = Учёную степень получил в воздухе, там же и повысил.
ability-oz-professor-round-up = Округление вверх
ability-oz-professor-round-down = Округление вниз
feat-oz-professor = Прикладная вероятность

card-oz-royalty = Королевская особа
    .gen = Королевской особы
    .acc = Королевскую особу
    .ins = Королевской особой
joke-oz-royalty = До завтрака свергли дважды. Завтрак всё равно подать в спальню.
feat-oz-royalty = Абсолютная монархия

card-oz-soldier = Солдат
    .gen = Солдата
    .acc = Солдата
    .ins = Солдатом
joke-oz-soldier = Вся армия, пока второй пьёт чай.
ability-oz-soldier-who-goes-there = Стой, кто идёт?
feat-oz-soldier = Подкрепление

card-oz-wizard = Волшебник
    .gen = Волшебника
    .acc = Волшебника
    .ins = Волшебником
joke-oz-wizard = Великий, ужасный, и нитки для головы кончились.
ability-oz-wizard-humbug = Надувательство
feat-oz-wizard = Убежать от проклятия

card-oz-super-munchkin = Суперманчкин
joke-oz-super-munchkin = Две должности, один дом, и тот упал на третью.

card-oz-behind-the-curtain = За занавесом
ability-oz-behind-the-curtain-look = Заглянуть за занавес
