"""Operations that get twice out of an item what it is good for, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, joined
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


def _key(card: int) -> str:
    return f"combat||overclocked||{card}"


@operation("overclock")
@record
class Overclock(Operation):
    """The bonus on a picked item counts twice until the fight ends."""

    def run(self, game: Game, frame: Frame) -> None:
        """Add what stands on it once more, and note that it is hot."""
        if game.state.fight is None:
            return
        card = frame.number("item")
        game.state.used[_key(card)] = 1
        fights.boost(game, frame.number("you"), joined.bonus(game, card), frame.card)


@operation("burn_out")
@record
class BurnOut(Operation):
    """Discard the item whose bonus counted twice in this fight."""

    def run(self, game: Game, frame: Frame) -> None:
        """Discard it, and let its owner hear of the loss."""
        you = frame.number("you")
        for card in game.state.players[you].table[:]:
            if game.state.used.pop(_key(card), 0):
                changes.discard_from_table(game, you, card)
                game.wake("item_lost", you)
