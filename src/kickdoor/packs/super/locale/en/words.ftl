### Words of Powers and henchmen, and how having no Power is spoken of.

group-power = Power
plain-powerless = somebody without a Power
tag-henchman = henchman

cond-trait-powerless = { $person ->
    [second] you have no Power
   *[third] has no Power
}
cond-trait-powerless-not = { $person ->
    [second] you have a Power
   *[third] has a Power
}
a-trait-powerless = those without a Power
mod-monster-strength-against-powerless = { SIGNED($amount) } against anybody without a Power
mod-monster-strength-against-no-powerless = { SIGNED($amount) } against anybody with a Power
