### What is said about getting out of the way, about who comes along, and about being outnumbered.

op-slip-away = leave the fight without a roll; if it is yours, it is lost, and your helper has to run
op-roll-twice = roll two dice the next time, and keep the better one
op-recruit = { $monster }, if it is alone and nobody brought it into the fight, fights no more: it is { AN(term-follower) } of yours with a bonus of { SIGNED($bonus) }
op-kill-consoles = { $text }; if the fight is lost after all, you gain a level for it
op-boost-card = { $target ->
    [you] you get { card-bonus }
   *[other] the munchkins get { card-bonus }
}
card-bonus = what { $card } from your hand adds to monsters{ $most ->
    [0] {""}
   *[other] , at most { SIGNED($most) }
}
cond-overrun = { $person ->
    [second] two or more monsters are together stronger than { $times } times the levels of your side
   *[third] faces two or more monsters that are together stronger than { $times } times the levels of that side
}
cond-overrun-not = { $person ->
    [second] no two or more monsters are together stronger than { $times } times the levels of your side
   *[third] faces no two or more monsters that are together stronger than { $times } times the levels of that side
}
cond-has-recruit = { $person ->
    [second] a monster that you recruited comes along
   *[third] has recruited a monster
}
cond-has-recruit-not = { $person ->
    [second] no monster that you recruited comes along
   *[third] has recruited no monster
}
moment-opening-anyone = in any fight in which nobody has played a card or used an ability yet
moment-opening-main = in a fight of your own in which nobody has played a card or used an ability yet
moment-opening-fighter = in your fight, as long as nobody has played a card or used an ability in it
quality-sees-neighbours = you see the hands of the players on your left and right, and what they draw
event-recruited = { $who } takes { $cards } along (+{ $amount }).
limit-under = { $limit }, counted together with { $name }
