"""Bulk: many games over all cores, in ranges of seeds, each checked and counted."""

from __future__ import annotations

import os
import signal
import traceback
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING

from kickdoor.bots.driver import Driver
from kickdoor.bots.entering import enter_bot
from kickdoor.core.chance import Chance
from kickdoor.lab import inspection
from kickdoor.lab.tally import Counter
from kickdoor.lab.witness import Witness
from kickdoor.rules.sets import ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from concurrent.futures import Executor, Future

    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.core.ruleset import Ruleset, Setting
    from kickdoor.lab.plan import Plan
    from kickdoor.lab.tally import Tally

RANGE = 10
"""How many games a process plays before it reports."""

AHEAD = 3
"""How many ranges wait for each process."""

INNERMOST = 6
"""How many lines of a traceback say where it went wrong."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that went wrong: its seed, why and where, and its log as far as it came."""

    seed: int
    reason: str
    place: str
    log: str


@lru_cache(maxsize=4)
def _rules(packs: tuple[str, ...], options: tuple[tuple[str, Setting], ...]) -> Ruleset:
    return ruleset(packs, dict(options))


def rules_of(plan: Plan) -> Ruleset:
    """Return the rules of a plan's games, made once in each process.

    Raises:
        PackError: a set has mistakes, or there is none of that name.
        ValueError: an option that no set has, or a choice that it does not offer.
    """
    return _rules(plan.packs, tuple(sorted(plan.options.items())))


def play(plan: Plan, seed: int, count: type[Counter] = Counter) -> Tally | Failure:
    """Play, check and count the game of a seed."""
    rules = rules_of(plan)
    game = Witness.new(rules, plan.names(seed), plan.options, seed)
    game.record = plan.checks
    try:
        return _play(plan, seed, game, rules, count)
    except Exception as error:  # noqa: BLE001  (whatever it is, the seed and the log are wanted)
        lines = "".join(traceback.format_exception(error)).strip().splitlines()
        reason = f"{type(error).__name__}: {error}"
        return Failure(seed, reason, "\n".join(lines[-INNERMOST:]), game.log.dumps())


def _play(plan: Plan, seed: int, game: Game, rules: Ruleset, count: type[Counter]) -> Tally:
    counter = count(game, seed)

    def watch(game: Game, events: list[Event]) -> None:
        inspection.inspect(game, events)
        counter.watch(game, events)

    bots = [enter_bot(name, (seed, seat)) for seat, name in enumerate(plan.lineup(seed))]
    chance = Chance.of(("driver", seed))
    driver = Driver(game, bots, chance, watch=watch if plan.checks else counter.watch)
    driver.play()
    if plan.checks:
        inspection.replay(game, rules)
    tally = counter.tally
    tally.decisions, tally.passes = driver.decisions, driver.passes
    tally.bots = plan.lineup(seed)
    return tally


def play_range(
    plan: Plan, seeds: Sequence[int], count: type[Counter] = Counter
) -> list[Tally | Failure]:
    """Play the games of some seeds."""
    return [play(plan, seed, count) for seed in seeds]


def run(
    plan: Plan,
    seeds: Sequence[int],
    jobs: int,
    *,
    done: Callable[[Sequence[Tally | Failure]], None] = lambda _: None,
    enough: Callable[[], bool] = lambda: False,
    size: int = RANGE,
) -> list[Tally | Failure]:
    """Play the games of some seeds in several processes; return their outcomes in order.

    Args:
        plan: what is played.
        seeds: one game for each.
        jobs: the number of processes; with 1, this process plays them all.
        done: told of the outcomes as they come, for a progress bar.
        enough: asked after that whether to leave out the games that nobody has begun.
        size: how many games a process plays before it reports.
    """
    found: list[Tally | Failure] = []
    parts = takewhile(lambda _: not enough(), ranges(seeds, size))
    for outcomes in stream(plan, parts, jobs):
        found += outcomes
        done(outcomes)
    return sorted(found, key=lambda outcome: outcome.seed)


def stream(
    plan: Plan, parts: Iterable[Sequence[int]], jobs: int, count: type[Counter] = Counter
) -> Iterator[list[Tally | Failure]]:
    """Play the games of some ranges of seeds in several processes; yield outcomes as they come.

    With one process, this one plays them all. ``count`` is what counts each game. No more is held
    than what is on its way.
    """
    if jobs <= 1:
        for part in parts:
            yield play_range(plan, part, count)
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts) as pool:
        yield from spread(pool, jobs, plan, parts, count)


def spread(
    pool: Executor,
    jobs: int,
    plan: Plan,
    parts: Iterable[Sequence[int]],
    count: type[Counter] = Counter,
) -> Iterator[list[Tally | Failure]]:
    """Play some ranges of seeds in a pool that runs ``jobs`` at once; yield outcomes as they come."""
    waiting: set[Future[list[Tally | Failure]]] = set()
    try:
        for part in parts:
            waiting.add(pool.submit(play_range, plan, part, count))
            if len(waiting) >= jobs * AHEAD:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in ready)
        while waiting:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in ready)
    finally:
        for future in waiting:
            future.cancel()


def ranges(seeds: Sequence[int], size: int = RANGE) -> Iterator[Sequence[int]]:
    """Cut some seeds into pieces for processes."""
    for start in range(0, len(seeds), size):
        yield seeds[start : start + size]


def _leave_interrupts() -> None:
    """Let the parent alone handle Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """Return how many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
