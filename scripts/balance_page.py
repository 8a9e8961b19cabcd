"""Put what the laboratory found of every set into docs/balance.md, from the reports that were saved.

python scripts/balance_page.py            # write
python scripts/balance_page.py --check    # exit code 1 when it would change
"""

import json
import sys
from pathlib import Path

from marked import filled, write

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "balance.md"
RESULTS = ROOT / "benchmarks" / "results" / "balance"
STAGES = ("before", "after")
FULL = ("munchkins", "russia", "ducktales", "vox-machina")
LEAST, MOST = 0.7, 1.4


def reports():
    """Yield each saved report: the set, whether before or after, and the report; full editions first."""
    names = {path.stem.rpartition("-")[0] for path in RESULTS.glob("*.json")}
    for name in sorted(names, key=lambda name: (name not in FULL, name)):
        for stage in STAGES:
            path = RESULTS / f"{name}-{stage}.json"
            if path.exists():
                yield name, stage, json.loads(path.read_text("utf-8"))


def row(*cells):
    return f"| {' | '.join(cells)} |"


def short(ident):
    """A card's id without its set."""
    return ident.rpartition("/")[2].replace("-", " ").replace(">", ": ")


def listed(idents):
    return ", ".join(short(each) for each in idents) or "none"


def percent(share):
    return f"{100 * share['share']:.0f}"


def games_table():
    """How the games went, a line for each report."""
    lines = [
        row(
            "",
            "",
            "games",
            "rounds",
            "deaths",
            "fights won",
            "comebacks",
            "kingmaking",
            "won by seat, %",
        ),
        "|---|---|--:|--:|--:|--:|--:|--:|---|",
    ]
    for name, stage, report in reports():
        seats = ", ".join(_seat(share) for share in report["seats"].values())
        drama = report["drama"]
        lines.append(
            row(
                f"`{name}`", stage, f"{report['games']:,.0f}", f"{report['rounds-median']:.1f}",
                f"{report['deaths-a-game']:.2f}", f"{100 * report['fights-won']:.0f} %",
                f"{percent(drama['comebacks'])} %", f"{percent(drama['kingmaking'])} %", seats,
            )
        )  # fmt: skip
    return lines


def _seat(share):
    low, high = share["interval"]
    return f"{percent(share)} ({100 * low:.0f} to {100 * high:.0f})"


def identities_table():
    """How much more than an equal share the holders of each identity won."""
    lines = [
        row("", "", "", "holders", "times an equal share (95 %)", "text"),
        "|---|---|---|--:|---|---|",
    ]
    for name, stage, report in reports():
        for group in report["identities"].values():
            for ident, each in group.items():
                ever = each["ever"]
                if "/" in ident and ever["holders"]:
                    ours = "ours" if ident in report["own"] else "given"
                    cells = (short(ident), f"{ever['holders']:,}", _multiple(ever), ours)
                    lines.append(row(f"`{name}`", stage, *cells))
    return lines


def _multiple(share):
    value, low, high = (each / share["fair"] for each in (share["share"], *share["interval"]))
    text = f"{value:.2f} ({low:.2f} to {high:.2f})"
    if high < LEAST or low > MOST:
        return f"**{text}**"
    return f"*{text}*" if not LEAST <= value <= MOST else text


def verdict_table():
    """What is out of balance for certain, and what is doubtful."""
    lines = [row("", "", "certain", "doubtful"), "|---|---|---|---|"]
    for name, stage, report in reports():
        found = {"out": [], "doubtful": []}
        for finding in report["verdict"]:
            found[finding["certainty"]].append(_finding(finding))
        cells = ("; ".join(each) or "none" for each in found.values())
        lines.append(row(f"`{name}`", stage, *cells))
    return lines


def _finding(finding):
    kind, _, way = finding["kind"].partition("-")
    if kind == "card":
        did = "never played" if way == "unplayed" else "seldom has an effect"
        return f"{short(finding['subject'])} {did} ({100 * finding['value']:.0f} % of its games)"
    who = f"seat {finding['subject']}" if kind == "seat" else short(finding["subject"])
    value = f"{100 * finding['value']:+.0f} points" if kind == "seat" else f"{finding['value']:.2f}"
    return f"{who} {way} ({value})"


def nothing_table():
    """What came to nothing."""
    lines = [
        row("", "", "never played", "played without effect", "of cards, never at work"),
        "|---|---|---|---|---|",
    ]
    for name, stage, report in reports():
        nothing = report["nothing"]
        cells = (nothing["never-played"], nothing["without-effect"], nothing["idle-features"])
        lines.append(row(f"`{name}`", stage, *map(listed, cells)))
    return lines


SECTIONS = (
    ("The games", games_table),
    ("The verdicts", verdict_table),
    ("Cards that came to nothing", nothing_table),
    ("Every identity", identities_table),
)


def page(text):
    """Return the page with its tables made anew."""
    return filled(text, SECTIONS)


if __name__ == "__main__":
    sys.exit(write(TARGET, page, __doc__))
