"""The operation that takes what somebody else has thrown away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("take_scrap")
@record
class TakeScrap(Operation):
    """Take the item or follower that a rival parted with from the discards into your hand."""

    def run(self, game: Game, frame: Frame) -> None:
        """Take it, if it lies there still."""
        you, salvage = frame.number("you"), game.frame_of("salvage")
        deck = game.cards[salvage.card].deck if salvage is not None else ""
        if salvage is not None and salvage.card in zones.discards(game, deck):
            zones.move(game, salvage.card, f"{deck}-discards", f"hand:{you}")
            changes.receive(game, [salvage.card])
