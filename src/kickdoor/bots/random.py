"""RandomBot: anything, but rather what leads on than what leads nowhere.

Plain uniform choice never ends a game: it gives up classes, takes off what it wears and offers
trades all day. So a class of choices is drawn first, then one of the class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.bot import NOTHING
from kickdoor.bots.sight import Sight
from kickdoor.core.chance import Chance, below

if TYPE_CHECKING:
    from kickdoor.core.game import Game

BACK = "back"
DONE = ">done"
USUAL = 1000
WEIGHTS = {
    "pass": 9000,
    "claim": 50_000,
    "accept": 20_000,
    "ask": 10_000,
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
    "show": 1,
    "withdraw": 1,
    "unequip": 1,
    "drop": 1,
}
"""How often each verb is drawn; what is not named is as usual."""


class RandomBot:
    """Draws a verb by its weight, then one of its options, each as likely as the others."""

    name = "random"
    keen = 0.05

    def __init__(self, seed: object = 0) -> None:
        """Start with a stream of chance of its own."""
        self._chance = Chance.of(("random", seed))

    def choose(self, game: Game, seat: int) -> str:
        """Return an option, or the next pick of what was begun."""
        sight = Sight(game, seat)
        keys = sight.keys
        if len(keys) < 2:
            return keys[0] if keys else NOTHING
        if keys[-1] == BACK:
            return self._pick(keys[:-1])
        verbs: dict[str, list[str]] = {}
        for key in keys:
            verbs.setdefault(key.partition(":")[0], []).append(key)
        if not sight.awaited:
            verbs[NOTHING] = [NOTHING]
        return self._one_of(verbs[self._verb(list(verbs))])

    def _pick(self, keys: list[str]) -> str:
        """Return a pick; where enough is picked already, stop at it every other time."""
        if keys[-1].endswith(DONE) and below(self._chance, 2):
            return keys[-1]
        return self._one_of(keys)

    def _verb(self, verbs: list[str]) -> str:
        weights = [WEIGHTS.get(verb, USUAL) for verb in verbs]
        drawn = below(self._chance, sum(weights))
        for verb, weight in zip(verbs, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return verb
        raise AssertionError("the weights add up to more than was drawn")

    def _one_of(self, keys: list[str]) -> str:
        return keys[below(self._chance, len(keys))]
