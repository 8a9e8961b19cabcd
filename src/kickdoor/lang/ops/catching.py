"""The operation that keeps a curse in hand instead of suffering it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.core import changes, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import EVERYONE
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("keep_curse")
@dataclass(frozen=True, slots=True)
class KeepCurse(Operation):
    """The curse that is about to work goes into your hand."""

    def run(self, game: Game, frame: Frame) -> None:
        """Take it from the air, if it is a card that lies there."""
        curse = game.frame_of("curse")
        if curse is not None and curse.card in game.state.in_flight:
            you = frame.number("you")
            zones.move(game, curse.card, "flight", f"hand:{you}", EVERYONE)
            changes.receive(game, [curse.card])
