"""The operation that looks into the hand of another player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.lang.ops.who import seats
from kickdoor.lang.registry import Who, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("look_hand", short="who")
@record
class LookHand(Operation):
    """Look at all cards in the hand of another player; everybody sees that you do."""

    who: Who = "main"

    def run(self, game: Game, frame: Frame) -> None:
        """Remember them, as they are now."""
        you = frame.number("you")
        for seat in seats(game, frame, self.who):
            hand = tuple(game.state.players[seat].hand)
            for card in hand:
                game.state.known[card] |= 1 << you
            named = game.names(hand)
            game.emit(Event("hand-seen", you, cards=named, to=seat, seen=1 << you))
