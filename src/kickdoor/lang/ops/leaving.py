"""The operation that leaves Treasures for Doors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("doors_for_treasures", short="most")
@record
class DoorsForTreasures(Operation):
    """Of the Treasures for the fight just won you may leave some, and draw as many Doors face down."""

    most: int = 1

    def run(self, game: Game, frame: Frame) -> None:
        """Ask how many, where there are any."""
        rewards, you = game.frame_of("rewards"), frame.number("you")
        owed = rewards.number("treasures") if rewards is not None else 0
        numbers = {str(count): count for count in range(min(self.most, owed) + 1)}
        if len(numbers) > 1:
            effects.ask(game, you, numbers, "doors-for-treasures", card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Swap them."""
        rewards = game.frame_of("rewards")
        if rewards is not None and picked[0]:
            rewards.names["treasures"] = rewards.number("treasures") - picked[0]
            changes.draw(game, frame.number("you"), "door", picked[0])
