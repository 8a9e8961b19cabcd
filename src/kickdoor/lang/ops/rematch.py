"""The operation that begins a lost fight anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.core.state import Frame
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game


@operation("fight_again")
@record
class FightAgain(Operation):
    """Some monsters that caught you and cannot kill are fought again at once, in a fight of their own."""

    def run(self, game: Game, frame: Frame) -> None:
        """Let the rules see to it."""
        game.push(Frame("rematch", frame.number("you"), frame.card, {}))
