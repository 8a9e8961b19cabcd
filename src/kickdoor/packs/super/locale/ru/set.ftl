### Как зовётся набор, слова о суперсилах и злодеях и домашние правила.

pack-super = Суперманчкин: Плащи и суперсилы

term-curse = Злодейство
    .nom = злодейство
    .gen = злодейства
    .dat = злодейству
    .acc = злодейство
    .ins = злодейством
    .pl = злодейств
term-follower = Оруженосец
    .nom = оруженосец
    .gen = оруженосца
    .dat = оруженосцу
    .acc = оруженосца
    .ins = оруженосцем
    .pl = оруженосцев

group-power = суперсила
    .gen = суперсилы
    .acc = суперсилу
    .ins = суперсилой
    .pl = суперсил
plain-powerless = персонаж без суперсил
    .gen = персонажа без суперсил
    .acc = персонажа без суперсил
    .ins = персонажем без суперсил
tag-henchman = приспешник
    .of = из приспешников
    .ins = приспешником

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
