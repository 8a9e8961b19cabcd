"""Gatherings: conditions about what all the others are, and about what a player has just been spared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import deadliness, zones
from kickdoor.core.definition import Condition
from kickdoor.core.record import record
from kickdoor.lang.registry import condition

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe


@condition("all_others", short="condition")
@record
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
@record
class KnowsTop(Condition):
    """The player knows the top card of a deck."""

    deck: Literal["door", "treasure"] = "door"

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at what the player has seen."""
        pile = zones.deck(game, self.deck)
        return bool(pile) and bool(game.state.known[pile[-1]] >> seat & 1)


@condition("escaped_deadly", short="yes")
@record
class EscapedDeadly(Condition):
    """The monster that the player just got away from has Bad Stuff that can kill (trigger ``escaped``)."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the monster."""
        flight, fight = game.frame_of("flight"), game.state.fight
        behind = fight.foe(flight.number("behind", -1)) if flight and fight else None
        return (behind is not None and deadliness.can_kill(game, seat, behind)) == self.yes
