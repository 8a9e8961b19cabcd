"""EasyBot: the greedy bot as a beginner, who does not see everything that can be done."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kickdoor.bots.greedy.bot import decide
from kickdoor.bots.greedy.mind import Mind
from kickdoor.bots.sight import Sight
from kickdoor.core.chance import Chance, below

if TYPE_CHECKING:
    from kickdoor.core.game import Game

OVERLOOKED = frozenset({"ask", "equip", "play", "sell", "trade", "trouble", "use"})
"""What a beginner may overlook: whatever the game does not ask for by itself."""

SEES = 0.5
"""How likely it is to see one such option in a turn."""

GRAIN = 10_000


class EasyBot:
    """Chooses as the greedy bot does, of what it has not overlooked."""

    name = "easy"
    keen = 1.0

    def __init__(self, seed: object = 0) -> None:
        """Start with a stream of chance of its own."""
        self._mind = Mind(Chance.of(("greedy", seed)))

    def choose(self, game: Game, seat: int) -> str:
        """Return a whole path, or nothing where nobody waits and nothing is worth doing."""
        return decide(self._mind, Glance(game, seat))


class Glance(Sight):
    """A sight that leaves out some options, the same ones for a whole turn.

    Which ones depends on nothing but the turn, the seat and the option, so that looking again does
    not help, not even for a bot that is made anew for each choice.
    """

    @cached_property
    def keys(self) -> list[str]:
        """The keys that the seat has not overlooked; all of them, where nothing else is left."""
        every = super().keys
        return [key for key in every if self._sees(key)] or every

    def _sees(self, key: str) -> bool:
        if key.partition(":")[0] not in OVERLOOKED:
            return True
        chance = Chance.of(("glance", self.table.turn, self.seat, key))
        return below(chance, GRAIN) < SEES * GRAIN
