"""Naming: tokens by which cards are named in option keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.events import EVERYONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.acts import Named
    from kickdoor.core.game import Game


def name_cards(game: Game, cards: Sequence[int], *, merge: bool = True) -> Named:
    """Return tokens for some cards: equal copies are one token, unequal ones are numbered.

    With ``merge`` false every copy has its own token, as when several are picked. Of copies in a hand
    those come first that most players know of: which one was meant must not tell what else is there.
    """
    cards = _best_known_first(game, cards)
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


def _best_known_first(game: Game, cards: Sequence[int]) -> Sequence[int]:
    """Return the cards with copies that lie in a hand in another order, each in the place of one."""
    idents = [game.cards[card].ident for card in cards]
    if len(set(idents)) == len(idents):
        return cards
    in_order = list(cards)
    held = {card for player in game.state.players for card in player.hand}
    for ident in {each for each in idents if idents.count(each) > 1}:
        places = [at for at, each in enumerate(idents) if each == ident and cards[at] in held]
        ranked = sorted((cards[at] for at in places), key=lambda card: -_knowers(game, card))
        for at, card in zip(places, ranked, strict=True):
            in_order[at] = card
    return in_order


def _knowers(game: Game, card: int) -> int:
    known = game.state.known[card]
    return len(game.state.players) if known == EVERYONE else known.bit_count()


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
