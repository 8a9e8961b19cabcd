"""The operation that gives a second turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.definition import Operation
from kickdoor.core.fights import again_key
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("extra_turn")
@record
class ExtraTurn(Operation):
    """Your turn is followed by another one of yours; never by a third."""

    def run(self, game: Game, frame: Frame) -> None:
        """Note it until the turn ends."""
        you = frame.number("you")
        if you == game.state.active:
            game.state.used.setdefault(again_key(you), 1)
