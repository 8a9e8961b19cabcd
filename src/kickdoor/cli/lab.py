"""``kickdoor lab``: play games by the thousand into a folder, and judge the cards by them."""

from __future__ import annotations

import json
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kickdoor.cli import UserError, _games
from kickdoor.cli._sets import Sets, read_sets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kickdoor.lab.bulk import Failure
    from kickdoor.lab.plan import Plan
    from kickdoor.lab.study import Study
    from kickdoor.lab.tally import Tally
    from kickdoor.lang.wording import Wording

EXTRA = "pip install 'kickdoor[{0}]'"


def lab(
    *,
    games: int = 1000,
    bots: str = "greedy",
    seats: str = "4",
    seed: int = 0,
    jobs: int = 0,
    set_: Sets = ("munchkins",),
    deal: int | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    checks: Annotated[bool, Parameter(negative="")] = False,
    folder: Path | None = None,
    dask: str | None = None,
    language: str = "en",
    quiet: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Play many games between bots into a folder of Parquet files, and report on the cards.

    The report is report.html and report.json in the same folder. The same command goes on where it
    was stopped, and with more games it plays those that are missing.

    Args:
        games: How many games.
        bots: One bot for all seats, or several separated by commas, dealt out in turn.
        seats: How many play; a span is gone through game by game.
        seed: The seed of the first game; each further game has the next.
        jobs: How many processes play; 0 is one for each core.
        set_: The set of cards; several are mixed, and the first leads.
        deal: Cards of each deck that everybody is dealt at the start.
        option: A house rule as name=value; may be given several times.
        checks: Check every change, and replay every game from its log.
        folder: Where the games and the report go; named after the sets if it is left out.
        dask: The address of a Dask cluster that plays instead of this machine, such as tcp://host:8786.
        language: The language of the page.
        quiet: Show no progress.
    """
    from kickdoor.lab.plan import Plan

    jobs = _games.check_numbers(games, jobs)
    _check_language(language)
    plan = Plan(
        read_sets(set_),
        _games.read_options(option, deal),
        _games.read_bots(bots),
        _games.read_seats(seats),
        checks,
    )
    _games.check_rules(plan)
    study = _open(folder or Path("lab-" + "+".join(Path(name).name for name in set_)), plan)
    _play(study, plan, study.missing(range(seed, seed + games)), jobs, dask, quiet=quiet)
    _report(study, plan, language)
    failures = list(study.failures())
    if failures:
        _games.tell_failures(failures)
    return int(bool(failures))


def _check_language(language: str) -> None:
    from kickdoor.lang.wording import locales

    if language not in locales():
        raise UserError(f"--language {language}: there are {', '.join(locales())}")


def _open(folder: Path, plan: Plan) -> Study:
    from kickdoor.lab.journal import Foreign

    try:
        from kickdoor.lab.study import Study
    except ImportError:
        raise UserError(f"this needs pyarrow: {EXTRA.format('lab')}") from None
    try:
        return Study(folder, plan)
    except Foreign as error:
        raise UserError(f"--folder {error}") from None
    except (OSError, ValueError) as error:
        raise UserError(f"--folder {folder}: {error}") from None


def _play(
    study: Study, plan: Plan, seeds: Sequence[int], jobs: int, dask: str | None, *, quiet: bool
) -> None:
    """Play what is missing; whatever ends it, the games that were played are kept."""
    if not seeds:
        return
    with (
        _outcomes(plan, seeds, jobs, dask) as outcomes,
        _games.progress(len(seeds), quiet=quiet) as advance,
    ):
        try:
            for each in outcomes:
                study.add(each)
                advance(len(each), "games")
        finally:
            study.flush()


@contextmanager
def _outcomes(
    plan: Plan, seeds: Sequence[int], jobs: int, dask: str | None
) -> Iterator[Iterator[list[Tally | Failure]]]:
    """Yield the outcomes as they come, from this machine or from a cluster."""
    from kickdoor.lab.bulk import ranges, spread, stream
    from kickdoor.lab.chronicle import Chronicler

    if dask is None:
        with _games.whole_pool(jobs):
            yield stream(plan, ranges(seeds), jobs, Chronicler)
        return
    from kickdoor.lab.cluster import Unfit, cluster

    try:
        with cluster(dask, plan) as (pool, width):
            yield spread(pool, width, plan, ranges(seeds), Chronicler)
    except Unfit as error:
        raise UserError(f"--dask {error}") from None
    except ImportError:
        raise UserError(f"--dask {dask}: this needs dask: {EXTRA.format('dask')}") from None


def _report(study: Study, plan: Plan, language: str) -> None:
    """Write the report, and say on a line where it is and what it finds."""
    from kickdoor.lab.bulk import rules_of
    from kickdoor.lab.findings import findings
    from kickdoor.lab.page import page
    from kickdoor.lab.verdict import OUT

    figures = findings(study, plan, rules_of(plan))
    target = study.folder / "report.json"
    target.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", "utf-8")
    words, names = _words(plan, language)
    html = study.folder / "report.html"
    html.write_text(page(figures, words, names), "utf-8")
    certain = [each for each in figures["verdict"] if each["certainty"] == OUT]
    print(f"{figures['games']:.0f} games; out of balance for certain: {len(certain)}; {html}")


def _words(plan: Plan, language: str) -> tuple[Wording, list[str]]:
    """Return the sentences of a language about the sets, and the sets' names."""
    from kickdoor.lang.pack import load_packs
    from kickdoor.lang.wording import wording_of

    packs = load_packs(plan.packs)
    words = wording_of(packs, language)
    return words, [words.pack_name(pack) for pack in packs]
