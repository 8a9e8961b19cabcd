"""The operation that opens one more door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("another_opening")
@record
class AnotherOpening(Operation):
    """Open another door, as if you had just kicked it open; you do not loot in this turn any more."""

    def run(self, game: Game, frame: Frame) -> None:
        """Let the turn open it, once this is done."""
        turn = game.frame_of("turn")
        if turn is not None:
            turn.names["curious"] = 1
            turn.step = "curious"
