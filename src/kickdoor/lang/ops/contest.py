"""The operation in which two players roll against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import rolling
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.lang.ops import choosing
from kickdoor.lang.ops.fighting import ForceHelp
from kickdoor.lang.registry import NO_STEPS, Steps, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("roll_against")
@record
class RollAgainst(Operation):
    """You and a picked player roll a die each; more is done if yours, with its lead, is higher, or if not."""

    player: Literal["picked"] = "picked"
    lead: int = 0
    higher: Steps = NO_STEPS
    else_: Steps = NO_STEPS

    def possible(self, game: Game, frame: Frame) -> bool:
        """What winning would bring can happen: nobody rolls for help that cannot be forced."""
        program = game.cards[frame.card].programs[self.higher] if self.higher >= 0 else ()
        return all(each.possible(game, frame) for each in program if isinstance(each, ForceHelp))

    def run(self, game: Game, frame: Frame) -> None:
        """Roll both; nothing answers these dice."""
        yours, theirs = (
            self._roll(game, seat) for seat in (frame.number("you"), frame.number("player"))
        )
        choosing.run_steps(game, frame, self.higher if yours + self.lead > theirs else self.else_)

    def _roll(self, game: Game, seat: int) -> int:
        value = max(rolling.throw(game, seat, game.number_switch("die")))
        game.emit(Event("rolled", seat, amount=value, detail="card"))
        return value
