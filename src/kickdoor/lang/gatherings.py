"""Gatherings: conditions about what all the others are, and about what a player has just been spared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from kickdoor.core import zones
from kickdoor.core.definition import Condition
from kickdoor.lang.ops.losing import Die
from kickdoor.lang.registry import condition

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe


@condition("all_others", short="condition")
@dataclass(frozen=True, slots=True)
class AllOthers(Condition):
    """Every other player meets a condition, the dead too."""

    condition: Condition

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Ask them all."""
        return all(
            self.condition.holds(game, other, foe)
            for other in range(len(game.state.players))
            if other != seat
        )


@condition("knows_top", short="deck")
@dataclass(frozen=True, slots=True)
class KnowsTop(Condition):
    """The player knows the top card of a deck."""

    deck: Literal["door", "treasure"] = "door"

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at what the player has seen."""
        pile = zones.deck(game, self.deck)
        return bool(pile) and bool(game.state.known[pile[-1]] >> seat & 1)


@condition("escaped_deadly", short="yes")
@dataclass(frozen=True, slots=True)
class EscapedDeadly(Condition):
    """The monster that the player just got away from has Bad Stuff that can kill (trigger ``escaped``)."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the monster."""
        flight, fight = game.frame_of("flight"), game.state.fight
        behind = fight.foe(flight.number("behind", -1)) if flight and fight else None
        return (behind is not None and kills(game, behind.card)) == self.yes


def kills(game: Game, card: int) -> bool:
    """Tell whether what a monster does to those whom it catches includes death, in any branch."""
    definition = game.cards[card]
    todo, seen = [definition.bad_stuff], set[int]()
    while todo:
        number = todo.pop()
        if number < 0 or number in seen:
            continue
        seen.add(number)
        for step in definition.programs[number]:
            if isinstance(step, Die):
                return True
            todo += _nested(step)
    return False


def _nested(step: object) -> list[int]:
    """Return the programs that an operation may go on with."""
    branches = [getattr(step, name, -1) for name in ("then", "else_", "do", "higher")]
    branches += dict(getattr(step, "table", {})).values()
    branches += [program for _, program in getattr(step, "options", ())]
    return [each for each in branches if isinstance(each, int)]
