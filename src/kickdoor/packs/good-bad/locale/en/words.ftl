### Words of the West: steeds and what they wear, bandits, and what a Dude wears himself.

slot-steed = Steed
thing-steed = { $count ->
    [all] all Steeds
    [none] no Steed
    [each] Steed
    [one] a Steed
   *[other] { $count } Steeds
}
tag-bandit = bandit
tag-tack = tack
with-without-tag = { $thing } yourself, not your Steed
