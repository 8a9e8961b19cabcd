"""``kickdoor arena``: let bots play against each other and see how many games each wins."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kickdoor.cli import _games
from kickdoor.cli._sets import Sets, read_sets

if TYPE_CHECKING:
    from kickdoor.bots.arena import Share

WIDTH = 100


def arena(
    *,
    games: int = 1000,
    bots: str = "greedy,random,random,random",
    seed: int = 0,
    jobs: int = 0,
    set_: Sets = ("munchkins",),
    deal: int | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Let bots play against each other, each in every seat in turn, and print what share each wins.

    Args:
        games: How many games.
        bots: The bots at the table, 3 to 6, separated by commas.
        seed: The seed of the first game; each further game has the next.
        jobs: How many processes play; 0 is one for each core.
        set_: The set of cards; several are mixed, and the first leads.
        deal: Cards of each deck that everybody is dealt at the start.
        option: A house rule as name=value; may be given several times.
        json_: Print one JSON object.
    """
    from kickdoor.lab.plan import Plan
    from kickdoor.lab.report import Report

    jobs = _games.check_numbers(games, jobs)
    names = _games.read_bots(bots)
    seats = _games.seat_each(names)
    plan = Plan(read_sets(set_), _games.read_options(option, deal), names, seats, checks=False)
    _games.check_rules(plan)
    tallies, failures = _games.play_all(plan, range(seed, seed + games), jobs, quiet=json_)
    shares = Report(tallies).by_bot()
    if json_:
        print(
            json.dumps(
                {
                    "games": len(tallies),
                    "bots": {each.name: _games.plain_share(each) for each in shares},
                },
                indent=2,
            )
        )
    else:
        _show(shares)
    if failures:
        _games.tell_failures(failures)
        return 1
    return 0


def _show(shares: list[Share]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    table = Table(title=f"{shares[0].games if shares else 0} games")
    for head in ("bot", "share of games won", "95 % interval", "if all were equal"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for each in sorted(shares, key=lambda share: -share.share):
        low, high = each.interval
        table.add_row(
            each.name,
            f"{100 * each.share:.1f} %",
            f"{100 * low:.1f} to {100 * high:.1f} %",
            f"{100 * each.fair:.1f} %",
        )
    console.print(table)
