"""Arrivals: items that have just come into play, and those who would not have them there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes
from kickdoor.core.frames import CHECKS, FrameKind, frame_kind
from kickdoor.core.state import CARDS, Frame
from kickdoor.rules.checks import is_asked_already

if TYPE_CHECKING:
    from kickdoor.core.game import Game


def arrived(game: Game) -> bool:
    """Put on the stack what came into play, once nobody is asked about something else."""
    if changes.ARRIVED not in game.rules.heard or is_asked_already(game):
        return False
    used = game.state.used
    noted = [key for key in used if key.startswith(changes.ARRIVAL)]
    for key in reversed(noted):
        del used[key]
        _, seat, card = key.split("|")
        game.push(Frame("arrival", int(seat), int(card), {}))
    return bool(noted)


@frame_kind("arrival")
class Arrival(FrameKind):
    """An item has just come into play before ``frame.seat``, who cannot use it yet."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Ask all the others in turn, as long as it lies there."""
        asked = frame.numbers("asked")
        seats = len(game.state.players)
        if frame.card in game.state.players[frame.seat].table:
            for step in range(1, seats):
                other = (frame.seat + step) % seats
                if other not in asked and game.state.players[other].alive:
                    frame.names["asked"] = (*asked, other)
                    game.wake(changes.ARRIVED, other)
                    return False
        game.pop()
        return False


def arriving(game: Game, card: int) -> bool:
    """Tell whether it is not settled yet that an item stays in play."""
    return changes.ARRIVED in game.rules.heard and any(
        each.kind == "arrival" and each.card == card for each in game.state.stack
    )


CHECKS.append((CARDS, arrived))
