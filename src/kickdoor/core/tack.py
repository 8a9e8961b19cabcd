"""Tack: items that a steed wears for its rider, one of each slot, and those without a slot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import loads, tamed
from kickdoor.core.events import Event
from kickdoor.core.state import CARDS

if TYPE_CHECKING:
    from kickdoor.core.game import Game


def is_on(game: Game, card: int) -> bool:
    """Tell whether a card in play is tack that a steed wears now."""
    return bool(game.cards[card].worn_by) and card in game.state.host


def wearers(game: Game, seat: int, card: int) -> list[int]:
    """Return the steeds of a player, ridden monsters too, that have room for a piece of tack."""
    return [
        steed
        for steed in game.state.players[seat].table
        if (loads.is_steed(game, steed) or tamed.lies(game, tamed.RIDDEN, steed))
        and _has_room(game, steed, game.cards[card].slot)
    ]


def _has_room(game: Game, steed: int, slot: str) -> bool:
    """Tell whether a steed wears nothing of a slot yet; what has no slot is never in the way."""
    host, cards = game.state.host, game.cards
    worn = [cards[each] for each in host if host[each] == steed and cards[each].worn_by]
    return not slot or all(each.slot != slot for each in worn)


def put_on(game: Game, seat: int, card: int, steed: int) -> None:
    """Let a steed wear a piece of tack."""
    game.state.host[card] = steed
    game.state.dirty |= CARDS
    game.emit(Event("equipped", seat, cards=game.names((card,))))


def saddle(game: Game, seat: int, card: int) -> None:
    """Let the first steed that has room wear a piece of tack; without one it is only carried."""
    found = wearers(game, seat, card)
    if found:
        put_on(game, seat, card, found[0])


def with_it(game: Game, cards: list[int]) -> list[int]:
    """Return some cards and the tack that goes with them."""
    host = game.state.host
    worn = [each for each in host if is_on(game, each) and host[each] in cards]
    return [*cards, *(each for each in worn if each not in cards)]


def take_off(game: Game, seat: int, card: int) -> None:
    """Take a piece of tack from its steed."""
    game.state.host.pop(card)
    game.state.dirty |= CARDS
    game.emit(Event("unequipped", seat, cards=game.names((card,))))
