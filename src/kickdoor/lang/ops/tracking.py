"""The operation that goes after a monster which has just turned up in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.core.state import Frame
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game

AFTER_DOOR = ("trouble", "charity")
"""The steps of a turn in which the door has been dealt with."""


@operation("seek_trouble", short="card")
@record
class SeekTrouble(Operation):
    """Look for trouble with a picked monster of your hand, once you have opened the door and if you have not fought in this turn."""

    heeds_fights: ClassVar[bool] = True

    card: Literal["picked"] = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """It is the player's own turn, after the door, and there was no fight in it."""
        turn = game.state.stack[-1]
        if turn.kind != "turn" or turn.seat != frame.number("you"):
            return False
        return turn.step in AFTER_DOOR and not turn.number("fought")

    def run(self, game: Game, frame: Frame) -> None:
        """Begin the fight."""
        game.push(Frame("seeking", frame.number("you"), frame.number("hand_card"), {}))
