"""Naming: tokens by which cards are named in option keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.acts import Named
    from kickdoor.core.game import Game


def name_cards(game: Game, cards: Sequence[int], *, merge: bool = True) -> Named:
    """Return tokens for some cards: equal copies are one token, unequal ones are numbered.

    With ``merge`` false every copy has its own token, as when several are picked.
    """
    named: Named = {}
    copies: dict[str, list[int]] = {}
    for card in cards:
        ident = game.cards[card].ident
        if ident not in named:
            named[ident] = card
            continue
        known = copies.setdefault(ident, [named[ident]])
        if merge and any(_alike(game, card, other) for other in known):
            continue
        known.append(card)
        named[f"{ident}#{len(known)}"] = card
    return named


def _alike(game: Game, card: int, other: int) -> bool:
    """Tell whether two copies of a card lie in the same way, with nothing on either."""
    state = game.state
    host = state.host
    return (
        state.equipped >> card & 1 == state.equipped >> other & 1
        and state.locked >> card & 1 == state.locked >> other & 1
        and host.get(card, -1) == host.get(other, -1)
        and not (host and (card in host.values() or other in host.values()))
    )
