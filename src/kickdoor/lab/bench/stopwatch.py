"""Stopwatch: the time that some work takes, of the processor and on the clock."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter, process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Self


@dataclass(slots=True)
class Sample:
    """What one round of one piece of work took: seconds, and how much of what was done in them."""

    cpu: float
    wall: float
    done: Mapping[str, int]


class Stopwatch:
    """Runs inside a ``with``; :meth:`pause` and :meth:`go_on` leave something out."""

    __slots__ = ("_cpu", "_wall", "cpu", "wall")

    def __init__(self) -> None:
        """Stand at nothing."""
        self.cpu = self.wall = 0.0
        self._cpu = self._wall = 0.0

    def __enter__(self) -> Self:
        self.go_on()
        return self

    def __exit__(self, *_: object) -> None:
        self.pause()

    def go_on(self) -> None:
        """Start to count, or count on."""
        self._wall = perf_counter()
        self._cpu = process_time()

    def pause(self) -> None:
        """Stop counting."""
        self.cpu += process_time() - self._cpu
        self.wall += perf_counter() - self._wall

    def sample(self, **done: int) -> Sample:
        """Return the time that has been counted, for so many things done."""
        return Sample(self.cpu, self.wall, done)
