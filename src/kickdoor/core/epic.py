"""Epic: who is Epic, and who has the powers of those who are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing

if TYPE_CHECKING:
    from kickdoor.core.game import Game

POWERS = "epic-powers"
"""The standing rule of a card that lends Epic powers to whoever is not Epic."""


def is_epic(game: Game, seat: int) -> bool:
    """Tell whether a player is Epic now, which the own level alone decides.

    Rules epic-status-levels, epic-status-below, epic-status-per-character.
    """
    least = game.rules.epic_level
    return 0 < least <= game.state.players[seat].level


def has_powers(game: Game, seat: int) -> bool:
    """Tell whether a player has Epic feats now (rules epic-feats-gained, epic-junior-cards)."""
    return is_epic(game, seat) or (
        game.rules.epic_level > 0 and standing.has_quality(game, seat, POWERS)
    )
