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
from kickdoor.bots.roster import make_bot
from kickdoor.core.chance import Chance
from kickdoor.lab import inspection
from kickdoor.lab.tally import Counter
from kickdoor.lab.witness import Witness
from kickdoor.rules.sets import ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from concurrent.futures import Future

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


Outcome = "Tally | Failure"


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


def play(plan: Plan, seed: int) -> Tally | Failure:
    """Play, check and count the game of a seed."""
    rules = rules_of(plan)
    game = Witness.new(rules, plan.names(seed), plan.options, seed)
    game.record = plan.checks
    try:
        return _play(plan, seed, game, rules)
    except Exception as error:  # noqa: BLE001  (whatever it is, the seed and the log are wanted)
        lines = "".join(traceback.format_exception(error)).strip().splitlines()
        reason = f"{type(error).__name__}: {error}"
        return Failure(seed, reason, "\n".join(lines[-INNERMOST:]), game.log.dumps())


def _play(plan: Plan, seed: int, game: Game, rules: Ruleset) -> Tally:
    counter = Counter(game, seed)

    def watch(game: Game, events: list[Event]) -> None:
        inspection.inspect(game, events)
        counter.watch(game, events)

    bots = [make_bot(name, (seed, seat)) for seat, name in enumerate(plan.lineup(seed))]
    chance = Chance.of(("driver", seed))
    driver = Driver(game, bots, chance, watch=watch if plan.checks else counter.watch)
    driver.play()
    if plan.checks:
        inspection.replay(game, rules)
    tally = counter.tally
    tally.decisions, tally.passes = driver.decisions, driver.passes
    tally.bots = plan.lineup(seed)
    return tally


def play_range(plan: Plan, seeds: Sequence[int]) -> list[Tally | Failure]:
    """Play the games of some seeds."""
    return [play(plan, seed) for seed in seeds]


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
    found: dict[int, list[Tally | Failure]] = {}
    parts = takewhile(lambda _: not enough(), ranges(seeds, size))
    if jobs <= 1:
        for part in parts:
            found[part[0]] = play_range(plan, part)
            done(found[part[0]])
    else:
        _in_processes(plan, parts, jobs, found, done)
    return [outcome for start in sorted(found) for outcome in found[start]]


def ranges(seeds: Sequence[int], size: int = RANGE) -> Iterator[Sequence[int]]:
    """Cut some seeds into pieces for processes."""
    for start in range(0, len(seeds), size):
        yield seeds[start : start + size]


def _in_processes(
    plan: Plan,
    parts: Iterator[Sequence[int]],
    jobs: int,
    found: dict[int, list[Tally | Failure]],
    done: Callable[[Sequence[Tally | Failure]], None],
) -> None:
    """Keep the processes busy, and take what they report."""
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts) as pool:
        open_: dict[Future[list[Tally | Failure]], int] = {}
        try:
            for part in parts:
                open_[pool.submit(play_range, plan, part)] = part[0]
                if len(open_) >= jobs * AHEAD:
                    _collect(open_, found, done)
            while open_:
                _collect(open_, found, done)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _collect(
    open_: dict[Future[list[Tally | Failure]], int],
    found: dict[int, list[Tally | Failure]],
    done: Callable[[Sequence[Tally | Failure]], None],
) -> None:
    ready, _ = wait(open_, return_when=FIRST_COMPLETED)
    for future in ready:
        outcomes = future.result()
        found[open_.pop(future)] = outcomes
        done(outcomes)


def _leave_interrupts() -> None:
    """Let the parent alone handle Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """Return how many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
