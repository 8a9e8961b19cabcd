### The log: one sentence for each thing that happens. $who did it or has it, $to is the other one.

list-two = { $first } and { $second }
list-more = { $first }, { $second }
some-doors = { $count ->
    [one] a Door
   *[other] { $count } Doors
}
some-treasures = { $count ->
    [one] a Treasure
   *[other] { $count } Treasures
}
some-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}

## The turn

event-first-player = { $who } begins.
event-turn-began = { $who }: turn { $amount }.
event-turn-ended = { $who } ends the turn.
event-kicked = { $who } kicks the door open.
event-won = { $winners } { $count ->
    [one] wins the game!
   *[other] win the game!
}

## Cards that move

event-moved-door-hand = { $who } draws { $cards }.
event-moved-treasure-hand = { $who } draws { $cards }.
event-moved-door-flight = Behind the door: { $cards }.
event-moved-door-discards-flight = Taken from the discards: { $cards }.
event-moved-door-corpse = Found: { $cards }.
event-moved-treasure-corpse = Found: { $cards }.
event-moved-treasure-discards-corpse = Found among the discards: { $cards }.
event-moved-flight-hand = { $who } keeps { $cards } in hand.
event-moved-flight-centre = { $cards } lies in the middle of the table now.
event-moved-centre-door-discards = { $cards } leaves the middle of the table.
event-moved-centre-treasure-discards = { $cards } leaves the middle of the table.
event-moved-hand-hand = { $who } gets { $cards } from { $from }.
event-moved-table-table = { $who } gets { $cards } from { $from }.
event-moved-hand-door-discards = { $who } discards { $cards }.
event-moved-hand-treasure-discards = { $who } discards { $cards }.
event-moved-table-door-discards = { $who } loses { $cards }.
event-moved-table-treasure-discards = { $who } loses { $cards }.
event-moved-table-hand = { $who } takes { $cards } back in hand.
event-moved-door-discards-hand = { $who } takes { $cards } from the discards.
event-moved-treasure-discards-hand = { $who } takes { $cards } from the discards.
event-moved-door-discards-table = { $who } gets { $cards } from the discards.
event-moved-treasure-discards-table = { $who } gets { $cards } from the discards.
event-moved-corpse-hand = { $who } takes { $cards }.
event-moved-corpse-door-discards = Nobody takes { $cards }.
event-moved-corpse-treasure-discards = Nobody takes { $cards }.
event-looked = { $who } looks at the top of the { $target ->
    [door] Doors
   *[treasure] Treasures
}.
event-buried = { $who } puts it under the deck.
event-play-stopped = { $cards } does not work.
event-moved-fight-hand = { $who } takes { $cards } back in hand.
event-moved-fight-table = { $who } keeps { $cards }.
event-moved-pile-table = { $who } is { $cards } from now on.
event-moved-stack-table = { $who } gets { $cards }.
event-moved-table-pile = { $who } gives { $cards } up.
event-moved-table-stack = { $who } loses { $cards }.
event-shuffled = { $target ->
    [door] The Door discards are shuffled into a new deck.
   *[treasure] The Treasure discards are shuffled into a new deck.
}

## Plays

event-played = { $who } plays { $cards }.
event-used = { $who } uses { $cards }.
event-used-put = { $who } puts { $cards } into play.
event-used-attach = { $who } attaches { $cards }.
event-used-named = { $who } uses { $cards }: { $ability }.
event-equipped = { $who } puts on { $cards }.
event-unequipped = { $who } takes off { $cards }.
event-shown = { $who } shows { $cards }.
event-carried = { $who } hands over something to carry: { $cards }.
event-tamed = { $who } saddles { $cards } (+{ $amount }).
event-kept-pet = { $who } keeps a pet: { $cards }.
event-sold = { $who } sells { $cards } for { $amount } { term-gold }.
event-boosted = { $side ->
    [munchkins] The munchkins get { SIGNED($amount) } ({ $cards }).
    [monsters] The monsters get { SIGNED($amount) } ({ $cards }).
   *[player] { $to } gets { SIGNED($amount) } ({ $cards }).
}

## Levels, curses, death

event-level-gained = { $amount ->
    [one] { $who } gains a level.
   *[other] { $who } gains { $amount } levels.
}
event-level-lost = { $amount ->
    [one] { $who } loses a level.
   *[other] { $who } loses { $amount } levels.
}
event-cursed = { $who } is cursed: { $cards }.
event-cursed-by = { $to } curses { $who }: { $cards }.
event-curse-cancelled = { $cards } has no effect on { $who }.
event-died = { $who } dies.

## Dice

event-rolled = { $who } rolls { $amount } { $for }.
event-rolled-again = The die is rolled again: { $amount }.
event-rolled-set = The die is turned to { $amount }.
event-die-changed = The roll gets { SIGNED($amount) }.
event-die-used = The roll counts as { $amount }.
event-die-cancelled = The roll does not count.

## The fight

event-monster-joined = { $cards } joins the fight.
event-monster-joined-clone = { $cards } is in the fight twice now.
event-monster-removed = { $cards } leaves the fight.
event-monster-killed = { $cards } is { term-killed }.
event-insight = { $to } knows what { $who } holds: { $cards }.
event-helper-joined = { $who } helps { $to }.
event-helper-joined-forced = { $who } is made to help { $to }.
event-helper-left = { $who } no longer helps.
event-claimed = { $who } claims the win.
event-conceded = { $who } accepts defeat.
event-claim-void = { $who } is no longer winning.
event-window = { $detail ->
    [claim] Last chance to spoil the win.
   *[concede] Last chance to save { $who }.
}
event-combat-won = { $to ->
    [nobody] { $who } wins the fight.
   *[other] { $who } and { $to } win the fight.
}
event-combat-off = There is nothing left to fight.
event-combat-lost = { $who } loses the fight and has to run.
event-combat-ended = The fight is over.
event-escaped = { $who } gets away from { $cards }.
event-caught = { $who } is caught by { $cards }.
event-runaway = That went round in circles, so it ends here.

## Bargains

event-offered = { $detail ->
    [help] { $who } asks { $to } for help.
    [service] { $who } would help { $to } for another price.
   *[trade] { $who } offers { $to } a trade.
}
event-accepted = { $detail ->
    [help] { $who } agrees to help.
    [service] { $who } takes the help of { $to }.
   *[trade] { $who } takes the trade of { $to }.
}
event-declined = { $detail ->
    [help] { $who } does not help.
    [service] { $who } does without { $to }.
   *[trade] { $who } does not want the trade of { $to }.
}
event-withdrawn = { $detail ->
    [void] The offer of { $who } to { $to } can no longer be kept.
   *[other] { $who } takes the offer to { $to } back.
}
