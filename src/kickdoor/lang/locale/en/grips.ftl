### What is said about hands, about what is used up, and about who picks first.

mod-grip = { $amount ->
    [-1] each { term-item } that you hold takes one hand less
   *[other] { term-items } that you hold take no hands
}
mod-grip-of = { $amount ->
    [-1] each { $which } takes one hand less
   *[other] each { $which } takes no hands
}
number-grip = hands that items take
per-own-used = { SIGNED($amount) } for each { $which } that you have used in this fight
with-one-shot = { $thing } that is used once
with-lasting = { $thing } that lasts
quality-helper-picks-first = a helper who was promised Treasures picks first, whatever else was agreed
