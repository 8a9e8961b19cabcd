"""Put what many games of every edition said into docs/editions.md, from the reports that were saved.

python scripts/editions_page.py            # write
python scripts/editions_page.py --check    # exit code 1 when it would change
"""

import json
import sys
from pathlib import Path

from marked import filled, write

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "editions.md"
RESULTS = ROOT / "benchmarks" / "results" / "editions"

EDITIONS = ("munchkins", "russia", "ducktales", "vox-machina")
BOTS = ("random", "greedy")
BAND = {
    "rounds-median": "rounds, median",
    "rounds-p90": "rounds, one in ten above",
    "deaths-a-game": "deaths a game",
    "fights-a-turn": "fights a turn",
    "fights-won": "fights won",
    "levels-kill": "winners' levels from kills",
    "levels-card": "winners' levels from level cards",
    "levels-sale": "winners' levels from sales",
    "second-level": "level of the second at the end",
}
SHARES = ("fights-won", "levels-kill", "levels-card", "levels-sale")
BOUNDS = {
    "rounds-median": "11 to 16",
    "rounds-p90": "at most 22",
    "deaths-a-game": "0.40 to 0.90",
    "fights-a-turn": "0.48 to 0.57",
    "fights-won": "64 to 74 %",
    "levels-kill": "55 to 63 %",
    "levels-card": "20 to 27 %",
    "levels-sale": "13 to 19 %",
    "second-level": "7.5 to 8.6",
}
FAILINGS = ("never-drawn", "never-played", "without-effect")


def saved(name):
    """Return a saved report, or None where it was not made."""
    path = RESULTS / f"{name}.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def row(*cells):
    return f"| {' | '.join(cells)} |"


def percent(share):
    return f"{100 * share:.1f}"


def games_table():
    """How the games went, a line for each edition and kind of bot."""
    lines = [
        "| | games | failed or stuck | turns | decisions | deaths | fights won | won by seat 1 to 6 (fair), % |",
        "|---|--:|--:|--:|--:|--:|--:|---|",
    ]
    for edition in EDITIONS:
        for bots in BOTS:
            report = saved(f"{edition}-{bots}")
            if report is None:
                continue
            seats = report["seats"].values()
            lines.append(
                row(
                    f"`{edition}`, {bots}",
                    f"{report['games'] + report['failures']:,.0f}",
                    str(report["failures"]),
                    f"{report['turns-mean']:.1f}",
                    f"{report['decisions-a-game']:.0f}",
                    f"{report['deaths-a-game']:.2f}",
                    f"{100 * report['fights-won']:.0f} %",
                    ", ".join(f"{percent(s['share'])} ({percent(s['fair'])})" for s in seats),
                )
            )
    return lines


def pairs_table():
    """How the games of two sets together went, random bots at every seat."""
    lines = [
        "| | games | failed or stuck | turns | decisions | deaths |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for sets, report in (saved("pairs") or {}).items():
        lines.append(
            row(
                f"`{sets}`",
                f"{report['games'] + report['failures']:,.0f}",
                str(report["failures"]),
                f"{report['turns-mean']:.1f}",
                f"{report['decisions-a-game']:.0f}",
                f"{report['deaths-a-game']:.2f}",
            )
        )
    return lines


def cards_table():
    """Cards that came to nothing in the games of either kind of bot."""
    lines = [
        "| | never drawn | never played | played without effect |",
        "|---|---|---|---|",
    ]
    for edition in EDITIONS:
        for bots in BOTS:
            report = saved(f"{edition}-{bots}")
            if report is not None:
                found = [
                    ", ".join(map(name_of, report["cards"][each])) or "none" for each in FAILINGS
                ]
                lines.append(row(f"`{edition}`, {bots}", *found))
    return lines


def identities_table():
    """What share of the games those won who held something, greedy bots at every seat or else random ones."""
    lines = [
        "| | | won by holders at the end, % (95 %) | fair | won by whoever ever held it, % | fair |",
        "|---|---|---|--:|--:|--:|",
    ]
    for edition in EDITIONS:
        bots = "random" if saved(f"{edition}-greedy") is None else "greedy"
        report = saved(f"{edition}-{bots}")
        for group, members in report["identities"].items() if report is not None else ():
            for name, held in members.items():
                end, ever = held["at-the-end"], held["ever"]
                low, high = (percent(each) for each in end["interval"])
                lines.append(
                    row(
                        f"`{edition}`, {group}, {bots}",
                        name_of(name),
                        f"{percent(end['share'])} ({low} to {high})",
                        percent(end["fair"]),
                        percent(ever["share"]),
                        percent(ever["fair"]),
                    )
                )
    return lines


def band_table():
    """The measures of the band, a column for each edition; those outside are in bold."""
    reports = {each: saved(f"{each}-band") for each in EDITIONS}
    there = {each: report for each, report in reports.items() if report is not None}
    lines = [
        row("", "band", *(f"`{each}`" for each in there)),
        row("---", "--:", *("--:" for _ in there)),
        row("games", "", *(f"{report['games']:,.0f}" for report in there.values())),
    ]
    for measure, words in BAND.items():
        cells = []
        for report in there.values():
            value = report[measure]
            text = f"{100 * value:.0f} %" if measure in SHARES else f"{value:.2f}"
            cells.append(text if report["band"][measure] else f"**{text}**")
        lines.append(row(words, BOUNDS[measure], *cells))
    return lines


def arena_table():
    """What share one greedy bot wins against three random ones."""
    lines = ["| | games | won by one greedy bot of four, % (95 %) |", "|---|--:|---|"]
    for edition in EDITIONS:
        report = saved(f"{edition}-arena")
        if report is not None:
            share = report["bots"]["greedy"]
            low, high = (percent(each) for each in share["interval"])
            won = f"{percent(share['share'])} ({low} to {high})"
            lines.append(row(f"`{edition}`", f"{report['games']:,}", won))
    return lines


def name_of(ident):
    """A card's id without its set."""
    return ident.rpartition("/")[2].replace("-", " ")


SECTIONS = (
    ("The games", games_table),
    ("Two sets on one table", pairs_table),
    ("Cards that came to nothing", cards_table),
    ("Who won with what", identities_table),
    ("The band", band_table),
    ("One greedy bot against three random ones", arena_table),
)


def page(text):
    """Return the page with its tables made anew."""
    return filled(text, SECTIONS)


if __name__ == "__main__":
    sys.exit(write(TARGET, page, __doc__))
