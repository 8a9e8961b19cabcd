"""Moments: conditions about what is going on just now, and about a partner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes
from kickdoor.core.definition import Condition
from kickdoor.core.record import record
from kickdoor.core.state import NOBODY
from kickdoor.lang.filters import ANY_CARD, Filter
from kickdoor.lang.registry import condition

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe


@condition("before_door", short="yes")
@record
class BeforeDoor(Condition):
    """It is the player's turn, and no door is open yet."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the turn."""
        state = game.state
        return (state.active == seat and state.phase == "start") == self.yes


@condition("sought_trouble", short="yes")
@record
class SoughtTrouble(Condition):
    """The player is in the own fight, which began with looking for trouble."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the turn: of all fights, only one that was sought begins so late in it."""
        fight, turn = game.state.fight, game.frame_of("turn")
        own = fight is not None and fight.main == seat == game.state.active
        return (own and turn is not None and turn.step == "after") == self.yes


@condition("lost_to", short="cause")
@record
class LostTo(Condition):
    """What is being lost goes to Bad Stuff, or to a curse (cards that hear a loss)."""

    cause: Literal["bad-stuff", "curse"]

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the loss."""
        loss = game.frame_of("loss")
        return loss is not None and loss.names.get("cause") == self.cause


@condition("partner", short="condition")
@record
class Partner(Condition):
    """The player fights with a partner who meets a condition."""

    condition: Condition

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the other munchkin of the fight, or of the one that was just won."""
        fight, rewards = game.state.fight, game.frame_of("rewards")
        if fight is not None:
            pair: tuple[int, ...] = (fight.main, fight.helper)
        elif rewards is not None:
            pair = (rewards.seat, rewards.number("helper", NOBODY))
        else:
            return False
        others = [each for each in pair if each not in (seat, NOBODY)]
        return seat in pair and any(self.condition.holds(game, each, foe) for each in others)


@condition("handed_over", short="which")
@record
class HandedOver(Condition):
    """What one rival just gave another lies in play before its new owner, and fits (trigger ``gift``)."""

    which: Filter = ANY_CARD

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the gift, which everybody sees there."""
        gift = game.frame_of("gift")
        if gift is None:
            return False
        zone = changes.where_given(game, gift.card, gift.seat)
        return zone.startswith("table") and self.which.fits(game, gift.card)


@condition("dead_rival", short="condition")
@record
class DeadRival(Condition):
    """Whoever has just died meets a condition (trigger rival_died)."""

    condition: Condition

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the body."""
        death = game.frame_of("death")
        return death is not None and self.condition.holds(game, death.number("body"), None)
