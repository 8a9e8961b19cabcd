"""Insight: who sees into hands of the players beside, at all times, sees what they draw too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing
from kickdoor.core.events import Event, may_see
from kickdoor.core.frames import CHECKS
from kickdoor.core.state import CARDS, HANDS, LEVELS

if TYPE_CHECKING:
    from kickdoor.core.game import Game

QUALITY = "sees-neighbours"
OPEN_TO_LEFT = "open-to-left"


def share_hands(game: Game) -> bool:
    """Let who has the gift know the hands on both sides, and the player on the left a hand that is open."""
    if {QUALITY, OPEN_TO_LEFT}.isdisjoint(game.rules.qualities):
        return False
    for seat, player in enumerate(game.state.players):
        circle = _around(game, seat) if player.alive else []
        if circle and standing.has_quality(game, seat, QUALITY):
            for other in {circle[0], circle[-1]}:
                _know_hand(game, seat, other)
        if circle and standing.has_quality(game, seat, OPEN_TO_LEFT):
            _know_hand(game, circle[0], seat)
    return False


def _know_hand(game: Game, seat: int, other: int) -> None:
    known = game.state.known
    new = [card for card in game.state.players[other].hand if not may_see(known[card], seat)]
    for card in new:
        known[card] |= 1 << seat
    if new:
        both = 1 << seat | 1 << other
        game.emit(Event("insight", other, game.names(new), to=seat, seen=both, saw=1 << other))


def _around(game: Game, seat: int) -> list[int]:
    """Return the other living players, the one on the left first."""
    players = game.state.players
    circle = ((seat + step) % len(players) for step in range(1, len(players)))
    return [other for other in circle if players[other].alive]


CHECKS.append((CARDS | HANDS | LEVELS, share_hands))
