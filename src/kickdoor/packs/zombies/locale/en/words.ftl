### Words of Mojos and Powers: nobody is "a Herd Instinct", and who has no Mojo is a zombie all the same.

group-mojo = Mojo
group-power = Power
plain-plain-zombie = plain zombie
plain-powerless = somebody without a Power
tag-fire = Fire
tag-water = Water

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
