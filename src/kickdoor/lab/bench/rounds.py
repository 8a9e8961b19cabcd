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
from kickdoor.lab.bench.beside import start as start_beside
from kickdoor.lab.bench.budget import BUDGETS, budgets, comparisons
from kickdoor.lab.bench.peers import PEERS, WORK, PeersMissing, find_peers, start
from kickdoor.lab.bench.probes import Probes
from kickdoor.rules.ways.compiled import Compiled

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kickdoor.lab.bench.budget import Budget, Comparison
    from kickdoor.lab.bench.peers import Player
    from kickdoor.lab.bench.probes import Size
    from kickdoor.lab.bench.stopwatch import Sample

REFERENCE = "reference"
BESIDE = "beside "
"""How the work of another installation is called: by that, and the probe."""

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
class Build:
    """What was measured of one build of the engine."""

    compiled: bool
    lines: list[Line]
    ratios: list[Ratio]


@dataclass(slots=True)
class Report:
    """One run: where and of what, then its lines.

    ``missing`` names the other engines that could not be had, each with the reason; ``beside`` is the
    other installation, if there was one.
    """

    date: str
    engine: str
    python: str
    machine: str
    rounds: int
    made_of: dict[str, int]
    loop_us: float
    compiled: bool
    lines: list[Line]
    ratios: list[Ratio]
    peers: dict[str, dict[str, float]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    beside: Build | None = None

    def plain(self) -> dict[str, Any]:
        """Return it as what JSON can hold."""
        return asdict(self)


def run(
    rounds: int,
    size: Size,
    *,
    peers: bool = False,
    beside: Path | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> Report:
    """Measure for so many rounds.

    Args:
        rounds: how many there are, at least one.
        size: how much is done in each.
        peers: let the other engines play as well; what cannot be had here is told in the report.
        beside: the Python of another installation of Kickdoor, which does the same.
        tell: told what is being done.

    Raises:
        PeersMissing: the source of the other engines is not here, or there is nothing beside.
    """
    with ExitStack() as stack:
        others: dict[str, Callable[[], Sample]] = {}
        missing: dict[str, str] = {}
        if peers:
            folder = find_peers()
            for peer in PEERS:
                tell(f"making ready: {peer.name}")
                try:
                    player = start(peer, folder, size.games * PEER_GAMES, size.copies // 10)
                except PeersMissing as error:
                    missing[peer.name] = str(error)
                    continue
                stack.enter_context(player)
                others |= {f"{peer.name}-{work}": _asking(player, work) for work in WORK}
        tell("playing the games that are measured")
        probes = Probes(size, stack.enter_context(TemporaryDirectory(prefix="kickdoor-bench-")))
        work: dict[str, Callable[[], Sample]] = {REFERENCE: lambda: reference.measure(size.loops)}
        another = None
        if beside is not None:
            another = stack.enter_context(start_beside(beside, size))
        for each in dict.fromkeys(budget.probe for budget in BUDGETS):
            work[each] = getattr(probes, each)
            if another is not None:
                work[f"{BESIDE}{each}"] = _asking(another, each)
        samples = _measure(rounds, work | others, tell)
        compiled = another is not None and bool(another.measure("about").done["compiled"])
    report = _report(samples, rounds, probes.describe())
    report.missing.update(missing)
    if another is not None:
        report.beside = _build(_of_beside(samples), compiled=compiled)
    return report


def _asking(player: Player, work: str) -> Callable[[], Sample]:
    return lambda: player.measure(work)


def _of_beside(samples: dict[str, list[Sample]]) -> dict[str, list[Sample]]:
    """Return the samples with those of the other installation in the places of ours."""
    theirs = {k.removeprefix(BESIDE): each for k, each in samples.items() if k.startswith(BESIDE)}
    return samples | theirs


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
    build = _build(samples, compiled=not Compiled().missing())
    return Report(
        datetime.now(UTC).date().isoformat(),
        ENGINE,
        f"{platform.python_implementation()} {platform.python_version()}",
        f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores",
        rounds,
        made_of,
        median(loops) * 1e6,
        build.compiled,
        build.lines,
        build.ratios,
        {
            f"{peer.name}, {peer.game}": _speeds(
                samples[f"{peer.name}-games"], samples[f"{peer.name}-copies"]
            )
            for peer in PEERS
            if f"{peer.name}-games" in samples
        },
    )


def _build(samples: dict[str, list[Sample]], *, compiled: bool) -> Build:
    loops = [each.cpu / each.done["loops"] for each in samples[REFERENCE]]
    return Build(
        compiled,
        [_line(each, samples[each.probe], loops) for each in budgets(compiled=compiled)],
        [
            _ratio(each, samples)
            for each in comparisons(compiled=compiled)
            if each.theirs[0] in samples
        ],
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


def _speeds(games: list[Sample], copies: list[Sample]) -> dict[str, float]:
    """Return what another engine did in a second of processor time, and how long a copy took."""
    return {
        "games a second": median(each.done["games"] / each.cpu for each in games),
        "decisions a second": median(each.done["decisions"] / each.cpu for each in games),
        "copy in us": median(each.cpu / each.done["copies"] * 1e6 for each in copies),
    }
