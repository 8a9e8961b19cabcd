### What is opened and closed in the middle of the table, who died of it, and how to do without help.

opener = For whoever opens it
per-lying = { SIGNED($amount) } for each { $group } in the middle of the table

cond-lying = { $at_least ->
    [one] { AN($group) } lies in the middle of the table
   *[other] at least { $at_least } { $group } cards lie in the middle of the table
}
cond-lying-not = { $at_least ->
    [one] no { $group } lies in the middle of the table
   *[other] fewer than { $at_least } { $group } cards lie in the middle of the table
}
cond-leap = { $person ->
    [second] it is at least { $levels } levels at one stroke
   *[third] gains at least { $levels } levels at one stroke
}
cond-leap-not = { $person ->
    [second] it is fewer than { $levels } levels at one stroke
   *[third] gains fewer than { $levels } levels at one stroke
}
cond-first-death = nobody has died before in the fight that is on
cond-first-death-not = somebody has died before in the fight that is on
cond-asked-nobody = { $person ->
    [second] you have asked nobody for help
   *[third] has asked nobody for help
}
cond-asked-nobody-not = { $person ->
    [second] you have asked somebody for help
   *[third] has asked somebody for help
}
cond-outlived = { $person ->
    [second] you live, and a monster caught you whose Bad Stuff cannot kill
   *[third] lives, and was caught by a monster whose Bad Stuff cannot kill
}
cond-outlived-not = { $person ->
    [second] no monster caught you whose Bad Stuff cannot kill
   *[third] was caught by no monster whose Bad Stuff cannot kill
}

hears-opened = when anybody opens a card of a pile
hears-opening = when anybody is about to open a card of a pile
hears-hurt = when a monster's Bad Stuff has hit you and you live
hears-routed = when all have run from a lost fight of yours

op-open-scene = { $person ->
    [second] open the top { $group }
   *[third] { $subject } opens the top { $group }
}
op-close-scene = close the { $group } that was opened last
op-go-alone = nobody can help you in this fight
op-exchange = { $count ->
    [all] discard any number of cards from your hand, at least one, and draw as many face down, each from the deck of one of them
    [one] discard a card from your hand and draw one face down from the same deck
   *[other] discard up to { $count } cards from your hand and draw as many face down, each from the deck of one of them
}
op-fight-again = at once fight as many of them again as you like, in a fight of its own; all else that was played is discarded

prompt-rematch = { $card }: choose whom you fight again.
prompt-exchange = { $card }: choose what you exchange.
event-moved-stack-centre = { $cards } is opened.
event-moved-centre-stack = { $cards } goes back under its pile.
event-closed = { $cards } is closed.
event-kept-shut = It stays shut.

with-name-has = { $thing } with “{ $letters }” anywhere in its English name
op-boost-lone = { $text }, as long as nobody helps you
op-freeze = it works, but that player can play no other card and use no ability in this fight
cond-piled-on = { $person ->
    [second] somebody who is not in the fight plays it for the monsters
   *[third] is piled upon by somebody who is not in the fight
}
cond-piled-on-not = { $person ->
    [second] somebody in the fight plays it, or not for the monsters
   *[third] is not piled upon by somebody who is not in the fight
}
hears-follower-scrapped = when another player parts with { AN(term-follower) }
event-frozen = { $who } plays nothing more in this fight.
