"""Marks: what befell each card of a game, to which seat, and how that seat stood just before.

A mark is made once a game for each seat, card and kind, with how often it happened. The standing is
the seat's level and the best level among its rivals at the first time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kickdoor.lab.witness import HIDDEN

if TYPE_CHECKING:
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game

DRAWN, PLAYED, SUFFERED = "drawn", "played", "suffered"
MET, KILLED, CAUGHT, SOLD = "met", "killed", "caught", "sold"

TABLE = "table:"
OF_THE_SEAT = {
    "played": PLAYED,
    "used": PLAYED,
    "cursed": SUFFERED,
    "caught": CAUGHT,
    "sold": SOLD,
}
"""Events that name the seat which they are about, and what they are to it."""

OF_THE_TURN = {"monster-joined": MET, "monster-killed": KILLED}
"""Events of a fight, which are put down to the seat whose turn it is."""


class Mark(NamedTuple):
    """What befell a card (the place of its definition): see the module."""

    seat: int
    card: int
    what: str
    level: int
    rival: int
    times: int


class Marker:
    """Makes the marks of one game: :meth:`watch` is told of every change."""

    def __init__(self, game: Game) -> None:
        """Begin with no marks."""
        self._levels = [player.level for player in game.state.players]
        self._active = game.state.active
        self._found: dict[tuple[int, int, str], list[int]] = {}

    @property
    def marks(self) -> list[Mark]:
        """The marks so far."""
        return [
            Mark(seat, card, what, level, rival, times)
            for (seat, card, what), (level, rival, times) in self._found.items()
        ]

    def watch(self, game: Game, events: list[Event]) -> None:
        """Mark what a change brought."""
        for event in events:
            self._see(event)
        self._levels = [player.level for player in game.state.players]

    def _see(self, event: Event) -> None:
        kind = event.kind
        if kind == "turn-began":
            self._active = event.seat
        elif kind == "level-gained":
            self._levels[event.seat] += event.amount
        elif kind == "level-lost":
            self._levels[event.seat] -= event.amount
        elif kind == "moved":
            self._see_move(event)
        elif kind in OF_THE_SEAT:
            self._mark(event, event.seat, OF_THE_SEAT[kind])
            if kind == "cursed" and event.to not in (-1, event.seat):
                self._mark(event, event.to, PLAYED)
        elif kind in OF_THE_TURN:
            self._mark(event, self._active, OF_THE_TURN[kind])
            if kind == "monster-joined" and event.seat not in (-1, self._active):
                self._mark(event, event.seat, PLAYED)

    def _see_move(self, event: Event) -> None:
        if event.source.startswith(HIDDEN) and not event.source.endswith("discards"):
            self._mark(event, event.seat if event.seat >= 0 else self._active, DRAWN)
        if event.target.startswith(TABLE) and not event.source.startswith(TABLE):
            self._mark(event, event.seat, PLAYED)

    def _mark(self, event: Event, seat: int, what: str) -> None:
        if seat < 0:
            return
        for _, _, card in event.cards:
            found = self._found.get((seat, card, what))
            if found is None:
                rival = max(each for other, each in enumerate(self._levels) if other != seat)
                self._found[seat, card, what] = [self._levels[seat], rival, 1]
            else:
                found[2] += 1
