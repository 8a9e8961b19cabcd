### What the words of this set's data are called.

plain-citizen = plain Citizen
plain-in-between = in-between
group-season = season
tag-undead = Undead
tag-dragon = Dragon
tag-fire = Fire
tag-afraid-of-fire = Afraid of Fire
tag-fur = Fur
tag-winter = winter
tag-spring = spring
tag-summer = summer
tag-autumn = autumn
kind-scene = Season
kind-item = Gear
kind-one-shot = One-Shot

cond-centre-season = { $person ->
    [second] { $name ->
        [in-between] there is no season
       *[other] it is { $name }
    }
   *[third] { $name ->
        [in-between] plays outside of all seasons
       *[other] plays in { $name }
    }
}
cond-centre-season-not = { $person ->
    [second] { $name ->
        [in-between] there is a season
       *[other] it is not { $name }
    }
   *[third] { $name ->
        [in-between] plays in some season
       *[other] does not play in { $name }
    }
}
prompt-turn-trouble = No monster was behind the door: look for trouble or clean out the stash.
refusal-turn-phase-two-choice = First look for trouble or clean out the stash.
refusal-turn-phase-two-skipped-after-monster = Trouble and the stash are for a turn whose door hid no monster.
hears-loot = when you clean out the stash
quality-takes-charity = what others give away in Charity goes to you, whoever is lowest
