"""The operation that asks somebody's leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import effects
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.ops import choosing
from kickdoor.lang.registry import Steps, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("with_leave", short="do")
@record
class WithLeave(Operation):
    """More is done if the picked player says yes; otherwise nothing is."""

    do: Steps

    def run(self, game: Game, frame: Frame) -> None:
        """Ask the picked player."""
        asked = frame.number("player")
        effects.ask(game, asked, {"no": 0, "yes": 1}, "with-leave", card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Do it, or leave it."""
        if picked[0]:
            choosing.run_steps(game, frame, self.do)
