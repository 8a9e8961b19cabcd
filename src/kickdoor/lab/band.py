"""Band: between what numbers a deck is lively and fair, when four greedy bots play it.

The numbers go back to many games of a plain simulator of the classic deck, with four seats and four
cards of each deck to begin with; what counts is how a new deck compares.
"""

from __future__ import annotations

from typing import NamedTuple


class Bounds(NamedTuple):
    """The least and the most that a measure should be; None for no bound."""

    least: float | None
    most: float | None

    def holds(self, value: float) -> bool:
        """Tell whether a value lies within."""
        return (self.least is None or value >= self.least) and (
            self.most is None or value <= self.most
        )


BAND = {
    "rounds-median": Bounds(11, 16),
    "rounds-p90": Bounds(None, 22),
    "deaths-a-game": Bounds(0.4, 0.9),
    "fights-a-turn": Bounds(0.48, 0.57),
    "fights-won": Bounds(0.64, 0.74),
    "levels-kill": Bounds(0.55, 0.63),
    "levels-card": Bounds(0.20, 0.27),
    "levels-sale": Bounds(0.13, 0.19),
    "second-level": Bounds(7.5, 8.6),
    "exhausted": Bounds(None, 0),
}
"""The band by the names of :meth:`kickdoor.lab.report.Report.numbers`. Levels are the winners'."""
