"""Turns: who has the word next, so that seats speak one after another.

In a window every seat that is waited for is asked, from the active one on, until all have passed. At a
floor a seat has the word when it owns the question; before that, once, when something new is offered
to it, and at the beginning and the end of a turn (phases ``start`` and ``charity``), if it could do
more there than show and trade. Whoever has begun a choice keeps the word until it is complete.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.driver import IDLE, MOMENTS
from kickdoor.core.view import waiting_for
from kickdoor.core.windows import bits, from_seat

if TYPE_CHECKING:
    from kickdoor.core.game import Game


class Turns:
    """The order in which the seats of one game speak.

    ``seat`` has the word; ``may_wait`` says that nobody waits for it, so that it may do nothing.
    """

    def __init__(self, game: Game) -> None:
        """Give the word to the first."""
        self._game = game
        self._moment = (-1, "")
        self._bystanders: list[int] = []
        self._looked: dict[int, int] = {}
        self.seat = 0
        self.may_wait = False
        self.go_on()

    def go_on(self) -> None:
        """Give the word to whoever has it after what just happened."""
        game = self._game
        if game.over or self.seat in game.state.drafts:
            return
        seat = self._of_window() if game.window is not None else self._unasked()
        self.may_wait = game.window is None and seat is not None
        self.seat = bits(waiting_for(game))[0] if seat is None else seat

    def _of_window(self) -> int | None:
        window = self._game.window
        assert window is not None
        waiting = window.waiting()
        seats = from_seat(self._game, self._game.state.active)
        return next((seat for seat in seats if waiting >> seat & 1), None)

    def _unasked(self) -> int | None:
        """Return a seat that may speak at a floor although nobody waits for it."""
        for offer in self._game.state.offers:
            if self._looked.get(offer.to, 0) < offer.ident:
                self._looked[offer.to] = offer.ident
                return offer.to
        return self._bystander()

    def _bystander(self) -> int | None:
        game = self._game
        moment = (game.state.turn, game.state.phase)
        if moment != self._moment:
            self._moment = moment
            others = from_seat(game, game.state.active)[1:]
            self._bystanders = others if game.state.phase in MOMENTS else []
        owners = waiting_for(game)
        while self._bystanders:
            seat = self._bystanders.pop(0)
            if not owners >> seat & 1 and _has_a_say(game, seat):
                return seat
        return None


def _has_a_say(game: Game, seat: int) -> bool:
    return any(key.partition(":")[0] not in IDLE for key in game.option_keys(seat))
