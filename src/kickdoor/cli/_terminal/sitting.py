"""Sitting: one game between a person and bots. Bots are asked as ever; the person is asked longer."""

from __future__ import annotations

from time import sleep
from typing import TYPE_CHECKING

from kickdoor.bots.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kickdoor.bots.bot import Bot
    from kickdoor.core.chance import Chance
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game


class Sitting(Driver):
    """A driver for whom one seat is a person's.

    A person who acts out of turn is asked again until it lets the moment be.
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        chance: Chance,
        *,
        person: int,
        watch: Callable[[Game, list[Event]], None],
        pace: float = 0.0,
    ) -> None:
        """Take a driver's arguments, the person's seat, and the seconds that a bot thinks."""
        super().__init__(game, bots, chance, watch=watch)
        self._person = person
        self._pace = pace

    def _ask(self, seat: int) -> bool:
        if seat != self._person:
            if self._pace:
                sleep(self._pace)
            return super()._ask(seat)
        moment = self._now()
        acted = False
        while super()._ask(seat):
            acted = True
            if self._now() != moment or not self._may_go_on(seat):
                break
        return acted

    def _now(self) -> tuple[int, str, int]:
        """Return what stays the same as long as the same question is open to all."""
        state, window = self.game.state, self.game.window
        return state.turn, state.phase, -1 if window is None else window.revision

    def _may_go_on(self, seat: int) -> bool:
        game = self.game
        if game.over:
            return False
        if game.window is not None:
            return bool(game.window.waiting() >> seat & 1)
        return any(each.seat == seat and not each.required for each in game.decisions)
