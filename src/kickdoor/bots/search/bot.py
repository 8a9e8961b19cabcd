"""SearchBot: asks the greedy bot what it would do, and looks for something that turns out better."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from kickdoor.bots.greedy.bot import decide
from kickdoor.bots.greedy.mind import Mind
from kickdoor.bots.reasons import AHEAD, UNSAID
from kickdoor.bots.search.budget import Budget
from kickdoor.bots.search.candidates import considered
from kickdoor.bots.search.tree import grow
from kickdoor.bots.sight import Sight
from kickdoor.core.chance import Chance

if TYPE_CHECKING:
    from kickdoor.bots.search.tree import Edge
    from kickdoor.core.game import Game

SURE = 1.0
"""By how many standard deviations a move must turn out better than the greedy bot's."""


class SearchBot:
    """Plays every choice of its own out in worlds that might be the real one.

    Offers, and what nobody waits for, it decides as the greedy bot does.
    """

    name = "search"
    keen = 1.0

    def __init__(self, seed: object = 0, budget: Budget | None = None) -> None:
        """Start with a stream of chance of its own, and a tenth of a second for each choice."""
        self._chance = Chance.of(("search", seed))
        self._mind = Mind(Chance.of(("greedy", seed)))
        self.why = UNSAID
        self._budget = budget if budget is not None else Budget()

    def choose(self, game: Game, seat: int) -> str:
        """Return a whole path, or nothing where nobody waits and nothing is worth doing."""
        sight = Sight(game, seat)
        mind = deepcopy(self._mind)
        usual = decide(mind, sight)
        moves = considered(sight, usual)
        key, self.why = usual, UNSAID
        if len(moves) > 1:
            key = better(grow(sight, moves, self._budget, self._chance), usual, seat)
        if key == usual:
            self._mind = mind
        else:
            self.why = AHEAD
        return key


def better(edges: dict[str, Edge], usual: str, seat: int) -> str:
    """Return the move that is surely better than the usual one, by the most; or the usual one."""
    best, key = 0.0, usual
    for each, edge in edges.items():
        lead = edge.lead(edges[usual], seat, SURE) if each != usual else 0.0
        if lead > best:
            best, key = lead, each
    return key
