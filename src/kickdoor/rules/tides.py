"""Tides: triggers of what lies in the middle, or always holds, that hear when something comes to be so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing
from kickdoor.core.frames import CHECKS
from kickdoor.core.state import CARDS, Frame

if TYPE_CHECKING:
    from kickdoor.core.game import Game

COMES_TRUE = "comes_true"


def turned(game: Game) -> bool:
    """Wake those whose condition holds for a player for whom it did not hold before."""
    if COMES_TRUE not in game.rules.heard or game.state.phase in ("setup", "over"):
        return False
    used = game.state.used
    woken = False
    for card in standing.common(game):
        for place, listener in enumerate(game.cards[card].listeners):
            if listener.event != COMES_TRUE or listener.when is None:
                continue
            for seat in range(len(game.state.players)):
                key = f"tide|{card}|{place}|{seat}"
                holds = listener.when.holds(game, seat, None)
                if holds and key not in used:
                    used[key] = 1
                    game.push(Frame("reaction", seat, card, {"listener": place}))
                    woken = True
                elif not holds:
                    used.pop(key, None)
    return woken


CHECKS.append((CARDS, turned))
