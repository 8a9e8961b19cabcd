"""Joined items: several that were made one for good, as long as they lie in play.

The parts lie on one of them, the one that takes the most hands. That one stands for the whole: it
alone is chosen, worn, sold and lost, and takes its parts along. A part is no card of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.state import NOBODY

if TYPE_CHECKING:
    from kickdoor.core.game import Game

UNWIELDY = 3
"""The number of parts, the first one counted, from which on a joined item is Big."""


def is_part(game: Game, card: int) -> bool:
    """Tell whether a card is an item that was joined to another one."""
    host = game.state.host.get(card, NOBODY)
    both = host >= 0 and game.cards[card].is_item and game.cards[host].is_item
    return both and not game.cards[card].worn_by


def whole(game: Game, card: int) -> int:
    """Return the item that a card is a part of, or the card itself."""
    return game.state.host[card] if is_part(game, card) else card


def parts(game: Game, card: int) -> list[int]:
    """Return an item and all that was joined to it."""
    hosts = game.state.host
    if not hosts:
        return [card]
    others = [each for each, host in hosts.items() if host == card and is_part(game, each)]
    return [card, *others]


def is_big(game: Game, card: int) -> bool:
    """Tell whether an item is Big: printed so, or by what it was joined to."""
    if game.cards[card].big or not game.state.host:
        return game.cards[card].big
    return _are_big(game, parts(game, card))


def would_be_big(game: Game, first: int, second: int) -> bool:
    """Tell whether two items would be Big together."""
    return _are_big(game, [*parts(game, first), *parts(game, second)])


def _are_big(game: Game, cards: list[int]) -> bool:
    return len(cards) >= UNWIELDY or any(game.cards[each].big for each in cards)


def bonus(game: Game, card: int) -> int:
    """Return what stands on an item and on all that was joined to it."""
    return sum(game.cards[each].strength for each in parts(game, card))


def join(game: Game, first: int, second: int) -> int:
    """Make two items one, with all that lies on them, and return the card that stands for it."""
    cards, state = game.cards, game.state
    root, part = (first, second) if cards[first].hands >= cards[second].hands else (second, first)
    for card in [card for card, host in state.host.items() if host == part]:
        state.host[card] = root
    state.host[part] = root
    if state.locked >> part & 1:
        state.locked |= 1 << root
    state.equipped &= ~(1 << part)
    return root
