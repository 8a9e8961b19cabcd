"""Voyage: how ships, which are mounts but no steeds, carry their owner away from monsters.

What the best of them adds to a roll stands in for what all other gear adds, be that more or less. A
penalty counts only where every ship has one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing
from kickdoor.core.state import NOBODY

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.values import Bearing


def under_sail(game: Game, seat: int, bearing: list[Bearing]) -> list[Bearing]:
    """Return what bears on a player's rolls to run away, once ships have had their say."""
    table, host = game.state.players[seat].table, game.state.host
    ships = [
        card
        for card in table
        if game.cards[card].slot in game.rules.ships and standing.in_force(game, seat, card)
    ]
    said: dict[int, int] = {}
    for _, amount, card in bearing:
        ship = card if card in ships else host.get(card, NOBODY)
        if ship in ships:
            said[ship] = said.get(ship, 0) + amount
    if not said:
        return bearing
    best = max(said, key=lambda ship: said[ship])
    if said[best] <= 0 and len(said) < len(ships):
        best = NOBODY
    return [each for each in bearing if _counts(game, seat, each[2], ships, best)]


def _counts(game: Game, seat: int, card: int, ships: list[int], best: int) -> bool:
    """Tell whether a card bears on a roll: of the ships the best one, and gear where none does."""
    under = card if card in ships else game.state.host.get(card, NOBODY)
    if under in ships:
        return under == best
    gear = card in game.state.players[seat].table and (
        game.cards[card].is_item or (under >= 0 and game.cards[under].is_item)
    )
    return best == NOBODY or not gear
