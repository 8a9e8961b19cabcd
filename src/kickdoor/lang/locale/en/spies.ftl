### What spies do: close fights, take keepsakes, copy, borrow, and sell where others bleed.

op-seal-fight = no further monster may join this fight
op-take-bottom = take the card at the bottom of each discard pile
op-keepsake = choose the card on top of one of the discard piles, discard a card from your hand, and take the chosen one
op-copy-bonus = you get the bonus of { $item }, at most { SIGNED($most) }
op-help-or-card = { $player } has to help you or to give you a card of the own hand; who has none has to help
op-rearm = take { term-items } off and put others on, as you like
op-borrow-follower = a { term-follower } of { $player } comes along with you until the turn ends
op-discard-arrival = it is discarded, unused
op-share-charity = from now on you are given cards, too: they are shared out as evenly as can be, and the giver chooses who gets more
hears-charity = when another player gives cards away in { term-charity } and has more to give
hears-item-arrived = when another player brings { AN(term-item) } into play
mod-sale-bonus = each { term-item } counts { $amount } { term-gold } more when you sell it
mod-sale-bonus-of = each { $which } counts { $amount } { term-gold } more when you sell it
mod-sale-extra = what you sell together counts { $amount } { term-gold } more
quality-sells-in-fights = once in each fight that you are in, you may sell { term-items }
quality-owes-helper = whoever helps you to win gets one of the Treasures at least, whatever was agreed
prompt-keepsake = { $card }: choose your keepsake.
prompt-help-or-card = { $card }: help, or give a card away?
prompt-rearm = { $card }: choose what to put on or take off.
prompt-borrow-follower = { $card }: choose who comes along.
word-help = Help
word-card = Give a card
word-enough = Enough
