"""The operation that makes a follower of a monster."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kickdoor.core import changes, tamed
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.core.state import NOBODY
from kickdoor.lang.ops.fighting import foes
from kickdoor.lang.ops.taming import lead_out
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("recruit", short="bonus")
@record
class Recruit(Operation):
    """The picked monster, if it is alone and nobody brought it, comes along from now on; no kill."""

    bonus: int = 1
    tames: ClassVar[bool] = True

    def possible(self, game: Game, frame: Frame) -> bool:
        """It was met, and nothing else is in the fight."""
        fight = game.state.fight
        return fight is not None and len(fight.foes) == 1 and fight.foes[0].added_by == NOBODY

    def run(self, game: Game, frame: Frame) -> None:
        """Lead it out of the fight, which is over then; another follower makes room."""
        fight, you = game.state.fight, frame.number("you")
        for foe in foes(game, frame, "picked"):
            assert fight is not None
            lead_out(game, foe)
            fight.stage = "off"
            changes.to_table(game, you, foe.card, "flight")
            tamed.note(game, tamed.RECRUIT, foe.card, self.bonus)
            changes.make_room_for_follower(game, you, foe.card)
            game.emit(Event("recruited", you, cards=game.names((foe.card,)), amount=self.bonus))
