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
    count = ShareCount()
    for names, winners in results:
        count.add(names, winners)
    return count.shares()


class ShareCount:
    """Counts who won, game by game."""

    def __init__(self) -> None:
        """Begin with no games."""
        self._games = 0
        self._wins: dict[str, float] = {}
        self._fair: dict[str, float] = {}

    def add(self, names: Sequence[str], winners: Sequence[int]) -> None:
        """Count a game: what sits at each seat, and the seats that won."""
        self._games += 1
        for name in names:
            self._wins.setdefault(name, 0.0)
            self._fair[name] = self._fair.get(name, 0.0) + 1 / len(names)
        for seat in winners:
            self._wins[names[seat]] += 1 / len(winners)

    def shares(self) -> list[Share]:
        """Return the share of each name."""
        games = self._games
        return [
            Share(name, games, won, self._fair[name] / games) for name, won in self._wins.items()
        ]
