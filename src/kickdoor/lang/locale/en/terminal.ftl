### What the game in a terminal says of its own.

terminal-welcome = { $set }. You are { $name }; at the table: { $others }. Type ? for help.
terminal-ask = >
terminal-sure = This cannot be taken back. Do it? (y/n)
terminal-kept = Then not.
terminal-wait = Let it be
terminal-bye = You get up from the table.
terminal-help-number = the number of an option, or its key
terminal-help-enter = let it pass, where nobody has to act
terminal-help-examine = read a card: part of its name, or the number of an option
terminal-help-why = why an option in brackets cannot be chosen
terminal-help-table = show the table again
terminal-help-quit = get up from the table; the game is not kept
terminal-key-number = number
terminal-key-enter = Enter
terminal-key-examine = x CARD
terminal-key-why = why NUMBER
terminal-key-table = t
terminal-key-quit = q

## What was typed and means nothing

terminal-no-number = There is no option { $number }; there are 1 to { $last }.
terminal-grey = { $label }: { $why }
terminal-open = { $label } can be chosen; there is no reason why not.
terminal-unknown = { $text } is no answer; type a number from 1 to { $last }, or ? for help.
terminal-no-card = No card here is called { $text }.
terminal-many-cards = { $text } could be { $names }{ $more ->
    [0] .
   *[other] , and { $more } more.
}
terminal-must = You have to choose something.
terminal-x-what = Say which card: x and part of its name.
terminal-why-what = Say which option: why and its number.

## The table

terminal-turn = Turn { $turn }, goal { $goal }; Doors { $doors }, Treasures { $treasures }
terminal-name = Name
terminal-level = Level
terminal-strength = Strength
terminal-who = Is
terminal-hand-cards = Hand
terminal-in-play = In play
terminal-dead = dead
terminal-hand-count = { $doors } D, { $treasures } T
terminal-hand = Your hand
terminal-hand-empty = Your hand is empty.
terminal-fight = { $main } { $munchkins } against { $monsters }
terminal-helped = { $main } and { $helper }
terminal-winning = { $side ->
    [munchkins] The munchkins are winning: { $levels ->
        [one] a level
       *[other] { $levels } levels
    } and { $treasures } { $treasures ->
        [one] Treasure
       *[other] Treasures
    }.
   *[monsters] The monsters are winning.
}
terminal-part = { $label } { SIGNED($amount) }
terminal-foe = { $name } { $strength }
terminal-boost = The monsters' side
terminal-offer = { $kind ->
    [help] { $by } asks { $to } for help: { $what }.
    [service] { $by } would help { $to }: { $what }.
   *[trade] { $by } offers { $to }: { $what }.
}
terminal-offer-for = { $gives } for { $gets }
terminal-offer-nothing = nothing
terminal-offer-treasures = { $count ->
    [one] a Treasure
   *[other] { $count } Treasures
} ({ $first ->
    [yes] the helper picks first
   *[no] the helper picks last
})
terminal-hidden-card = a hidden card
terminal-card-level = level { $level }
terminal-card-treasures = { $count ->
    [one] a Treasure
   *[other] { $count } Treasures
}
terminal-card-value = { $value } { term-gold }
terminal-over = The game is over.
