### Conditions: "if you are a Wizard" (second) and "a player who is a Wizard" (third).

both = { $first } and { $second }
either = { $first } or { $second }
listed = { $first }, { $second }

cond-trait = { $person ->
    [second] you are { AN($name) }
   *[third] is { AN($name) }
}
cond-trait-not = { $person ->
    [second] you are no { $name }
   *[third] is no { $name }
}
cond-level-at-least = { $person ->
    [second] you are level { $level } or higher
   *[third] is level { $level } or higher
}
cond-level-at-least-not = { $person ->
    [second] you are below level { $level }
   *[third] is below level { $level }
}
cond-level-at-most = { $person ->
    [second] you are level { $level } or lower
   *[third] is level { $level } or lower
}
cond-level-at-most-not = { $person ->
    [second] you are above level { $level }
   *[third] is above level { $level }
}
cond-lowest-level = { $person ->
    [second] nobody is of a lower level than you
   *[third] is of the lowest level
}
cond-lowest-level-not = { $person ->
    [second] somebody is of a lower level than you
   *[third] is not of the lowest level
}
cond-highest-level = { $person ->
    [second] nobody is of a higher level than you
   *[third] is of the highest level
}
cond-highest-level-not = { $person ->
    [second] somebody is of a higher level than you
   *[third] is not of the highest level
}
cond-own-turn = { $person ->
    [second] it is your turn
   *[third] has the turn
}
cond-own-turn-not = { $person ->
    [second] it is not your turn
   *[third] does not have the turn
}
cond-curse-strikes = { $person ->
    [second] it strikes you
   *[third] is struck by the curse
}
cond-curse-strikes-not = { $person ->
    [second] it does not strike you
   *[third] is not struck by the curse
}
cond-epic = { $person ->
    [second] you are Epic
   *[third] is Epic
}
cond-epic-not = { $person ->
    [second] you are not Epic
   *[third] is not Epic
}
cond-epic-powers = { $person ->
    [second] you have Epic feats
   *[third] has Epic feats
}
cond-epic-powers-not = { $person ->
    [second] you have no Epic feats
   *[third] has no Epic feats
}
cond-bears-drawback = { $person ->
    [second] no card rids you of this drawback
   *[third] is not rid of this drawback
}
cond-bears-drawback-not = { $person ->
    [second] a card rids you of this drawback
   *[third] is rid of this drawback
}
cond-helping-freely = { $person ->
    [second] you help somebody of your own free will
   *[third] helps of his own free will
}
cond-helping-freely-not = { $person ->
    [second] you do not help anybody of your own free will
   *[third] does not help of his own free will
}
cond-outmatched = { $person ->
    [second] the levels of the monsters that you fight add up to at least { $times } times your own
   *[third] fights monsters whose levels add up to at least { $times } times the own one
}
cond-outmatched-not = { $person ->
    [second] the levels of the monsters that you fight add up to less than { $times } times your own
   *[third] fights no monsters whose levels add up to { $times } times the own one
}
cond-die-shows = { $person ->
    [second] the die shows { $number }
   *[third] rolls { $number }
}
cond-die-shows-not = { $person ->
    [second] the die does not show { $number }
   *[third] does not roll { $number }
}
cond-ahead-by = { $person ->
    [second] your side is ahead by at least { $amount }
   *[third] is ahead by at least { $amount }
}
cond-ahead-by-not = { $person ->
    [second] your side is not ahead by { $amount }
   *[third] is not ahead by { $amount }
}
cond-got-clear = { $person ->
    [second] you got away from all of its monsters, { $monsters } at least
   *[third] got away from all of its monsters, { $monsters } at least
}
cond-got-clear-not = { $person ->
    [second] you did not get away from all of its monsters, { $monsters } at least
   *[third] did not get away from all of its monsters, { $monsters } at least
}
cond-fighting = { $person ->
    [second] you are in a fight
   *[third] is in a fight
}
cond-fighting-not = { $person ->
    [second] you are in no fight
   *[third] is in no fight
}
cond-helping = { $person ->
    [second] you help in a fight
   *[third] helps in a fight
}
cond-helping-not = { $person ->
    [second] you are not the helper
   *[third] does not help in a fight
}
cond-in-centre = { $person ->
    [second] { $name } lies in the middle of the table
   *[third] plays while { $name } lies in the middle of the table
}
cond-in-centre-not = { $person ->
    [second] no { $name } lies in the middle of the table
   *[third] plays while no { $name } lies in the middle of the table
}
cond-helped-win = { $person ->
    [second] you have helped to win a fight this turn
   *[third] has helped to win a fight this turn
}
cond-helped-win-not = { $person ->
    [second] you have not helped to win a fight this turn
   *[third] has not helped to win a fight this turn
}
cond-winning = the munchkins are winning
cond-winning-not = the munchkins are not winning
cond-trophies-at-most = { $person ->
    [second] you keep at most { monsters-kept }
   *[third] keeps at most { monsters-kept }
}
cond-trophies-at-most-not = { $person ->
    [second] you keep more than { monsters-kept }
   *[third] keeps more than { monsters-kept }
}
monsters-kept = { $count ->
    [one] one monster
   *[other] { $count } monsters
}
cond-one-shots-used = { $count ->
    [one] a one-shot has
   *[other] { $count } one-shots have
} helped your side
cond-one-shots-used-not = { $count ->
    [one] no one-shot has
   *[other] fewer than { $count } one-shots have
} helped your side
cond-got-away = { $person ->
    [second] you got away from it
   *[third] got away from it
}
cond-got-away-not = { $person ->
    [second] you did not get away from it
   *[third] did not get away from it
}
cond-playing = it is { $which }
cond-playing-not = it is { $none }
cond-losing = it is { $which }
cond-losing-not = it is { $none }
cond-alone = { $person ->
    [second] nobody helps you
   *[third] fights without help
}
cond-alone-not = { $person ->
    [second] you do not fight alone
   *[third] does not fight alone
}
cond-for-the-win = { $person ->
    [second] the fight is for the win
   *[third] fights for the win
}
cond-for-the-win-not = { $person ->
    [second] the fight is not for the win
   *[third] does not fight for the win
}
cond-facing-monster = { $person ->
    [second] { $which } is in the fight
   *[third] faces { $which }
}
cond-facing-monster-not = { $person ->
    [second] { $none } is in the fight
   *[third] faces { $none }
}
cond-facing-trait = { $who } is in the fight
cond-facing-munchkin = somebody in the fight { $predicate }
cond-facing-munchkin-not = nobody in the fight { $predicate }
cond-wearing = { $how ->
    [held] { $person ->
        [second] you hold { $which }
       *[third] holds { $which }
    }
   *[worn] { $person ->
        [second] you wear { $which }
       *[third] wears { $which }
    }
}
cond-wearing-not = { $how ->
    [held] { $person ->
        [second] you hold { $none }
       *[third] holds { $none }
    }
   *[worn] { $person ->
        [second] you wear { $none }
       *[third] wears { $none }
    }
}
cond-wearing-vehicle = { $person ->
    [second] you ride { $which }
   *[third] rides { $which }
}
cond-wearing-vehicle-not = { $person ->
    [second] you ride { $none }
   *[third] rides { $none }
}
cond-carrying = { $person ->
    [second] you have { $which } in play
   *[third] has { $which } in play
}
cond-carrying-not = { $person ->
    [second] you have { $none } in play
   *[third] has { $none } in play
}
cond-hand-at-least = { $person ->
    [second] you hold at least { cards-in-hand }
   *[third] holds at least { cards-in-hand }
}
cond-hand-at-least-not = { $person ->
    [second] you hold fewer than { cards-in-hand }
   *[third] holds fewer than { cards-in-hand }
}
cards-in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
cond-has-follower = { $person ->
    [second] you have { AN(term-follower) }
   *[third] has { AN(term-follower) }
}
cond-has-follower-not = { $person ->
    [second] you have no { term-follower }
   *[third] has no { term-follower }
}
cond-rolling-for = it is a roll { $for }
cond-rolling-for-not = it is no roll { $for }
cond-own-roll = { $person ->
    [second] the roll is yours
   *[third] is the one who rolls
}
cond-own-roll-not = { $person ->
    [second] the roll is not yours
   *[third] is not the one who rolls
}
cond-roll-failed = the roll has failed
cond-roll-failed-not = the roll has not failed
cond-face-up = the cards are drawn face up
cond-face-up-not = the cards are drawn face down

## What dice are rolled for

purpose-run-away = to run away
purpose-theft = to steal
purpose-bad-stuff = for Bad Stuff
purpose-card = for a card
purpose-first-player = for the first turn
purpose-loot-tie = for the first pick

## Things: "an item", "all Big items", "no headgear". $count is a number, all or none.

thing-item = { $count ->
    [all] { $size ->
        [big] all { term-big } { term-gear }
        [small] all small { term-gear }
       *[any] all { term-gear }
    }
    [none] { $size ->
        [big] no { term-big } { term-item }
        [small] no small { term-item }
       *[any] no { term-item }
    }
    [each] { $size ->
        [big] { term-big } { term-item }
        [small] small { term-item }
       *[any] { term-item }
    }
    [one] { $size ->
        [big] { AN(term-big) } { term-item }
        [small] a small { term-item }
       *[any] { AN(term-item) }
    }
   *[other] { $size ->
        [big] { $count } { term-big } { term-items }
        [small] { $count } small { term-items }
       *[any] { $count } { term-items }
    }
}
thing-headgear = { $count ->
    [all] all headgear
    [none] no headgear
    [each] piece of headgear
    [one] headgear
   *[other] { $count } pieces of headgear
}
thing-armor = { $count ->
    [all] all armor
    [none] no armor
    [each] piece of armor
    [one] armor
   *[other] { $count } pieces of armor
}
thing-footgear = { $count ->
    [all] all footgear
    [none] no footgear
    [each] pair of footgear
    [one] footgear
   *[other] { $count } pieces of footgear
}
thing-1-hand = { $count ->
    [all] all one-handed { term-gear }
    [none] no one-handed { term-item }
    [each] one-handed { term-item }
    [one] a one-handed { term-item }
   *[other] { $count } one-handed { term-items }
}
thing-2-hands = { $count ->
    [all] all two-handed { term-gear }
    [none] no two-handed { term-item }
    [each] two-handed { term-item }
    [one] a two-handed { term-item }
   *[other] { $count } two-handed { term-items }
}
thing-vehicle = { $count ->
    [all] all Vehicles
    [none] no Vehicle
    [each] Vehicle
    [one] a Vehicle
   *[other] { $count } Vehicles
}
thing-slot = { $count ->
    [all] all { $slot } { term-gear }
    [none] no { $slot } { term-item }
    [each] { $slot } { term-item }
    [one] { AN($slot) } { term-item }
   *[other] { $count } { $slot } { term-items }
}
thing-monster = { $count ->
    [all] all monsters
    [none] no monster
    [each] monster
    [one] a monster
   *[other] { $count } monsters
}
thing-tagged-monster = { $count ->
    [all] all { $tag } monsters
    [none] no { $tag } monster
    [each] { $tag } monster
    [one] { AN($tag) } monster
   *[other] { $count } { $tag } monsters
}
thing-kind = { $count ->
    [all] all cards of the kind { $kind }
    [none] no { $kind }
    [each] { $kind }
    [one] { AN($kind) }
   *[other] { $count } cards of the kind { $kind }
}
thing-group = { $count ->
    [all] all { $group } cards
    [none] no { $group } card
    [each] { $group } card
    [one] { AN($group) } card
   *[other] { $count } { $group } cards
}
thing-card = { $count ->
    [all] all cards
    [none] no card
    [one] a card
   *[other] { $count } cards
}
thing-named = { $count ->
    [none] no { $name }
   *[other] { $name }
}

with-worn = { $how ->
    [held] { $person ->
        [second] { $thing } that you are holding
       *[third] { $thing } that is held
    }
   *[worn] { $person ->
        [second] { $thing } that you are wearing
       *[third] { $thing } that is worn
    }
}
with-unworn = { $how ->
    [held] { $thing } that is not held
   *[worn] { $thing } that is not worn
}
with-big = { $thing } that is { term-big }
with-small = { $thing } that is not { term-big }
with-tag = { $thing } marked { $tag }
with-without-tag = { $thing } not marked { $tag }
with-min-value = { $thing } worth at least { $value } { term-gold }
with-max-value = { $thing } worth at most { $value } { term-gold }
with-level-at-least = { $thing } of level { $level } or higher
with-level-at-most = { $thing } of level { $level } or lower
with-bonus-at-least = { $thing } with a bonus of { SIGNED($bonus) } or more
letter-g = G
letter-n = N
with-initials = { $thing } whose name begins with { $letters }
with-without-slots = { $thing } that is no { $slots }
with-deck-door = { $thing } from the Doors
with-deck-treasure = { $thing } from the Treasures

## Who: what the sentence is about, where it is not "you"

who-victim = that player
who-you = you
who-player = that player
who-main = the main player
who-fighters = every munchkin in the fight
who-helper = the helper
who-others = every other player
who-everyone = every player
who-monsters = every monster
who-neighbours = each neighbour
who-left = the player to the left
who-right = the player to the right
who-lowest = the player of the lowest level
who-highest = the player of the highest level
who-active = the player whose turn it is
who-is = { $who } { $predicate }
who-with = { $who } who { $predicate }
a-player = { $other ->
    [yes] another player
   *[no] a player
}
a-fighter = { $other ->
    [yes] another munchkin in the fight
   *[no] a munchkin in the fight
}
that-monster = that monster
that-item = that { term-item }
that-card = that card
this-monster = it
own-monster = this monster
the-monster = the monster
