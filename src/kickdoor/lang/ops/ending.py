"""The operation that ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import values
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("end_game", short="by")
@record
class EndGame(Operation):
    """The game ends at once: the highest level wins, or the greatest strength of cards; who ties wins as well."""

    by: Literal["level", "cards"] = "level"

    def run(self, game: Game, frame: Frame) -> None:
        """Name the winners, the dead among them."""
        state = game.state
        reached = [self._reached(game, seat) for seat in range(len(state.players))]
        state.winners = tuple(seat for seat, each in enumerate(reached) if each == max(reached))
        state.phase = "over"
        won = ",".join(map(str, state.winners))
        game.emit(Event("won", state.winners[0], detail=won))

    def _reached(self, game: Game, seat: int) -> int:
        """Return a player's level, or what the cards in play before the player add to it."""
        if self.by == "level":
            return game.state.players[seat].level
        return values.number(game, seat, "strength", 0)
