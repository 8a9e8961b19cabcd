"""The operation that swaps items with the Treasure discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, joined, loads, standing, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("barter", short="among")
@record
class Barter(Operation):
    """Swap items of yours for as many among the top Treasure discards, each for one of no greater value."""

    among: int = 1

    def possible(self, game: Game, frame: Frame) -> bool:
        """Some item there can be paid for."""
        return bool(_wares(game, frame.number("you"), _top(game, self.among)))

    def run(self, game: Game, frame: Frame) -> None:
        """Lay the counter out, and begin."""
        frame.names["counter"] = tuple(_top(game, self.among))
        self._ask_ware(game, frame, first=True)

    def _ask_ware(self, game: Game, frame: Frame, *, first: bool) -> None:
        """Ask what is wanted; after the first one may stop."""
        you = frame.number("you")
        wares = _wares(game, you, list(frame.numbers("counter")))
        frame.names["ware"] = -1
        if wares and first:
            effects.ask_cards(game, you, wares, "barter-take", 1, frame.card)
        elif wares:
            named = game.name_cards(wares)
            effects.ask(game, you, named, "barter-take", least=0, most=1, card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Ask for the price of what was wanted, or carry the swap out and go on."""
        if not picked:
            return
        you, ware = frame.number("you"), frame.number("ware", -1)
        if ware < 0:
            frame.names["ware"] = picked[0]
            prices = _prices(game, you, picked[0])
            effects.ask_cards(game, you, prices, "barter-give", 1, frame.card)
            return
        _swap(game, you, ware, picked[0])
        frame.names["counter"] = tuple(c for c in frame.numbers("counter") if c != ware)
        self._ask_ware(game, frame, first=False)


def _top(game: Game, count: int) -> list[int]:
    """Return the items among the top discards."""
    pile = zones.discards(game, "treasure")
    return [card for card in pile[-count:] if game.cards[card].is_item]


def _prices(game: Game, seat: int, ware: int) -> list[int]:
    """Return the items of a player, from hand or play, that are worth at least as much."""
    player = game.state.players[seat]
    worth = game.cards[ware].value
    return [
        card
        for card in player.hand + player.table
        if game.cards[card].is_item
        and not joined.is_part(game, card)
        and loads.worth_of(game, card) >= worth
        and not game.state.locked >> card & 1
        and not standing.inseparable(game, seat, card)
    ]


def _wares(game: Game, seat: int, counter: list[int]) -> list[int]:
    return [card for card in counter if _prices(game, seat, card)]


def _swap(game: Game, seat: int, ware: int, price: int) -> None:
    """Take what is wanted to hand; what it costs goes on top of the pile."""
    zones.move(game, ware, "treasure-discards", f"hand:{seat}")
    changes.receive(game, [ware])
    if price in game.state.players[seat].hand:
        changes.discard_hand_card(game, seat, price)
    else:
        changes.discard_from_table(game, seat, price)
