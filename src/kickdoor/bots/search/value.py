"""Value: what chance of victory each seat has, as far as the table tells, one number a seat."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from kickdoor.bots import standing
from kickdoor.bots.sight import Sight

if TYPE_CHECKING:
    from kickdoor.core.game import Game

Values = tuple[float, ...]
"""The chance of victory by seat; together they are 1."""

EVEN = 130.0
"""How far one must be ahead, in hundredths of a level, to count e times as much near the end."""

EARLY = 15.0
"""How much further for each level that the leader still has to go: early leads say little."""


def values(game: Game, observer: int) -> Values:
    """Return the chances of all seats; those who have won share the whole of it.

    The observer's own hand counts card by card, those of others by their number.
    """
    state = game.state
    count = len(state.players)
    if state.winners:
        share = 1 / len(state.winners)
        return tuple(share if seat in state.winners else 0.0 for seat in range(count))
    sight = Sight(game, observer)
    scores = [standing.of_rival(sight, seat) for seat in range(count)]
    scores[observer] = standing.of_self(sight)
    highest = max(player.level for player in state.players)
    reach = EVEN + EARLY * max(0, game.rules.goal - highest)
    best = max(scores)
    weights = [exp((each - best) / reach) for each in scores]
    total = sum(weights)
    return tuple(each / total for each in weights)
