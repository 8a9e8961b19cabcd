"""Crowds: conditions about who comes along, and about facing more than one can deal with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing, strengths, tamed
from kickdoor.core.definition import Condition
from kickdoor.core.record import record
from kickdoor.lang.registry import condition

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe

CROWD = 2
"""How many monsters are more than one."""


@condition("overrun", short="times")
@record
class Overrun(Condition):
    """Two or more monsters are together stronger than so many times the levels of the side; not for modifiers."""

    times: int = 2

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Add up both sides."""
        fight = game.state.fight
        if fight is None or not standing.in_fight(game, seat):
            return False
        fought = [each for each in fight.foes if standing.fought(game, each)]
        levels = sum(game.state.players[each].level for each in fight.fighters())
        _, monsters = strengths.totals(game, fight)
        return len(fought) >= CROWD and monsters > self.times * levels


@condition("has_recruit", short="yes")
@record
class HasRecruit(Condition):
    """A monster that was recruited comes along."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the player's table."""
        table = game.state.players[seat].table
        return any(tamed.lies(game, tamed.RECRUIT, card) for card in table) == self.yes
