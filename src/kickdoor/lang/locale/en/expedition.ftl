### Words of familiars, raised monsters, looks ahead and sure feet.

op-raise-top = the monster that lay on top of the Door discards joins the fight, and is { $tag } there
op-lay-familiar = { $card } from your hand lies before you as your familiar, in place of any other you have, and upright
op-tire-familiar = turn your familiar sideways
op-rouse-familiar = turn your familiar upright
op-bury-curse = put that { term-curse } under the Door deck
op-triage = look at the top three { $deck ->
    [treasure] Treasures
   *[door] Doors
 } of the deck: discard one, take one into your hand, and leave the last on top
op-appraise-for = look at the top card of the { $deck ->
    [door] Door deck
   *[treasure] Treasure deck
 } and leave it there, or discard { $price ->
    [one] a card
   *[other] { $price } cards
 } from your hand and put it under the deck
op-boost-card-side = { $target ->
    [either] what { $card } adds when it is worn goes to the side of your choice
    [monsters] what { $card } adds when it is worn goes to the monsters
   *[munchkins] what { $card } adds when it is worn goes to the munchkins
}
cost-which = { $from ->
    [hand] { cost-discard-hand }
   *[any] { cost-discard }
 }, each { $which }
a-door-card = a Door
a-treasure-card = a Treasure
cond-has-familiar = { $person ->
    [second] your familiar is upright
   *[third] has a familiar that is upright
}
cond-has-familiar-not = { $person ->
    [second] you have no upright familiar
   *[third] has no upright familiar
}
cond-used = { $person ->
    [second] you have used { $name }
   *[third] has used { $name }
}
cond-used-not = { $person ->
    [second] you have not used { $name }
   *[third] has not used { $name }
}
cond-wearing-several = { $how ->
    [held] { $person ->
        [second] you hold { $which }
       *[third] holds { $which }
    }
   *[worn] { $person ->
        [second] you wear { $which }
       *[third] wears { $which }
    }
}
cond-wearing-several-not = { $person ->
    [second] you do not use { $which }
   *[third] does not use { $which }
}
quality-sure-footed = nothing makes it harder for you to run away, though what makes it impossible still does
quality-killed-return = when a fight ends, the monsters that you added to it and that were killed go back to your hand
hears-added-caught = when a monster that you added to another player's fight catches somebody
prompt-triage-discard = Which card do you discard?
prompt-triage-take = Which card do you take into your hand?
event-kept-familiar = { $who } has a new familiar: { $cards }.
event-tired = The familiar of { $who } needs a rest: { $cards }.
