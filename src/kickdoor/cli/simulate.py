"""``kickdoor simulate``: play many games between bots, check them, and report on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kickdoor.cli import _games
from kickdoor.cli._sets import Sets, read_sets

if TYPE_CHECKING:
    from rich.table import Table

    from kickdoor.lab.cards import CardReport
    from kickdoor.lab.identities import Holding
    from kickdoor.lab.report import Report

WIDTH = 100
TITLES = {
    "turns-mean": "turns, mean",
    "turns-median": "turns, median",
    "turns-p10": "turns, one game in ten below",
    "turns-p90": "turns, one game in ten above",
    "rounds-mean": "rounds, mean",
    "rounds-median": "rounds, median",
    "rounds-p10": "rounds, one game in ten below",
    "rounds-p90": "rounds, one game in ten above",
    "decisions-a-game": "decisions a game",
    "passes-a-game": "passes a game",
    "deaths-a-game": "deaths a game",
    "fights-a-turn": "fights a turn",
    "fights-won": "fights won",
    "fights-called-off": "fights called off",
    "won-with-help": "won fights with a helper",
    "curses-a-game": "curses a game",
    "levels-lost-a-game": "levels lost a game",
    "levels-kill": "winners' levels from kills",
    "levels-help": "winners' levels from helping",
    "levels-card": "winners' levels from level cards",
    "levels-sale": "winners' levels from sales",
    "levels-other": "winners' levels from other things",
    "all-levels-kill": "all levels from kills",
    "all-levels-help": "all levels from helping",
    "all-levels-card": "all levels from level cards",
    "all-levels-sale": "all levels from sales",
    "all-levels-other": "all levels from other things",
    "second-level": "level of the second at the end",
    "door-reshuffles": "Door reshuffles a game",
    "treasure-reshuffles": "Treasure reshuffles a game",
    "exhausted": "decks that ran out with no discards",
    "runaways": "chains of effects that ran away",
}
RAREST = 8
"""How many of the cards are shown that are played least."""

PERCENT = ("fights-won", "fights-called-off", "won-with-help")


def simulate(
    *,
    games: int = 100,
    bots: str = "random",
    seats: str = "3-6",
    seed: int = 0,
    jobs: int = 0,
    set_: Sets = ("munchkins",),
    deal: int | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    checks: bool = True,
    journal: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Play many games between bots, check them after every change, and report on them.

    Args:
        games: How many games.
        bots: One bot for all seats, or several separated by commas, dealt out in turn; your own as module:Class.
        seats: How many play; a span is gone through game by game.
        seed: The seed of the first game; each further game has the next.
        jobs: How many processes play; 0 is one for each core.
        set_: The set of cards; several are mixed, and the first leads.
        deal: Cards of each deck that everybody is dealt at the start.
        option: A house rule as name=value; may be given several times.
        checks: Check every change, and replay every game from its log.
        journal: A file that takes down every game as it ends; begun again, the run goes on from it.
        json_: Print one JSON object.
    """
    from kickdoor.lab import plain
    from kickdoor.lab.bulk import rules_of
    from kickdoor.lab.cards import card_report
    from kickdoor.lab.identities import holdings
    from kickdoor.lab.plan import Plan
    from kickdoor.lab.report import Report

    jobs = _games.check_numbers(games, jobs)
    plan = Plan(
        read_sets(set_),
        _games.read_options(option, deal),
        _games.read_bots(bots),
        _games.read_seats(seats),
        checks,
    )
    _games.check_rules(plan)
    book = _games.open_journal(journal, plan) if journal is not None else None
    seeds = range(seed, seed + games)
    tallies, failures = _games.play_all(plan, seeds, jobs, quiet=json_, journal=book)
    report, rules = Report(tallies), rules_of(plan)
    cards, holders = card_report(rules, tallies), holdings(rules, tallies)
    if json_:
        figures = plain.plain_report(report, len(failures))
        figures |= plain.plain_cards(cards) | plain.plain_holders(holders)
        print(json.dumps(figures, indent=2))
    else:
        _show(report, cards, holders)
    if failures:
        _games.tell_failures(failures)
        return 1
    return 0


def _show(report: Report, cards: CardReport, holders: list[Holding]) -> None:
    from rich.console import Console

    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    console.print(_numbers(report))
    console.print(_shares(report))
    if holders:
        console.print(_identities(holders))
    console.print(_cards(cards))
    for words, found in (
        ("never drawn", cards.never_drawn),
        ("never played", cards.never_played),
        ("played, but never with an effect", cards.without_effect),
        ("of cards, never at work", cards.idle),
    ):
        console.print(f"[bold]{words}:[/] {', '.join(found) or 'none'}", highlight=False)


def _numbers(report: Report) -> Table:
    from rich.table import Table

    from kickdoor.lab.band import BAND

    numbers = report.numbers()
    title = f"{int(numbers['games'])} games"
    table = Table(title=title, caption="the band is for four greedy bots and a deal of four")
    table.add_column("measure")
    table.add_column("here", justify="right")
    table.add_column("band", justify="right")
    kept = report.in_band()
    for name, words in TITLES.items():
        bounds = BAND.get(name)
        shown = ""
        if bounds is not None:
            least = "" if bounds.least is None else _number(name, bounds.least)
            most = _number(name, bounds.most or 0.0)
            colour = "green" if kept[name] else "red"
            shown = f"[{colour}]{least} to {most}[/]" if least else f"[{colour}]at most {most}[/]"
        table.add_row(words, _number(name, numbers[name]), shown)
    return table


def _number(name: str, value: float) -> str:
    if name in PERCENT or (name.startswith(("levels-", "all-levels-")) and "lost" not in name):
        return f"{100 * value:.0f} %"
    if value == int(value):
        return str(int(value))
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"


def _shares(report: Report) -> Table:
    from rich.table import Table

    table = Table(title="won by")
    for head in ("who", "share", "95 % interval", "if all were equal"):
        table.add_column(head, justify="left" if head == "who" else "right")
    rows = [(f"seat {each.name}", each) for each in report.by_seat()]
    rows += [(each.name, each) for each in report.by_bot()]
    for who, each in rows:
        low, high = each.interval
        table.add_row(
            who,
            f"{100 * each.share:.1f} %",
            f"{100 * low:.1f} to {100 * high:.1f} %",
            f"{100 * each.fair:.1f} %",
        )
    return table


def _identities(holders: list[Holding]) -> Table:
    from rich.table import Table

    table = Table(title="won by those who held", caption="at the end; in brackets: ever")
    for head in ("identity", "holders", "share", "95 % interval", "fair"):
        table.add_column(head, justify="left" if head == "identity" else "right")
    for each in holders:
        low, high = each.end.interval
        table.add_row(
            f"{each.group}: {each.name}",
            f"{each.end.games} ({each.ever.games})",
            f"{100 * each.end.share:.1f} % ({100 * each.ever.share:.1f} %)",
            f"{100 * low:.1f} to {100 * high:.1f} %",
            f"{100 * each.end.fair:.1f} %",
        )
    return table


def _cards(cards: CardReport) -> Table:
    from rich.table import Table

    table = Table(title="cards that come to least", caption="in how many games")
    for head in ("card", "drawn", "played", "with effect"):
        table.add_column(head, justify="left" if head == "card" else "right")
    for each in cards.rarest(RAREST):
        table.add_row(each.card, str(each.drawn), str(each.played), str(each.worked))
    return table
