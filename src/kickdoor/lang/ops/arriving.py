"""The operation that gets rid of an item before it is of any use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("discard_arrival")
@record
class DiscardArrival(Operation):
    """The item that has just come into play is discarded, unused."""

    def run(self, game: Game, frame: Frame) -> None:
        """Discard it, if it lies there still."""
        arrival = game.frame_of("arrival")
        if arrival is not None and arrival.card in game.state.players[arrival.seat].table:
            changes.discard_from_table(game, arrival.seat, arrival.card)
