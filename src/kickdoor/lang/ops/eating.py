"""The operation that makes a meal of a monster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("eat_monster", short="level_at_most")
@record
class EatMonster(Operation):
    """A small monster of the fight is eaten: it pays nothing, but you gain a level as for a kill."""

    level_at_most: int

    def run(self, game: Game, frame: Frame) -> None:
        """Swallow the first that is small enough."""
        fight = game.state.fight
        small = [
            foe
            for foe in (fight.foes if fight is not None else ())
            if game.cards[foe.card].level <= self.level_at_most
        ]
        for foe in small[:1]:
            fights.remove_foe(game, foe, treasure=False)
            changes.gain_levels(game, frame.number("you"), 1, by_kill=True)
