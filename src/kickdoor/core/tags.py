"""Tags that cards in play give to the items of their owners, beside those printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import values

if TYPE_CHECKING:
    from kickdoor.core.game import Game

TAGGED = "items_tagged"
"""The tag that items count as having, as if it were a number that cards change."""


def counts_as(game: Game, card: int, tag: str) -> bool:
    """Tell whether an item in play counts as having a tag for what its owner is."""
    if TAGGED not in game.rules.altered or not game.cards[card].is_item:
        return False
    for seat, player in enumerate(game.state.players):
        if card in player.table:
            return any(
                modifier.tag == tag and values.bears_on_item(game, modifier, card)
                for modifier, _, _ in values.bearing_on(game, seat, TAGGED)
            )
    return False
