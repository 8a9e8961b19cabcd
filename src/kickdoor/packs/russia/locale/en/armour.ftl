### What is worn on the body is called body armour in this set.

slot-armor = body armour
thing-armor = { $count ->
    [all] all body armour
    [none] no body armour
    [each] piece of body armour
    [one] body armour
   *[other] { $count } pieces of body armour
}
quality-no-item-bonuses-but-armor = your strength gets nothing from your gear, apart from body armour
refusal-items-slot-armor = There is no room for more body armour.
