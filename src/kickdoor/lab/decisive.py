"""Decisive: whose act last turned the fight that won the game.

Acts are plays, uses of abilities, joining as a helper and sending monsters in. While a fight is on that
its main player would win the game by, the seat whose act last made the munchkins' side the winning
one is noted, with how many levels it was short of winning itself. Where nobody's act turned it, or
the game was won otherwise, it is the winner's own doing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import goals, strengths

if TYPE_CHECKING:
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight

ACTS = frozenset({"played", "used", "helper-joined", "monster-joined"})


class Decisive:
    """Follows one game: ``seat`` is the decisive one, or -1, and ``short`` its levels to the goal."""

    def __init__(self) -> None:
        """Begin before anything has happened."""
        self.seat = -1
        self.short = 0
        self._fight: Fight | None = None
        self._actor = -1
        self._winning = False

    def watch(self, game: Game, events: list[Event]) -> None:
        """Follow a change."""
        fight = game.state.fight
        if fight is None:
            if not game.over:
                self._fight, self.seat, self.short = None, -1, 0
            return
        if fight is not self._fight:
            self._fight, self._winning = fight, False
            self._actor, self.seat, self.short = fight.main, -1, 0
        for event in events:
            if event.kind in ACTS and event.seat >= 0:
                self._actor = event.seat
        if not game.over and strengths.for_the_win(game, fight):
            self._weigh(game, fight)

    def _weigh(self, game: Game, fight: Fight) -> None:
        winning = strengths.winning(game, fight)
        if winning and not self._winning:
            self.seat = self._actor
            self.short = goals.goal(game, self.seat) - game.state.players[self.seat].level
        elif not winning:
            self.seat, self.short = -1, 0
        self._winning = winning
