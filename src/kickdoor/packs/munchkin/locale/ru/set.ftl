### Как зовётся набор, его слова и домашние правила.

pack-munchkin = Манчкин
house-listen-at-the-door = Ход начинается со скрытой двери для того, кто ходит, а обчищенная комната приносит сокровище.
house-shared-victory = Кто помогает в победном бою, тоже побеждает.
house-free-charity-discard = Лишние карты можно выбросить, а не отдавать самому слабому.

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
group-room = комната
    .gen = комнаты
    .acc = комнату
    .ins = комнатой
    .pl = комнат
kind-scene = Комната
    .nom = комната
    .gen = комнаты
    .acc = комнату
    .ins = комнатой
    .pl = комнат
tag-sword = Меч
    .of = меч
tag-staff = Посох
    .of = посох
tag-ring = Кольцо
    .of = кольцо
tag-fire = Огонь
    .of = из огня
lasts-turn = действует, пока не кончится ход
