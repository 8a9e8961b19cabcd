"""Arrivals: items that have just come into play, and those who would not have them there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes
from kickdoor.core.frames import CHECKS, frame_kind
from kickdoor.core.state import CARDS, Frame
from kickdoor.rules.bystanders import Bystanders, noted

if TYPE_CHECKING:
    from kickdoor.core.game import Game


def arrived(game: Game) -> bool:
    """Ask about every item that has come into play."""
    return noted(
        game, changes.ARRIVED, changes.ARRIVAL, lambda seat, card: Frame("arrival", seat, card, {})
    )


class Arrival(Bystanders):
    """An item has just come into play before ``frame.seat``, who cannot use it yet."""

    __slots__ = ()
    event = changes.ARRIVED

    def stays(self, game: Game, frame: Frame) -> bool:
        """Tell whether it is still in play before the same player."""
        return frame.card in game.state.players[frame.seat].table


frame_kind("arrival", Arrival)


def arriving(game: Game, card: int) -> bool:
    """Tell whether it is not settled yet that an item stays in play."""
    return changes.ARRIVED in game.rules.heard and any(
        each.kind == "arrival" and each.card == card for each in game.state.stack
    )


CHECKS.append((CARDS, arrived))
