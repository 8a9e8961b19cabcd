"""The operation that makes a roll succeed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import strengths
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("pass_roll")
@record
class PassRoll(Operation):
    """The failing roll under way gets as much as it lacks."""

    def run(self, game: Game, frame: Frame) -> None:
        """Add what is missing."""
        die = game.frame_of("die")
        if die is None:
            return
        missing = die.number("need") - strengths.die_total(game, die)
        if missing > 0:
            die.names["bonus"] = die.number("bonus") + missing
            game.emit(Event("die-changed", die.seat, amount=missing))
