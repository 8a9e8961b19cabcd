"""The operation that makes death part of a monster's Bad Stuff."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import deadliness, fights
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.lang.ops.fighting import FoeWord, foes
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("add_death", short="monster")
@record
class AddDeath(Operation):
    """Death is part of a monster's Bad Stuff until the fight ends, where it could not kill you yet."""

    monster: FoeWord = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """It could not kill yet."""
        you = frame.number("you")
        found = foes(game, frame, self.monster)
        return any(not deadliness.can_kill(game, you, foe) for foe in found)

    def run(self, game: Game, frame: Frame) -> None:
        """Note it."""
        for foe in foes(game, frame, self.monster):
            deadliness.add_death(game, foe)
            game.emit(Event("death-added", frame.number("you"), cards=game.names((foe.card,))))
            fights.touch(game)
