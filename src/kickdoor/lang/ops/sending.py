"""The operation that passes a monster on to the next door of somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kickdoor.core import changes, fights, tamed
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.lang.ops.fighting import foes
from kickdoor.lang.ops.taming import TameMonster, lead_out
from kickdoor.lang.ops.who import neighbour
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("send_on")
@record
class SendOn(Operation):
    """A picked monster waits for the left neighbour's next door; you ask nobody for help in this fight."""

    tames: ClassVar[bool] = True

    def possible(self, game: Game, frame: Frame) -> bool:
        """A twin shares its card with one that still fights."""
        return TameMonster().possible(game, frame)

    def run(self, game: Game, frame: Frame) -> None:
        """Lead it over."""
        you = frame.number("you")
        victim = neighbour(game, you, "left")
        for foe in foes(game, frame, "picked"):
            lead_out(game, foe)
            changes.to_table(game, victim, foe.card, "flight")
            tamed.note(game, tamed.WAITING, foe.card, 1)
            game.state.used[fights.sent_key(you)] = 1
            game.emit(Event("sent-on", you, cards=game.names((foe.card,)), to=victim))
