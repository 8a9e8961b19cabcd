"""Insight: who sees into the hands of the players beside, at all times, sees what they draw too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing
from kickdoor.core.frames import CHECKS
from kickdoor.core.state import CARDS, HANDS, LEVELS

if TYPE_CHECKING:
    from kickdoor.core.game import Game

QUALITY = "sees-neighbours"
OPEN_TO_LEFT = "open-to-left"


def share_hands(game: Game) -> bool:
    """Let every player who has the gift know the hands of the living players on both sides."""
    if QUALITY not in game.rules.qualities:
        return False
    players, known = game.state.players, game.state.known
    for seat, player in enumerate(players):
        if player.alive and standing.has_quality(game, seat, QUALITY):
            for other in beside(game, seat):
                for card in players[other].hand:
                    known[card] |= 1 << seat
    return False


def bare_hands(game: Game) -> bool:
    """Let the living player on the left know the hand of whoever cannot keep it closed."""
    if OPEN_TO_LEFT not in game.rules.qualities:
        return False
    players, known = game.state.players, game.state.known
    for seat, player in enumerate(players):
        if player.alive and standing.has_quality(game, seat, OPEN_TO_LEFT):
            left = _on_the_left(game, seat)
            for card in player.hand:
                known[card] |= 1 << left
    return False


def _on_the_left(game: Game, seat: int) -> int:
    players = game.state.players
    count = len(players)
    circle = [(seat + step) % count for step in range(1, count)]
    return next((other for other in circle if players[other].alive), seat)


def beside(game: Game, seat: int) -> set[int]:
    """Return the next living players on the right and on the left."""
    players = game.state.players
    count = len(players)
    circle = [(seat + step) % count for step in range(1, count)]
    alive = [other for other in circle if players[other].alive]
    return {alive[0], alive[-1]} if alive else set()


CHECKS.append((CARDS | HANDS | LEVELS, share_hands))
CHECKS.append((CARDS | HANDS | LEVELS, bare_hands))
