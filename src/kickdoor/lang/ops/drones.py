"""Operations of drones: monsters that serve before a player until they are used up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kickdoor.core import changes, tamed
from kickdoor.core.definition import Condition, Operation
from kickdoor.core.events import Event
from kickdoor.core.frames import CHECKS
from kickdoor.core.state import CARDS
from kickdoor.lang.ops.fighting import foes
from kickdoor.lang.ops.taming import TameMonster, lead_out
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("keep_drone", short="stays")
@dataclass(frozen=True, slots=True)
class KeepDrone(Operation):
    """A picked monster of the fight becomes a drone, as long as a condition holds; it is no kill."""

    tames: ClassVar[bool] = True

    stays: Condition

    def possible(self, game: Game, frame: Frame) -> bool:
        """A twin shares its card with one that still fights."""
        return TameMonster().possible(game, frame)

    def run(self, game: Game, frame: Frame) -> None:
        """Lead it out of the fight."""
        you = frame.number("you")
        for foe in foes(game, frame, "picked"):
            lead_out(game, foe)
            changes.to_table(game, you, foe.card, "flight")
            game.state.used[tamed.drone_key(foe.card)] = frame.card
            game.emit(Event("kept-drone", you, cards=game.names((foe.card,))))


@operation("spend_drone")
@dataclass(frozen=True, slots=True)
class SpendDrone(Operation):
    """Discard your oldest drone."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is one."""
        return bool(tamed.drones(game, frame.number("you")))

    def run(self, game: Game, frame: Frame) -> None:
        """Discard it."""
        you = frame.number("you")
        for card in tamed.drones(game, you)[:1]:
            changes.discard_from_table(game, you, card)


def lost_drones(game: Game) -> bool:
    """Discard the drones of those who can keep none any more."""
    for seat in range(len(game.state.players)) if game.rules.tames else ():
        for card in tamed.drones(game, seat):
            keeper = game.cards[game.state.used[tamed.drone_key(card)]]
            keeping = [op for each in keeper.programs for op in each if isinstance(op, KeepDrone)]
            if not any(op.stays.holds(game, seat, None) for op in keeping):
                changes.discard_from_table(game, seat, card)
    return False


CHECKS.append((CARDS, lost_drones))
