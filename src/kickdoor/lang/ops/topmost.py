"""The operation that takes the top card of a discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("take_top", short="deck")
@record
class TakeTop(Operation):
    """Take the top card of the discards of a deck into your hand, if there is one."""

    deck: Literal["door", "treasure"] = "treasure"

    def run(self, game: Game, frame: Frame) -> None:
        """Take it."""
        you, pile = frame.number("you"), zones.discards(game, self.deck)
        if pile and game.state.players[you].alive:
            card = pile[-1]
            zones.move(game, card, f"{self.deck}-discards", f"hand:{you}")
            changes.receive(game, [card])
