"""The operation that ends the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("end_game")
@dataclass(frozen=True, slots=True)
class EndGame(Operation):
    """The game ends at once: the highest level wins, and who ties for it wins as well."""

    def run(self, game: Game, frame: Frame) -> None:
        """Name the winners, the dead among them."""
        state = game.state
        top = max(player.level for player in state.players)
        state.winners = tuple(
            seat for seat, player in enumerate(state.players) if player.level == top
        )
        state.phase = "over"
        won = ",".join(map(str, state.winners))
        game.emit(Event("won", state.winners[0], detail=won))
