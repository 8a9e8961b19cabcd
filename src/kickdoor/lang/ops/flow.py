"""Operations that decide what happens next: conditions, dice, choices, each player in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import effects
from kickdoor.core.definition import Condition, Operation
from kickdoor.core.record import record
from kickdoor.core.state import Frame
from kickdoor.lang.ops import choosing
from kickdoor.lang.ops.fighting import ForceHelp
from kickdoor.lang.ops.who import seats
from kickdoor.lang.registry import NO_STEPS, Steps, Who, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game


@operation("if")
@record
class If(Operation):
    """One thing or another, by a condition about the victim (or ``who``)."""

    when: Condition
    then: Steps = NO_STEPS
    else_: Steps = NO_STEPS
    who: Who = "victim"

    def run(self, game: Game, frame: Frame) -> None:
        """Test, and put the branch on the stack."""
        fight = game.state.fight
        foe = fight.foe(frame.number("foe", -1)) if fight is not None else None
        for seat in seats(game, frame, self.who)[:1]:
            branch = self.then if self.when.holds(game, seat, foe) else self.else_
            choosing.run_steps(game, frame, branch)


@operation("each")
@record
class Each(Operation):
    """Each of some players in turn is the victim of the same operations."""

    do: Steps
    who: Who = "everyone"
    when: Condition | None = None

    def run(self, game: Game, frame: Frame) -> None:
        """Put one effect for each on the stack, the first on top."""
        for seat in reversed(seats(game, frame, self.who)):
            if self.when is None or self.when.holds(game, seat, None):
                choosing.run_steps(game, frame, self.do, victim=seat)


@operation("roll", short="table")
@record
class Roll(Operation):
    """Roll a die; the table says what each result does (``"1-2"``, ``"6"``).

    Where nothing else is said, the roll is for the Bad Stuff that it is part of, or for the card.
    ``sides`` is for another die than the usual one.
    """

    table: dict[str, Steps]
    who: Who = "victim"
    for_: Literal["theft", "card", "bad-stuff", "run-away"] | None = None
    sides: int = 0

    def possible(self, game: Game, frame: Frame) -> bool:
        """What it might bring can happen: nobody rolls for help that cannot be forced."""
        rows = [game.cards[frame.card].programs[number] for number in self.table.values()]
        forced = [each for row in rows for each in row if isinstance(each, ForceHelp)]
        return all(each.possible(game, frame) for each in forced)

    def run(self, game: Game, frame: Frame) -> None:
        """Put the die on the stack."""
        purpose = self.for_ or str(frame.names.get("cause", "card"))
        for seat in seats(game, frame, self.who)[:1]:
            names: dict[str, int | str | tuple[int, ...] | tuple[str, ...] | None]
            names = {"purpose": purpose, "need": 0}
            if self.sides:
                names["sides"] = self.sides
            game.push(Frame("die", seat, frame.card, names))

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Look the result up; below 1 counts as 1, above the die as its greatest number."""
        result = max(1, min(self.sides or game.number_switch("die"), picked[0]))
        frame.names["rolled"] = result
        for key in self.table:
            low, high = span(key)
            if low <= result <= high:
                choosing.run_steps(game, frame, self.table[key])


def span(text: str) -> tuple[int, int]:
    """Return the results that a row of a table is for.

    >>> span("3-6"), span("2")
    ((3, 6), (2, 2))
    """
    low, _, high = text.partition("-")
    return int(low), int(high or low)


@operation("choose")
@record
class Choose(Operation):
    """A player chooses one of several things."""

    options: tuple[tuple[str, Steps], ...]
    by: Literal["victim", "you"] = "victim"

    def run(self, game: Game, frame: Frame) -> None:
        """Ask."""
        chooser = frame.number(self.by)
        named = {ident: place for place, (ident, _) in enumerate(self.options)}
        effects.ask(game, chooser, named, "choose", card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Do what was chosen."""
        choosing.run_steps(game, frame, self.options[picked[0]][1])
