"""Script: a ruling that is ready to be played, from the table that it lays out to its end."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from kickdoor.core.decisions import Refused
from kickdoor.lang.mistakes import PackError
from kickdoor.rules import expectation
from kickdoor.rules.failure import RulingFailed, open_questions, reason
from kickdoor.rules.given import ScenarioError
from kickdoor.rules.scenario import Layout
from kickdoor.rules.steps import StepError, mean_something, read_step

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kickdoor.core.definition import Definition
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.rules.ruling import Ruling

END = -1
GIVEN = 0


class _Wrong(Exception):
    """Something is not as a step says."""

    def __init__(self, wanted: str, found: str) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.found = found


class Script:
    """The steps of one ruling. Each way begins a game of its own and takes it through them."""

    def __init__(self, ruling: Ruling, instead: Mapping[str, Definition] | None = None) -> None:
        """Take the ruling; nothing is compiled yet. ``counted`` are the facts of one playing.

        ``instead`` holds cards that are played with in place of those of their ids.
        """
        self.ruling = ruling
        self.instead = instead
        self.facts = 0
        self.counted = 0

    def __len__(self) -> int:
        """Return the number of steps."""
        return len(self.ruling.play)

    @cached_property
    def _layout(self) -> Layout:
        return Layout(self.ruling.given, self.ruling.cards, self.ruling.home, self.instead)

    def start(self) -> Game:
        """Return a new game that stands as the ruling says.

        Raises:
            RulingFailed: no table can stand so.
        """
        try:
            return self._layout.lay_out()
        except (ScenarioError, PackError, ValueError) as error:
            found = str(error).removeprefix("given: ")
            raise RulingFailed(GIVEN, "", "a table that can stand so", found) from error

    def step(self, game: Game, number: int) -> list[Event]:
        """Take a game through a step (counted from 0), and return what happened.

        Raises:
            RulingFailed: the step does not hold.
        """
        step = self.ruling.play[number]
        try:
            return self._step(game, step)
        except (_Wrong, expectation.Unmet) as wrong:
            raise self.failed(game, number, wrong.wanted, wrong.found) from None
        except StepError as error:
            raise self.failed(game, number, "a step that can be read", str(error)) from None

    def finish(self, game: Game, number: int = 0) -> Game:
        """Take a game through the steps from one on, and see what must hold at the end.

        Raises:
            RulingFailed: something does not hold.
        """
        for each in range(number, len(self)):
            self.step(game, each)
        self.check_end(game)
        return game

    def check_end(self, game: Game) -> None:
        """See whether what must hold at the end does.

        Raises:
            RulingFailed: something does not hold.
        """
        try:
            self.facts += expectation.check(game, self.ruling.expect)
        except expectation.Unmet as wrong:
            raise self.failed(game, END, wrong.wanted, wrong.found) from None
        except StepError as error:
            raise self.failed(game, END, "a choice that can be read", str(error)) from None

    @cached_property
    def trail(self) -> list[str]:
        """The digests of a plain game before each step and at the end; the facts are counted.

        Raises:
            RulingFailed: the ruling does not hold.
        """
        self.facts = 0
        try:
            game = self.start()
            found = [game.digest()]
            for number in range(len(self)):
                self.step(game, number)
                found.append(game.digest())
            self.check_end(game)
        finally:
            self.counted = self.facts
        return found

    def failed(self, game: Game, number: int, wanted: str, found: str) -> RulingFailed:
        """Return a failure at a step (counted from 0, END for the end)."""
        if number in (END, len(self)):
            return RulingFailed(END, "", wanted, found, open_questions(game))
        text = written(self.ruling.play[number])
        return RulingFailed(number + 1, text, wanted, found, open_questions(game))

    def _step(self, game: Game, step: Any) -> list[Event]:
        if not isinstance(step, str):
            if "expect" in step:
                self.facts += expectation.check(game, step["expect"])
            else:
                self._refused(game, step)
            return []
        self.facts += 1
        if step == "close":
            return game.close(game.window.revision) if game.window is not None else []
        seat, key = read_step(game, step)
        try:
            return game.step(seat, key)
        except Refused as refused:
            found = f"it is refused by {reason(refused.refusal)}"
            raise _Wrong(f"{step!r} is possible", found) from None

    def _refused(self, game: Game, step: dict[str, Any]) -> None:
        text = step["refuse"]
        seat, key = read_step(game, text)
        mean_something(game, key)
        refusal = game.why_not(seat, key)
        rule = step.get("rule")
        by = f" by {rule}" if rule else ""
        if refusal is None:
            raise _Wrong(f"{text!r} is refused{by}", "it is legal, and should be refused")
        if rule and refusal.rule != rule:
            raise _Wrong(f"{text!r} is refused by {rule}", f"it is refused by {refusal.rule}")
        before = game.digest()
        try:
            game.step(seat, key)
        except Refused:
            if game.digest() != before:
                raise _Wrong("a refused choice changes nothing", "the game has changed") from None
        else:
            raise _Wrong(f"{text!r} is refused{by}", "it was refused, and could be made")
        self.facts += 1


def written(step: Any) -> str:
    """Return a step as it is written, in one line."""
    if isinstance(step, dict):
        return "{" + ", ".join(f"{key}: {written(value)}" for key, value in step.items()) + "}"
    if isinstance(step, list):
        return "[" + ", ".join(map(written, step)) + "]"
    if step is None:
        return "null"
    return str(step).lower() if isinstance(step, bool) else str(step)
