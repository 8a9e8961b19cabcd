"""Failure: why a ruling does not hold, in parts that people and machines can read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.rules.steps import write_step

if TYPE_CHECKING:
    from kickdoor.core.decisions import Refusal
    from kickdoor.core.game import Game


def reason(refusal: Refusal) -> str:
    """Return why something is refused: the rule, and the numbers and names that fill its words."""
    args = ", ".join(f"{name} {value}" for name, value in refusal.args.items())
    return f"{refusal.rule} ({args})" if args else refusal.rule


@dataclass(frozen=True)
class Question:
    """An open decision: who is asked what, must it be answered, and what could be, as steps are written."""

    player: str
    kind: str
    required: bool
    options: tuple[str, ...]

    def __str__(self) -> str:
        """Return it in a line; a star marks what has to be answered."""
        star = "*" if self.required else ""
        return f"{self.player}{star} {self.kind}: {', '.join(self.options)}"


def open_questions(game: Game) -> tuple[Question, ...]:
    """Return the open decisions with their options."""
    return tuple(
        Question(
            game.state.players[each.seat].name,
            each.kind,
            each.required,
            tuple(write_step(game, option.key) for option in each.options),
        )
        for each in game.decisions
    )


class RulingFailed(Exception):
    """A ruling does not hold: where, what was wanted, what was found, and what was open then.

    ``step`` counts from 1; 0 is the table as it is laid out, -1 the end.
    """

    def __init__(
        self,
        step: int,
        text: str,
        wanted: str,
        found: str,
        questions: tuple[Question, ...] = (),
    ) -> None:
        """Take every part; ``text`` is the step as it is written."""
        self.step = step
        self.text = text
        self.wanted = wanted
        self.found = found
        self.questions = questions
        asked = " | ".join(map(str, questions)) or "nothing"
        super().__init__(f"{self.where}: {wanted}; found: {found}; open: {asked}")

    @property
    def where(self) -> str:
        """Return the place within the ruling."""
        if self.step > 0:
            return f"step {self.step} ({self.text})"
        return "given" if self.step == 0 else "at the end"
