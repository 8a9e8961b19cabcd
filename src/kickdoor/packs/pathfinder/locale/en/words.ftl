### Words of Factions and goblins, and how having no Faction is spoken of.

group-faction = Faction
plain-unaligned = somebody without a Faction
tag-goblin = Goblin

cond-trait-unaligned = { $person ->
    [second] you have no Faction
   *[third] has no Faction
}
cond-trait-unaligned-not = { $person ->
    [second] you have a Faction
   *[third] has a Faction
}
a-trait-unaligned = those without a Faction
mod-monster-strength-against-unaligned = { SIGNED($amount) } against anybody without a Faction
mod-monster-strength-against-no-unaligned = { SIGNED($amount) } against anybody with a Faction
