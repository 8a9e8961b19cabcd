"""SearchBot: asks the greedy bot what it would do, and looks for something that turns out better."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from kickdoor.bots.greedy.bot import decide
from kickdoor.bots.greedy.mind import Mind
from kickdoor.bots.reasons import AHEAD, UNSAID
from kickdoor.bots.search import policy
from kickdoor.bots.search.budget import Budget
from kickdoor.bots.search.tree import grow
from kickdoor.bots.sight import Sight
from kickdoor.core.chance import Chance

if TYPE_CHECKING:
    from kickdoor.bots.search.tree import Edge
    from kickdoor.core.game import Game

SURE = 2.0
"""By how many standard deviations a move must turn out better than the greedy bot's."""

MOST_PATHS = 6
"""How many ways to complete one key are looked into."""


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


def considered(sight: Sight, usual: str) -> list[str]:
    """Return the whole paths that are worth a search, the usual one first; none where it decides."""
    if not sight.awaited or sight.picking or not usual or policy.verb_of(usual) in policy.BARGAINS:
        return []
    found = [usual]
    for key in policy.moves(sight.keys):
        found += [path for path in sight.paths(key, MOST_PATHS) if path not in found]
    return found


def better(edges: dict[str, Edge], usual: str, seat: int) -> str:
    """Return the move that is surely better than the usual one, by the most; or the usual one."""
    base = edges[usual]
    best, key = 0.0, usual
    for each, edge in edges.items():
        if each == usual or not edge.visits:
            continue
        doubt = (edge.spread(seat) + base.spread(seat)) ** 0.5
        lead = edge.mean(seat) - base.mean(seat) - SURE * doubt
        if lead > best:
            best, key = lead, each
    return key
