"""The operation that draws more Treasures than are owed, and throws as many away again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("sift_treasures", short="count")
@record
class SiftTreasures(Operation):
    """Draw so many Treasures more for the fight just won, then discard as many of what was drawn.

    Where the fight pays its player nothing, nothing is sifted.
    """

    count: int = 1

    def run(self, game: Game, frame: Frame) -> None:
        """Tell the rewards that are about to be drawn."""
        rewards = game.frame_of("rewards")
        if rewards is None:
            return
        you, paid = frame.number("you"), rewards.number("treasures")
        mine = paid if you == rewards.seat else rewards.number("share")
        if you == rewards.seat and rewards.number("helper", -1) >= 0:
            mine = paid - rewards.number("share")
        if mine > 0:
            rewards.names["treasures"] = paid + self.count
            rewards.names["sifted"] = rewards.number("sifted") + self.count
            rewards.names["sifter"] = you
