"""Operations on levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, strengths, values
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.ops.who import seats
from kickdoor.lang.registry import Who, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


def cause(game: Game, frame: Frame) -> str:
    """Return what an effect belongs to: the Bad Stuff of a monster, or a kind of card."""
    return str(frame.names.get("cause") or game.cards[frame.card].kind)


@operation("lose_levels", short="count")
@record
class LoseLevels(Operation):
    """Lose levels, never below 1; ``rolled`` loses as many as the die just showed."""

    count: int | Literal["rolled"] = 1
    who: Who = "victim"

    def run(self, game: Game, frame: Frame) -> None:
        """Lower each player's level (rule levels-floor-one)."""
        count = frame.number("rolled") if self.count == "rolled" else self.count
        for seat in reversed(seats(game, frame, self.who)):
            more = 0
            if cause(game, frame) == "bad-stuff":
                more = values.number(game, seat, "bad_stuff_levels", 0)
            changes.lose_levels_to(game, seat, max(0, count + more), frame.card, cause(game, frame))


@operation("gain_levels", short="count")
@record
class GainLevels(Operation):
    """Gain levels, but never the winning one, unless the card plainly says that it may win.

    Rules winning-level-ten-by-kill, winning-card-exception.
    """

    count: int = 1
    who: Who = "you"
    may_win: bool = False

    def possible(self, game: Game, frame: Frame) -> bool:
        """Somebody can still gain one."""
        return any(
            self.may_win or strengths.may_gain_level(game, seat)
            for seat in seats(game, frame, self.who)
        )

    def run(self, game: Game, frame: Frame) -> None:
        """Raise each player's level."""
        for seat in seats(game, frame, self.who):
            changes.gain_levels(game, seat, self.count, by_kill=False, wins=self.may_win)


@operation("to_level", short="of")
@record
class ToLevel(Operation):
    """Fall to a level: that of the lowest living player, or a number."""

    of: Literal["lowest"] | int = "lowest"
    who: Who = "victim"

    def run(self, game: Game, frame: Frame) -> None:
        """Lower each player's level to it."""
        players = game.state.players
        for seat in seats(game, frame, self.who):
            lowest = min(p.level for p in players if p.alive)
            floor = lowest if self.of == "lowest" else self.of
            count = max(0, players[seat].level - floor)
            changes.lose_levels_to(game, seat, count, frame.card, cause(game, frame))


@operation("steal_level", short="source")
@record
class StealLevel(Operation):
    """Another player loses a level and you gain it."""

    source: Who = "player"

    def possible(self, game: Game, frame: Frame) -> bool:
        """You can gain one, and there is one to take."""
        players = game.state.players
        return strengths.may_gain_level(game, frame.number("you")) and any(
            players[seat].level > 1 for seat in seats(game, frame, self.source)
        )

    def run(self, game: Game, frame: Frame) -> None:
        """Move one level."""
        for seat in seats(game, frame, self.source):
            if game.state.players[seat].level > 1:
                changes.lose_levels(game, seat, 1)
                changes.gain_levels(game, frame.number("you"), 1, by_kill=False)
