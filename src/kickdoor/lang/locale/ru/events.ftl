### Журнал: по предложению на событие. $who: чьё событие, $to: другой участник. Имена не склоняются.

list-two = { $first } и { $second }
list-more = { $first }, { $second }
some-doors = { $count ->
    [1] дверь
    [one] { $count } дверь
    [few] { $count } двери
   *[other] { $count } дверей
}
some-treasures = { $count ->
    [1] сокровище
    [one] { $count } сокровище
    [few] { $count } сокровища
   *[other] { $count } сокровищ
}
some-cards = { $count ->
    [1] одна карта
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}

## Ход

event-first-player = { $who } начинает.
event-turn-began = { $who }: ход { $amount }.
event-turn-ended = { $who } завершает ход.
event-kicked = { $who } вышибает дверь.
event-won = { $winners } { $count ->
    [one] побеждает!
   *[other] побеждают вместе!
}

## Карты переходят

event-moved-door-hand = { $who } тянет: { $cards }.
event-moved-treasure-hand = { $who } тянет: { $cards }.
event-moved-door-flight = За дверью: { $cards }.
event-moved-door-discards-flight = Из сброса: { $cards }.
event-moved-door-corpse = Находка: { $cards }.
event-moved-treasure-corpse = Находка: { $cards }.
event-moved-treasure-discards-corpse = Находка в сбросе: { $cards }.
event-moved-flight-hand = { $who } берёт на руку: { $cards }.
event-moved-flight-centre = Теперь посреди стола: { $cards }.
event-moved-centre-door-discards = Уходит со середины стола: { $cards }.
event-moved-centre-treasure-discards = Уходит со середины стола: { $cards }.
event-moved-hand-hand = { $from } отдаёт, { $who } получает: { $cards }.
event-moved-table-table = { $from } отдаёт, { $who } получает: { $cards }.
event-moved-hand-door-discards = { $who } сбрасывает: { $cards }.
event-moved-hand-treasure-discards = { $who } сбрасывает: { $cards }.
event-moved-table-door-discards = { $who } теряет: { $cards }.
event-moved-table-treasure-discards = { $who } теряет: { $cards }.
event-moved-table-hand = { $who } возвращает на руку: { $cards }.
event-moved-door-discards-hand = { $who } берёт из сброса: { $cards }.
event-moved-treasure-discards-hand = { $who } берёт из сброса: { $cards }.
event-moved-door-discards-table = { $who } получает из сброса: { $cards }.
event-moved-treasure-discards-table = { $who } получает из сброса: { $cards }.
event-moved-corpse-hand = { $who } берёт: { $cards }.
event-moved-corpse-door-discards = Никому не досталось: { $cards }.
event-moved-corpse-treasure-discards = Никому не досталось: { $cards }.
event-looked = { $who } смотрит верх колоды { $target ->
    [door] дверей
   *[treasure] сокровищ
}.
event-buried = { $who } убирает карту под низ колоды.
event-play-stopped = Не срабатывает: { $cards }.
event-moved-fight-hand = { $who } возвращает на руку: { $cards }.
event-moved-fight-table = { $who } оставляет себе: { $cards }.
event-moved-pile-table = { $who } отныне в роли: { $cards }.
event-moved-stack-table = { $who } получает: { $cards }.
event-moved-table-pile = { $who } отказывается: { $cards }.
event-moved-table-stack = { $who } теряет: { $cards }.
event-shuffled = { $target ->
    [door] Сброс дверей перемешан в новую колоду.
   *[treasure] Сброс сокровищ перемешан в новую колоду.
}

## Розыгрыши

event-played = { $who } играет: { $cards }.
event-used = { $who } применяет: { $cards }.
event-used-put = { $who } вводит в игру: { $cards }.
event-used-attach = { $who } приделывает: { $cards }.
event-used-named = { $who } применяет: { $cards } ({ $ability }).
event-equipped = { $who } надевает: { $cards }.
event-unequipped = { $who } снимает: { $cards }.
event-shown = { $who } показывает: { $cards }.
event-carried = { $who } даёт нести: { $cards }.
event-tamed = { $who } седлает монстра: { $cards } (+{ $amount }).
event-kept-pet = { $who } заводит питомца: { $cards }.
event-sold = { $who } продаёт за { $amount } { term-gold }: { $cards }.
event-boosted = { $side ->
    [munchkins] Манчкины получают { SIGNED($amount) } ({ $cards }).
    [monsters] Монстры получают { SIGNED($amount) } ({ $cards }).
   *[player] { $to } получает { SIGNED($amount) } ({ $cards }).
}

## Уровни, проклятия, смерть

event-level-gained = { $amount ->
    [1] { $who } получает уровень.
    [one] { $who } получает { $amount } уровень.
    [few] { $who } получает { $amount } уровня.
   *[other] { $who } получает { $amount } уровней.
}
event-level-lost = { $amount ->
    [1] { $who } теряет уровень.
    [one] { $who } теряет { $amount } уровень.
    [few] { $who } теряет { $amount } уровня.
   *[other] { $who } теряет { $amount } уровней.
}
event-cursed = { $who } под проклятием: { $cards }.
event-cursed-by = { $to } насылает проклятие, { $who } страдает: { $cards }.
event-curse-cancelled = { $who } избегает проклятия: { $cards }.
event-died = { $who } умирает.

## Кубик

event-rolled = { $who } бросает { $for }: { $amount }.
event-rolled-again = Кубик брошен заново: { $amount }.
event-rolled-set = Кубик повёрнут на { $amount }.
event-die-changed = Бросок получает { SIGNED($amount) }.
event-die-used = Бросок считается за { $amount }.
event-die-cancelled = Бросок не считается.

## Бой

event-monster-joined = В бой вступает: { $cards }.
event-monster-joined-clone = Теперь в бою дважды: { $cards }.
event-monster-removed = Выходит из боя: { $cards }.
event-monster-killed = Монстр { term-killed }: { $cards }.
event-insight = { $to } знает, что держит { $who }: { $cards }.
event-helper-joined = { $who } приходит на помощь. Бой ведёт { $to }.
event-helper-joined-forced = { $who } помогает не по своей воле. Бой ведёт { $to }.
event-helper-left = { $who } больше не помогает.
event-claimed = { $who } объявляет победу.
event-conceded = { $who } признаёт поражение.
event-claim-void = { $who } уже не побеждает.
event-window = { $detail ->
    [claim] Последний шанс испортить победу.
   *[concede] Последний шанс на спасение: { $who }.
}
event-combat-won = { $to ->
    [nobody] { $who } побеждает в бою.
   *[other] { $who } и { $to } побеждают в бою.
}
event-combat-off = Биться больше не с кем.
event-combat-lost = { $who } проигрывает бой: пора смываться.
event-combat-ended = Бой окончен.
event-escaped = { $who } смывается: { $cards }.
event-caught = { $who } не уходит от погони: { $cards }.
event-runaway = Всё пошло по кругу, поэтому на этом конец.

## Сделки

event-offered = { $detail ->
    [help] { $who } зовёт на помощь: { $to }.
    [service] { $who } предлагает помощь за другую цену: { $to }.
   *[trade] { $who } предлагает обмен: { $to }.
}
event-accepted = { $detail ->
    [help] { $who } соглашается помочь.
    [service] { $who } принимает помощь: { $to }.
   *[trade] { $who } принимает обмен: { $to }.
}
event-declined = { $detail ->
    [help] { $who } не помогает.
    [service] { $who } обходится без помощи: { $to }.
   *[trade] { $who } отклоняет обмен: { $to }.
}
event-withdrawn = { $detail ->
    [void] { $who } больше не может сдержать обещание: { $to }.
   *[other] { $who } забирает предложение: { $to }.
}
