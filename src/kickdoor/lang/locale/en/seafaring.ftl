### Words of ships, of those who sail and sell them, and of who goes first when things go wrong.

op-refit = swap { $which } of yours for the topmost one among the { $deck ->
    [treasure] Treasure
   *[door] Door
} discards
op-refit-moves = { $text }; each { $moves } on it comes along
op-survey = look at the top { $count } { $deck ->
    [treasure] Treasures
   *[door] Doors
} of the deck and keep one in hand; the other goes back on top or under the deck
op-take-met = take that monster into your hand
op-look-hand = look at the hand of { $subject }
op-after-you = your partner has to run from { $monster } before you do; if it catches your partner, you get away from it without a roll
op-roll-against-lead = you and { $player } roll a die each; if yours with { SIGNED($lead) } is higher, { $higher }
or-follower = { $thing } or { AN(term-follower) }
with-mount = { $thing } to ride, drive or sail
with-no-mount = { $thing } that nobody rides, drives or sails
quality-outpaces-partner = you run after your partner, and get away from each monster against which you roll more than your partner did
quality-loots-first = you are the first to loot a body, whatever the levels
quality-unlooted = nobody loots your body
mod-sale-times = each { term-item } counts { $amount ->
    [2] twice
   *[other] { $amount } times
} when you sell it
mod-sale-times-of = each { $which } counts { $amount ->
    [2] twice
   *[other] { $amount } times
} when you sell it
mod-places-set = { $amount ->
    [99] you may have any number of { $group } cards
   *[other] you may have { $amount } { $group } cards
}
mod-sale-once = once a turn, one { term-item } that you sell counts { $amount } { term-gold } more
number-sale-times = price of each { term-item }
number-sale-once = price of one { term-item } a turn
limit-loss = { $times ->
    [one] once for each loss
   *[other] up to { $times } times for each loss
}
cond-wearing-ship = { $person ->
    [second] you sail { $which }
   *[third] sails { $which }
}
cond-wearing-ship-not = { $person ->
    [second] you sail { $none }
   *[third] sails { $none }
}
cond-handed-over = { $person ->
    [second] it is { $which } in play
   *[third] sees { $which } in play change hands
}
cond-handed-over-not = { $person ->
    [second] it is no { $which } in play
   *[third] sees something else change hands
}
prompt-refit = { $card }: which one goes?
prompt-survey = { $card }: which one do you keep?
event-hand-seen = { $who } looks at the hand of { $to }.
