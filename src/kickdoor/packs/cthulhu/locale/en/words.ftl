### Words of the cult.

tag-madness = Madness
tag-cultish = cultish
tag-sword = sword
tag-staff = staff
tag-ring = Ring
tag-undead = Undead
