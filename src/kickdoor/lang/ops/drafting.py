"""The operation that takes a follower from the discards straight into service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("draft")
@record
class Draft(Operation):
    """The follower on top of the Treasure discards comes into play; where there is no room, one of yours goes."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """A follower lies on top."""
        pile = zones.discards(game, "treasure")
        return bool(pile) and game.cards[pile[-1]].kind == "follower"

    def run(self, game: Game, frame: Frame) -> None:
        """Take the recruit off the pile before anybody who makes room comes to lie on it."""
        if not self.possible(game, frame):
            return
        you, card = frame.number("you"), zones.discards(game, "treasure")[-1]
        zones.move(game, card, "treasure-discards", "flight")
        changes.to_table(game, you, card, "flight")
        changes.make_room_for_follower(game, you, card)
