### Как зовётся набор, слова об акцентах, кораблях и акулах и домашние правила.

pack-booty = Пиратский манчкин

term-kick-open = Вышибить люк
term-loot = Обчистить трюм
term-gold = пиастров
term-follower = Матрос
    .nom = матрос
    .gen = матроса
    .dat = матросу
    .acc = матроса
    .ins = матросом
    .pl = матросов

group-accent = акцент
    .gen = акцента
    .acc = акцент
    .ins = акцентом
    .pl = акцентов
plain-accentless = персонаж без акцента
    .gen = персонажа без акцента
    .acc = персонажа без акцента
    .ins = персонажем без акцента
slot-ship = корабль
    .gen = корабля
    .acc = корабль
    .pl = кораблей
    .ins = кораблём
thing-ship = { $count ->
    [all] все корабли
    [none] корабля
    [each] каждый корабль
    [1] корабль
    [one] { $count } корабль
    [few] { $count } корабля
   *[other] { $count } кораблей
}
    .gen = { $count ->
    [all] всех кораблей
    [each] каждого корабля
    [1] корабля
   *[other] { $count } кораблей
}
    .acc = { $count ->
    [all] все корабли
    [each] каждый корабль
    [1] корабль
    [few] { $count } корабля
   *[other] { $count } кораблей
}
    .ins = { $count ->
    [all] всеми кораблями
    [each] каждым кораблём
    [1] кораблём
   *[other] { $count } кораблями
}
tag-shark = акула
    .of = из акул
    .ins = акулой
tag-rigging = оснастка

cond-trait-accentless = { $person ->
    [second] у тебя нет акцента
   *[third] не имеет акцента
}
    .link = of
    .which = у которого нет акцента
    .whom = у кого нет акцента
cond-trait-accentless-not = { $person ->
    [second] у тебя есть акцент
   *[third] имеет акцент
}
    .link = of
    .which = у которого есть акцент
    .whom = у кого есть акцент
a-trait-accentless = тот, у кого нет акцента,
mod-monster-strength-against-accentless = { SIGNED($amount) } против тех, у кого нет акцента
mod-monster-strength-against-no-accentless = { SIGNED($amount) } против тех, у кого есть акцент

cond-trait-accent = { $person ->
    [second] у тебя { $name }
   *[third] имеет { CASE($name, "acc") }
}
    .link = of
    .which = у которого { $name }
    .whom = у кого { $name }
cond-trait-accent-not = { $person ->
    [second] у тебя не { $name }
   *[third] не имеет { CASE($name, "gen") }
}
    .link = of
    .which = у которого не { $name }
    .whom = у кого не { $name }
a-trait-accent = тот, у кого { $name },
mod-monster-strength-against-accent = { SIGNED($amount) } против тех, у кого { $name }
mod-monster-strength-against-no-accent = { SIGNED($amount) } против тех, у кого не { $name }

house-listen-at-the-door = Ход начинается со скрытой двери для того, кто ходит, а обчищенный трюм приносит сокровище.
house-shared-victory = Кто помогает в победном бою, тоже побеждает.
