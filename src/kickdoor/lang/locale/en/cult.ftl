### Joining what one cannot leave, what all the others are, and noses in other people's gifts.

per-others = { SIGNED($amount) } for each other player who { $predicate }
rests-in = discarded, it lies face up on a pile of its own

cond-all-others = { $person ->
    [second] every other player { $predicate }
   *[third] sees that every other player { $predicate }
}
cond-all-others-not = { $person ->
    [second] not every other player { $predicate }
   *[third] sees that not every other player { $predicate }
}
cond-knows-top = { $person ->
    [second] you know the top card of the { $deck ->
        [door] Door deck
       *[treasure] Treasure deck
    }
   *[third] knows the top card of the { $deck ->
        [door] Door deck
       *[treasure] Treasure deck
    }
}
cond-knows-top-not = { $person ->
    [second] you do not know the top card of the { $deck ->
        [door] Door deck
       *[treasure] Treasure deck
    }
   *[third] does not know the top card of the { $deck ->
        [door] Door deck
       *[treasure] Treasure deck
    }
}
cond-escaped-deadly = { $person ->
    [second] its Bad Stuff can kill
   *[third] got away from a monster whose Bad Stuff can kill
}
cond-escaped-deadly-not = { $person ->
    [second] its Bad Stuff cannot kill
   *[third] got away from a monster whose Bad Stuff cannot kill
}

quality-for-good = you can neither give it up nor pay with it nor replace it, and nothing takes it but a card that says so
quality-once-only = nobody has two of it: a second one is discarded without effect
quality-membership = you count as what you have declared by it
quality-asks-nobody = you can ask nobody for help
quality-seeks-trouble = with a monster in hand you cannot loot the room
quality-open-to-left = the player on your left sees your hand

hears-gift = when one rival gives another a card
hears-comes-true = at once
hears-convert = when you are about to become what a card says

op-convert = { $person ->
    [second] become { AN($token) } in place of what you were
   *[third] { $subject } becomes { AN($token) } in place of what that player was
}
op-defy = roll a die and discard as many cards, from your hand or from play: it does not happen; with fewer cards it does, and you keep them
op-declare = you count as { AN($token) } until you declare that you do not, or the other way round
op-swear-in = { $player } bears it, if willing, for as long as that lasts: { SIGNED($bonus) } to strength, one for each { $token } card
op-end-game = { $by ->
    [cards] the game ends: whose cards in play add most to the strength, levels left out, wins, and whoever ties for it wins too
   *[level] the game ends: the highest level wins, and whoever ties for it wins too
}
op-intercept = look at that card; you may keep it in your hand and give { $price } cards of your hand in its stead

prompt-swear-in = { $card }: will you have it laid on you?
prompt-intercept = This was given: { $card }. Keep it for cards of your hand?
prompt-intercept-pay = { $card }: choose what you give in its stead.
event-converted = { $who } has joined: { $cards }.
event-sworn-in = { $who } is sworn in: { $cards } (+{ $amount }).
event-declared = { $who } { $amount ->
    [0] does not count by { $cards } any more
   *[other] counts by { $cards } now
}.
event-nosed = { $who } looks at what was given.
