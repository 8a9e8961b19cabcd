### Words that this set has and others have not.

slot-ship = Ship
thing-ship = { $count ->
    [all] all Ships
    [none] no Ship
    [each] Ship
    [one] a Ship
   *[other] { $count } Ships
}
tag-complex = Complex
tag-laser = Laser
