### Powers and their ranks, what monsters cannot tell, what is looked at, lost and picked out of the bin.

per-cards = { SIGNED($amount) } for each { $which } that you have in play
per-other-identities = { SIGNED($amount) } for each different { $group } that rivals have and you do not
per-name-words = { SIGNED($amount) } for each word after the first in the name of the monster with the longest name
per-name-vowels = { SIGNED($amount) } for each vowel in the English names of the monsters in the fight
mod-rank-room = the ranks of your cards may add up to { $amount } more than your level

quality-unknown-to-monsters = no monster gets a bonus for what you are
quality-hides-partner = no monster gets a bonus for what your partner in the fight is

hears-identity-lost = when you have lost such a card
hears-scrapped = when another player sells, discards or loses { AN(term-item) }
hears-lose-identity = when you are about to lose such a card

cond-before-door = { $person ->
    [second] no door is open yet
   *[third] has the turn and has not opened a door yet
}
cond-before-door-not = { $person ->
    [second] a door is open already
   *[third] does not have the turn or has opened a door already
}
cond-lost-to = { $cause ->
    [bad-stuff] it is lost to Bad Stuff
   *[curse] it is lost to { AN(term-curse) }
}
cond-lost-to-not = { $cause ->
    [bad-stuff] it is not lost to Bad Stuff
   *[curse] it is not lost to { AN(term-curse) }
}

op-peek = look at the top card of the { $deck ->
    [door] Door deck
   *[treasure] Treasure deck
}
op-peek-take = { $text }; you may take it into your hand if it is { $which }
op-find-lesser = look down the Door discards for the first such card of a lower rank: you get it into play, or into your hand where it does not fit
op-take-scrap = you get it into your hand; of several who want it the highest roll gets it

prompt-peek = { $card }: what becomes of the top card?
prompt-salvage = Somebody parts with { $card }: would you have it?
word-leave = Leave it there
word-take = Take it
cost-first-any = { $more ->
    [0] discard { $which }
    [one] discard { $which } and one card more
   *[other] discard { $which } and { $more } cards more
}
cond-partner = { $person ->
    [second] you fight with a partner who { $predicate }
   *[third] fights with a partner who { $predicate }
}
cond-partner-not = { $person ->
    [second] you fight without a partner who { $predicate }
   *[third] fights without a partner who { $predicate }
}
