"""The operation that turns a curse aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import effects
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.core.state import Frame
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game


@operation("divert_curse")
@record
class DivertCurse(Operation):
    """The curse that is about to work strikes another player of your choice, as if you had played it."""

    def run(self, game: Game, frame: Frame) -> None:
        """Ask who is struck."""
        you = frame.number("you")
        others = [
            seat for seat, player in enumerate(game.state.players) if seat != you and player.alive
        ]
        if others:
            effects.ask(game, you, {f"@{seat}": seat for seat in others}, "divert", card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Let it strike; whoever is struck may answer in turn."""
        curse = game.frame_of("curse")
        if curse is not None and curse.card in game.state.in_flight:
            game.push(Frame("curse", picked[0], curse.card, {"by": frame.number("you")}))
