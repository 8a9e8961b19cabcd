"""Chronicle: a game in numbers with its course: levels round by round, who decided it, each card's fate."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kickdoor.lab.decisive import Decisive
from kickdoor.lab.marks import Marker
from kickdoor.lab.tally import Counter, Tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.lab.marks import Mark


@dataclass(slots=True)
class Chronicle(Tally):
    """One game in numbers, and its course.

    ``course`` holds the seats' levels as each turn began, one turn after the other. ``decider`` is
    the seat whose act turned the winning fight last (-1: nobody else's), ``short`` how many levels it
    lacked then. ``marks`` are the fates of the cards (:mod:`kickdoor.lab.marks`).
    """

    course: list[int] = field(default_factory=list)
    decider: int = -1
    short: int = 0
    marks: list[Mark] = field(default_factory=list)

    def levels_at(self, turn: int) -> Sequence[int]:
        """Return the seats' levels as a turn began; turns are counted from 0."""
        return self.course[turn * self.seats : (turn + 1) * self.seats]

    @property
    def midway(self) -> Sequence[int]:
        """The seats' levels at mid-game: as the turn in the middle of all turns began."""
        return self.levels_at(len(self.course) // self.seats // 2)


class Chronicler(Counter):
    """Counts one game and follows its course: :meth:`watch` is told of every change."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        """Start to count; what has happened already counts as well."""
        self._marker = Marker(game)
        self._decisive = Decisive()
        super().__init__(game, seed)

    def _blank(self, seed: int, seats: int) -> Tally:
        return Chronicle(seed=seed, seats=seats)

    def watch(self, game: Game, events: list[Event]) -> None:
        """Count what a change brought, and follow its course."""
        assert isinstance(self.tally, Chronicle)
        if any(event.kind == "turn-began" for event in events):
            self.tally.course += [player.level for player in game.state.players]
        self._marker.watch(game, events)
        self._decisive.watch(game, events)
        super().watch(game, events)

    def _end(self, game: Game) -> None:
        super()._end(game)
        assert isinstance(self.tally, Chronicle)
        self.tally.decider, self.tally.short = self._decisive.seat, self._decisive.short
        self.tally.marks = self._marker.marks
