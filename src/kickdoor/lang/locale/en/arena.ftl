### What is said about deadly monsters, about meddling, and about dice that are named.

per-deadly = { SIGNED($amount) } for each monster in your fight whose Bad Stuff can kill you
op-add-death = until the fight ends, death is part of the Bad Stuff of { $monster }, if it cannot kill you yet
event-death-added = From now on, to be caught by { $cards } is death.
hears-meddled-win = when you win a fight of your own in which a rival played or used something for the monsters
hears-roll = when you are about to roll a die
op-name-roll = the die shows the number that you name
prompt-name-roll = { $card }: name what the die shows.
