"""Tally: what each seat did in a game, counted from its events, for the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.events import Event

COUNTED = {
    "monster-killed": "kills",
    "died": "deaths",
    "helper-joined": "helped",
    "escaped": "escapes",
    "level-lost": "levels_lost",
}
"""Events that count one for the seat they are about."""


class Tally:
    """Counts of one game, by seat."""

    __slots__ = ("by_seat",)

    def __init__(self, seats: int) -> None:
        """Start with nothing."""
        self.by_seat: list[dict[str, int]] = [{} for _ in range(seats)]

    def take(self, events: Iterable[Event]) -> None:
        """Count what happened."""
        for event in events:
            if event.kind in COUNTED:
                self._count(event.seat, COUNTED[event.kind])
            elif event.kind == "sold" and event.seat >= 0:
                mine = self.by_seat[event.seat]
                mine["richest"] = max(mine.get("richest", 0), event.amount)

    def _count(self, seat: int, what: str) -> None:
        if 0 <= seat < len(self.by_seat):
            mine = self.by_seat[seat]
            mine[what] = mine.get(what, 0) + 1
