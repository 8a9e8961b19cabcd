"""What the commands that play many games have in common: reading arguments, progress, failures."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_cache_path

from kickdoor.bots.entering import enter_bot
from kickdoor.bots.roster import bot_names
from kickdoor.cli import UserError
from kickdoor.lab.bulk import Failure, cores, rules_of, run
from kickdoor.lab.journal import Foreign, Journal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from kickdoor.core.ruleset import Setting
    from kickdoor.lab.match import Match
    from kickdoor.lab.plan import Plan
    from kickdoor.lab.tally import Tally

FEWEST, MOST = 3, 6
SHOWN = 5
"""How many failures are told of one by one."""


def read_bots(text: str) -> tuple[str, ...]:
    """Read the names of bots, separated by commas; modules are looked for in this folder, too.

    Raises:
        UserError: none is named, or there is no such bot.
    """
    if not text.strip():
        raise UserError(f"--bots: name at least one; there are {', '.join(bot_names())}")
    names = tuple(name.strip() for name in text.split(","))
    if ":" in text and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    for name in names:
        try:
            enter_bot(name)
        except ValueError as wrong:
            raise UserError(f"--bots {text}: {wrong}") from wrong
    return names


def read_seats(text: str) -> tuple[int, ...]:
    """Read a number of seats, or a span such as 3-6.

    Raises:
        UserError: it is neither, or beyond what a game takes.
    """
    low, _, high = text.partition("-")
    if not (low.isdigit() and (high or low).isdigit()):
        raise UserError(f"--seats {text}: give a number, or a span such as 3-6")
    first, last = int(low), int(high or low)
    if last < first:
        raise UserError(f"--seats {text}: the span runs backwards; write {last}-{first}")
    if not FEWEST <= first <= last <= MOST:
        raise UserError(f"--seats {text}: a game takes {FEWEST} to {MOST} players")
    return tuple(range(first, last + 1))


def seat_each(bots: tuple[str, ...]) -> tuple[int, ...]:
    """Return the number of seats at a table with one for each bot.

    Raises:
        UserError: it is beyond what a game takes.
    """
    if not FEWEST <= len(bots) <= MOST:
        count = f"{len(bots)} bot" if len(bots) == 1 else f"{len(bots)} bots"
        raise UserError(f"--bots {','.join(bots)}: {count}; a game takes {FEWEST} to {MOST}")
    return (len(bots),)


def read_options(texts: Sequence[str], deal: int | None) -> dict[str, Setting]:
    """Read house rules written as ``name=value``.

    Raises:
        UserError: one is not written so.
    """
    options: dict[str, Setting] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise UserError(f"--option {text}: write name=value, such as listen_at_the_door=true")
        options[name.strip()] = _setting(value.strip())
    if deal is not None:
        options["deal"] = deal
    return options


def _setting(text: str) -> Setting:
    words: dict[str, Setting] = {"true": True, "yes": True, "false": False, "no": False}
    if text.lower() in words:
        return words[text.lower()]
    return int(text) if text.lstrip("-").isdigit() else text


def check_numbers(games: int, jobs: int) -> int:
    """Return the number of processes; 0 stands for one for each core.

    Raises:
        UserError: a number makes no sense.
    """
    if games < 1:
        raise UserError(f"--games {games}: at least one has to be played")
    if jobs < 0:
        raise UserError(f"--jobs {jobs}: give a number of processes, or 0 for one for each core")
    return jobs or cores()


def check_rules(plan: Plan) -> None:
    """Build the rules once, to see that they can be built.

    Raises:
        UserError: a set or an option is wrong.
    """
    from kickdoor.lang.mistakes import PackError

    try:
        rules_of(plan)
    except (ValueError, PackError, FileNotFoundError) as error:
        raise UserError(str(error)) from None


def open_journal(path: Path, plan: Plan) -> Journal:
    """Open the journal of a run, or begin it.

    Raises:
        UserError: it is that of other games, or cannot be written.
    """
    try:
        return Journal(path, plan)
    except Foreign as error:
        raise UserError(f"--journal {error}") from None
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise UserError(f"--journal {path}: {error}") from None


@contextmanager
def progress(total: int, *, quiet: bool) -> Iterator[Callable[[int, str], None]]:
    """Show a progress bar; yield what is told how many games are new, and how to call them."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=quiet, transient=True) as bar:
        task = bar.add_task("games", total=total, rate="")

        def advance(games: int, standing: str) -> None:
            bar.advance(task, games)
            speed = bar.tasks[0].speed
            rate = f"{speed:.1f} a second" if speed else ""
            bar.update(task, rate=rate, description=standing)

        yield advance


@contextmanager
def whole_pool(jobs: int) -> Iterator[None]:
    """See that processes stay alive while games are played.

    Raises:
        UserError: one was killed.
    """
    try:
        yield
    except BrokenProcessPool:
        raise UserError(
            f"--jobs {jobs}: a process was killed, perhaps for want of memory; try fewer"
        ) from None


def play_all(
    plan: Plan, seeds: range, jobs: int, *, quiet: bool, journal: Journal | None = None
) -> tuple[list[Tally], list[Failure]]:
    """Play the games of some seeds with a progress bar; return the tallies and what went wrong.

    Games that a journal holds already are not played again; those that are go into it.

    Raises:
        UserError: a process was killed.
    """
    wanted = seeds if journal is None else journal.missing(seeds)
    outcomes = play_with_bar(plan, wanted, jobs, quiet=quiet, journal=journal)
    if journal is not None:
        outcomes = journal.of(seeds)
    tallies = [each for each in outcomes if not isinstance(each, Failure)]
    return tallies, [each for each in outcomes if isinstance(each, Failure)]


def play_match(
    plan: Plan, seeds: range, jobs: int, match: Match, *, quiet: bool, journal: Journal | None
) -> None:
    """Play the games of a match with a progress bar, until they are over or the match is decided.

    Raises:
        UserError: a process was killed.
    """
    if journal is not None:
        match.add(journal.of(seeds))
    wanted = seeds if journal is None else journal.missing(seeds)
    play_with_bar(plan, wanted, jobs, quiet=quiet, journal=journal, match=match)


def play_with_bar(
    plan: Plan,
    wanted: Sequence[int],
    jobs: int,
    *,
    quiet: bool,
    journal: Journal | None = None,
    match: Match | None = None,
) -> list[Tally | Failure]:
    """Play the games of some seeds, and show how far they are, and how a match stands.

    Raises:
        UserError: a process was killed.
    """
    with progress(len(wanted), quiet=quiet) as advance:

        def done(outcomes: Sequence[Tally | Failure]) -> None:
            if journal is not None:
                journal.add(outcomes)
            if match is not None:
                match.add(outcomes)
            advance(len(outcomes), "games" if match is None else match.standing)

        with whole_pool(jobs):
            if match is None:
                return run(plan, wanted, jobs, done=done)
            return run(plan, wanted, jobs, done=done, enough=lambda: match.decided, size=1)


def tell_failures(failures: Sequence[Failure]) -> None:
    """Print what went wrong, with the seed and where the log was written."""
    folder = user_cache_path("kickdoor", appauthor=False) / "failures"
    folder.mkdir(parents=True, exist_ok=True)
    for failure in failures[:SHOWN]:
        path = folder / f"seed-{failure.seed}.jsonl"
        path.write_text(failure.log, "utf-8")
        print(f"kickdoor: seed {failure.seed}: {failure.reason}; log: {path}", file=sys.stderr)
        print(failure.place, file=sys.stderr)
    if len(failures) > SHOWN:
        seeds = ", ".join(str(each.seed) for each in failures[SHOWN : SHOWN + 20])
        print(f"kickdoor: {len(failures) - SHOWN} more went wrong: {seeds}", file=sys.stderr)
