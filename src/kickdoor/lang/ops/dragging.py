"""The operation that makes whoever refused to help fight instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.ops.fighting import TransferCombat
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("drag_in")
@record
class DragIn(Operation):
    """The rival who just refused to help fights instead of you; what a win brings is yours, as no kill."""

    def run(self, game: Game, frame: Frame) -> None:
        """Hand the fight over, and note for whom it is fought."""
        you, fight = frame.number("you"), game.state.fight
        rival = game.state.used.get(fights.refuser_key(you), 0) - 1
        if fight is None or fight.main != you or rival < 0 or not game.state.players[rival].alive:
            return
        frame.names["player"] = rival
        TransferCombat().run(game, frame)
        game.state.used[fights.spoils_key()] = you + 1
