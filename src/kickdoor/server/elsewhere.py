"""Elsewhere: who sits at a table by way of other nodes, as far as they said so lately."""

from __future__ import annotations

import time

SILENCE_SECONDS = 9.0
"""After this a node that says nothing is gone: a few of its words may be lost on the way."""


class Elsewhere:
    """The seats to which other nodes have lines."""

    def __init__(self) -> None:
        """Know of nobody."""
        self.seats = 0
        """A mask, as it was when last looked at."""
        self._nodes: dict[str, tuple[int, float]] = {}

    def hear(self, node: str, seats: int) -> int:
        """Note what a node says, and return the mask of seats for which that changes anything."""
        self._nodes[node] = seats, time.monotonic() + SILENCE_SECONDS
        return self.look()

    def look(self) -> int:
        """Forget the silent, and return the mask of seats for which that changes anything."""
        present, before = time.monotonic(), self.seats
        self._nodes = {node: each for node, each in self._nodes.items() if each[1] > present}
        self.seats = 0
        for seats, _ in self._nodes.values():
            self.seats |= seats
        return before ^ self.seats
