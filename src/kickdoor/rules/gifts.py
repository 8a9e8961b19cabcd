"""Gifts: cards that one player gives another, and those who put their noses in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes
from kickdoor.core.frames import CHECKS, frame_kind
from kickdoor.core.state import CARDS, HANDS, Frame
from kickdoor.rules.bystanders import Bystanders, noted

if TYPE_CHECKING:
    from kickdoor.core.game import Game


def given(game: Game) -> bool:
    """Ask about every card that has been given."""
    return noted(
        game,
        changes.GIFT,
        changes.GIVEN,
        lambda giver, taker, card: Frame("gift", taker, card, {"giver": giver}),
    )


class Gift(Bystanders):
    """A card has just been given to ``frame.seat`` by ``giver``, who is not asked."""

    __slots__ = ()
    event = changes.GIFT

    def stays(self, game: Game, frame: Frame) -> bool:
        """Tell whether the taker still has it, in hand or in play."""
        return bool(changes.where_given(game, frame.card, frame.seat))


frame_kind("gift", Gift)


CHECKS.append((CARDS | HANDS, given))
