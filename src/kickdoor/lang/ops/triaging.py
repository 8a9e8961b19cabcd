"""The operation that looks at three cards and sends each to another place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, effects, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.core.state import NOBODY
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame

LOOKED_AT = 3


@operation("triage", short="deck")
@record
class Triage(Operation):
    """Look at the top three cards of a deck: one is discarded, one goes to your hand, one stays on top."""

    deck: Literal["door", "treasure"] = "door"

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is a card to look at."""
        return bool(zones.deck(game, self.deck) or zones.discards(game, self.deck))

    def run(self, game: Game, frame: Frame) -> None:
        """Look, and ask what is discarded."""
        if not zones.refill(game, self.deck):
            return
        you, top = frame.number("you"), tuple(zones.deck(game, self.deck)[-LOOKED_AT:])
        changes.look(game, you, self.deck, top)
        frame.names["left"] = top
        frame.names["gone"] = NOBODY
        effects.ask_cards(game, you, top, "triage-discard", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Discard the first, take the second; what is left lies on top."""
        you, card = frame.number("you"), picked[0]
        left = frame.names["left"] = tuple(c for c in frame.numbers("left") if c != card)
        if frame.number("gone", NOBODY) >= 0:
            zones.move(game, card, self.deck, f"hand:{you}")
            changes.receive(game, [card])
            return
        frame.names["gone"] = card
        zones.discard(game, card, self.deck)
        if left:
            effects.ask_cards(game, you, left, "triage-take", 1, frame.card)
