"""The operation that hides what a munchkin is, and the condition that asks whether one is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.core.definition import Condition, Operation
from kickdoor.lang.registry import condition, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe, Frame


def disguised_key(seat: int) -> str:
    """Return under what it is noted that a player wears another face in this fight."""
    return f"combat|{seat}|disguised||"


@operation("disguise")
@dataclass(frozen=True, slots=True)
class Disguise(Operation):
    """You wear another face until the fight ends; what that does, the card says with ``disguised``."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """One face is enough."""
        return disguised_key(frame.number("you")) not in game.state.used

    def run(self, game: Game, frame: Frame) -> None:
        """Note it."""
        game.state.used[disguised_key(frame.number("you"))] = 1


@condition("disguised", short="yes")
@dataclass(frozen=True, slots=True)
class Disguised(Condition):
    """The player wears another face in this fight."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at what was noted."""
        on = game.state.fight is not None and disguised_key(seat) in game.state.used
        return on == self.yes
