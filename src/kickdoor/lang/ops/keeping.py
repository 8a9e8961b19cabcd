"""Keeping: monsters of a fight that are led out of it and lie before a player as long as a condition holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kickdoor.core import changes, tamed
from kickdoor.core.definition import Condition, Operation
from kickdoor.core.events import Event
from kickdoor.lang.ops.fighting import foes
from kickdoor.lang.ops.taming import TameMonster, lead_out

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


class Keeping(Operation):
    """A picked monster of the fight is kept in one of the ways of `core/tamed`; it is no kill."""

    __slots__ = ()
    tames: ClassVar[bool] = True
    way: ClassVar[str]

    stays: Condition

    def possible(self, game: Game, frame: Frame) -> bool:
        """A twin shares its card with one that still fights."""
        return TameMonster().possible(game, frame)

    def run(self, game: Game, frame: Frame) -> None:
        """Lead it out of the fight, and note the card by whose words it stays."""
        you = frame.number("you")
        for foe in foes(game, frame, "picked"):
            lead_out(game, foe)
            changes.to_table(game, you, foe.card, "flight")
            tamed.note(game, self.way, foe.card, frame.card)
            game.emit(Event(f"kept-{self.way}", you, cards=game.names((foe.card,))))


def let_go(game: Game, kind: type[Keeping]) -> bool:
    """Discard what was kept by those who can keep it no longer."""
    for seat in range(len(game.state.players)) if game.rules.tames else ():
        for card in tamed.those(game, seat, kind.way):
            keeper = game.cards[game.state.used[tamed.key(kind.way, card)]]
            keeping = [op for each in keeper.programs for op in each if isinstance(op, kind)]
            if not any(op.stays.holds(game, seat, None) for op in keeping):
                changes.discard_from_table(game, seat, card)
    return False
