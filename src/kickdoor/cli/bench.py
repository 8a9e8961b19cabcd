"""``kickdoor bench``: measure the engine against its budgets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from kickdoor.cli import UserError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.table import Table

    from kickdoor.lab.bench.rounds import Build, Line, Ratio, Report

MOST_ROUNDS = 1000
WIDTH = 140
UNITS = {"us": "µs", "s": "s", "per-s": "a second", "per-game": ""}
VERDICTS = {True: "[green]kept[/]", False: "[red]missed[/]", None: ""}


def bench(
    *,
    rounds: int = 5,
    quick: bool = False,
    peers: bool = False,
    beside: Path | None = None,
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
        Let other engines play in the same rounds, and print how we compare. Each is installed into
        an environment of its own.
    beside
        The Python of another environment, such as .venv-compiled/bin/python: its Kickdoor does the same
        in the same rounds.
    json_
        Print one JSON object instead of tables.
    save
        Write that JSON object into a file as well.
    """
    if not 1 <= rounds <= MOST_ROUNDS:
        raise UserError(f"--rounds {rounds}: there can be 1 to {MOST_ROUNDS} of them")
    if save is not None and not save.resolve().parent.is_dir():
        raise UserError(f"--save {save}: there is no folder {save.parent}")
    report = _measure(rounds, quick=quick, peers=peers, beside=beside)
    text = json.dumps(report.plain(), ensure_ascii=False, indent=2)
    if save is not None:
        _write(save, text)
    if json_:
        print(text)
    else:
        _show(report)
    return 0


def _measure(rounds: int, *, quick: bool, peers: bool, beside: Path | None) -> Report:
    from rich.console import Console

    from kickdoor.lab.bench.peers import PeersMissing
    from kickdoor.lab.bench.probes import FULL, QUICK
    from kickdoor.lab.bench.rounds import run

    console = Console(stderr=True)
    try:
        with console.status("measuring") as status:
            size = QUICK if quick else FULL
            return run(rounds, size, peers=peers, beside=beside, tell=status.update)
    except (PeersMissing, OSError) as error:
        option = f"--beside {beside}" if beside is not None and not peers else "--peers"
        raise UserError(f"{option}: {error}") from None


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
    for title, build in _builds(report):
        console.print(_lines(build.lines, title))
        if build.ratios:
            console.print(_ratios(build.ratios, title))
    for name, why in report.missing.items():
        console.print(f"not measured: {name}, {why}", highlight=False)


def _builds(report: Report) -> Iterator[tuple[str, Report | Build]]:
    for build in (report, report.beside):
        if build is not None:
            yield "compiled" if build.compiled else "interpreted", build


def _lines(lines: Sequence[Line], title: str) -> Table:
    from rich.table import Table

    table = Table(title=f"Budgets, {title} (medians; processor time counts)")
    table.add_column("", no_wrap=True)
    for head in ("budget", "processor", "clock", "in loops"):
        table.add_column(head, justify="right")
    table.add_column("")
    for line in lines:
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


def _ratios(ratios: Sequence[Ratio], title: str) -> Table:
    from rich.table import Table

    table = Table("", title=f"Against others, {title} (ours divided by theirs, things a second)")
    for head in ("budget", "ratio", "from", "to"):
        table.add_column(head, justify="right")
    table.add_column("")
    for ratio in ratios:
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
