"""The operation that gives an outsider a share in a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("back_win", short="treasures")
@record
class BackWin(Operation):
    """If the munchkins win the fight that is on, you draw so many Treasures face down."""

    treasures: int = 1

    def run(self, game: Game, frame: Frame) -> None:
        """Note it for the rewards."""
        if game.state.fight is not None:
            used, key = game.state.used, fights.backed_key(frame.number("you"))
            used[key] = used.get(key, 0) + self.treasures
