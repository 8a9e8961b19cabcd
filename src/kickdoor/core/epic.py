"""Epic: who is Epic, and who has the powers of those who are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing

if TYPE_CHECKING:
    from kickdoor.core.game import Game

POWERS = "epic-powers"
"""The standing rule of a card that lends feats to whoever is not Epic: that of the card on which it
lies, or all of them where it lies on none."""


def is_epic(game: Game, seat: int) -> bool:
    """Tell whether a player is Epic now, which the own level alone decides.

    Rules epic-status-levels, epic-status-below, epic-status-per-character.
    """
    least = game.rules.epic_level
    return 0 < least <= game.state.players[seat].level


def has_powers(game: Game, seat: int, ident: str = "") -> bool:
    """Tell whether a player has Epic feats now, or that of one card.

    Rules epic-feats-gained, epic-junior-cards.
    """
    return is_epic(game, seat) or (
        game.rules.epic_level > 0 and POWERS in game.rules.qualities and _lent(game, seat, ident)
    )


def _lent(game: Game, seat: int, ident: str) -> bool:
    cards, host = game.cards, game.state.host
    lenders = [card for card in game.state.players[seat].table if POWERS in cards[card].qualities]
    return any(
        standing.in_force(game, seat, card)
        and (card not in host or cards[host[card]].ident == ident)
        for card in lenders
    )
