"""``kickdoor arena``: let bots play against each other and see how many games each wins."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from kickdoor.cli import UserError, _games
from kickdoor.cli._sets import Sets, read_sets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.bots.arena import Share
    from kickdoor.lab.match import Match
    from kickdoor.lab.ratings import Rating
    from kickdoor.lab.sprt import Sprt

WIDTH = 100
SAID = {
    "higher": "the share of {bot} is rather {high:g} than {low:g}",
    "lower": "the share of {bot} is rather {low:g} than {high:g}",
    "open": "whether the share of {bot} is rather {low:g} or {high:g} takes more games",
}
MISSING = "kickdoor: ratings need openskill: pip install 'kickdoor[arena]'"


def arena(
    *,
    games: int = 1000,
    bots: str = "greedy,random,random,random",
    seed: int = 0,
    jobs: int = 0,
    set_: Sets = ("munchkins",),
    deal: int | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    sprt: str = "",
    journal: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Let bots play against each other, each in every seat in turn, and print what share each wins.

    Args:
        games: How many games, or how many at most where a test may stop them.
        bots: The bots at the table, 3 to 6, separated by commas; your own as module:Class.
        seed: The seed of the first game; each further game has the next.
        jobs: How many processes play; 0 is one for each core.
        set_: The set of cards; several are mixed, and the first leads.
        deal: Cards of each deck that everybody is dealt at the start.
        option: A house rule as name=value; may be given several times.
        sprt: Stop as soon as a sequential test tells which of two shares of games, such as 0.5,0.6, is
            rather that of the bot named first; it errs in one case of twenty at the most.
        journal: A file that takes down every game as it ends; begun again, the run goes on from it.
        json_: Print one JSON object.
    """
    from kickdoor.lab.match import Match
    from kickdoor.lab.plan import Plan
    from kickdoor.lab.report import Report

    jobs = _games.check_numbers(games, jobs)
    names = _games.read_bots(bots)
    test = _read_sprt(sprt) if sprt else None
    seats = _games.seat_each(names)
    plan = Plan(read_sets(set_), _games.read_options(option, deal), names, seats, checks=False)
    _games.check_rules(plan)
    book = _games.open_journal(journal, plan) if journal is not None else None
    seeds = range(seed, seed + games)
    match = Match(names[0], seeds, test)
    _games.play_match(plan, seeds, jobs, match, quiet=json_, journal=book)
    report = Report(match.tallies)
    shares, rated = report.by_bot(), _rated(match)
    if json_:
        print(json.dumps(_plain(match, shares, rated), indent=2))
    else:
        _show(match, shares, rated)
    if match.failures:
        _games.tell_failures(match.failures)
        return 1
    return 0


def _read_sprt(text: str) -> Sprt:
    from kickdoor.lab.sprt import read_sprt

    try:
        return read_sprt(text)
    except ValueError as wrong:
        raise UserError(f"--sprt {wrong}") from None


def _rated(match: Match) -> dict[str, Rating]:
    """Return the ratings by name; none where openskill is not installed."""
    from kickdoor.lab.ratings import ratings

    try:
        found = ratings((game.bots, game.winners) for game in match.tallies)
    except ModuleNotFoundError:
        return {}
    return {each.name: each for each in found}


def _plain(match: Match, shares: Sequence[Share], rated: dict[str, Rating]) -> dict[str, Any]:
    """Return the report for machines."""
    from kickdoor.lab.plain import plain_share

    bots: dict[str, Any] = {}
    for share in shares:
        bots[share.name] = plain_share(share)
        if share.name in rated:
            bots[share.name]["rating"] = _plain_rating(rated[share.name])
    report: dict[str, Any] = {"games": len(match.tallies), "bots": bots}
    if match.sprt is not None:
        report["sprt"] = {
            "bot": match.bot,
            "low": match.sprt.low,
            "high": match.sprt.high,
            "llr": round(match.llr, 4),
            "says": match.verdict,
        }
    return report


def _plain_rating(rating: Rating) -> dict[str, Any]:
    return {
        "mu": round(rating.mu, 3),
        "sigma": round(rating.sigma, 3),
        "interval": [round(end, 3) for end in rating.interval],
    }


def _show(match: Match, shares: Sequence[Share], rated: dict[str, Rating]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    table = Table(title=f"{len(match.tallies)} games")
    for head in (
        "bot",
        "games won",
        "95 % interval",
        "if all were equal",
        "rating",
        "95 % interval",
    ):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for each in sorted(shares, key=lambda share: -share.share):
        low, high = each.interval
        table.add_row(
            each.name,
            f"{100 * each.share:.1f} %",
            f"{100 * low:.1f} to {100 * high:.1f} %",
            f"{100 * each.fair:.1f} %",
            *_rating_cells(rated.get(each.name)),
        )
    console.print(table)
    if match.sprt is not None:
        test = match.sprt
        print(SAID[match.verdict].format(bot=match.bot, low=test.low, high=test.high))
    if not rated:
        print(MISSING)


def _rating_cells(rating: Rating | None) -> tuple[str, str]:
    if rating is None:
        return "", ""
    low, high = rating.interval
    return f"{rating.mu:.1f}", f"{low:.1f} to {high:.1f}"
