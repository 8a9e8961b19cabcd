"""Plan: which games a bulk run plays. Everything about a game follows from its seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kickdoor.core.ruleset import Setting

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")


@dataclass(frozen=True, slots=True)
class Plan:
    """The games of a run: sets, options, bots, numbers of seats, and whether they are checked.

    Seats and bots are cycled: the game of a seed has ``seats[seed % len(seats)]`` seats, and the
    bots move on by one seat from each seed to the next.
    """

    packs: tuple[str, ...] = ("munchkins",)
    options: Mapping[str, Setting] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    seats: tuple[int, ...] = (4,)
    checks: bool = True

    def names(self, seed: int) -> list[str]:
        """Return who plays the game of a seed."""
        return list(NAMES[: self.seats[seed % len(self.seats)]])

    def lineup(self, seed: int) -> list[str]:
        """Return the bots of the game of a seed, by seat."""
        count = len(self.names(seed))
        return [self.bots[(seat + seed) % len(self.bots)] for seat in range(count)]
