### Как зовётся набор, слова о подданстве и подготовке и домашние правила.

pack-impossible = Манчкин невыполним

group-loyalty = подданство
    .gen = подданства
    .acc = подданство
    .ins = подданством
    .pl = подданств
group-training = подготовка
    .gen = подготовки
    .acc = подготовку
    .ins = подготовкой
    .pl = подготовок
plain-disloyal = персонаж без подданства
    .gen = персонажа без подданства
    .acc = персонажа без подданства
    .ins = персонажем без подданства
plain-untrained = персонаж без подготовки
    .gen = персонажа без подготовки
    .acc = персонажа без подготовки
    .ins = персонажем без подготовки
tag-guard = охранник
    .of = из охраны
    .ins = охранником

cond-trait-disloyal = { $person ->
    [second] у тебя нет подданства
   *[third] не имеет подданства
}
    .link = of
    .which = у которого нет подданства
    .whom = у кого нет подданства
cond-trait-disloyal-not = { $person ->
    [second] у тебя есть подданство
   *[third] имеет подданство
}
    .link = of
    .which = у которого есть подданство
    .whom = у кого есть подданство
a-trait-disloyal = тот, у кого нет подданства,
mod-monster-strength-against-disloyal = { SIGNED($amount) } против тех, у кого нет подданства
mod-monster-strength-against-no-disloyal = { SIGNED($amount) } против тех, у кого есть подданство

cond-trait-untrained = { $person ->
    [second] у тебя нет подготовки
   *[third] не имеет подготовки
}
    .link = of
    .which = у которого нет подготовки
    .whom = у кого нет подготовки
cond-trait-untrained-not = { $person ->
    [second] у тебя есть подготовка
   *[third] имеет подготовку
}
    .link = of
    .which = у которого есть подготовка
    .whom = у кого есть подготовка
a-trait-untrained = тот, у кого нет подготовки,
mod-monster-strength-against-untrained = { SIGNED($amount) } против тех, у кого нет подготовки
mod-monster-strength-against-no-untrained = { SIGNED($amount) } против тех, у кого есть подготовка

house-listen-at-the-door = Ход начинается со скрытой двери для того, кто ходит, а обчищенная комната приносит сокровище.
house-shared-victory = Кто помогает в победном бою, тоже побеждает.
