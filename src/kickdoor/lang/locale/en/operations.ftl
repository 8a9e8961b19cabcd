### What effects do: "lose a level" (second) and "that player loses a level" (third).

then = { $first }; { $second }
or-else = { $text } or, { $how ->
    [convert] being one already
   *[other] having none
}, { $else }
nothing = nothing happens
prevented = it does not happen

op-lose-levels = { $count ->
    [rolled] { $person ->
        [second] lose as many levels as the die shows
       *[third] { $subject } loses as many levels as the die shows
    }
    [one] { $person ->
        [second] lose a level
       *[third] { $subject } loses a level
    }
   *[other] { $person ->
        [second] lose { $count } levels
       *[third] { $subject } loses { $count } levels
    }
}
op-gain-levels = { $count ->
    [one] { $person ->
        [second] gain a level
       *[third] { $subject } gains a level
    }
   *[other] { $person ->
        [second] gain { $count } levels
       *[third] { $subject } gains { $count } levels
    }
}{ $may_win ->
    [yes] , even the winning one
   *[no] { "" }
}
op-to-level = { $of ->
    [lowest] { $person ->
        [second] fall to the level of the lowest player
       *[third] { $subject } falls to the level of the lowest player
    }
   *[other] { $person ->
        [second] fall to level { $of }
       *[third] { $subject } falls to level { $of }
    }
}
op-steal-level = { $player } loses a level and you gain it

op-lose-items = { $pick ->
    [random] { $person ->
        [second] lose { $which } at random
       *[third] { $subject } loses { $which } at random
    }
    [strongest] { $person ->
        [second] lose { $which } ({ strongest })
       *[third] { $subject } loses { $which } ({ strongest })
    }
    [dearest] { $person ->
        [second] lose { $which } ({ dearest })
       *[third] { $subject } loses { $which } ({ dearest })
    }
    [left] { $person ->
        [second] lose { $which } that the player to your left picks
       *[third] { $subject } loses { $which } that the next player to the left picks
    }
    [right] { $person ->
        [second] lose { $which } that the player to your right picks
       *[third] { $subject } loses { $which } that the next player to the right picks
    }
   *[victim] { $person ->
        [second] lose { $which }
       *[third] { $subject } loses { $which }
    }
}
strongest = { $count ->
    [one] the one with the greatest bonus
   *[other] those with the greatest bonuses
}
dearest = { $count ->
    [one] the most valuable one
   *[other] the most valuable ones
}
op-lose-value = { $person ->
    [second] lose { term-gear } worth at least { $at_least } { term-gold } together, all that you have if need be,
   *[third] { $subject } loses { term-gear } worth at least { $at_least } { term-gold } together, all there is if need be,
}
op-pay-equal = { $person ->
    [second] choose one of your { term-items } in play and discard it; every other player discards { term-gear } worth at least as much, or everything
   *[third] { $subject } discards { AN(term-item) } in play; every other player discards { term-gear } worth at least as much, or everything
}
op-lose-hand = { $to ->
    [picker] { $pick ->
        [left] { $person ->
            [second] the player to your left takes { hand-cards-unseen }
           *[third] the player to the left of { $subject } takes { hand-cards-unseen }
        }
        [random] { $person ->
            [second] a rival takes { hand-cards-unseen }
           *[third] { $subject } loses { hand-cards } to you, unseen
        }
       *[right] { $person ->
            [second] the player to your right takes { hand-cards-unseen }
           *[third] the player to the right of { $subject } takes { hand-cards-unseen }
        }
    }
    [lowest] { $person ->
        [second] give { hand-cards } to the player of the lowest level
       *[third] { $subject } gives { hand-cards } to the player of the lowest level
    }
   *[discard] { $pick ->
        [left] { $person ->
            [second] the player to your left discards { hand-cards-unseen }
           *[third] the player to the left of { $subject } discards { hand-cards-unseen }
        }
        [right] { $person ->
            [second] the player to your right discards { hand-cards-unseen }
           *[third] the player to the right of { $subject } discards { hand-cards-unseen }
        }
        [random] { $person ->
            [second] discard { hand-cards } at random
           *[third] { $subject } discards { hand-cards } at random
        }
       *[victim] { $person ->
            [second] discard { hand-cards }
           *[third] { $subject } discards { hand-cards }
        }
    }
}
hand-cards = { $deck ->
    [door] { $count ->
        [all] all Doors in hand
        [one] a Door from hand
       *[other] { $count } Doors from hand
    }
    [treasure] { $count ->
        [all] all Treasures in hand
        [one] a Treasure from hand
       *[other] { $count } Treasures from hand
    }
   *[any] { hand-cards-any }
}
hand-cards-any = { $count ->
    [all] { $person ->
        [second] your whole hand
       *[third] the whole hand
    }
    [one] { $person ->
        [second] a card from your hand
       *[third] a card from hand
    }
   *[other] { $person ->
        [second] { $count } cards from your hand
       *[third] { $count } cards from hand
    }
}
hand-cards-unseen = { $count ->
    [all] { $person ->
        [second] your whole hand
       *[third] that player's whole hand
    }
    [one] { $person ->
        [second] a card from your hand unseen
       *[third] a card from that player's hand unseen
    }
   *[other] { $person ->
        [second] { $count } cards from your hand unseen
       *[third] { $count } cards from that player's hand unseen
    }
}
op-lose-identity = { $count ->
    [all] { $person ->
        [second] lose every { $group } you have
       *[third] { $subject } loses every { $group }
    }
    [one] { $pick ->
        [random] { $person ->
            [second] lose { AN($group) } at random
           *[third] { $subject } loses { AN($group) } at random
        }
       *[victim] { $person ->
            [second] lose your { $group }
           *[third] { $subject } loses { AN($group) }
        }
    }
   *[other] { $person ->
        [second] lose { $count } of your { $group } cards
       *[third] { $subject } loses { $count } { $group } cards
    }
}
op-swap-identity = { $person ->
    [second] swap every { $group } card that you have for the newest { $group } among the discards, or for nothing if there is none
   *[third] { $subject } swaps every { $group } card for the newest { $group } among the discards, or for nothing if there is none
}
op-lose-follower = { $person ->
    [second] lose your { term-follower } and all that it carries
   *[third] { $subject } loses the { term-follower } and all that it carries
}
op-die = { $person ->
    [second] you die
   *[third] { $subject } dies
}
unless = { $text }, unless { $unless }
unless-else = { $text }; but if { $unless }, { $else }

op-boost = { $target ->
    [either] { SIGNED($amount) } for the side of your choice
    [munchkins] the munchkins get { SIGNED($amount) }
    [monsters] the monsters get { SIGNED($amount) }
    [you] you get { SIGNED($amount) }
   *[player] { $subject } gets { SIGNED($amount) }
}
op-boost-half-level = { $target ->
    [you] you get { half-level }
   *[other] the munchkins get { half-level }
}
half-level = half the level of { $card } from your hand, rounded up{ $most ->
    [0] {""}
   *[other] , at most { SIGNED($most) }
}
op-boost-double = { $person ->
    [second] your own strength counts twice
   *[third] the strength of { $subject } counts twice
}
op-enhance = { $monster } gets { SIGNED($strength) }
op-enhance-treasures = { $monster } gets { SIGNED($strength) } and is worth { more-treasures }
more-treasures = { $treasures ->
    [-1] one Treasure less
    [one] one Treasure more
    [2] two Treasures more
    [3] three Treasures more
   *[other] { SIGNED($treasures) } Treasures
}
op-remove-monster = { $treasure ->
    [yes] { $monster } leaves the fight, but its Treasures stay
    [no] { $monster } leaves the fight and takes its Treasures along
   *[edition] { $monster } leaves the fight
}
op-remove-all-monsters = { $treasure ->
    [yes] all monsters leave the fight, but their Treasures stay
    [no] all monsters leave the fight and take their Treasures along
   *[edition] all monsters leave the fight
}
op-kill-monster = { $monster } is { term-killed }
op-add-monster = { $card ->
    [this] it joins the fight
   *[other] add { $card } from your hand
}
op-clone-monster = { $monster } is joined by its double, which has the same enhancers and is worth as much
op-swap-monster = swap { $monster } for { $card } from your hand
op-swap-monster-this = swap it for { $card } from your hand
op-end-combat = { $treasures ->
    [0] both sides go home (nobody wins and nobody has to run)
    [one] both sides go home (nobody wins and nobody has to run), and the main player draws a Treasure
   *[other] both sides go home (nobody wins and nobody has to run), and the main player draws { $treasures } Treasures
}
op-transfer-combat = { $player } has to fight instead of you and whoever helps you
op-force-help = { $player } has to help you
op-leave-combat = { $person ->
    [second] leave the fight
   *[third] { $subject } stops helping
}
op-borrow-item = { $item } of { $player } is yours until the fight ends
op-escape = { $who ->
    [side] { $from ->
        [all] your whole side escapes without a roll
       *[picked] your whole side escapes from { $monster } without a roll
    }
    [player] { $from ->
        [all] { $player } escapes without a roll
       *[picked] { $player } escapes from { $monster } without a roll
    }
   *[you] { $from ->
        [all] escape without a roll
       *[picked] escape from { $monster } without a roll
    }
}
op-reroll = the die is rolled again
op-set-die = { $to ->
    [picked] turn the die to a number of your choice
   *[other] turn the die to { $to }
}
op-change-die = the roll gets { SIGNED($by) }
op-cancel = cancel it
op-draw = { $deck ->
    [door] { $person ->
        [second] { $count ->
            [one] draw a Door { face }
           *[other] draw { $count } Doors { face }
        }
       *[third] { $count ->
            [one] { $subject } draws a Door { face }
           *[other] { $subject } draws { $count } Doors { face }
        }
    }
   *[treasure] { $person ->
        [second] { $count ->
            [one] draw a Treasure { face }
           *[other] draw { $count } Treasures { face }
        }
       *[third] { $count ->
            [one] { $subject } draws a Treasure { face }
           *[other] { $subject } draws { $count } Treasures { face }
        }
    }
}
face = { $face ->
    [up] face up
   *[down] face down
}
op-take-discard = look through the { $deck ->
    [door] Door discards
    [treasure] Treasure discards
   *[any] discards
} and take { $which } into your hand
op-draw-discarded = take the top card of the discards instead
op-steal-item = take { $item } from { $player }
op-swap-hands = swap hands with { $player }
op-pass-left = { $count ->
    [one] everybody passes a card from hand to the left
   *[other] everybody passes { $count } cards from hand to the left
}
op-put-item = put it into play
op-put-identity = put it into play
op-put-follower = put it into play
op-put-scene = lay it in the middle of the table
op-swap-card = give { $card } to { $player } and take a random card from that hand
op-another-door = discard that monster and open another door
op-discard-this = discard this card
op-discard-picked = discard { $card }
op-appraise = look at the top card of the { $deck ->
    [door] Door deck
   *[treasure] Treasure deck
} and leave it there or put it under the deck
op-suffer-discarded = { $person ->
    [second] suffer the newest curse of the Door discards
   *[third] { $subject } suffers the newest curse of the Door discards
}
op-tame-monster = saddle { $monster }: it fights no more, and is your Steed with a bonus of as many as its Treasures
op-befall = { $person ->
    [second] you are { $token } from now on
   *[third] { $subject } is { $token } from now on
}
op-lift = { $person ->
    [second] you are no longer { $token }
   *[third] { $subject } is no longer { $token }
}
op-keep-curse = take that curse into your hand
op-keep-pet = keep { $monster } as your pet: it fights no more
op-send-pet = your pet fights for { $player }, who gets its level, and is discarded
op-loose-pet = your pet joins the monsters
op-extra-turn = this turn is followed by another one of yours (never by a third)
op-eat-monster = eat a monster of level { $level_at_most } or lower: it pays nothing, but you gain a level as for a kill
op-drag-in = whoever refused has to fight instead of you; what a win brings is yours, though it is no kill of yours
op-take-top = take the top card of the { $deck ->
    [door] Door
   *[treasure] Treasure
} discards into your hand
op-tame-gone = saddle one of its monsters: your Steed, with a bonus of as many as the Treasures on its card
op-sift-treasures = { $count ->
    [one] draw a Treasure more than it pays you, then discard one of those Treasures
   *[other] draw { $count } Treasures more than it pays you, then discard { $count } of those Treasures
}
op-conjure = discard { $card } if its level is no higher than yours, and its level is added to your strength
op-roll-against = you and { $player } roll a die each; if yours is higher, { $higher }
op-roll-against-else = { $text }; otherwise { $else }
op-pass-roll = the roll succeeds after all
op-keep-monster = keep a monster of that fight before you
op-take-back = take a one-shot that helped your side back into your hand
op-take-bad-stuff = it happens to you instead
op-bless-roll = if that roll succeeds, { $treasures ->
    [one] draw a Treasure face down
   *[other] draw { $treasures } Treasures face down
}
op-stop-play = the played card { $to ->
    [hand] goes back to the hand of whoever played it
   *[discard] is discarded without effect
}
op-stop-play-bar = { $text }, who plays no other card in this fight
op-scale-bonus = { $times ->
    [2] its bonus counts twice
   *[other] its bonus counts { $times } times
}
op-return-after-fight = it goes back to your hand at the end of the fight
op-give-hand-card = give that player a card from your hand
op-silence-item = { $item } gives no bonus until the fight ends
op-attach = put it on { $item }
op-curse = { $player } is cursed

op-if = if { $when }, { $then }
op-if-else = if { $when }, { $then }; otherwise { $else }
op-if-else-if = if { $when }, { $then }; { $else }
op-if-not = unless { $when }, { $else }
op-roll = { $person ->
    [second] roll { roll-which } ({ $rows })
   *[third] { $subject } rolls { roll-which } ({ $rows })
}
roll-which = { $sides ->
    [0] a die
   *[other] a { $sides }-sided die
}
roll-row = { $low } to { $high }: { $text }
roll-row-one = { $low }: { $text }
rows = { $first }; { $second }
op-choose = { $person ->
    [second] choose one ({ $choices })
   *[third] { $subject } chooses one ({ $choices })
}
or-this = { $first }; or { $second }
