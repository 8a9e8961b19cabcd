### Слова кораблей, тех, кто на них ходит и торгует, и тех, кто смывается первым.

op-refit = смени { CASE($which, "acc") } из своих на верхнюю такую карту из сброса { $deck ->
    [treasure] сокровищ
   *[door] дверей
}
op-refit-moves = { $text }; вместе с ней переходит { $moves }
op-survey = посмотри { $count ->
    [1] верхнюю карту
    [few] { $count } верхние карты
   *[other] { $count } верхних карт
} колоды { $deck ->
    [treasure] сокровищ
   *[door] дверей
} и оставь одну себе; другую верни наверх или под низ
op-take-met = возьми этого монстра на руку
op-look-hand = посмотри руку { CASE($subject, "gen") }
op-after-you = твой напарник смывается от { CASE($monster, "gen") } раньше тебя; если его поймают, ты смываешься оттуда без броска
op-roll-against-lead = ты и { $player } бросаете по кубику; если у тебя вместе с { SIGNED($lead) } больше, { $higher }
or-follower = { $thing } или { term-follower.nom }
    .acc = { CASE($thing, "acc") } или { term-follower.acc }
    .gen = { CASE($thing, "gen") } или { term-follower.gen }
with-mount = { $thing } для езды или плавания
    .acc = { CASE($thing, "acc") } для езды или плавания
    .gen = { CASE($thing, "gen") } для езды или плавания
with-no-mount = { $thing } не для езды и не для плавания
    .acc = { CASE($thing, "acc") } не для езды и не для плавания
    .gen = { CASE($thing, "gen") } не для езды и не для плавания
quality-outpaces-partner = ты смываешься после напарника и уходишь от каждого монстра, против которого твой бросок выше
quality-loots-first = тело обираешь раньше всех, каким бы ни был уровень
quality-unlooted = твоё тело никто не обирает
mod-sale-times = при продаже каждая шмотка стоит { $amount ->
    [2] вдвое
   *[other] в { $amount } раза
} дороже
mod-sale-times-of = при продаже { $which } стоит { $amount ->
    [2] вдвое
   *[other] в { $amount } раза
} дороже
mod-places-set = { $amount ->
    [99] карт вида «{ $group }» можно иметь сколько угодно
   *[other] Предел карт вида «{ $group }»: { $amount }
}
mod-sale-once = раз за ход одна шмотка при продаже стоит на { $amount } { term-gold } дороже
number-sale-times = цена каждой шмотки
number-sale-once = цена одной шмотки за ход
limit-loss = { $times ->
    [1] раз за каждую такую потерю
   *[other] до { $times } раз за каждую такую потерю
}
cond-wearing-ship = { $person ->
    [second] у тебя есть { $which }
   *[third] имеет { CASE($which, "acc") }
}
    .link = of
    .which = у которого есть { $which }
    .whom = у кого есть { $which }
cond-wearing-ship-not = { $person ->
    [second] у тебя нет { $none }
   *[third] не имеет { $none }
}
    .link = of
    .which = у которого нет { $none }
    .whom = у кого нет { $none }
cond-handed-over = { $person ->
    [second] это { $which } в игре
   *[third] видит, как из рук в руки переходит { $which } в игре
}
cond-handed-over-not = { $person ->
    [second] это не { $which } в игре
   *[third] видит, как из рук в руки переходит что-то другое
}
prompt-refit = «{ $card }»: что отдать?
prompt-survey = «{ $card }»: какую оставить?
event-hand-seen = { $who } смотрит руку: { $to }.
