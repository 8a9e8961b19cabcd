"""Rounds: everything is measured in turn, again and again, and the medians are told."""

from __future__ import annotations

import gc
import os
import platform
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from kickdoor.core.game import ENGINE
from kickdoor.lab.bench import reference
from kickdoor.lab.bench.budget import BUDGETS, COMPARISONS
from kickdoor.lab.bench.peers import WORK, Peers, environment, find_peers
from kickdoor.lab.bench.probes import Probes

if TYPE_CHECKING:
    from collections.abc import Callable

    from kickdoor.lab.bench.budget import Budget, Comparison
    from kickdoor.lab.bench.probes import Size
    from kickdoor.lab.bench.stopwatch import Sample

REFERENCE = "reference"
PEER_GAMES = 2
"""So many games of the others are played for one of ours, which are longer."""


@dataclass(frozen=True, slots=True)
class Line:
    """What was measured for one budget: medians, and every round.

    ``loops`` is the processor time of one thing, counted in loops of the reference.
    """

    id: str
    what: str
    unit: str
    budget: float | None
    met: bool | None
    cpu: float
    wall: float
    loops: float
    rounds_cpu: list[float]
    rounds_wall: list[float]


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times faster we are than another engine: the median, and every round."""

    id: str
    what: str
    budget: float | None
    met: bool | None
    ratio: float
    rounds: list[float]


@dataclass(frozen=True, slots=True)
class Report:
    """One run: where and of what, then its lines."""

    date: str
    engine: str
    python: str
    machine: str
    rounds: int
    made_of: dict[str, int]
    loop_us: float
    lines: list[Line]
    ratios: list[Ratio]
    peers: dict[str, dict[str, float]] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        """Return it as what JSON can hold."""
        return asdict(self)


def run(
    rounds: int, size: Size, *, peers: bool = False, tell: Callable[[str], None] = lambda _: None
) -> Report:
    """Measure for so many rounds.

    Args:
        rounds: how many there are, at least one.
        size: how much is done in each.
        peers: let the other engines play as well.
        tell: told what is being done.

    Raises:
        PeersMissing: the other engines cannot be run here.
    """
    with ExitStack() as stack:
        work: dict[str, Callable[[], Sample]] = {}
        if peers:
            tell("making the other engines' environment")
            folder = find_peers()
            games = size.games * PEER_GAMES
            others = Peers(environment(folder), folder, games, size.copies // 10)
            stack.enter_context(others)
            work = {each: _asking(others, each) for each in WORK}
        tell("playing the games that are measured")
        probes = Probes(size, stack.enter_context(TemporaryDirectory(prefix="kickdoor-bench-")))
        ours = {each.probe: getattr(probes, each.probe) for each in BUDGETS}
        work = {REFERENCE: lambda: reference.measure(size.loops), **ours, **work}
        samples = _measure(rounds, work, tell)
    return _report(samples, rounds, probes.describe())


def _asking(others: Peers, work: str) -> Callable[[], Sample]:
    return lambda: others.measure(work)


def _measure(
    rounds: int, work: dict[str, Callable[[], Sample]], tell: Callable[[str], None]
) -> dict[str, list[Sample]]:
    samples: dict[str, list[Sample]] = {name: [] for name in work}
    gc.collect()
    gc.freeze()
    try:
        for number in range(rounds):
            for name, measure in work.items():
                tell(f"round {number + 1} of {rounds}: {name}")
                samples[name].append(measure())
    finally:
        gc.unfreeze()
    return samples


def _report(samples: dict[str, list[Sample]], rounds: int, made_of: dict[str, int]) -> Report:
    loops = [each.cpu / each.done["loops"] for each in samples[REFERENCE]]
    return Report(
        datetime.now(UTC).date().isoformat(),
        ENGINE,
        f"{platform.python_implementation()} {platform.python_version()}",
        f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores",
        rounds,
        made_of,
        median(loops) * 1e6,
        [_line(each, samples[each.probe], loops) for each in BUDGETS],
        [_ratio(each, samples) for each in COMPARISONS if each.theirs[0] in samples],
        {name: _speeds(samples[name]) for name in WORK if name in samples},
    )


def _line(budget: Budget, samples: list[Sample], loops: list[float]) -> Line:
    cpu = [budget.cpu(each) for each in samples]
    wall = [budget.wall(each) for each in samples]
    cost = [budget.cost(each) / loop for each, loop in zip(samples, loops, strict=True)]
    middle = median(cpu)
    return Line(
        budget.id,
        budget.what,
        budget.unit,
        budget.limit,
        budget.met(middle),
        middle,
        median(wall),
        median(cost),
        cpu,
        wall,
    )


def _ratio(comparison: Comparison, samples: dict[str, list[Sample]]) -> Ratio:
    ours, theirs = samples[comparison.ours[0]], samples[comparison.theirs[0]]
    ratios = [comparison.ratio(mine, other) for mine, other in zip(ours, theirs, strict=True)]
    middle = median(ratios)
    return Ratio(
        comparison.id, comparison.what, comparison.limit, comparison.met(middle), middle, ratios
    )


def _speeds(samples: list[Sample]) -> dict[str, float]:
    """Return how many of each thing another engine did in a second of processor time."""
    return {
        f"{thing} a second": median(each.done[thing] / each.cpu for each in samples)
        for thing in samples[0].done
    }
