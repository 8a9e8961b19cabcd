### Как зовётся набор, слова о стилях и подручных и домашние правила.

pack-fu = Манчкин Кунг-фу

term-follower = Подручный
    .nom = подручный
    .gen = подручного
    .dat = подручному
    .acc = подручного
    .ins = подручным
    .pl = подручных

group-style = стиль
    .gen = стиля
    .acc = стиль
    .ins = стилем
    .pl = стилей
plain-styleless = персонаж без стиля
    .gen = персонажа без стиля
    .acc = персонажа без стиля
    .ins = персонажем без стиля
tag-mook = шестёрка
    .ins = шестёркой
tag-sword = меч
    .ins = мечом
tag-staff = посох
    .ins = посохом
tag-ring = кольцо
    .ins = кольцом

cond-trait-styleless = { $person ->
    [second] у тебя нет стиля
   *[third] не имеет стиля
}
    .link = of
    .which = у которого нет стиля
    .whom = у кого нет стиля
cond-trait-styleless-not = { $person ->
    [second] у тебя есть стиль
   *[third] имеет стиль
}
    .link = of
    .which = у которого есть стиль
    .whom = у кого есть стиль
a-trait-styleless = тот, у кого нет стиля,
mod-monster-strength-against-styleless = { SIGNED($amount) } против тех, у кого нет стиля
mod-monster-strength-against-no-styleless = { SIGNED($amount) } против тех, у кого есть стиль

house-listen-at-the-door = Ход начинается со скрытой двери для того, кто ходит, а обчищенная комната приносит сокровище.
house-shared-victory = Кто помогает в победном бою, тоже побеждает.
