### Как зовётся набор, его слова и что говорят его домашние правила.

pack-russia = Манчкины в России

term-loot = Обчистить закрома
term-gold = рублей

plain-citizen = простой Гражданин
    .gen = простого Гражданина
    .acc = простого Гражданина
    .ins = простым Гражданином
plain-in-between = межсезонье
    .ins = в межсезонье
group-season = сезон
    .gen = сезона
    .acc = сезон
    .ins = сезоном
    .pl = сезонов
tag-dragon = дракон
    .of = драконьей породы
    .ins = драконом
tag-fire = огонь
tag-afraid-of-fire = боится огня
tag-fur = мех
tag-winter = зима
    .ins = зимой
tag-spring = весна
    .ins = весной
tag-summer = лето
    .ins = летом
tag-autumn = осень
    .ins = осенью
kind-scene = Сезон
    .nom = сезон
    .gen = сезона
    .acc = сезон
    .ins = сезоном
    .pl = сезонов

cond-centre-season = { $person ->
    [second] сейчас { $name }
   *[third] играет { CASE($name, "ins") }
}
cond-centre-season-not = { $person ->
    [second] сейчас не { $name }
   *[third] играет не { CASE($name, "ins") }
}

prompt-turn-trouble = За дверью не было монстра: ищи неприятности или обчисти закрома.
refusal-turn-phase-two-choice = Сначала ищи неприятности или обчисти закрома.
refusal-turn-phase-two-skipped-after-monster = Неприятности и закрома бывают, только если за дверью не было монстра.
hears-loot = когда ты обчищаешь закрома,

house-first-player = Место, с которого начинают: того, кто позже всех лежал на печи или сидел на балете. При 0 решит кубик.
house-listen-at-the-door = Ход начинается со скрытой двери для того, кто ходит, а обчищенные закрома приносят сокровище.
house-shared-victory = Кто помогает в победном бою, тоже побеждает, какой бы ни был уровень.
house-level-only-counts-penalties = Если монстр считает только уровень, штрафы твоей стороны всё равно в силе.
