"""Softening: levels that a curse or Bad Stuff is about to cost, and that something else is lost for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.rules import limits, replacing

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


class LevelLoss(FrameKind):
    """Some levels are about to be lost; each thing that is done instead saves one of them."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let them be saved one by one, then lose the rest."""
        if frame.step == "":
            frame.step = "saving"
            limits.forget_uses(game, "loss")
        if frame.number("replaced"):
            frame.names.update(count=frame.number("count") - 1, replaced=0, offered=())
        losing = min(frame.number("count"), game.state.players[frame.seat].level - 1)
        if losing > 0 and replacing.offer(game, frame, changes.LOSE_LEVEL):
            return False
        game.pop()
        changes.lose_levels(game, frame.seat, frame.number("count"))
        return False


frame_kind("level-loss", LevelLoss)
