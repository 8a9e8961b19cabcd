"""Ranks: identities that ask for a level, as many together as their owner has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import ranks, traits
from kickdoor.core.frames import CHECKS
from kickdoor.core.state import CARDS, LEVELS
from kickdoor.rules.checks import fix, is_asked_already

if TYPE_CHECKING:
    from kickdoor.core.definition import Definition
    from kickdoor.core.game import Game


def too_high(game: Game, seat: int, definition: Definition) -> bool:
    """Tell whether a player's level does not carry one identity more."""
    fits = ranks.has_room(game, seat, definition.group, definition.rank)
    return definition.rank > 0 and not fits


def no_longer_carried(game: Game) -> bool:
    """Let a player whose level fell choose which identities go, one after another."""
    if is_asked_already(game):
        return False
    for seat in range(len(game.state.players)):
        for group in game.rules.ranked:
            if ranks.together(game, seat, group) > ranks.room(game, seat):
                ranked = [c for c in traits.identities(game, seat, group) if game.cards[c].rank]
                return fix(game, seat, "identity", ranked, 1)
    return False


CHECKS.append((LEVELS | CARDS, no_longer_carried))
