### Cards that lie face down and claim something, dice that are picked, and monsters that are turned away.

per-all-followers = { SIGNED($amount) } for each { term-follower } in play, whoever has it
quality-picks-roll = you roll two dice for every roll and pick the one that counts

hears-joining = when a monster is about to join a fight that is on, anybody's,
hears-follower-scrapped = when another player parts with { AN(term-follower) }

cond-bluffs = { $person ->
    [second] a card of yours lies face down in the fight
   *[third] has a card lying face down in the fight
}
cond-bluffs-not = { $person ->
    [second] no card of yours lies face down in the fight
   *[third] has no card lying face down in the fight
}

op-turn-away = it goes back where it came from, and the card that brought it is discarded
op-turn-die = turn the die { $by ->
    [1] up by one
    [-1] down by one
   *[other] by { SIGNED($by) }
}, no further than it has faces
op-bluff = lay { $card } face down: you get { SIGNED($bonus) } until the fight ends, unless somebody shows that it has no bonus
op-call-bluff = the face-down card is turned up: with a bonus on it, what you discarded goes to the hand of its owner; without one it counts no more

prompt-pick-roll = Choose the die that counts.
event-bluff-called = { $who } looks behind the curtain at { $cards }: { $amount ->
    [0] a bluff
   *[other] honest
}.
event-moved-hand-stack = { $who } lays a card face down.
event-moved-stack-fight = { $cards } is turned up.
event-moved-stack-treasure-discards = { $cards } goes to the discards.
