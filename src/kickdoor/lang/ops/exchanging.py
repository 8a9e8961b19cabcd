"""The operation that gives hand cards to their decks' discards and draws as many from these decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, effects, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("exchange", short="count")
@record
class Exchange(Operation):
    """Discard hand cards, at least one, then draw as many face down, each from the deck of one of them."""

    count: int | Literal["all"] = 1

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is a card to give."""
        return bool(game.state.players[frame.number("you")].hand)

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which ones go."""
        you = frame.number("you")
        hand = game.state.players[you].hand[:]
        most = len(hand) if self.count == "all" else min(self.count, len(hand))
        if hand:
            named = game.name_cards(hand, merge=most == 1)
            effects.ask(game, you, named, "exchange", most=most, card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Discard them all before anything is drawn."""
        you = frame.number("you")
        for card in picked:
            changes.discard_hand_card(game, you, card)
        for name in zones.DECKS:
            count = sum(game.cards[card].deck == name for card in picked)
            if count:
                changes.draw(game, you, name, count)
