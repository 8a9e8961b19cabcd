"""Ranks: what identities that have one come to together, and how much a player may have of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import traits, values

if TYPE_CHECKING:
    from kickdoor.core.game import Game

ROOM = "rank_room"
"""How much the ranks of a group may come to beyond the level, as a number that cards change."""


def together(game: Game, seat: int, group: str) -> int:
    """Return what the ranks of a player's identities of a group come to."""
    return sum(game.cards[card].rank for card in traits.identities(game, seat, group))


def room(game: Game, seat: int) -> int:
    """Return what they may come to: the level, and what cards add to it."""
    return values.number(game, seat, ROOM, game.state.players[seat].level)


def has_room(game: Game, seat: int, group: str, rank: int) -> bool:
    """Tell whether a player can carry one identity more, of this rank."""
    return together(game, seat, group) + rank <= room(game, seat)
