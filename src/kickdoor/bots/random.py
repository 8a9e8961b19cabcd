"""RandomBot: anything, but rather what leads on than what leads nowhere.

Plain uniform choice never ends a game: it gives up classes, takes off what it wears and offers
trades all day. So a class of choices is drawn first, then one of the class.
"""

from __future__ import annotations

from struct import unpack
from typing import TYPE_CHECKING

from kickdoor.bots.bot import NOTHING
from kickdoor.bots.sight import Sight
from kickdoor.core.chance import Chance, block
from kickdoor.core.native import mypyc_attr

if TYPE_CHECKING:
    from kickdoor.core.game import Game

BACK = "back"
DONE = ">done"
USUAL = 1000
WEIGHTS = {
    "pass": 9000,
    "claim": 50_000,
    "accept": 50_000,
    "ask": 20_000,
    "trouble": 10_000,
    "play": 3000,
    "end-turn": 3000,
    "equip": 500,
    "kick-open": 300,
    "carry": 200,
    "concede": 100,
    "use": 10,
    "sell": 10,
    "lay": 10,
    "trade": 1,
    "counter": 100,
    "show": 1,
    "withdraw": 1,
    "unequip": 1,
    "drop": 1,
}
"""How often each verb is drawn; what is not named is as usual."""


@mypyc_attr(native_class=False)
class RandomBot:
    """Draws a verb by its weight, then one of its options, each as likely as the others."""

    name = "random"
    keen = 0.05

    def __init__(self, seed: object = 0) -> None:
        """Start with a stream of chance of its own."""
        self._chance = Chance.of(("random", seed))
        self._words: list[int] = []

    def choose(self, game: Game, seat: int) -> str:
        """Return an option, or the next pick of what was begun.

        A verb without options is drawn again, so only those that are drawn are looked at.
        """
        sight = Sight(game, seat)
        if sight.picking:
            return self._pick(sight.keys)
        verbs = sight.thinkable()
        if not sight.awaited:
            verbs.append(NOTHING)
        weights = [WEIGHTS.get(verb, USUAL) for verb in verbs]
        total = sum(weights)
        while total:
            at = self._drawn(weights, total)
            keys = sight.options(verbs[at]) if verbs[at] else [NOTHING]
            if keys:
                return self._one_of(keys)
            total -= weights[at]
            weights[at] = 0
        return NOTHING

    def _pick(self, keys: list[str]) -> str:
        """Return a pick; where enough is picked already, stop at it every other time."""
        picks = [key for key in keys if key != BACK]
        if not picks:
            return BACK
        if picks[-1].endswith(DONE) and self._below(2):
            return picks[-1]
        return self._one_of(picks)

    def _drawn(self, weights: list[int], total: int) -> int:
        """Draw a place by its weight."""
        left = self._below(total)
        for at, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return at
        raise AssertionError("the weights add up to less than was drawn from")

    def _one_of(self, keys: list[str]) -> str:
        return keys[self._below(len(keys))] if len(keys) > 1 else keys[0]

    def _below(self, bound: int) -> int:
        """Draw a number below a bound (much below 2 ** 32), sixteen of them from a block."""
        if not self._words:
            self._words = list(unpack(">16I", block(self._chance)))
        return self._words.pop() * bound >> 32
