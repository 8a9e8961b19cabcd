### Words of Accents, Ships and sharks, and how having no Accent is spoken of.

group-accent = Accent
plain-accentless = somebody without an Accent
slot-ship = Ship
thing-ship = { $count ->
    [all] all Ships
    [none] no Ship
    [each] Ship
    [one] a Ship
   *[other] { $count } Ships
}
tag-shark = shark
tag-rigging = Ship Enhancer

cond-trait-accentless = { $person ->
    [second] you have no Accent
   *[third] has no Accent
}
cond-trait-accentless-not = { $person ->
    [second] you have an Accent
   *[third] has an Accent
}
a-trait-accentless = those without an Accent
mod-monster-strength-against-accentless = { SIGNED($amount) } against anybody without an Accent
mod-monster-strength-against-no-accentless = { SIGNED($amount) } against anybody with an Accent

cond-trait-accent = { $person ->
    [second] you have the { $name } Accent
   *[third] has the { $name } Accent
}
cond-trait-accent-not = { $person ->
    [second] you do not have the { $name } Accent
   *[third] does not have the { $name } Accent
}
a-trait-accent = those with the { $name } Accent
mod-monster-strength-against-accent = { SIGNED($amount) } against anybody with the { $name } Accent
mod-monster-strength-against-no-accent = { SIGNED($amount) } against anybody without the { $name } Accent

cond-trait-navy = { $person ->
    [second] you are in the { $name }
   *[third] is in the { $name }
}
cond-trait-navy-not = { $person ->
    [second] you are not in the { $name }
   *[third] is not in the { $name }
}
a-trait-navy = those in the { $name }
mod-monster-strength-against-navy = { SIGNED($amount) } against anybody in the { $name }
mod-monster-strength-against-no-navy = { SIGNED($amount) } against anybody who is not in the { $name }
