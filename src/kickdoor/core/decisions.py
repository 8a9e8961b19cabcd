"""Decision, Option and Refusal: what a seat is asked, may answer, and may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.core.game import Game


class Refusal:
    """Why something may not be done: a rulebook id (or ``engine-...``) and what fills its words."""

    __slots__ = ("args", "rule")

    def __init__(self, rule: str, **args: str | int) -> None:
        """Take the rule and the words' arguments."""
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        """Return the rule and its arguments."""
        rest = "".join(f", {key}={value!r}" for key, value in self.args.items())
        return f"Refusal({self.rule!r}{rest})"

    def __eq__(self, other: object) -> bool:
        """Compare rule and arguments."""
        return isinstance(other, Refusal) and (self.rule, self.args) == (other.rule, other.args)

    def __hash__(self) -> int:
        """Hash the rule."""
        return hash(self.rule)


class Refused(Exception):
    """Raised by :meth:`Game.step` for an illegal choice; the game is unchanged."""

    def __init__(self, refusal: Refusal, key: str = "") -> None:
        """Take the refusal and the option that was tried."""
        super().__init__(f"{key or 'that'}: {refusal.rule}")
        self.refusal = refusal
        self.key = key


class Option:
    """One legal answer, by its stable key."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        """Take the key."""
        self.key = key

    @property
    def verb(self) -> str:
        """The part of the key before the first colon."""
        return self.key.split(":", 1)[0]

    def __repr__(self) -> str:
        """Return the key."""
        return f"Option({self.key!r})"


class Decision:
    """One question to one seat.

    ``kind`` is floor, closing, answers, choice or draft; ``required`` is false for what a driver
    may leave unanswered; ``source`` is the definition that asks, if a card does; ``why`` says what
    is asked. The options are worked out when they are first looked at.
    """

    __slots__ = ("_game", "_options", "kind", "required", "revision", "seat", "source", "why")

    def __init__(
        self, game: Game, seat: int, kind: str, required: bool, source: str | None, why: str
    ) -> None:
        """Take every field; the revision is the game's."""
        self._game = game
        self._options: tuple[Option, ...] | None = None
        self.seat = seat
        self.kind = kind
        self.required = required
        self.source = source
        self.why = why
        self.revision = game.state.revision

    @property
    def id(self) -> str:
        """The name of the question: it changes with everything that is done at the table."""
        return f"{self.seat}.{self.revision}.{self.kind}"

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers."""
        if self._options is None:
            self._options = tuple(Option(key) for key in self._game.option_keys(self.seat))
        return self._options

    def __repr__(self) -> str:
        """Return seat, kind and whether it is required."""
        return f"Decision({self.seat}, {self.kind!r}, required={self.required})"
