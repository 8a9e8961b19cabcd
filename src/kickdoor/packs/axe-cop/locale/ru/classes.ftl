### Классы; имена их склоняются, потому что стоят в предложениях.

card-axe-cop-cop = Коп
    .gen = Копа
    .acc = Копа
    .ins = Копом
joke-axe-cop-cop = Сперва арестует, потом спросит, какой тут закон.
ability-axe-cop-cop-hold-it = Замри!
feat-axe-cop-cop = Отход под сирену

card-axe-cop-man = Мужик
    .gen = Мужика
    .acc = Мужика
    .ins = Мужиком
joke-axe-cop-man = Просто мужик. Только намного больше.
ability-axe-cop-man-man-enough = Настоящий мужик
feat-axe-cop-man = Мужицкая сила

card-axe-cop-soldier = Солдат
    .gen = Солдата
    .acc = Солдата
    .ins = Солдатом
joke-axe-cop-soldier = Отдаёт честь всему: вдруг оно старше по званию.
ability-axe-cop-soldier-covering-fire = Огонь на прикрытие
feat-axe-cop-soldier = Подкрепление

card-axe-cop-warrior = Воин
    .gen = Воина
    .acc = Воина
    .ins = Воином
joke-axe-cop-warrior = Родился в вулкане, на акуле, во время драки.
ability-axe-cop-warrior-berserking = Буйство
feat-axe-cop-warrior = Нелепая силища

card-axe-cop-super-munchkin = Суперманчкин
joke-axe-cop-super-munchkin = А ещё он был вторым кем-то. И эти двое были братья.
