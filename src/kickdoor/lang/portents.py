"""Portents: conditions about what lies open, who has died, and how a player stands alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, deadliness, fights, standing
from kickdoor.core.definition import Condition
from kickdoor.core.record import record
from kickdoor.lang.registry import condition
from kickdoor.lang.vocabulary import CentreName

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe


@condition("lying", short="group")
@record
class Lying(Condition):
    """At least so many cards of a group lie in the middle of the table."""

    group: CentreName
    at_least: int = 1

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Count them."""
        return len(standing.lying(game, self.group)) >= self.at_least


@condition("leap", short="levels")
@record
class Leap(Condition):
    """The player gains at least so many levels at one stroke (trigger ``level_gained``)."""

    levels: int

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at what is being told."""
        return game.state.used.get(changes.leap_key(seat), 0) >= self.levels


@condition("first_death", short="yes")
@record
class FirstDeath(Condition):
    """Nobody has died before in the fight that is on (trigger ``died``)."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at what was counted."""
        fighting = game.state.fight is not None
        earlier = fighting and game.state.used.get(fights.DEATHS, 0) > 1
        return earlier != self.yes


@condition("asked_nobody", short="yes")
@record
class AskedNobody(Condition):
    """The player has asked nobody for help in this fight."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at what was noted."""
        return (fights.asked_key(seat) not in game.state.used) == self.yes


@condition("outlived", short="yes")
@record
class Outlived(Condition):
    """The player is alive, and a monster of the fight has caught him that cannot kill (trigger ``routed``)."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look for one."""
        return bool(outlived(game, seat)) == self.yes


def outlived(game: Game, seat: int) -> list[int]:
    """Return the monsters of the fight that caught a player who lives, and whose Bad Stuff cannot kill."""
    fight = game.state.fight
    if fight is None or not game.state.players[seat].alive:
        return []
    caught = [foe for foe in fight.foes if fights.prey_key(seat, foe.uid) in game.state.used]
    mild = [foe.card for foe in caught if not deadliness.can_kill(game, seat, foe)]
    return [card for card in dict.fromkeys(mild) if card in fight.cards]
