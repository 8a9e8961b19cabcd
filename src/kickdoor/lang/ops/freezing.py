"""The operation that keeps a meddler quiet, and the condition by which meddling is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights, standing
from kickdoor.core.definition import Condition, Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.core.state import MONSTERS
from kickdoor.lang.ops.fighting import AddMonster, CloneMonster
from kickdoor.lang.ops.running import played
from kickdoor.lang.registry import condition, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe, Frame


@operation("freeze")
@record
class Freeze(Operation):
    """Whoever plays the card that is about to work plays no other and uses no ability in this fight; it works."""

    def run(self, game: Game, frame: Frame) -> None:
        """Note it until the fight ends."""
        play = played(game)
        if play is not None:
            _, by = play
            game.state.used[fights.frozen_key(by)] = 1
            game.emit(Event("frozen", by))


@condition("piled_on", short="yes")
@record
class PiledOn(Condition):
    """Somebody outside the fight plays the card that is about to work, for the monsters (replacements of ``card-against``)."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the play under way."""
        play = played(game)
        if play is None:
            return not self.yes
        effect, by = play
        return (not standing.in_fight(game, by) and _for_monsters(game, effect)) == self.yes


def _for_monsters(game: Game, effect: Frame) -> bool:
    """Tell whether an effect strengthens the monsters of the fight, or makes them more."""
    definition = game.cards[effect.card]
    program = definition.programs[effect.number("program")]
    grows = any(isinstance(step, AddMonster | CloneMonster) for step in program)
    stronger = definition.kind == "enhancer" and definition.strength > 0
    return grows or stronger or effect.number("side") == MONSTERS
