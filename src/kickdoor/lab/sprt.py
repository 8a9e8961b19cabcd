"""Sprt: Wald's sequential probability ratio test of one kind of bot's share of games.

A game that the kind wins counts 1, a shared victory the part that falls to it. The test weighs two
shares against each other and stops as soon as one of them is shown to be the better guess, with the
chance of either mistake at most :data:`ERROR`; so games that nobody needs are not played.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

ERROR = 0.05
"""How often the test may say one thing where the other is true."""

LOWER, HIGHER, OPEN = "lower", "higher", "open"
"""What the test says: the lower share, the higher one, or that it takes more games."""


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test of whether a share is rather ``low`` or ``high``."""

    low: float
    high: float

    def llr(self, parts: Iterable[float]) -> float:
        """Return the log-likelihood ratio of the high share against the low one.

        >>> round(Sprt(0.5, 0.6).llr([1, 1, 0.5]), 3)
        0.344
        """
        won = log(self.high / self.low)
        lost = log((1 - self.high) / (1 - self.low))
        return sum(part * won + (1 - part) * lost for part in parts)

    def says(self, llr: float) -> str:
        """Return what a ratio shows: :data:`LOWER`, :data:`HIGHER` or :data:`OPEN`."""
        bound = log((1 - ERROR) / ERROR)
        if llr >= bound:
            return HIGHER
        return LOWER if llr <= -bound else OPEN


def read_sprt(text: str) -> Sprt:
    """Read a test written as ``0.5,0.6``.

    Raises:
        ValueError: it is not two shares between 0 and 1, the lower first.
    """
    try:
        low, high = (float(each) for each in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise ValueError(f"{text}: give two shares between 0 and 1, the lower first: 0.5,0.6")
    return Sprt(low, high)
