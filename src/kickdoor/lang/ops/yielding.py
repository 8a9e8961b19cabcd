"""The operation by which one who runs lets the partner go first, and profits if that goes wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import fights, standing
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight, Frame


@operation("after_you", short="monster")
@record
class AfterYou(Operation):
    """Your partner runs from a monster before you do; if it catches the partner, you get away without a roll."""

    monster: Literal["picked"] = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """Both have yet to run from it, it lets somebody get away, and this was not done already."""
        fight, flight = game.state.fight, game.frame_of("flight")
        if fight is None or flight is None:
            return False
        you, uid = frame.number("you"), frame.number("monster")
        foe, partner = fight.foe(uid), _partner(fight, you)
        return (
            foe is not None
            and {(you, uid), (partner, uid)} <= set(fight.fleeing)
            and you * fights.FREE_UNIT + uid not in flight.numbers("yielded")
            and not standing.foe_has(game, foe, "cannot-escape", you)
        )

    def run(self, game: Game, frame: Frame) -> None:
        """Send the partner ahead, and note who waits."""
        fight, flight = game.state.fight, game.frame_of("flight")
        if fight is None or flight is None:
            return
        you, uid = frame.number("you"), frame.number("monster")
        first = (_partner(fight, you), uid)
        fight.fleeing = [first, *(each for each in fight.fleeing if each != first)]
        flight.names["yielded"] = (*flight.numbers("yielded"), you * fights.FREE_UNIT + uid)


def _partner(fight: Fight, seat: int) -> int:
    return fight.helper if seat == fight.main else fight.main
