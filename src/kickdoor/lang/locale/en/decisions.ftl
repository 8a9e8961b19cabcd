### What a seat is asked, and what it can answer.

## Questions

prompt-floor = You may act.
prompt-turn-start = Your turn: play cards, then kick open the door.
prompt-turn-trouble = No monster was behind the door: look for trouble or loot the room.
prompt-turn-charity = Bring your hand down to the limit, then end your turn.
prompt-setup = Play what you like of your first cards, then say that you are ready.
prompt-combat-open = { $side ->
    [winning] You are winning: claim the win, or get stronger first.
   *[losing] You are losing: get stronger, ask for help, or accept defeat and run.
}
prompt-combat-claim = The win is claimed: act now or let it pass.
prompt-combat-concede = Defeat is accepted: act now or let it pass.
prompt-closing = Act now or let it pass.
prompt-door = Several doors are open: choose what happens first.
prompt-doors = There is more behind the doors: play what you found, then say that you are ready.
prompt-shed-big = Your steed is not Epic any more: choose the { term-big } { term-item } that goes.
prompt-flight = Run: choose the monster to run from.
prompt-death-loot = Take a card from the body.
prompt-excess = You carry too many { term-big } { term-items }: part with one.
prompt-excess-give = Choose who gets it.
prompt-answer-curse = { $who } is cursed: { $card }. Answer it or let it pass.
prompt-answer-curse-you = You are cursed: { $card }. Answer it or let it pass.
prompt-answer-die = { $who } has rolled { $amount } { $for }. Answer it or let it pass.
prompt-answer-die-you = You have rolled { $amount } { $for }. Answer it or let it pass.
prompt-answers = Answer it or let it pass.
prompt-choice = Choose.
prompt-choose = { $card }: choose one.
prompt-appraise = { $card }: what becomes of the top card?
prompt-keep-monster = { $card }: choose what you keep.
prompt-take-back = { $card }: choose what you take back.
prompt-give-card = { $card }: choose what you give away.
prompt-choose-character = Choose who you are.
prompt-swap-character = You are dead. Come back as somebody else?
prompt-lose-items = { $card }: choose what is lost.
prompt-lose-hand = { $card }: choose what to discard.
prompt-lose-identity = { $card }: choose what you lose.
prompt-pay-value = { $card }: choose { AN(term-item) } to pay with.
prompt-name-item = { $card }: choose the { term-item } that sets the price.
prompt-pass-left = { $card }: choose what to pass to the left.
prompt-react = { $card }: use it now?
prompt-take-discard = { $card }: choose what to take from the discards.
prompt-pay = { $card }: choose what to discard for it.
prompt-tame-gone = Choose the monster that you saddle.
prompt-sift = You drew more Treasures than you are owed: choose what goes.
prompt-share-treasure = Choose your share of the Treasures.
prompt-fix-identity = You have too many of a kind: choose what goes.
prompt-fix-follower = You have too many who come along: choose who goes.
prompt-fix-slot = You wear too much: choose what comes off.
prompt-draft-player = Choose a player.
prompt-draft-side = Choose a side.
prompt-draft-number = Choose a number.
prompt-draft-card = Choose a card.
prompt-draft-cards = Choose more cards, or finish.
prompt-draft-way = Choose what to do with it.
prompt-draft-give-player = Choose who gets it.
prompt-draft-equip-card = Choose what comes off for it.
prompt-draft-ask-number = How many Treasures do you offer?
prompt-draft-ask-way = Who picks first?
prompt-draft-ask-cards = Promise { term-gear } or plays as well, or finish.
prompt-draft-trade-cards = Choose what is traded.
prompt-draft-sell-card = Choose what else to sell.
prompt-draft-sell-cards = Choose what else to sell, or finish.

## Options: the first word of the key

option-kick-open = { term-kick-open }
option-listen = Listen at the door
option-trouble = { term-trouble }: { $name }
option-loot = { term-loot }
option-end-turn = End the turn
option-ready = Ready
option-give = Give { $name }
option-shed = Discard { $name }
option-play = Play { $name }
option-use = Use { $name }
option-equip = Put on { $name }
option-unequip = Take off { $name }
option-carry = Let it be carried: { $name }
option-lay = Lay { $name } on the table
option-show = Show { $name } to everybody
option-drop = Give up { $name }
option-sell = Sell { $name }
option-trade = Trade with { $name }
option-ask = Ask { $name } for help
option-accept = { $kind ->
    [help] Help { $who }
    [service] Take the help of { $who }
   *[trade] Take the trade of { $who }
}
option-decline = { $kind ->
    [help] Do not help { $who }
    [service] Do without { $who }
   *[trade] Decline the trade of { $who }
}
option-counter = { $kind ->
    [help] Help { $who } for another price
   *[trade] Offer { $who } another trade
}
option-withdraw = { $kind ->
    [help] Do not ask { $who } any more
    [service] Do not help { $who } after all
   *[trade] Take the trade with { $who } back
}
option-claim = Claim the win
option-concede = Accept defeat
option-pass = Pass
option-leave = Leave the fight
option-flee = Run from { $name }
option-sacrifice = Sacrifice your { term-follower }
option-sacrifice-yes = Sacrifice your { term-follower } for both of you
option-sacrifice-no = Sacrifice your { term-follower } for you alone
option-pick = { $name }
option-take = Take { $name }
option-done = Done
option-back = Back
option-with-number = { $text } ({ $number })

## Options: words that may be picked

word-munchkins = the munchkins
word-monsters = the monsters
word-done = Done
word-for = In return for
word-first = The helper picks first
word-last = You pick first
word-yes = Yes
word-no = No
word-keep = Leave it there
word-under = Put it under the deck
word-put = Put it into play
word-attach = Attach it
word-curse = Curse somebody
word-level = Gain a level
word-boost = Strengthen a side
word-enhance = Strengthen a monster
word-join = Join the fight
word-play = Play it
copy-of = { $name } ({ $number })

## Parts of a number

part-level = Level
part-effect = Effects
part-reaction = Special rule
part-card = Card
part-base = Base
part-roll = Roll
