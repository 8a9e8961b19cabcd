### Words of Powers and fire: nobody is "a Night Owl", and how having no Power is spoken of.

group-power = Power
plain-powerless = somebody without a Power
tag-fire = Fire

cond-trait-power = { $person ->
    [second] you have { $name }
   *[third] has { $name }
}
cond-trait-power-not = { $person ->
    [second] you do not have { $name }
   *[third] does not have { $name }
}
a-trait-power = those with { $name }
mod-monster-strength-against-power = { SIGNED($amount) } against anybody with { $name }
mod-monster-strength-against-no-power = { SIGNED($amount) } against anybody without { $name }

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
