### Силы и их ранги, чего не видят монстры, что подсмотрено, потеряно и подобрано с помойки.

per-cards = { SIGNED($amount) } за { CASE($which, "acc") } у тебя в игре
per-other-identities = { SIGNED($amount) } за каждую карту { CASE($group, "gen") }, какой у тебя нет, а у соперников есть
per-name-words = { SIGNED($amount) } за каждое слово после первого в самом длинном из английских имён монстров
per-name-vowels = { SIGNED($amount) } за каждую гласную в английских именах монстров в бою
mod-rank-room = сумма рангов твоих карт может быть больше уровня на { $amount }

quality-unknown-to-monsters = монстры не получают бонусов за то, кто ты
quality-hides-partner = монстры не получают бонусов за то, кто твой напарник по бою

hears-identity-lost = когда такая карта потеряна,
hears-scrapped = когда другой игрок продаёт, сбрасывает или теряет шмотку,
hears-lose-identity = когда ты вот-вот потеряешь такую карту,

cond-before-door = { $person ->
    [second] дверь ещё закрыта
   *[third] ходит и ещё не открывает дверь
}
cond-before-door-not = { $person ->
    [second] дверь уже открыта
   *[third] не ходит или уже открывает дверь
}
cond-lost-to = { $cause ->
    [bad-stuff] виновато непотребство
   *[curse] виновато { term-curse.nom }
}
cond-lost-to-not = { $cause ->
    [bad-stuff] виновато не непотребство
   *[curse] виновато не { term-curse.nom }
}

op-peek = посмотри верхнюю карту колоды { $deck ->
    [door] дверей
   *[treasure] сокровищ
}
op-peek-take = { $text }; если это { $which }, можешь взять её на руку
op-find-lesser = найди в сбросе дверей, считая сверху, первую такую карту рангом ниже: она входит в игру, а если не помещается, то идёт на руку
op-take-scrap = эта карта идёт тебе на руку; если желающих несколько, она достаётся тому, кто выкинет больше

prompt-peek = «{ $card }»: что делать с верхней картой?
prompt-salvage = Кто-то расстаётся с картой «{ $card }». Забрать её?
word-leave = Оставить на месте
word-take = Взять
cost-first-any = сбрось { first-any-and-more }
    .inf = сбросить { first-any-and-more }
first-any-and-more = { $more ->
    [0] { CASE($which, "acc") }
    [1] { CASE($which, "acc") } и ещё одну карту
    [few] { CASE($which, "acc") } и ещё { $more } карты
   *[other] { CASE($which, "acc") } и ещё { $more } карт
}
cond-partner = { $person ->
    [second] с тобой дерётся тот, { who-whom }
   *[third] дерётся вместе с тем, { who-whom }
}
cond-partner-not = { $person ->
    [second] с тобой не дерётся тот, { who-whom }
   *[third] дерётся без того, { who-whom }
}
