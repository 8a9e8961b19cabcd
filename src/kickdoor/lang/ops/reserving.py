"""The operation by which somebody keeps what he has just sold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("keep_sold")
@record
class KeepSold(Operation):
    """The item that is being sold stays where it is and counts all the same; not to be sold again this turn."""

    def run(self, game: Game, frame: Frame) -> None:
        """Let the sale know."""
        parting = game.frame_of("parting")
        if parting is not None:
            parting.names["kept"] = 1
