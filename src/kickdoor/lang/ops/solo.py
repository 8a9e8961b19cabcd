"""The operation by which a player renounces all help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("go_alone")
@record
class GoAlone(Operation):
    """Nobody can help you in this fight any more, not even who is made to."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """Nobody helps yet."""
        fight = game.state.fight
        return fight is not None and fight.helper < 0

    def run(self, game: Game, frame: Frame) -> None:
        """Note it until the fight ends."""
        game.state.used[fights.unaided_key(frame.number("you"))] = 1
