### Words that this set has and others have not.

slot-steed = Steed
thing-steed = { $count ->
    [all] all Steeds
    [none] no Steed
    [each] Steed
    [one] a Steed
   *[other] { $count } Steeds
}
group-room = Room
kind-scene = Room
tag-sword = Sword
tag-staff = Staff
tag-ring = Ring
tag-fire = Fire
lasts-turn = it lasts until the turn ends
