"""Voyages: conditions about what lies on top, what a door brought and who may be talked to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import fights, tamed, zones
from kickdoor.core.definition import Condition
from kickdoor.core.record import record
from kickdoor.core.state import NOBODY
from kickdoor.lang.filters import ANY_CARD, Filter
from kickdoor.lang.registry import condition

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe


@condition("turned_up", short="yes")
@record
class TurnedUp(Condition):
    """The curse that is about to work was turned up at the door by its victim, not played."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at how it came."""
        curse = game.frame_of("curse")
        return (curse is not None and bool(curse.number("door"))) == self.yes


@condition("single_monster", short="yes")
@record
class SingleMonster(Condition):
    """Exactly one monster is in the fight."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Count them."""
        fight = game.state.fight
        return (fight is not None and len(fight.foes) == 1) == self.yes


@condition("within_levels", short="times")
@record
class WithinLevels(Condition):
    """No monster of the fight has more on its card than so many times the player's own level."""

    times: int = 2

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at what stands on the cards."""
        fight = game.state.fight
        most = self.times * game.state.players[seat].level
        return fight is not None and all(game.cards[each.card].level <= most for each in fight.foes)


@condition("on_top", short="which")
@record
class OnTop(Condition):
    """The top card of the discards of a deck fits."""

    which: Filter = ANY_CARD
    of: Literal["door", "treasure"] = "treasure"

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the pile."""
        pile = zones.discards(game, self.of)
        return bool(pile) and self.which.fits(game, pile[-1])


@condition("door_dealt_with", short="yes")
@record
class DoorDealtWith(Condition):
    """In the own turn a door has been opened, no monster was there, and nothing has followed yet."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the turn."""
        state = game.state
        return (state.active == seat and state.phase == "trouble") == self.yes


@condition("sent_on", short="yes")
@record
class SentOn(Condition):
    """The player has passed a monster of this fight on to somebody else."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at what was noted."""
        return bool(game.state.used.get(fights.sent_key(seat), 0)) == self.yes


@condition("has_drone", short="yes")
@record
class HasDrone(Condition):
    """A drone lies before the player."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look for one."""
        return bool(tamed.those(game, seat, tamed.DRONE)) == self.yes


@condition("won_alone", short="yes")
@record
class WonAlone(Condition):
    """The fight that was just won was won without a helper (cards that hear a victory)."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at who is paid."""
        rewards = game.frame_of("rewards")
        return (rewards is not None and rewards.number("helper", NOBODY) < 0) == self.yes
