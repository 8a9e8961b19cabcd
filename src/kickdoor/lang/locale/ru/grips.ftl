### О руках, о том, что уже истрачено, и о том, кто выбирает первым.

mod-grip = { $amount ->
    [-1] каждая шмотка занимает на одну руку меньше
   *[other] шмотки не занимают рук
}
mod-grip-of = { $amount ->
    [-1] { $which } занимает на одну руку меньше
   *[other] { $which } не занимает рук
}
number-grip = сколько рук занимают шмотки
per-own-used = { SIGNED($amount) } за { CASE($which, "acc") }, если сыграть её в этом бою
with-one-shot = { $thing } из разовых
    .gen = { CASE($thing, "gen") } из разовых
    .acc = { CASE($thing, "acc") } из разовых
with-lasting = { $thing } не из разовых
    .gen = { CASE($thing, "gen") } не из разовых
    .acc = { CASE($thing, "acc") } не из разовых
quality-helper-picks-first = помощник, которому обещаны сокровища, выбирает первым, о чём бы ни договорились
