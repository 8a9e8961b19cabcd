### Что делает карта: «потеряй уровень» (second) и «этот игрок теряет уровень» (third).

then = { $first }; { $second }
or-else = { $text }, а если { $how ->
    [lose-follower] терять некого
    [lose-hand] сбрасывать нечего
    [suffer-discarded] его там нет
    [convert] это и так про тебя
   *[other] терять нечего
}, { $else }
nothing = ничего не происходит
prevented = этого не происходит

some-levels = { $count ->
    [1] уровень
    [one] { $count } уровень
    [few] { $count } уровня
   *[other] { $count } уровней
}
op-lose-levels = { $count ->
    [rolled] { $person ->
        [second] потеряй столько уровней, сколько выпало
       *[third] { $subject } теряет столько уровней, сколько выпало
    }
   *[other] { $person ->
        [second] потеряй { some-levels }
       *[third] { $subject } теряет { some-levels }
    }
}
op-gain-levels = { $person ->
    [second] получи { some-levels }
   *[third] { $subject } получает { some-levels }
}{ $may_win ->
    [yes] , хотя бы и победный
   *[no] { "" }
}
op-to-level = { $of ->
    [lowest] { $person ->
        [second] упади до уровня самого слабого игрока
       *[third] { $subject } падает до уровня самого слабого игрока
    }
   *[other] { $person ->
        [second] упади до уровня { $of }
       *[third] { $subject } падает до уровня { $of }
    }
}
op-steal-level = { $player } теряет уровень, и его получаешь ты

op-lose-items = { $pick ->
    [random] { $person ->
        [second] потеряй { CASE($which, "acc") } наугад
       *[third] { $subject } теряет { CASE($which, "acc") } наугад
    }
    [strongest] { $person ->
        [second] потеряй { CASE($which, "acc") } { strongest }
       *[third] { $subject } теряет { CASE($which, "acc") } { strongest }
    }
    [dearest] { $person ->
        [second] потеряй { CASE($which, "acc") } { dearest }
       *[third] { $subject } теряет { CASE($which, "acc") } { dearest }
    }
    [left] { $person ->
        [second] потеряй { CASE($which, "acc") } по выбору соседа слева
       *[third] { $subject } теряет { CASE($which, "acc") } по выбору соседа слева
    }
    [right] { $person ->
        [second] потеряй { CASE($which, "acc") } по выбору соседа справа
       *[third] { $subject } теряет { CASE($which, "acc") } по выбору соседа справа
    }
   *[victim] { $person ->
        [second] потеряй { CASE($which, "acc") }
       *[third] { $subject } теряет { CASE($which, "acc") }
    }
}
strongest = { $count ->
    [one] с самым большим бонусом
   *[other] с самыми большими бонусами
}
dearest = { $count ->
    [one] с самой высокой ценой
   *[other] с самыми высокими ценами
}
op-lose-value = { $person ->
    [second] потеряй шмотки общей ценой не меньше { $at_least } { term-gold } или всё, что есть,
   *[third] { $subject } теряет шмотки общей ценой не меньше { $at_least } { term-gold } или всё, что есть,
}
op-pay-equal = { $person ->
    [second] выбери свою шмотку в игре и сбрось её; каждый другой игрок сбрасывает шмотки не меньшей цены или всё, что есть
   *[third] { $subject } сбрасывает шмотку из игры; каждый другой игрок сбрасывает шмотки не меньшей цены или всё, что есть
}
op-lose-hand = { $to ->
    [picker] { $pick ->
        [left] { $person ->
            [second] сосед слева забирает { hand-cards-unseen }
           *[third] сосед слева от { CASE($subject, "gen") } забирает { hand-cards-unseen }
        }
        [random] { $person ->
            [second] соперник забирает { hand-cards-unseen }
           *[third] { $subject } отдаёт тебе вслепую { hand-cards }
        }
       *[right] { $person ->
            [second] сосед справа забирает { hand-cards-unseen }
           *[third] сосед справа от { CASE($subject, "gen") } забирает { hand-cards-unseen }
        }
    }
    [lowest] { $person ->
        [second] отдай { hand-cards } игроку самого низкого уровня
       *[third] { $subject } отдаёт { hand-cards } игроку самого низкого уровня
    }
   *[discard] { $pick ->
        [left] { $person ->
            [second] сосед слева сбрасывает { hand-cards-unseen }
           *[third] сосед слева от { CASE($subject, "gen") } сбрасывает { hand-cards-unseen }
        }
        [right] { $person ->
            [second] сосед справа сбрасывает { hand-cards-unseen }
           *[third] сосед справа от { CASE($subject, "gen") } сбрасывает { hand-cards-unseen }
        }
        [random] { $person ->
            [second] сбрось { hand-cards } наугад
           *[third] { $subject } сбрасывает { hand-cards } наугад
        }
       *[victim] { $person ->
            [second] сбрось { hand-cards }
           *[third] { $subject } сбрасывает { hand-cards }
        }
    }
}
hand-cards = { $deck ->
    [door] { $count ->
        [all] все двери с руки
        [1] дверь с руки
        [one] { $count } дверь с руки
        [few] { $count } двери с руки
       *[other] { $count } дверей с руки
    }
    [treasure] { $count ->
        [all] все сокровища с руки
        [1] сокровище с руки
        [one] { $count } сокровище с руки
        [few] { $count } сокровища с руки
       *[other] { $count } сокровищ с руки
    }
   *[any] { hand-cards-any }
}
hand-cards-any = { $count ->
    [all] { $person ->
        [second] всю руку
       *[third] всю свою руку
    }
    [1] карту с руки
    [one] { $count } карту с руки
    [few] { $count } карты с руки
   *[other] { $count } карт с руки
}
hand-cards-unseen = { $count ->
    [all] { $person ->
        [second] всю твою руку
       *[third] всю его руку
    }
    [1] { $person ->
        [second] вслепую карту с твоей руки
       *[third] вслепую карту с его руки
    }
    [one] { $person ->
        [second] вслепую { $count } карту с твоей руки
       *[third] вслепую { $count } карту с его руки
    }
    [few] { $person ->
        [second] вслепую { $count } карты с твоей руки
       *[third] вслепую { $count } карты с его руки
    }
   *[other] { $person ->
        [second] вслепую { $count } карт с твоей руки
       *[third] вслепую { $count } карт с его руки
    }
}
op-lose-identity = { $count ->
    [all] { $person ->
        [second] потеряй все карты { CASE($group, "pl") }
       *[third] { $subject } теряет все карты { CASE($group, "pl") }
    }
    [1] { $pick ->
        [random] { $person ->
            [second] потеряй { CASE($group, "acc") } наугад
           *[third] { $subject } теряет { CASE($group, "acc") } наугад
        }
       *[victim] { $person ->
            [second] потеряй { CASE($group, "acc") }
           *[third] { $subject } теряет { CASE($group, "acc") }
        }
    }
    [few] { $person ->
        [second] потеряй { $count } карты { CASE($group, "gen") }
       *[third] { $subject } теряет { $count } карты { CASE($group, "gen") }
    }
   *[other] { $person ->
        [second] потеряй { $count } карт { CASE($group, "gen") }
       *[third] { $subject } теряет { $count } карт { CASE($group, "gen") }
    }
}
op-swap-identity = { $person ->
    [second] смени все свои карты { CASE($group, "pl") } на верхнюю такую карту из сброса; если в сбросе её нет, просто потеряй свои
   *[third] { $subject } меняет все свои карты { CASE($group, "pl") } на верхнюю такую карту из сброса; если в сбросе её нет, просто теряет свои
}
op-lose-follower = { $person ->
    [second] потеряй { term-follower.acc } и всё, что он несёт
   *[third] { $subject } теряет { term-follower.acc } и всё, что он несёт
}
op-die = { $person ->
    [second] ты умираешь
   *[third] { $subject } умирает
}
unless = { $text }, если только не выполнено условие: { $unless }
unless-else = { $text }; но если { $unless }, { $else }

op-boost = { $target ->
    [either] { SIGNED($amount) } любой стороне на выбор
    [munchkins] манчкины получают { SIGNED($amount) }
    [monsters] монстры получают { SIGNED($amount) }
    [you] ты получаешь { SIGNED($amount) }
   *[player] { $subject } получает { SIGNED($amount) }
}
op-boost-half-level = { $target ->
    [you] ты получаешь { half-level }
   *[other] манчкины получают { half-level }
}
half-level = половину уровня { CASE($card, "gen") } с руки (с округлением вверх){ $most ->
    [0] {""}
   *[other] , но не больше { SIGNED($most) }
}
op-boost-double = { $person ->
    [second] твоя собственная сила считается дважды
   *[third] сила { CASE($subject, "gen") } считается дважды
}
op-enhance = { $monster } получает { SIGNED($strength) }
op-enhance-treasures = { $monster } получает { SIGNED($strength) } и приносит { more-treasures }
more-treasures = { $treasures ->
    [-1] на одно сокровище меньше
    [1] на одно сокровище больше
    [2] на два сокровища больше
    [3] на три сокровища больше
   *[other] иное число сокровищ ({ SIGNED($treasures) })
}
op-remove-monster = { $treasure ->
    [yes] { $monster } выходит из боя, а его сокровища остаются
    [no] { $monster } выходит из боя и уносит свои сокровища
   *[edition] { $monster } выходит из боя
}
op-remove-all-monsters = { $treasure ->
    [yes] все монстры выходят из боя, а их сокровища остаются
    [no] все монстры выходят из боя и уносят свои сокровища
   *[edition] все монстры выходят из боя
}
op-kill-monster = { $monster } { term-killed }
op-add-monster = { $card ->
    [this] он вступает в бой
   *[other] добавь с руки { CASE($card, "acc") }
}
op-clone-monster = у { CASE($monster, "gen") } появляется двойник с теми же усилителями и той же наградой
op-swap-monster = убери { CASE($monster, "acc") } и поставь вместо него { CASE($card, "acc") } с руки
op-swap-monster-this = замени его на { CASE($card, "acc") } с руки
op-end-combat = { $treasures ->
    [0] { called-off }
    [1] { called-off }, а главный в бою тянет сокровище
    [one] { called-off }, а главный в бою тянет { $treasures } сокровище
    [few] { called-off }, а главный в бою тянет { $treasures } сокровища
   *[other] { called-off }, а главный в бою тянет { $treasures } сокровищ
}
called-off = объяви ничью (никто не победил, никому не надо смываться)
op-transfer-combat = { $player } бьётся вместо тебя и твоего помощника
op-force-help = { $player } обязан тебе помочь
op-leave-combat = { $person ->
    [second] выйди из боя
   *[third] { $subject } перестаёт помогать
}
op-borrow-item = возьми до конца боя { CASE($item, "acc") } у { CASE($player, "gen") }
op-escape = { $who ->
    [side] { $from ->
        [all] вся твоя сторона смывается без броска
       *[picked] вся твоя сторона без броска смывается от { CASE($monster, "gen") }
    }
    [player] { $from ->
        [all] { $player } смывается без броска
       *[picked] { $player } без броска смывается от { CASE($monster, "gen") }
    }
   *[you] { $from ->
        [all] смойся без броска
       *[picked] без броска смойся от { CASE($monster, "gen") }
    }
}
op-reroll = кубик бросают заново
op-set-die = { $to ->
    [picked] поверни кубик на любое число
   *[other] поверни кубик на { $to }
}
op-change-die = результат получает { SIGNED($by) }
op-cancel = отмени его
op-draw = { $person ->
    [second] тяни { drawn-cards } { face }
   *[third] { $subject } тянет { drawn-cards } { face }
}
drawn-cards = { $deck ->
    [door] { $count ->
        [1] дверь
        [one] { $count } дверь
        [few] { $count } двери
       *[other] { $count } дверей
    }
   *[treasure] { $count ->
        [1] сокровище
        [one] { $count } сокровище
        [few] { $count } сокровища
       *[other] { $count } сокровищ
    }
}
face = { $face ->
    [up] в открытую
   *[down] в закрытую
}
op-take-discard = просмотри { $deck ->
    [door] сброс дверей
    [treasure] сброс сокровищ
   *[any] сбросы
} и возьми оттуда на руку { CASE($which, "acc") }
op-draw-discarded = вместо этого возьми верхнюю карту сброса
op-steal-item = забери { CASE($item, "acc") } у { CASE($player, "gen") }
op-swap-hands = поменяйся рукой с соперником: это { $player }
op-pass-left = { $count ->
    [1] каждый передаёт карту с руки соседу слева
    [one] каждый передаёт { $count } карту с руки соседу слева
    [few] каждый передаёт { $count } карты с руки соседу слева
   *[other] каждый передаёт { $count } карт с руки соседу слева
}
op-put-item = введи её в игру
op-put-identity = введи её в игру
op-put-follower = введи его в игру
op-put-scene = положи её посреди стола
op-swap-card = отдай { CASE($card, "acc") } { CASE($player, "dat") } и возьми взамен случайную карту с его руки
op-another-door = сбрось этого монстра и открой другую дверь
op-discard-this = сбрось эту карту
op-discard-picked = сбрось { CASE($card, "acc") }
op-appraise = посмотри верхнюю карту колоды { $deck ->
    [door] дверей
   *[treasure] сокровищ
} и оставь её на месте или убери под низ колоды
op-suffer-discarded = { $person ->
    [second] испытай на себе верхнее { term-curse.nom } из сброса дверей
   *[third] { $subject } испытывает на себе верхнее { term-curse.nom } из сброса дверей
}
op-tame-monster = оседлай { CASE($monster, "acc") }: он больше не дерётся и стал твоим скакуном с бонусом, равным его сокровищам
op-befall = { $person ->
    [second] получи состояние «{ $token }»
   *[third] { $subject } получает состояние «{ $token }»
}
op-lift = { $person ->
    [second] избавься от состояния «{ $token }»
   *[third] { $subject } избавляется от состояния «{ $token }»
}
op-keep-curse = возьми эту карту на руку
op-keep-pet = заведи питомца: { $monster } больше не дерётся
op-send-pet = твой питомец дерётся за игрока ({ $player }): тот получает его уровень, а питомец уходит в сброс
op-loose-pet = твой питомец присоединяется к монстрам
op-extra-turn = за этим ходом следует ещё один твой (но не третий)
op-eat-monster = съешь монстра уровня { $level_at_most } или ниже: сокровищ не будет, но ты получаешь уровень, как за убийство
op-drag-in = отказавшийся дерётся вместо тебя; всё, что принесёт победа, достаётся тебе, хотя убийство и не твоё
op-take-top = возьми на руку верхнюю карту сброса { $deck ->
    [door] дверей
   *[treasure] сокровищ
}
op-tame-gone = оседлай одного из его монстров: это твой скакун, и бонус от него равен сокровищам на его карте
op-sift-treasures = { $count ->
    [1] тяни на одно сокровище больше, чем причитается, и сбрось одно из полученных
   *[other] тяни сокровищ больше, чем причитается: +{ $count }, и столько же из полученных сбрось
}
op-conjure = сбрось { CASE($card, "acc") }, если уровень не выше твоего, и прибавь этот уровень к своей силе
op-roll-against = ты и { $player } бросаете по кубику; если у тебя больше, { $higher }
op-roll-against-else = { $text }; иначе { $else }
op-pass-roll = бросок всё-таки удаётся
op-keep-monster = оставь перед собой монстра из этого боя
op-take-back = верни на руку разовую шмотку, которая помогла твоей стороне
op-take-bad-stuff = прими его на себя
op-bless-roll = если бросок удастся, тяни { $treasures ->
    [1] сокровище
    [one] { $treasures } сокровище
    [few] { $treasures } сокровища
   *[other] { $treasures } сокровищ
} в закрытую
op-stop-play = сыгранная карта { $to ->
    [hand] возвращается на руку тому, кто её сыграл
   *[discard] сбрасывается без действия
}
op-stop-play-bar = { $text }, а сам он больше не играет карт в этом бою
op-scale-bonus = { $times ->
    [2] её бонус считается дважды
    [few] её бонус считается { $times } раза
   *[other] её бонус считается { $times } раз
}
op-return-after-fight = в конце боя она возвращается тебе на руку
op-give-hand-card = отдай этому игроку карту с руки
op-silence-item = { $item } до конца боя не даёт бонуса
op-attach = приделай её: { $item }
op-curse = { $player } получает { term-curse.acc }

op-if = если { $when }, { $then }
op-if-else = если { $when }, { $then }; иначе { $else }
op-if-else-if = если { $when }, { $then }; { $else }
op-if-not = если не выполнено условие ({ $when }), { $else }
op-roll = { $person ->
    [second] брось { roll-which } ({ $rows })
   *[third] { $subject } бросает { roll-which } ({ $rows })
}
roll-which = { $sides ->
    [0] кубик
    [20] двадцатигранный кубик
    [one] кубик с { $sides } гранью
   *[other] кубик с { $sides } гранями
}
roll-row = { $low }–{ $high }: { $text }
roll-row-one = { $low }: { $text }
rows = { $first }; { $second }
op-choose = { $person ->
    [second] выбери одно ({ $choices })
   *[third] { $subject } выбирает одно ({ $choices })
}
or-this = { $first }; либо { $second }
