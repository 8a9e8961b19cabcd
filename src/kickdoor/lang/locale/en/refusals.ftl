### Why something cannot be done now, by the id of the rule.

refusal-big-items-excess-correct = First get down to the { term-big } { term-items } that you may carry.
refusal-big-items-one-only = You carry as many { term-big } { term-items } as you may.
refusal-charity-give-to-lowest = What is too much goes to the player of the lowest level.
refusal-charity-lowest-discards = You are of the lowest level, so you discard what is too much.
refusal-charity-over-five = Your hand has to fit its limit at the end of the turn.
refusal-classes-card-says-when = It is not the time for it that the card says.
refusal-classes-discard-cost-source-munchkins = { $price ->
    [hand] It costs your whole hand, of { $count } cards or more.
    [levels] It costs { $count ->
        [one] a level
       *[other] { $count } levels
    } that you have not to give.
    [value] It costs { term-gear } worth { $count } { term-gold }, and you have too little.
    [item] It costs { AN(term-item) } in play, and you have none that fits.
    [value] It costs { term-gear } worth { $count } { term-gold }, and yours is not worth that much.
   *[cards] { $count ->
        [0] You cannot pay for it.
        [one] It costs a card, and you have none to spare.
       *[other] It costs { $count } cards, and you have too few to spare.
    }
}
refusal-classes-only-one = You can have only one of these.
refusal-combat-cards-playable = It is for a fight.
refusal-combat-greater-wins = The monsters are stronger.
refusal-combat-no-treasures-from-hand = In a fight, that cannot be played from hand.
refusal-combat-ties-lose = Both sides are equal, so the monsters win.
refusal-conflicts-card-beats-rule = A card that lies there forbids it.
refusal-curses-nothing-to-hit = There is nothing that it could be for.
refusal-death-no-cards-received = The dead get nothing and do nothing.
refusal-hand-play-only-at-specified-times = It is not the time to play that.
refusal-help-ask-in-turn = Somebody is being asked already.
refusal-help-bribe-card-plays = It is promised.
refusal-help-compelled-backs-out = You can leave only once the fight is for the win.
refusal-help-compelled-not-for-win = Nobody can be made to help in a fight for the win.
refusal-help-one-helper = There is a helper already.
refusal-help-volunteer-stays = You chose to help, so you stay.
refusal-items-equipped-gives-bonus = It works only while it is worn.
refusal-items-extra-slot-carried-only = There is no room to wear it.
refusal-items-no-change-in-combat = In a fight, you keep on what you wear.
refusal-items-no-change-while-running = While you run, you keep on what you wear.
refusal-items-restriction-bonus-only-if-match = It is not for the likes of you.
refusal-items-slot-headgear = There is no room on your head.
refusal-items-slot-armor = There is no room for more armor.
refusal-items-slot-footgear = There is no room on your feet.
refusal-items-slot-hands = You have not enough hands.
refusal-level-cards-not-winning = The last level is won in a fight only.
refusal-monsters-hand-uses = A monster in hand is for when you look for trouble.
refusal-multi-monster-specials-whole-fight = A monster in the fight forbids it.
refusal-run-away-automatic-abilities-vox = It is for running away.
refusal-run-away-both-must-run = Both of you have to run.
refusal-run-away-when = You are winning, so there is nothing to run from.
refusal-selling-1000-per-level = All that you could sell is not worth a level.
refusal-selling-not-in-combat = You cannot sell in a fight.
refusal-selling-not-to-level-ten = The last level is not for sale.
refusal-selling-not-while-running = You cannot sell while you run.
refusal-selling-own-turn-only = You can sell on your own turn only.
refusal-setup-initial-play-one-class = One of a kind is all that is laid down before the first turn.
refusal-setup-initial-play-items = It is not for the first plays.
refusal-super-munchkin-needs-class = You need one first to have more of them.
refusal-super-munchkin-no-duplicate-class = You are that already.
refusal-timing-own-turn-new-class = It is for your own turn.
refusal-timing-own-turn-play-item = You put { term-gear } into play on your own turn, outside of fights.
refusal-trading-big-limit = That would be too many { term-big } { term-items } for one of you.
refusal-trading-not-in-combat-munchkins = Nobody trades in a fight.
refusal-trading-received-no-sale-or-discard-munchkins = You got it in a trade: keep it until your turn.
refusal-trading-table-only = There is nothing in play to trade.
refusal-treasures-other-card-says = It answers something that is not happening.

## The engine's own

refusal-engine-answer-first = First there is something to answer.
refusal-engine-enough = That is enough for now: go on with the game.
refusal-engine-not-now = That is not possible now.
refusal-engine-one-offer = You have an offer on the table already.
refusal-engine-rank-too-high = Your level does not carry that much Rank.
refusal-engine-unknown-option = There is no such choice now.
refusal-other = The rules forbid it now.
refusal-help-bribe-treasures = You can promise no more Treasures than the fight would pay.
refusal-curses-kept-not-fuel = A curse that lies before you pays for nothing.
refusal-death-no-levels = The dead gain no levels, and nothing is played on them.
refusal-combat-lose-must-run = The fight is lost: all that is left is to run.
refusal-turn-phase-two-skipped-after-monster = Trouble and loot are for a turn whose door hid no monster.
refusal-turn-phase-two-choice = First look for trouble or loot the room.
refusal-hirelings-no-trading = A companion is nobody's to trade.
refusal-seasons-holiday-no-joining = No monster can be added to a fight now.
refusal-trading-items-only = Only { term-gear } can be traded.
refusal-vehicles-one-only = You can ride only one of those at a time.
refusal-vehicles-never-just-carried = It is ridden or it is not there: it cannot be put aside, nor be yours without use.
refusal-monsters-fight-alone-vox = Who is not in this fight can play only one-shots, and only for the monsters.
