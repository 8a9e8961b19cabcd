### Как зовётся набор, его слова и домашние правила.

pack-good-bad = Хороший, плохой, манчкин

slot-steed = скакун
    .gen = скакуна
    .acc = скакуна
    .pl = скакунов
    .ins = скакуном
thing-steed = { $count ->
    [all] все скакуны
    [none] скакуна
    [each] каждый скакун
    [1] скакун
    [one] { $count } скакун
    [few] { $count } скакуна
   *[other] { $count } скакунов
}
    .gen = { $count ->
    [all] всех скакунов
    [1] скакуна
   *[other] { $count } скакунов
}
    .acc = { $count ->
    [all] всех скакунов
    [each] каждого скакуна
    [1] скакуна
    [few] { $count } скакунов
   *[other] { $count } скакунов
}
    .ins = { $count ->
    [all] всеми скакунами
    [1] скакуном
   *[other] { $count } скакунами
}
tag-bandit = бандит
    .of = из бандитов
    .ins = бандитом
tag-tack = сбруя
    .of = из сбруи
    .ins = сбруей
with-without-tag = { $thing } не из сбруи
    .gen = { CASE($thing, "gen") } не из сбруи
    .acc = { CASE($thing, "acc") } не из сбруи

house-listen-at-the-door = Ход начинается со скрытой двери для того, кто ходит, а обчищенная комната приносит сокровище.
house-shared-victory = Кто помогает в победном бою, тоже побеждает.
