### Words of ships, drones, curiosity and trade.

op-talk-away = { $monster } leaves: no level, but you draw a Treasure face down if it was worth any
op-give-picked = give a card of your hand to { $player }, who cannot refuse it
op-arrange = look at the top { $count } { $deck ->
    [treasure] Treasures
   *[door] Doors
 } of the deck and put them back in any order
op-draft = the { term-follower } on top of the Treasure discards comes into play; if you have no room, one of yours goes
op-barter = { $among ->
    [one] swap one of your items for the item on top of the Treasure discards, if it is worth no more; it goes to your hand
   *[other] swap items of yours for items among the top { $among } Treasure discards, each for one that is worth no more; they go to your hand
}
op-join = { $item } and another one ({ $which }) of yours are one item from now on: their bonuses, values, limits and tags add up, it takes the hands of the one that needs most, is Big if one of them is or if it has three parts, and cannot be taken apart
op-overclock = the bonus on { $item } counts twice until the fight ends
op-burn-out = discard the item whose bonus counted twice
op-keep-drone = keep { $monster } as your Drone: it fights no more, and may be sacrificed like a { term-follower }
op-spend-drone = discard a Drone in its place
op-send-on = { $monster } waits for the player on your left, who fights it with whatever the next door brings; you can ask nobody for help in this fight any more
op-another-opening = open another door as if you had just kicked it open, instead of looting the room in this turn
op-divert-curse = it strikes another player of your choice, as if you had played it
cond-turned-up = { $person ->
    [second] you turned it up yourself
   *[third] turned it up himself
}
cond-turned-up-not = { $person ->
    [second] somebody played it on you
   *[third] had it played on him
}
cond-single-monster = { $person ->
    [second] you face exactly one monster
   *[third] faces exactly one monster
}
cond-single-monster-not = { $person ->
    [second] you do not face exactly one monster
   *[third] does not face exactly one monster
}
cond-within-levels = { $person ->
    [second] no monster's card shows more than { $times } times your level
   *[third] has at least one { $times }th of the level of each monster
}
cond-within-levels-not = { $person ->
    [second] a monster's card shows more than { $times } times your level
   *[third] has less than one { $times }th of the level of a monster
}
cond-on-top = { $of ->
    [door] { $which } is on top of the Door discards
   *[treasure] { $which } is on top of the Treasure discards
}
cond-on-top-not = { $of ->
    [door] something else is on top of the Door discards
   *[treasure] something else is on top of the Treasure discards
}
cond-door-dealt-with = { $person ->
    [second] your door held no monster and all is dealt with
   *[third] has dealt with a door that held no monster
}
cond-door-dealt-with-not = { $person ->
    [second] you are not between a door without a monster and what follows
   *[third] is not between a door without a monster and what follows
}
cond-sent-on = { $person ->
    [second] you have passed a monster on in this fight
   *[third] has passed a monster on in this fight
}
cond-sent-on-not = { $person ->
    [second] you have passed no monster on in this fight
   *[third] has passed no monster on in this fight
}
cond-has-drone = { $person ->
    [second] you have a Drone
   *[third] has a Drone
}
cond-has-drone-not = { $person ->
    [second] you have no Drone
   *[third] has no Drone
}
with-any-slot = { $thing } for { $slots }
mod-spare-room = { $amount ->
    [one] you have room for one thing more in one of these: { $slots }
   *[other] you have room for { $amount } things more, as you like among these: { $slots }
}
mod-carried-limit = { $amount ->
    [one] of { $which } you may have one more in play
   *[other] of { $which } you may have { $amount } more in play
}
mod-carried-limit-set = { $amount ->
    [99] of { $which } you may have any number in play
    [one] of { $which } you may have only one in play
   *[other] of { $which } you may have only { $amount } in play
}
number-spare-room = spare room
number-carried-limit = limit
per-table-bonus = the bonus of each { $which } on the table, whoever owns it
quality-hyper-curious = where your two doors show one monster or none, you may open as many doors more as showed something else, each before any fight
refusal-engine-carried-limit = You have as many things of this sort in play as you may have.
prompt-curious = Open another door?
prompt-arrange = Which card comes next from the top?
prompt-barter-take = What do you want from the discards?
prompt-barter-give = What do you give for it?
prompt-join = What is it joined to?
prompt-divert = Who is struck instead?
event-joined = { $who } joins { $cards } into one.
event-kept-drone = { $who } assimilates { $cards }.
event-sent-on = { $who } passes { $cards } on to { $to }.
hears-death = when you are about to die
hears-item-lost = when you lose { AN(term-item) } to { AN(term-curse) } or to Bad Stuff, or burn one out
option-move-on = Move on
cond-won-alone = { $person ->
    [second] you had no helper
   *[third] had no helper
}
cond-won-alone-not = { $person ->
    [second] you had a helper
   *[third] had a helper
}
