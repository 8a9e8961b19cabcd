"""Gifts: cards that one player gives another, and those who put their noses in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes
from kickdoor.core.frames import CHECKS, FrameKind, frame_kind
from kickdoor.core.state import CARDS, HANDS, Frame
from kickdoor.rules.checks import is_asked_already

if TYPE_CHECKING:
    from kickdoor.core.game import Game


def given(game: Game) -> bool:
    """Put on the stack what was given, once nobody is asked about something else."""
    if changes.GIFT not in game.rules.heard or is_asked_already(game):
        return False
    used = game.state.used
    noted = [key for key in used if key.startswith(changes.GIVEN)]
    for key in reversed(noted):
        del used[key]
        _, giver, taker, card = key.split("|")
        game.push(Frame("gift", int(taker), int(card), {"giver": int(giver)}))
    return bool(noted)


@frame_kind("gift")
class Gift(FrameKind):
    """A card has just been given to ``frame.seat``."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Ask all the others in turn, until the card is where it was not given to."""
        asked = frame.numbers("asked")
        seats = len(game.state.players)
        if changes.where_given(game, frame.card, frame.seat):
            for step in range(1, seats):
                other = (frame.seat + step) % seats
                known = other in asked or other == frame.number("giver")
                if not known and game.state.players[other].alive:
                    frame.names["asked"] = (*asked, other)
                    game.wake(changes.GIFT, other)
                    return False
        game.pop()
        return False


CHECKS.append((CARDS | HANDS, given))
