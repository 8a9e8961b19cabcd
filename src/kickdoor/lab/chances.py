"""Chances: what share of games a seat wins that stands so and so, as found in the same games.

A standing is the number of seats, the seat's level and the best level among its rivals.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.lab.chronicle import Chronicle


class Stand(NamedTuple):
    """How a seat stands."""

    seats: int
    level: int
    rival: int


class Chances:
    """Counts the standings at the beginning of every round, and who won from them."""

    def __init__(self) -> None:
        """Begin with no games."""
        self._seen: Counter[Stand] = Counter()
        self._won: Counter[Stand] = Counter()

    def add(self, game: Chronicle) -> None:
        """Count a game."""
        for turn in range(0, len(game.course) // game.seats, game.seats):
            for seat, stand in enumerate(_stands(game, turn)):
                self._seen[stand] += 1
                share = game.won_by(seat)
                if share:
                    self._won[stand] += share  # type: ignore[assignment]  # a shared victory

    def of(self, stand: Stand) -> float:
        """Return the share of games won from a standing; an equal one where it never came."""
        seen = self._seen[stand]
        return self._won[stand] / seen if seen else 1 / stand.seats


def _stands(game: Chronicle, turn: int) -> Iterator[Stand]:
    levels = game.levels_at(turn)
    for seat, level in enumerate(levels):
        rival = max(each for other, each in enumerate(levels) if other != seat)
        yield Stand(game.seats, level, rival)
