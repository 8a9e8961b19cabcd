### What is said on the frontier: tack, steeds of others, tracks, and what is out of everybody's reach.

worn-by-steed = your steed wears it, not you: it takes no place of yours, and goes where the steed goes
per-in-play = { SIGNED($amount) } for each { $which } on the table, whoever owns it
with-fresh = { $thing } that you have just drawn face down
op-run-faster = your next roll to run away gets { SIGNED($by) }
op-outrun = you get away from that monster, and from all others that you have yet to run from
op-doors-for-treasures = of the Treasures you may leave { $most ->
    [one] one and draw a Door face down instead
   *[other] up to { $most } and draw as many Doors face down instead
}
op-seek-trouble = look for trouble with { $card }, after the door, if you have not fought in this turn
quality-beyond-reach = no card and no rival takes it from you, nor does death; you may still part with it
hears-rival-died = when another player dies
cond-dead-rival = { $person ->
    [second] the dead player { $predicate }
   *[third] sees that the dead player { $predicate }
}
cond-dead-rival-not = { $person ->
    [second] it is not so that the dead player { $predicate }
   *[third] sees that it is not so that the dead player { $predicate }
}
prompt-doors-for-treasures = { $card }: for how many of the Treasures do you draw Doors?
