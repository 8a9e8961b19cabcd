### What is said about enhancers that munchkins play and bear, about false faces, and about leave that is asked.

mod-enhancer-bonus = each enhancer that you play on a monster counts { $amount } more, up or down as it points
per-opposing = { SIGNED($amount) } for each card marked { $tag } on the monsters' side of your fight
per-borne = as much to your strength as the enhancers that lie on you

quality-unforced = nothing can make you help
quality-sheds-excess = what is over your hand limit you may discard instead of giving it away
quality-takes-terms = asked for help, you answer yes or no: you name no terms of your own

hears-enhancers-gone = when a fight is over in which you played an enhancer
hears-lose-level = instead of losing a level to { AN(term-curse) } or Bad Stuff

op-disguise = until the fight ends no monster gets a bonus for what you are
op-with-leave = ask leave of { $player }; on a yes, { $then }
op-bear-enhancer = { $card } from your hand lies on you from now on: one of any size, or two of at most +10 together
op-drop-enhancer = discard an enhancer that lies on you
op-take-enhancer-back = take one of those enhancers back into your hand

prompt-with-leave = { $card }: will you have it so?
prompt-drop-enhancer = { $card }: choose which enhancer goes.
event-bears = { $who } grows into { $cards }.
