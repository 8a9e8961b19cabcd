"""Unfolding: the top scene of a pile is opened, unless somebody keeps it shut."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes
from kickdoor.core.events import Event
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.lang.ops.unfolding import OPENING, begin, open_top, room
from kickdoor.rules import replacing

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame

OPENED = "opened"
"""What everybody hears when a scene has been opened."""


class Unfolding(FrameKind):
    """``frame.seat`` opens a scene of the group that ``frame.names`` gives; others wait to open theirs."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Ask who keeps it shut, open it, let it work, and go on with who waits."""
        group = str(frame.names["group"])
        if frame.step == "":
            self._ask(game, frame, group)
        elif frame.step == "opened":
            frame.step = "over"
            self._work(game, frame)
        else:
            game.pop()
            self._next(game, frame, group)
        return False

    def _ask(self, game: Game, frame: Frame, group: str) -> None:
        """Ask everybody in turn, whoever opens it first; then open it."""
        if not room(game, group):
            frame.step = "over"
            return
        count = len(game.state.players)
        for seat in ((frame.seat + step) % count for step in range(count)):
            if game.state.players[seat].alive and replacing.offer(game, frame, "opening", seat):
                return
        if frame.number("replaced"):
            frame.step = "over"
            game.emit(Event("kept-shut", frame.seat))
            return
        frame.step = "opened"
        frame.names["opened"] = open_top(game, group)

    def _work(self, game: Game, frame: Frame) -> None:
        """Do what the scene does at once, then tell everybody."""
        for seat in reversed(range(len(game.state.players))):
            if game.state.players[seat].alive:
                game.wake(OPENED, seat)
        card = frame.number("opened")
        changes.run_program(game, card, game.cards[card].effect, frame.seat, frame.seat)

    def _next(self, game: Game, frame: Frame, group: str) -> None:
        waiting = frame.numbers("waiting")
        count = len(game.state.players)
        for seat in ((waiting[0] + step) % count for step in range(count)) if waiting else ():
            if game.state.players[seat].alive:
                begin(game, seat, group, waiting[1:])
                return


frame_kind(OPENING, Unfolding)
