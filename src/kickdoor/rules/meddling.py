"""Meddling: whether what somebody plays or uses in a rival's fight was for the monsters.

It was if the munchkins stand worse by it, whatever it did: the lead is measured before its effect and
after. Nothing is measured where no card asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights, strengths
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.core.state import Frame

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight


def watch(game: Game, seat: int, card: int) -> None:
    """Measure how a fight stands, below the effect that is about to be put on the stack."""
    fight = game.state.fight
    if fight is not None and fight.main != seat and fights.MEDDLED_WIN in game.rules.heard:
        game.push(Frame("meddling", seat, card, {"lead": _lead(game, fight), "main": fight.main}))


def _lead(game: Game, fight: Fight) -> int:
    munchkins, monsters = strengths.totals(game, fight)
    return munchkins - monsters


class Meddling(FrameKind):
    """What somebody plays or uses in another player's fight; it has worked when this is on top."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Note it, if the same player is still in the fight and stands worse."""
        game.pop()
        fight = game.state.fight
        if fight is None or fight.main != frame.number("main"):
            return False
        if _lead(game, fight) < frame.number("lead"):
            game.state.used[fights.meddled_key(frame.seat)] = 1
        return False


frame_kind("meddling", Meddling)
