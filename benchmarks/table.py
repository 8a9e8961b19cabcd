"""Puts the results of the last run into the README beside this file.

`make bench` runs it after `kickdoor bench --peers --save benchmarks/results/engine.json`.
"""

import json
import sys
from pathlib import Path

from kickdoor.cli.bench import UNITS, number

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "engine.json"
README = HERE / "README.md"
BEGIN, END = "<!-- engine: begin -->", "<!-- engine: end -->"
VERDICTS = {True: "kept", False: "missed", None: ""}


def table(run):
    """The results as Markdown."""
    lines = [heading(run), "", "| what | budget | processor | clock | in loops | |"]
    lines += ["|---|--:|--:|--:|--:|---|", *map(budget_row, run["lines"])]
    if run["ratios"]:
        lines += ["", "| how many times faster we are | budget | ratio | rounds | |"]
        lines += ["|---|--:|--:|--:|---|", *map(ratio_row, run["ratios"])]
    return "\n".join(lines)


def heading(run):
    made_of = run["made_of"]
    return (
        f"Measured on {run['date']} with {run['python']} on {run['machine']}: {run['rounds']} rounds "
        f"of {made_of['games']} games of 4 random players ({made_of['choices']:,} choices).\n"
        f"One loop of the reference took {run['loop_us']:.0f} µs."
    )


def budget_row(line):
    sign = "at least" if line["unit"] == "per-s" else "at most"
    unit = UNITS[line["unit"]]
    budget = "" if line["budget"] is None else f"{sign} {number(line['budget'])} {unit}"
    cpu, clock, loops = f"{number(line['cpu'])} {unit}".strip(), "", ""
    if line["unit"] != "per-game":
        clock, loops = f"{number(line['wall'])} {unit}", number(line["loops"])
    return row(line["what"], budget, cpu, clock, loops, VERDICTS[line["met"]])


def ratio_row(line):
    budget = "" if line["budget"] is None else f"at least {number(line['budget'])}"
    spread = f"{number(min(line['rounds']))} to {number(max(line['rounds']))}"
    return row(line["what"], budget, number(line["ratio"]), spread, VERDICTS[line["met"]])


def row(*cells):
    return f"| {' | '.join(cells)} |"


def main():
    run = json.loads(RESULTS.read_text("utf-8"))
    text = README.read_text("utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{README}: the marks {BEGIN} and {END} are missing")
    README.write_text(f"{before}{BEGIN}\n{table(run)}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
