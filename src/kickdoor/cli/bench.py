"""``kickdoor bench``: measure the engine against its budgets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from kickdoor.cli import UserError

if TYPE_CHECKING:
    from rich.table import Table

    from kickdoor.lab.bench.rounds import Report

MOST_ROUNDS = 1000
WIDTH = 140
UNITS = {"us": "µs", "s": "s", "per-s": "a second", "per-game": ""}
VERDICTS = {True: "[green]kept[/]", False: "[red]missed[/]", None: ""}


def bench(
    *,
    rounds: int = 5,
    quick: bool = False,
    peers: bool = False,
    json_: bool = False,
    save: Path | None = None,
) -> int:
    """Measure the engine against its budgets, in rounds, and print the medians.

    Parameters
    ----------
    rounds
        How many rounds are measured.
    quick
        Do little in every round: seconds instead of minutes, and noisier numbers.
    peers
        Let other engines play in the same rounds, and print how we compare. They are installed into
        an environment of their own.
    json_
        Print one JSON object instead of tables.
    save
        Write that JSON object into a file as well.
    """
    if not 1 <= rounds <= MOST_ROUNDS:
        raise UserError(f"--rounds {rounds}: there can be 1 to {MOST_ROUNDS} of them")
    if save is not None and not save.resolve().parent.is_dir():
        raise UserError(f"--save {save}: there is no folder {save.parent}")
    report = _measure(rounds, quick=quick, peers=peers)
    text = json.dumps(report.plain(), ensure_ascii=False, indent=2)
    if save is not None:
        _write(save, text)
    if json_:
        print(text)
    else:
        _show(report)
    return 0


def _measure(rounds: int, *, quick: bool, peers: bool) -> Report:
    from rich.console import Console

    from kickdoor.lab.bench.peers import PeersMissing
    from kickdoor.lab.bench.probes import FULL, QUICK
    from kickdoor.lab.bench.rounds import run

    console = Console(stderr=True)
    try:
        with console.status("measuring") as status:
            return run(rounds, QUICK if quick else FULL, peers=peers, tell=status.update)
    except PeersMissing as error:
        raise UserError(f"--peers: {error}") from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text + "\n", "utf-8")
    except OSError as error:
        raise UserError(f"--save {path}: {error.strerror}") from None


# -- showing ------------------------------------------------------------------------------------


def _show(report: Report) -> None:
    from rich.console import Console

    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    console.print(
        f"{report.python}; {report.machine}; {report.rounds} rounds of {report.made_of['games']} "
        f"games; one reference loop is {report.loop_us:.0f} µs",
        highlight=False,
    )
    console.print(_lines(report))
    if report.ratios:
        console.print(_ratios(report))


def _lines(report: Report) -> Table:
    from rich.table import Table

    table = Table(title="Budgets (medians; processor time counts)")
    table.add_column("", no_wrap=True)
    for head in ("budget", "processor", "clock", "in loops"):
        table.add_column(head, justify="right")
    table.add_column("")
    for line in report.lines:
        sign = "at least" if line.unit == "per-s" else "at most"
        table.add_row(
            line.what,
            "" if line.budget is None else f"{sign} {number(line.budget)} {UNITS[line.unit]}",
            f"{number(line.cpu)} {UNITS[line.unit]}",
            "" if line.unit == "per-game" else f"{number(line.wall)} {UNITS[line.unit]}",
            "" if line.unit == "per-game" else number(line.loops),
            VERDICTS[line.met],
        )
    return table


def _ratios(report: Report) -> Table:
    from rich.table import Table

    table = Table("", title="Against others (ours divided by theirs, things a second)")
    for head in ("budget", "ratio", "from", "to"):
        table.add_column(head, justify="right")
    table.add_column("")
    for ratio in report.ratios:
        table.add_row(
            ratio.what,
            "" if ratio.budget is None else f"at least {number(ratio.budget)}",
            number(ratio.ratio),
            number(min(ratio.rounds)),
            number(max(ratio.rounds)),
            VERDICTS[ratio.met],
        )
    return table


def number(value: float) -> str:
    """Return a number with three figures that say something.

    >>> number(1234.5), number(12.34), number(0.01234), number(30)
    ('1,234', '12.3', '0.0123', '30')
    """
    if value == int(value) or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:#.3g}"
