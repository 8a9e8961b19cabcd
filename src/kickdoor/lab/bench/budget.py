"""Budgets: what the engine may cost, as the design sets it, and where each is measured."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.lab.bench.stopwatch import Sample

MICRO = 1_000_000


@dataclass(frozen=True, slots=True)
class Budget:
    """One line: ``probe`` measures it, ``of`` is the thing that it is about.

    ``unit`` is ``us`` or ``s`` for the time of one thing, ``per-s`` for things a second, and
    ``per-game`` for things in a game. ``limit`` is the most that a time may be, or the least that a
    speed may be; None where the number is only reported.
    """

    id: str
    what: str
    probe: str
    of: str
    unit: str
    limit: float | None = None

    def cpu(self, sample: Sample) -> float:
        """Return the number of a round, by processor time."""
        return self._value(sample.cpu, sample)

    def wall(self, sample: Sample) -> float:
        """Return the number of a round, by the clock."""
        return self._value(sample.wall, sample)

    def cost(self, sample: Sample) -> float:
        """Return the processor seconds of one thing."""
        return sample.cpu / sample.done[self.of]

    def met(self, value: float) -> bool | None:
        """Tell whether a number keeps the budget; None where there is none."""
        if self.limit is None:
            return None
        return value >= self.limit if self.unit == "per-s" else value <= self.limit

    def _value(self, seconds: float, sample: Sample) -> float:
        done = sample.done[self.of]
        if self.unit == "per-game":
            return done / sample.done["games"]
        if self.unit == "per-s":
            return done / seconds
        return seconds / done * (MICRO if self.unit == "us" else 1)


BUDGETS = (
    Budget("clone", "clone of a game", "clones", "clones", "us", 10),
    Budget("step", "choice with its options", "steps", "steps", "us", 50),
    Budget("view", "one full view", "views", "views", "us", 150),
    Budget("events", "events of a choice, all seats", "events", "choices", "us", 40),
    Budget("games", "random games", "games", "games", "per-s", 30),
    Budget("decisions", "decisions in random games", "games", "decisions", "per-s"),
    Budget("length", "decisions in a random game", "games", "decisions", "per-game"),
    Budget("start", "start-up with every set", "starts", "starts", "s", 0.3),
)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Ours against another engine's, measured in the same rounds.

    The ratio is how many times faster we are: things a second, by processor time. ``ours`` and
    ``theirs`` are pairs (probe, thing).
    """

    id: str
    what: str
    ours: tuple[str, str]
    theirs: tuple[str, str]
    limit: float | None = None

    def ratio(self, ours: Sample, theirs: Sample) -> float:
        """Return how many times faster we were in a round."""
        mine = ours.done[self.ours[1]] / ours.cpu
        return mine / (theirs.done[self.theirs[1]] / theirs.cpu)

    def met(self, ratio: float) -> bool | None:
        """Tell whether a ratio keeps the budget; None where there is none."""
        return None if self.limit is None else ratio >= self.limit


COMPARISONS = (
    Comparison(
        "catanatron-games",
        "random games, against catanatron",
        ("games", "games"),
        ("catanatron-games", "games"),
        1.5,
    ),
    Comparison(
        "catanatron-decisions",
        "decisions, against catanatron",
        ("games", "decisions"),
        ("catanatron-games", "decisions"),
        1,
    ),
    Comparison(
        "catanatron-copies",
        "copies, against catanatron",
        ("clones", "clones"),
        ("catanatron-copies", "copies"),
    ),
    *(
        Comparison(
            f"{peer}-{thing}",
            f"{words}, against {game}",
            (probe, of),
            (f"{peer}-{work}", thing),
        )
        for peer, game in (
            ("rlcard", "RLCard's Uno"),
            ("openspiel", "OpenSpiel's Hearts"),
            ("pettingzoo", "PettingZoo's Hold'em"),
            ("boardgameio", "a game of boardgame.io"),
        )
        for thing, words, probe, of, work in (
            ("games", "random games", "games", "games", "games"),
            ("decisions", "decisions", "games", "decisions", "games"),
            ("copies", "copies", "clones", "clones", "copies"),
        )
    ),
)

COMPILED = {
    "clone": 4.0,
    "step": 15.0,
    "games": 100.0,
    "catanatron-games": 5.0,
    "catanatron-decisions": 4.0,
}
"""What is asked of the compiled engine, by the ids of budgets and comparisons, where that is more."""


def budgets(*, compiled: bool) -> list[Budget]:
    """Return the budgets of one build."""
    return [replace(each, limit=_limit(each, compiled)) for each in BUDGETS]


def comparisons(*, compiled: bool) -> list[Comparison]:
    """Return the comparisons of one build."""
    return [replace(each, limit=_limit(each, compiled)) for each in COMPARISONS]


def _limit(line: Budget | Comparison, compiled: bool) -> float | None:
    return COMPILED.get(line.id, line.limit) if compiled else line.limit
