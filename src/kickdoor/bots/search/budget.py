"""Budget: how long a search may think about one choice."""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

SECONDS = 0.1
MOST_SECONDS = 60.0
LEAST = 2
"""How many play-outs there are however little time: fewer would compare nothing."""

WANTED = "give play-outs such as 200, or seconds such as 0.1s"


@dataclass(frozen=True, slots=True)
class Budget:
    """So many play-outs, or so many seconds of processor time; play-outs make a choice repeatable."""

    playouts: int = 0
    seconds: float = SECONDS

    def rounds(self) -> Iterator[int]:
        """Count play-outs from 0 until the budget is spent."""
        if self.playouts:
            yield from range(self.playouts)
            return
        end = thread_time() + self.seconds
        done = 0
        while done < LEAST or thread_time() < end:
            yield done
            done += 1


def read_budget(text: str) -> Budget:
    """Read a budget: ``200`` play-outs, ``0.1s``, or nothing for the usual time.

    Raises:
        ValueError: it is none of these, or not more than nothing.

    >>> read_budget("200").playouts
    200
    >>> read_budget("0.5s").seconds
    0.5
    """
    if not text:
        return Budget()
    if text.isdecimal() and int(text) > 0:
        return Budget(playouts=int(text))
    try:
        seconds = float(text.removesuffix("s")) if text.endswith("s") else 0.0
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise ValueError(f"no budget {text!r}; {WANTED}")
    return Budget(seconds=seconds)
