"""Undo: who has to agree when somebody takes a choice back.

Nobody, where it showed nothing that was hidden, used no chance, and nobody has acted since; else
the people who have learnt something or have acted; all of them, where chance was used or who takes
back has learnt something too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.events import may_see
from kickdoor.core.zones import DECKS, deck

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game


def consent(before: Game, after: Game, seat: int, acted: Iterable[int]) -> int:
    """Return the mask of other seats that have to agree to going back from ``after`` to ``before``.

    ``acted`` are the seats that chose something in between.
    """
    others = [each for each in range(len(after.state.players)) if each != seat]
    everybody = sum(1 << each for each in others)
    if _chance(before) != _chance(after) or learnt(before, after, seat):
        return everybody
    mask = 0
    for each in acted:
        mask |= 1 << each
    for each in others:
        if learnt(before, after, each):
            mask |= 1 << each
    return mask & everybody


def learnt(before: Game, after: Game, seat: int) -> bool:
    """Tell whether a seat knows a card now that it did not know then."""
    return bool(_known(after, seat) - _known(before, seat))


def _known(game: Game, seat: int) -> set[int]:
    state = game.state
    hidden = [card for name in DECKS for card in deck(game, name)]
    for other, player in enumerate(state.players):
        if other != seat:
            hidden += player.hand
    unknown = {card for card in hidden if not may_see(state.known[card], seat)}
    return set(range(len(game.cards))) - unknown


def _chance(game: Game) -> tuple[bytes, int]:
    return game.state.key, game.state.counter
