### Words of Styles and Mooks, and how having no Style is spoken of.

group-style = Style
plain-styleless = somebody without a Style
tag-mook = henchman
tag-sword = sword
tag-staff = staff
tag-ring = Ring

cond-trait-styleless = { $person ->
    [second] you have no Style
   *[third] has no Style
}
cond-trait-styleless-not = { $person ->
    [second] you have a Style
   *[third] has a Style
}
a-trait-styleless = those without a Style
mod-monster-strength-against-styleless = { SIGNED($amount) } against anybody without a Style
mod-monster-strength-against-no-styleless = { SIGNED($amount) } against anybody with a Style
