"""The operation that names what a die shows, in place of rolling it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import effects, strengths
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("name_roll")
@record
class NameRoll(Operation):
    """The die that you are about to roll shows a number of your choice (replacements of ``roll``)."""

    def run(self, game: Game, frame: Frame) -> None:
        """Ask for one of the die's numbers."""
        die = game.frame_of("die")
        if die is not None:
            faces = range(1, strengths.sides_of(game, die) + 1)
            named = {str(face): face for face in faces}
            effects.ask(game, frame.number("you"), named, "name-roll", card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Let the die show it."""
        die = game.frame_of("die")
        if die is not None:
            die.names["value"] = picked[0]
            game.emit(Event("rolled", die.seat, amount=picked[0], detail="set"))
