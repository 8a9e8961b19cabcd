### Fights that were looked for, orders to monsters, shares in the fights of others, and sales.

cond-sought-trouble = { $person ->
    [second] your fight began with looking for trouble
   *[third] is in a fight that began with looking for trouble
}
cond-sought-trouble-not = { $person ->
    [second] your fight did not begin with looking for trouble
   *[third] is in no fight that began with looking for trouble
}

op-outrank = if your level is above the one on the card of { $monster }, { $then }
op-outrank-else = { $text }; otherwise { $else }
op-outrank-not = unless your level is above the one on the card of { $monster }, { $else }
op-press-monster = { $monster } leaves the fight for your hand
op-back-win = if the munchkins win this fight, { $treasures ->
    [one] you draw a Treasure face down
   *[other] you draw { $treasures } Treasures face down
}
op-keep-met = take that monster into your hand
op-keep-sold = you keep it; it counts all the same, but you cannot sell it again in this turn

hears-sold = when you have sold { term-items } for a level or more
hears-sell-item = for each { term-item } that you sell
