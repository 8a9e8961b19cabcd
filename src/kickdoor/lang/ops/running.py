"""Operations on flight and on dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from kickdoor.core import chance, values
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.state import NOBODY
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("escape", short="who")
@dataclass(frozen=True, slots=True)
class Escape(Operation):
    """Get away without a roll, from all monsters or one; not where escape is impossible."""

    who: Literal["you", "side"] = "you"
    source: Literal["all", "picked"] = "all"

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is somebody to get away from, who does not forbid it."""
        fight = game.state.fight
        for seat, uid in self._pairs(game, frame):
            foe = fight.foe(uid) if fight is not None else None
            if foe is not None and not values.foe_has(game, foe, "cannot-escape", seat):
                return True
        return False

    def run(self, game: Game, frame: Frame) -> None:
        """Note the escapes for the flight to carry out."""
        flight = game.frame_of("flight")
        if flight is not None:
            free = self._pairs(game, frame)
            flight.names["free"] = tuple(seat * 1000 + uid for seat, uid in free)

    def _pairs(self, game: Game, frame: Frame) -> list[tuple[int, int]]:
        """Return who would get away, and from which monsters."""
        fight = game.state.fight
        you, picked = frame.number("you"), frame.number("monster", NOBODY)
        return [
            (seat, uid)
            for seat, uid in (fight.fleeing if fight is not None else ())
            if (self.who == "side" or seat == you) and (self.source == "all" or uid == picked)
        ]


@operation("reroll")
@dataclass(frozen=True, slots=True)
class Reroll(Operation):
    """Roll the die under way again."""

    def run(self, game: Game, frame: Frame) -> None:
        """Roll anew."""
        die = game.frame_of("die")
        if die is not None:
            die.names["value"] = chance.die(game.state, values.sides_of(game, die))
            game.emit(Event("rolled", die.seat, amount=die.number("value"), detail="again"))


@operation("set_die", short="to")
@dataclass(frozen=True, slots=True)
class SetDie(Operation):
    """Turn the die under way to a number."""

    to: int | Literal["picked"] = "picked"

    def run(self, game: Game, frame: Frame) -> None:
        """Set it."""
        die = game.frame_of("die")
        if die is not None:
            die.names["value"] = frame.number("number") if self.to == "picked" else self.to
            game.emit(Event("rolled", die.seat, amount=die.number("value"), detail="set"))


@operation("change_die", short="by")
@dataclass(frozen=True, slots=True)
class ChangeDie(Operation):
    """Add to the die under way."""

    by: int = 1

    def run(self, game: Game, frame: Frame) -> None:
        """Add it."""
        die = game.frame_of("die")
        if die is not None:
            die.names["bonus"] = die.number("bonus") + self.by
            game.emit(Event("die-changed", die.seat, amount=self.by))


@operation("cancel")
@dataclass(frozen=True, slots=True)
class Cancel(Operation):
    """Cancel the event that is being answered."""

    def run(self, game: Game, frame: Frame) -> None:
        """Mark it as cancelled."""
        for each in reversed(game.state.stack):
            if each.kind in ("curse", "die"):
                each.names["cancelled"] = 1
                return
