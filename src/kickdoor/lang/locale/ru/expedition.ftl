### Слова о фамильярах, поднятых монстрах, взглядах вперёд и твёрдом шаге.

op-raise-top = монстр, лежавший сверху на сбросе дверей, вступает в бой и становится там { CASE($tag, "ins") }
op-lay-familiar = { $card } с руки ложится перед тобой прямо и становится твоим фамильяром вместо прежнего
op-tire-familiar = поверни фамильяра боком
op-rouse-familiar = поверни фамильяра прямо
op-bury-curse = убери карту «{ term-curse.nom }» под низ колоды дверей
op-triage = посмотри три верхние карты колоды { $deck ->
    [treasure] сокровищ
   *[door] дверей
 }: одну сбрось, одну возьми на руку, последнюю оставь сверху
op-appraise-for = посмотри верхнюю карту колоды { $deck ->
    [door] дверей
   *[treasure] сокровищ
 } и оставь её на месте или сбрось { $price ->
    [1] карту
    [one] { $price } карту
    [few] { $price } карты
   *[many] { $price } карт
 } с руки и убери её под низ колоды
op-boost-card-side = { $target ->
    [either] сторона на твой выбор получает то, что { $card } даёт тому, на ком надета
    [monsters] монстры получают то, что { $card } даёт тому, на ком надета
   *[munchkins] манчкины получают то, что { $card } даёт тому, на ком надета
}
cost-which = { $from ->
    [hand] { cost-discard-hand }
   *[any] { cost-discard }
 } (годится только { $which })
    .inf = { $from ->
    [hand] { cost-discard-hand.inf }
   *[any] { cost-discard.inf }
 } (годится только { $which })
a-door-card = дверь
a-treasure-card = сокровище
cond-has-familiar = { $person ->
    [second] твой фамильяр стоит прямо
   *[third] имеет фамильяра, который стоит прямо
}
cond-has-familiar-not = { $person ->
    [second] у тебя нет фамильяра, который стоит прямо
   *[third] не имеет фамильяра, который стоит прямо
}
cond-used = { $person ->
    [second] ты применил способность «{ $name }»
   *[third] применил способность «{ $name }»
}
cond-used-not = { $person ->
    [second] ты не применял способность «{ $name }»
   *[third] не применял способность «{ $name }»
}
cond-wearing-several = { $how ->
    [held] { $person ->
        [second] у тебя в руках { $which }
       *[third] держит в руках { CASE($which, "acc") }
    }
   *[worn] { $person ->
        [second] на тебе { $which }
       *[third] носит { CASE($which, "acc") }
    }
}
cond-wearing-several-not = { $person ->
    [second] ты не используешь { CASE($which, "acc") }
   *[third] не использует { CASE($which, "acc") }
}
quality-sure-footed = ничто не мешает тебе смываться; но если смыться нельзя совсем, то нельзя
quality-killed-return = убитые монстры, которых ты добавил в бой, после него возвращаются тебе на руку
hears-added-caught = когда монстр, которого ты добавил в чужой бой, кого-то ловит,
prompt-triage-discard = Какую карту сбросить?
prompt-triage-take = Какую карту взять на руку?
event-kept-familiar = У { $who } новый фамильяр: { $cards }.
event-tired = Фамильяр устал ({ $who }): { $cards }.
