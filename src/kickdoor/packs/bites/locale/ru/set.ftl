### Как зовётся набор, слова о суперсилах, слугах и огне и домашние правила.

pack-bites = Манчкин Кусь!

term-follower = Слуга
    .nom = слуга
    .gen = слуги
    .dat = слуге
    .acc = слугу
    .ins = слугой
    .pl = слуг

group-power = суперсила
    .gen = суперсилы
    .acc = суперсилу
    .ins = суперсилой
    .pl = суперсил
plain-powerless = персонаж без суперсил
    .gen = персонажа без суперсил
    .acc = персонажа без суперсил
    .ins = персонажем без суперсил
tag-fire = огонь
    .of = из огня

cond-trait-power = { $person ->
    [second] у тебя есть «{ $name }»
   *[third] имеет суперсилу «{ $name }»
}
    .link = of
    .which = у которого есть «{ $name }»
    .whom = у кого есть «{ $name }»
cond-trait-power-not = { $person ->
    [second] у тебя нет суперсилы «{ $name }»
   *[third] не имеет суперсилы «{ $name }»
}
    .link = of
    .which = у которого нет суперсилы «{ $name }»
    .whom = у кого нет суперсилы «{ $name }»
a-trait-power = тот, у кого есть «{ $name }»,
mod-monster-strength-against-power = { SIGNED($amount) } против тех, у кого есть «{ $name }»
mod-monster-strength-against-no-power = { SIGNED($amount) } против тех, у кого нет суперсилы «{ $name }»

cond-trait-powerless = { $person ->
    [second] у тебя нет суперсил
   *[third] не имеет суперсил
}
    .link = of
    .which = у которого нет суперсил
    .whom = у кого нет суперсил
cond-trait-powerless-not = { $person ->
    [second] у тебя есть суперсила
   *[third] имеет суперсилу
}
    .link = of
    .which = у которого есть суперсила
    .whom = у кого есть суперсила
a-trait-powerless = тот, у кого нет суперсил,
mod-monster-strength-against-powerless = { SIGNED($amount) } против тех, у кого нет суперсил
mod-monster-strength-against-no-powerless = { SIGNED($amount) } против тех, у кого есть суперсила

house-listen-at-the-door = Ход начинается со скрытой двери для того, кто ходит, а обчищенная комната приносит сокровище.
house-shared-victory = Кто помогает в победном бою, тоже побеждает.
