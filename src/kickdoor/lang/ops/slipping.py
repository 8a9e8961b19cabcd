"""Operations that make it easier to be elsewhere: out of the fight, or with two dice for the flight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.ops.running import Escape
from kickdoor.lang.ops.succeeding import PassRoll
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("slip_away")
@record
class SlipAway(Operation):
    """Leave a fight without a roll; where it is yours, it is lost, and a helper has to run.

    It is no escape: nothing that happens to those who get away happens to you.
    """

    def run(self, game: Game, frame: Frame) -> None:
        """Go, and leave the fight to the helper, or to its main player."""
        fight, you = game.state.fight, frame.number("you")
        if fight is None:
            return
        if fight.helper == you:
            fights.leave(game, you)
        elif fight.main == you:
            game.state.used[fights.slipped_key(you)] = 1
            fight.stage = "lost"
            fights.touch(game)


@operation("roll_twice")
@record
class RollTwice(Operation):
    """Your next roll to run away in this fight is made with two dice, of which the better counts."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """The player still has to run from something."""
        fight, you = game.state.fight, frame.number("you")
        return fight is not None and any(seat == you for seat, _ in fight.fleeing)

    def run(self, game: Game, frame: Frame) -> None:
        """Note it until the roll."""
        game.state.used[fights.two_dice_key(frame.number("you"))] = 1


@operation("run_faster", short="by")
@record
class RunFaster(Operation):
    """Your next roll to run away in this fight gets so much more."""

    by: int = 1

    def possible(self, game: Game, frame: Frame) -> bool:
        """The player still has to run from something."""
        return RollTwice().possible(game, frame)

    def run(self, game: Game, frame: Frame) -> None:
        """Note it until the roll."""
        used, key = game.state.used, fights.faster_key(frame.number("you"))
        used[key] = used.get(key, 0) + self.by


@operation("outrun")
@record
class Outrun(Operation):
    """You get away from the monster whose roll just failed, and from all that you have yet to run from."""

    def run(self, game: Game, frame: Frame) -> None:
        """Let the roll be enough, and note the escapes."""
        PassRoll().run(game, frame)
        Escape().run(game, frame)
