### The lines of a card: whole sentences, put together from clauses.

sentence = { $text }.
labelled = { $label }: { $text }
epic = Epic
epic-named = Epic, { $name }
epic-instead = { $label } (instead of { $names })
note-own = what it does is our own invention
note-own-abilities = our own invention: { $names }
with-if = { $text } if { $when }

## Monsters

label-bad-stuff = Bad Stuff
no-bad-stuff = none
on-meet = When you meet it, { $text }
on-escape = Even if you escape, { $text }
on-escape-pursued = Even if it pursues you in vain, { $text }
pursues-above = It does not pursue anybody of level { $level } or lower
joins = It may be played from hand into any fight with { AN($tag) } monster
has-tag = { $tag }

mod-monster-strength = { SIGNED($amount) }
mod-monster-strength-against = { SIGNED($amount) } against { AN($name) }
mod-monster-strength-against-no = { SIGNED($amount) } against anybody but { AN($name) }
mod-monster-strength-who = { SIGNED($amount) } against anybody who { $predicate }
mod-monster-treasures = { $amount ->
    [-1] one Treasure less
    [one] one Treasure more
   *[other] { SIGNED($amount) } Treasures
}
mod-monster-levels = { $amount ->
    [-1] one level less
    [one] one level more
   *[other] { SIGNED($amount) } levels
}
mod-monster-run-away = { SIGNED($amount) } to run away from it
mod-monster-run-away-all = { SIGNED($amount) } to run away from any monster of the fight
mod-others-strength = { $tag ->
    [none] the other monsters of the fight get { SIGNED($amount) }
   *[other] other { $tag } monsters in the fight get { SIGNED($amount) }
}

## Numbers that depend on others

per-monsters = { SIGNED($amount) } for each { $which } in the fight
per-any-monsters = { SIGNED($amount) } for each monster in the fight
per-fighters = { SIGNED($amount) } for each munchkin in the fight who { $predicate }
per-own-items = { SIGNED($amount) } for each { $which } that you have in play
per-own-items-worn = { SIGNED($amount) } for each { $which }
per-any-own-items = { SIGNED($amount) } for each of your { term-items } in play
per-hand = { SIGNED($amount) } for each card in your hand
per-level = { SIGNED($amount) } for each of your levels
per-trophies = { SIGNED($amount) } for each monster that you keep
per-followers = { SIGNED($amount) } for each { term-follower } that you have
per-stakes = { SIGNED($amount) } for each Treasure that the monsters of your fight are worth
per-refusals = { SIGNED($amount) } for each rival who refused to help you for Treasures in this fight
per-most = { $text } ({ SIGNED($most) } at most)
per-number = { $number }: { $per }

## Cards in play

mod-strength = { SIGNED($amount) } to your strength
mod-strength-of-many = { SIGNED($amount) } to strength
mod-strength-more = another { SIGNED($amount) }
mod-run-away = { SIGNED($amount) } to run away
mod-run-away-more = another { SIGNED($amount) } to run away
mod-hand-limit = { $amount ->
    [1] you may keep one card more in hand
    [-1] you may keep one card less in hand
   *[other] your hand limit changes by { SIGNED($amount) }
}
mod-hand-limit-set = { $amount ->
    [99] you may keep any number of cards in hand
   *[other] you may keep { $amount } cards in hand
}
mod-big-limit = { $amount ->
    [one] you may carry one { term-big } { term-item } more
   *[other] you may carry { SIGNED($amount) } { term-big } { term-items }
}
mod-big-limit-set = { $amount ->
    [99] you may carry any number of { term-big } { term-items }
   *[other] you may carry { $amount } { term-big } { term-items }
}
mod-hands = { $amount ->
    [one] you have one hand more to hold { term-gear } with
   *[other] you have { SIGNED($amount) } hands to hold { term-gear } with
}
mod-dice = { SIGNED($amount) } to every roll that you make
mod-treasures = { $amount ->
    [-1] one Treasure less for winning a fight
    [one] one Treasure more for winning a fight
   *[other] { SIGNED($amount) } Treasures for winning a fight
}
mod-levels = { $amount ->
    [one] one level more for winning a fight
   *[other] { SIGNED($amount) } levels for winning a fight
}
mod-sale-set = { $amount ->
    [150] once a turn, one { term-item } that you sell counts for half as much again
    [200] once a turn, one { term-item } that you sell counts twice
   *[other] once a turn, one { term-item } that you sell counts { $amount } percent of its value
}
mod-sale-floor = the least that each { term-item } counts for when you sell it changes by { SIGNED($amount) }
mod-sale-unit = the price of a level changes by { SIGNED($amount) }
mod-sale-floor-set = each { term-item } that you sell counts for at least { $amount } { term-gold }
mod-sale-unit-set = a level costs you { term-gear } worth { $amount } { term-gold }
mod-one-shot-bonus = { SIGNED($amount) } to the bonus of each one-shot that you use in a fight
mod-bad-stuff-levels = { $amount ->
    [-99] Bad Stuff never costs you levels
    [-1] when Bad Stuff costs you levels, you lose one less
   *[other] when Bad Stuff costs you levels, their number changes by { SIGNED($amount) }
}
mod-sale-items = { $amount ->
    [one] one { term-item } more a turn counts at your better price
   *[other] { $amount } more { term-items } a turn count at your better price
}
mod-sale-alone = what one { term-item } sold alone counts for changes by { SIGNED($amount) } percent
mod-sale-alone-set = { $amount ->
    [300] if you sell a single { term-item } in the turn at a better price, it may count three times
   *[other] if you sell a single { term-item } in the turn at a better price, it may count { $amount } percent of its value
}
mod-places = { $amount ->
    [one] you may have one { $group } card more
   *[other] you may have { $amount } { $group } cards more
}
mod-goal = { $amount ->
    [-1] the level below the winning one wins for you
   *[other] your winning level changes by { SIGNED($amount) }
}
mod-item-bonus = { $amount ->
    [0] no { term-item } gives a bonus
   *[other] the bonuses of { term-gear } count { $amount } times
}
mod-item-bonus-of = { $amount ->
    [0] the bonus of each { $which } does not count
    [2] the bonus of each { $which } counts twice
   *[other] the bonus of each { $which } counts { $amount } times
}
mod-worn-bonus = { SIGNED($amount) } to the bonus of each { term-item } in use that has one
mod-worn-bonus-of = { SIGNED($amount) } to the bonus of each { $which }
mod-items-tagged = all your { term-items } count as { $tag }
mod-items-tagged-of = each { $which } counts as { $tag }
mod-room = { $amount ->
    [one] you have room for one more: { $which }
   *[other] you have room for { SIGNED($amount) }: { $which }
}
mod-room-set = { $amount ->
    [0] you can use none of this: { $which }
    [99] you may have { $which } that you own in use
   *[other] you may have { $amount } in use: { $which }
}
mod-follower-limit = { $amount ->
    [one] you may have one { term-follower } more
   *[other] you may have { SIGNED($amount) } { term-follower } cards
}
mod-follower-limit-set = { $amount ->
    [99] you may have any number of { term-follower } cards
   *[other] you may have { $amount } { term-follower } cards
}
mod-sale-above = the worth above which { term-items } count when you sell them changes by { SIGNED($amount) }
mod-sale-above-set = items worth { $amount } { term-gold } or less count for nothing when you sell them
mod-slot = room for { SIGNED($amount) } { $slot }

rank = Rank { $rank }: the Ranks of your { $group } cards may come to your level together
usable-by = only usable if { $when }
usable-by-traits = only usable by { $names }
usable-by-no-traits = not usable by { $names }
a-trait = { AN($name) }

enhances = play it on a monster in a fight: { $text }
enhances-tag = it becomes { AN($tag) } monster
joins-partner = you may play it from your hand into any fight with { $name }
onto-identity = play it on a { $groups } card of yours; one lies on each
seen-as = monsters take you for { AN($name) }
onto = play it on { $which } of yours, for good
joins-with = or play it together with a monster from your hand, to join any fight with { AN($tag) } monster

permission = you may have { $places } { $group } cards, or a single one without its drawbacks
carries = { $count ->
    [one] it carries one { term-item } for you, which counts as worn
   *[other] it carries { $count } { term-items } for you, which count as worn
}
cheats-followers = or on a { term-follower } of yours, who does not count against your limit then
carries-any = what it carries works whatever you may not use yourself
carries-only = what it carries has to be { $which }
cheats = play it on one of your { term-items }: you may wear that { term-item } whatever would forbid it

lasts-fight = it lasts through your next fight
lasts-forever = it lasts until you get rid of it
lasts-until = it lasts until you lose { $which }

## Standing rules

quality-no-helper = nobody can help you against it
quality-level-only = only your level counts against it: no { term-gear }, no other bonuses
quality-bonuses-only = your level does not count against it
quality-cannot-escape = nobody can run away from it
quality-auto-escape = you get away from it without a roll
quality-no-one-shots = no one-shot can help you to fight it
quality-outsiders-one-shots-only = players who are not in the fight can play only one-shots, and only for the monsters
quality-ignored-unless = it lets everybody pass unless { $when }
quality-wins-ties = you win a fight when both sides are equal
quality-helper-levels = when you help to win, you gain a level for each monster { term-killed }
quality-extra-treasure-on-escape = when you get away from a monster, draw a Treasure (once a fight)
quality-inseparable = you can neither sell it nor give it away nor discard it, until you die
quality-two-hands-in-one = you hold in one hand what takes two
quality-epic-powers = at any level you have the Epic feat of the card that it lies on, or all feats if it lies on none
quality-no-charity = you get nothing from the Charity of others
quality-asks-once = you may ask only one rival for help in each fight
quality-third-door = where neither of the two doors that you open shows a monster, you open a third once the curses have struck
quality-runs-first = you may run from monsters before your partner does
quality-curse-proof-at-door = curses that you kick open do not touch you
quality-no-new-monsters = no monster can be added to a fight that is on
quality-free-of = no restriction by { $group } keeps you from using { AN(term-item) }, save one that bars you by this very name
quality-takes-last = when a body has been looted, take one more card of what is left
quality-undimmed = nothing ends what has befallen you
quality-survives-death = it stays with you when you die
quality-takes-charity = what others give away in Charity goes to you, whoever is lowest
quality-dulls-item = the { term-item } under it gives nothing and cannot be taken off
quality-left-to-lowest = when you die, the lowest player takes this before the looting
quality-no-item-bonuses = your strength gets nothing from your { term-gear }
quality-no-item-bonuses-but-armor = your strength gets nothing from your { term-gear }, apart from armor

## When a card may be played or an ability used

moment-combat-anyone = in any fight
moment-combat-fighter = in your fight
moment-combat-main = in a fight of your own
moment-combat-helper = in a fight in which you help
moment-combat-outsider = in a fight that you are not in
moment-combat-owner = in any fight
moment-flight-anyone = when somebody is about to run away
moment-flight-fighter = when you are about to run away
moment-flight-main = when you are about to run away from a fight of your own
moment-flight-helper = when you are about to run away from a fight in which you helped
moment-flight-outsider = when somebody else is about to run away
moment-flight-owner = when somebody is about to run away
moment-own-turn-anyone = on your turn
moment-own-turn-rest-anyone = on your turn, outside of fights
moment-rest-anyone = whenever you are in no fight
moment-rest-owner = while you are in no fight
moment-any-anyone = at any time
moment-any-owner = at any time
moment-any-outsider = at any time while you are in no fight
moment-any-fighter = at any time while you are in a fight
moment-curse-anyone = in answer to a curse
moment-die-anyone = in answer to a roll
moment-die-fighter = in answer to a roll in your fight
moment-die-main = in answer to a roll in a fight of your own
moment-die-outsider = in answer to the roll of others
moment-die-owner = in answer to a roll
moment-caught-own = when your roll to run away has failed
moment-caught-anyone = when a roll to run away has failed
moment-caught-fighter = when a roll to run away has failed in your fight
moment-caught-main = when a roll to run away has failed in a fight of your own
moment-roll = in answer to { $whose ->
    [own] your { $failed ->
        [yes] failed roll
       *[no] roll
    }
    [other] another player's { $failed ->
        [yes] failed roll
       *[no] roll
    }
   *[any] { $failed ->
        [yes] a failed roll
       *[no] a roll
    }
}
moment-roll-for = { $moment } { $for }
moment-setup-anyone = before the first turn
moment-received-anyone = as soon as you get it

play = { $moment }, { $effect }
play-if = { $moment }, { $effect }
play-when = { $moment }, if { $when }, { $effect }
play-cost = { $moment }, { $cost }: { $effect }
play-when-cost = { $moment }, if { $when }, { $cost }: { $effect }
limited = { $text } ({ $limit })
limit-combat = { $times ->
    [one] once a fight
   *[other] up to { $times } times a fight
}
limit-turn = { $times ->
    [one] once a turn
   *[other] up to { $times } times a turn
}
limit-roll = { $times ->
    [one] once a roll
   *[other] up to { $times } times a roll
}
limit-each = { $limit } for each player

cost-discard = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
}
cost-discard-hand = { $count ->
    [one] discard a card from your hand
   *[other] discard { $count } cards from your hand
}
cost-first = { $more ->
    [0] discard { $which } from your hand
    [one] discard { $which } and one more card from your hand
   *[other] discard { $which } and { $more } more cards from your hand
}
cost-hand = { $count ->
    [one] discard your whole hand
   *[other] discard your whole hand of at least { $count } cards
}
cost-item = discard { $which } from play
cost-item-worn = discard { $which }
cost-treasures = discard as many cards as the monster is worth Treasures
cost-value = discard { term-gear } from your hand or from play worth at least { $value } { term-gold } together
cost-levels = { $count ->
    [one] lose a level
   *[other] lose { $count } levels
}

## What cards hear

instead = { $moment }, you may { $effect }
instead-cost = { $moment }, you may { $cost }: { $effect }
always = { $moment }, { $effect }
always-if = { $moment }, { $effect }
hears-if = { $moment }, if { $when }
hears-turn-started = when your turn begins
hears-combat-started = when a fight begins
hears-combat-won = when you win a fight
hears-helped-win = when you have helped to win a fight
hears-combat-ending = when a fight that you are in is over, before its cards are discarded
hears-combat-ended = at the end of each fight that you are in
hears-helped-level = when a player whom you help gains a level
hears-monster-killed = when a monster is { term-killed }
hears-escaped = when you get away from a monster
hears-caught = when a monster catches you
hears-caught-instead = in place of the Bad Stuff of a monster that catches you
hears-refused = when a rival refuses to help you for Treasures (once a rival and fight)
hears-steed-discarded = when another player's Steed is discarded
hears-monsters-gone = when anybody's fight is over and its monsters are discarded
hears-level-gained = when you gain a level
hears-level-lost = when you lose a level
hears-discarded = when you discard a card
hears-died = when you die
hears-cursed = when a curse hits you
hears-curse-landed = when a curse that you played hits another player
hears-turn-ending = at the end of each of your turns
hears-rolled = when your roll stands
hears-draw = when you are about to draw
hears-draw-up = when you are about to draw face up
hears-curse = when a curse is about to hit you
hears-partner-caught = when a monster is about to do its Bad Stuff to your partner
hears-meet = when there is a monster behind the door that you open
hears-loot = when you loot the room
hears-lose-item = when you are about to lose { AN(term-item) }
hears-one-shot = when you use a one-shot with a bonus in a fight
hears-card-against = when another player plays a card against you in a fight
hears-die = when you have rolled

# Layers of numbers that are neither added nor set.
mod-set = your { $number } is { $amount }
mod-multiply = your { $number } counts { $amount } times
mod-clamp = your { $number } is { $amount } at most
number-strength = strength
number-run-away = bonus to run away
number-hand-limit = hand limit
number-treasures = Treasures for a fight
number-levels = levels for a fight
number-big-limit = number of { term-big } { term-items }
number-hands = number of hands
number-dice = bonus to rolls
number-sale = price
number-sale-floor = least price of each { term-item }
number-sale-above = least price that counts
number-room = room
number-follower-limit = limit of followers
number-sale-unit = price of a level
number-one-shot-bonus = bonus of one-shots
number-bad-stuff-levels = levels lost by Bad Stuff
number-worn-bonus = bonus of each { term-item }
number-items-tagged = marks of { term-gear }
number-places = places
number-sale-items = number of better prices
number-sale-alone = price of a single item
number-goal = winning level
number-item-bonus = bonus of { term-gear }
