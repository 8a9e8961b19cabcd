### Как зовётся набор, слова о фракциях и гоблинах и домашние правила.

pack-pathfinder = Манчкин Следопыт

group-faction = фракция
    .gen = фракции
    .acc = фракцию
    .ins = фракцией
    .pl = фракций
plain-unaligned = персонаж без фракции
    .gen = персонажа без фракции
    .acc = персонажа без фракции
    .ins = персонажем без фракции
tag-goblin = гоблин
    .of = из гоблинов
    .ins = гоблином

cond-trait-unaligned = { $person ->
    [second] у тебя нет фракции
   *[third] не имеет фракции
}
    .link = of
    .which = у которого нет фракции
    .whom = у кого нет фракции
cond-trait-unaligned-not = { $person ->
    [second] у тебя есть фракция
   *[third] имеет фракцию
}
    .link = of
    .which = у которого есть фракция
    .whom = у кого есть фракция
a-trait-unaligned = тот, у кого нет фракции,
mod-monster-strength-against-unaligned = { SIGNED($amount) } против тех, у кого нет фракции
mod-monster-strength-against-no-unaligned = { SIGNED($amount) } против тех, у кого есть фракция

house-listen-at-the-door = Ход начинается со скрытой двери для того, кто ходит, а обчищенная комната приносит сокровище.
house-shared-victory = Кто помогает в победном бою, тоже побеждает.
