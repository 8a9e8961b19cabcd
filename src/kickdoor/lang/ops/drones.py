"""Operations of drones: monsters that serve before a player until they are used up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kickdoor.core import changes, tamed
from kickdoor.core.definition import Condition, Operation
from kickdoor.core.frames import CHECKS
from kickdoor.core.record import record
from kickdoor.core.state import CARDS, LEVELS
from kickdoor.lang.ops.keeping import Keeping, let_go
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("keep_drone", short="stays")
@record
class KeepDrone(Keeping):
    """A picked monster of the fight becomes a drone, as long as a condition holds; it is no kill."""

    way: ClassVar[str] = tamed.DRONE

    stays: Condition


@operation("spend_drone")
@record
class SpendDrone(Operation):
    """Discard your oldest drone."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is one."""
        return bool(tamed.those(game, frame.number("you"), tamed.DRONE))

    def run(self, game: Game, frame: Frame) -> None:
        """Discard it."""
        you = frame.number("you")
        for card in tamed.those(game, you, tamed.DRONE)[:1]:
            changes.discard_from_table(game, you, card)


def lost_drones(game: Game) -> bool:
    """Discard the drones of those who can keep none any more."""
    return let_go(game, KeepDrone)


CHECKS.append((CARDS | LEVELS, lost_drones))
