"""Arena: what share of games each kind of bot wins, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

SURE = 1.96
"""Standard deviations to either side for an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some games were won, with the interval in which the true share lies (95 %).

    ``fair`` is what it would win if all bots were equal.
    """

    name: str
    games: int
    wins: float
    fair: float

    @property
    def share(self) -> float:
        """The share of games won; a shared victory is shared."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The least and the most that the true share may be, after Wilson."""
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval for a share.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    reach /= 1 + square / games
    return max(0.0, middle - reach), min(1.0, middle + reach)


def shares(results: Iterable[tuple[Sequence[str], Sequence[int]]]) -> list[Share]:
    """Return the share of each kind of bot.

    Args:
        results: for each game, the bots by seat and the seats that won.
    """
    games = 0
    wins: dict[str, float] = {}
    fair: dict[str, float] = {}
    for bots, winners in results:
        games += 1
        for bot in bots:
            wins.setdefault(bot, 0.0)
            fair[bot] = fair.get(bot, 0.0) + 1 / len(bots)
        for seat in winners:
            wins[bots[seat]] += 1 / len(winners)
    return [Share(name, games, won, fair[name] / games) for name, won in wins.items()]
