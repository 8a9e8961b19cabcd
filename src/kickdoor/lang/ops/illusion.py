"""The operation that lets a monster from the hand fight for its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, fights
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("conjure", short="card")
@record
class Conjure(Operation):
    """Discard a picked monster of no higher level than yours from hand: its level is added to yours."""

    card: Literal["picked"] = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """Its level is not above the player's own."""
        card = frame.number("hand_card", -1)
        level = game.state.players[frame.number("you")].level
        return card < 0 or game.cards[card].level <= level

    def run(self, game: Game, frame: Frame) -> None:
        """Discard it and count its level."""
        you, card = frame.number("you"), frame.number("hand_card", -1)
        if game.state.fight is None or card not in game.state.players[you].hand:
            return
        changes.discard_hand_card(game, you, card)
        fights.boost(game, you, game.cards[card].level, frame.card)
