"""The operation that holds a hand out where others are given Charity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("share_charity")
@record
class ShareCharity(Operation):
    """You are given cards in this Charity, too, which is shared out as evenly as can be."""

    def run(self, game: Game, frame: Frame) -> None:
        """Note it for the rest of the turn."""
        game.state.used[fights.sharing_key(frame.number("you"))] = 1
