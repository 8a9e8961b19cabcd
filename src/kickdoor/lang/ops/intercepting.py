"""The operation that looks at what one player has given another, and may keep it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("intercept", short="price")
@record
class Intercept(Operation):
    """Look at the card that was given; keep it in hand, if you like, for so many hand cards of yours."""

    price: int = 2

    def run(self, game: Game, frame: Frame) -> None:
        """Look, then ask."""
        you, gift = frame.number("you"), game.frame_of("gift")
        if gift is None:
            return
        game.state.known[gift.card] |= 1 << you
        named = game.names((gift.card,))
        game.emit(Event("nosed", you, cards=named, seen=1 << you))
        if len(game.state.players[you].hand) >= self.price:
            effects.ask(game, you, {"no": 0, "yes": 1}, "intercept", card=gift.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Ask which cards go to the receiver in its stead, then let all change hands."""
        you, gift = frame.number("you"), game.frame_of("gift")
        if gift is None:
            return
        if not frame.number("keeps"):
            if picked[0]:
                frame.names["keeps"] = 1
                hand = game.state.players[you].hand[:]
                effects.ask_cards(game, you, hand, "intercept-pay", self.price, frame.card)
            return
        source = changes.where_given(game, gift.card, gift.seat)
        if not source:
            return
        for card in changes.all_on(game, gift.card):
            zones.discard(game, card, f"table:{gift.seat}")
        zones.forget(game, gift.card)
        zones.move(game, gift.card, source, f"hand:{you}")
        changes.receive(game, [gift.card])
        for card in picked:
            zones.move(game, card, f"hand:{you}", f"hand:{gift.seat}")
        changes.receive(game, list(picked))
