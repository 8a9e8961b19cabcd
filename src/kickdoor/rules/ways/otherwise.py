"""Otherwise: the same game, but some cards that a seat does not know lie in each other's places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import chance
from kickdoor.core.deal import follow, hidden_places

if TYPE_CHECKING:
    from kickdoor.core.game import Game


def otherwise(game: Game, seat: int, fixed: frozenset[int], source: chance.Keyed) -> Game:
    """Return a copy in which cards hidden from a seat have changed places, but for the fixed ones.

    Unlike a game dealt anew it keeps its chance, its handles and who knows what about each place, so
    that the same choices lead to the same events in it as long as none of these cards matters.
    """
    copy = game.clone()
    copy.record = False
    state = copy.state
    moved: dict[int, int] = {}
    for deck in ("door", "treasure"):
        places = [
            (pile, at) for pile, at in hidden_places(copy, seat, deck) if pile[at] not in fixed
        ]
        cards = [pile[at] for pile, at in places]
        order = cards[:]
        chance.shuffle(source, order)
        for (pile, at), old, new in zip(places, cards, order, strict=True):
            pile[at] = new
            moved[old] = new
    state.handle = _carried_over(state.handle, moved)
    state.known = _carried_over(state.known, moved)
    received = state.received
    for old, new in moved.items():
        state.received &= ~(1 << new)
        state.received |= (received >> old & 1) << new
    follow(copy, seat, moved)
    return copy


def _carried_over(table: list[int], moved: dict[int, int]) -> list[int]:
    """Return what is kept of each card, kept of the one that lies in its place now."""
    found = table[:]
    for old, new in moved.items():
        found[new] = table[old]
    return found
