"""The operation that hides what a munchkin is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights, unseen
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("disguise")
@record
class Disguise(Operation):
    """No monster gets a bonus for what you are until the fight ends."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """One face is enough."""
        return not unseen.is_disguised(game, frame.number("you"))

    def run(self, game: Game, frame: Frame) -> None:
        """Note it."""
        game.state.used[unseen.disguise_key(frame.number("you"))] = 1
        fights.touch(game)
