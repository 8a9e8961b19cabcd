"""Puts the results of the last runs into the README beside this file and into docs/performance.md.

`make bench` runs it after `kickdoor bench --peers --save benchmarks/results/engine.json` and growth.py.
"""

import json
import sys
from pathlib import Path

from kickdoor.cli.bench import UNITS, number

HERE = Path(__file__).parent
RESULTS = HERE / "results"
README = HERE / "README.md"
PAGE = HERE.parent / "docs" / "performance.md"
VERDICTS = {True: "kept", False: "missed", None: ""}


def builds(run):
    """What was measured of each build, by its name; the interpreted one first."""
    found = {name_of(run): run}
    if run.get("beside"):
        found[name_of(run["beside"])] = run["beside"]
    return dict(sorted(found.items(), reverse=True))


def name_of(build):
    return "compiled" if build["compiled"] else "interpreted"


# --- benchmarks/README.md ----------------------------------------------------------------------


def table(run):
    """The results as Markdown, with the clock, in loops, and with how far the rounds lie apart."""
    lines = [heading(run)]
    for name, build in builds(run).items():
        lines += ["", f"The engine, {name}:", ""]
        lines += ["| what | budget | processor | clock | in loops | |"]
        lines += ["|---|--:|--:|--:|--:|---|", *map(budget_row, build["lines"])]
        if build["ratios"]:
            lines += ["", "| how many times faster we are | budget | ratio | rounds | |"]
            lines += ["|---|--:|--:|--:|---|", *map(ratio_row, build["ratios"])]
    return "\n".join(lines)


def heading(run):
    made_of = run["made_of"]
    return (
        f"Measured on {run['date']} with {run['python']} on {run['machine']}: {run['rounds']} rounds "
        f"of {made_of['games']} games of 4 random players ({made_of['choices']:,} choices).\n"
        f"One loop of the reference took {run['loop_us']:.0f} µs."
    )


def budget_row(line):
    cpu, clock, loops = measured(line), "", ""
    if line["unit"] != "per-game":
        clock, loops = f"{number(line['wall'])} {UNITS[line['unit']]}", number(line["loops"])
    return row(line["what"], budget(line), cpu, clock, loops, VERDICTS[line["met"]])


def ratio_row(line):
    spread = f"{number(min(line['rounds']))} to {number(max(line['rounds']))}"
    return row(line["what"], budget(line), number(line["ratio"]), spread, VERDICTS[line["met"]])


def budget(line):
    if line["budget"] is None:
        return ""
    sign = "at least" if line.get("unit", "per-s") == "per-s" else "at most"
    return (
        f"{sign} {number(line['budget'])} {UNITS[line['unit']] if 'unit' in line else ''}".strip()
    )


def measured(line):
    return f"{number(line['cpu'])} {UNITS[line['unit']]}".strip()


def row(*cells):
    return f"| {' | '.join(cells)} |"


# --- docs/performance.md -----------------------------------------------------------------------


def page(run, growth):
    """The same for people: each budget with both builds, the peers, the growth, what was missed."""
    parts = [heading(run), "", *budgets(run), "", *peers(run), "", *grown(growth), "", *missed(run)]
    return "\n".join(parts)


def budgets(run):
    """A row for each budget, and for each ratio that has one."""
    of = builds(run)
    heads = [cell for name in of for cell in (f"budget, {name}", name)]
    lines = [row("what", *heads), f"|---|{'--:|' * len(heads)}"]
    for kind, show in (("lines", measured), ("ratios", lambda line: number(line["ratio"]))):
        for at, line in enumerate(run[kind]):
            if line["budget"] is not None:
                cells = [f(build[kind][at]) for build in of.values() for f in (budget, show)]
                what = line["what"] if kind == "lines" else f"times faster: {line['what']}"
                lines.append(row(what, *cells))
    return lines


def peers(run):
    """A row for each engine that played in the run, ours first, and a line for each that did not."""
    lines = [row("engine", "decisions a second", "games a second", "a copy"), "|---|--:|--:|--:|"]
    for name, build in builds(run).items():
        of = {line["id"]: line["cpu"] for line in build["lines"]}
        lines.append(peer_row(f"Kickdoor, {name}", of["decisions"], of["games"], of["clone"]))
    for name, of in run["peers"].items():
        speeds = of["decisions a second"], of["games a second"], of["copy in us"]
        lines.append(peer_row(name, *speeds))
    lines += ["", *(f"Not measured: {name}, {why}." for name, why in run["missing"].items())]
    return lines


def peer_row(name, decisions, games, copy):
    return row(name, number(round(decisions)), number(games), f"{number(copy)} µs")


def grown(growth):
    """A row for each number of seats and of sets."""
    how = f"{growth['rounds']} rounds of {growth['games']} random games of each shape"
    lines = [
        f"Growth, interpreted ({how}; one loop of the reference took {growth['loop_us']:.0f} µs):",
        "",
        row("seats", "sets", "cards", "choice with its options", "copy", "choices in a game"),
        "|--:|--:|--:|--:|--:|--:|",
    ]
    for shape in growth["shapes"]:
        numbers = (str(shape[key]) for key in ("seats", "sets", "cards"))
        times = (f"{number(shape[key])} µs" for key in ("step", "copy"))
        lines.append(row(*numbers, *times, str(round(shape["choices"]))))
    return lines


def missed(run):
    """What keeps no budget, plainly."""
    found = [
        f"- {line['what']}, {name}: {measured(line) if 'unit' in line else number(line['ratio'])} "
        f"instead of {budget(line)}"
        for name, build in builds(run).items()
        for line in (*build["lines"], *build["ratios"])
        if line["met"] is False
    ]
    return ["Missed:", "", *found] if found else ["Every budget is kept."]


# --- writing -----------------------------------------------------------------------------------


def put(path, mark, text):
    """Replace what stands between two marks of a page."""
    begin, end = f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"
    before, found, rest = path.read_text("utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        sys.exit(f"{path}: the marks {begin} and {end} are missing")
    path.write_text(f"{before}{begin}\n{text}\n{end}{after}", "utf-8")


def main():
    run = json.loads((RESULTS / "engine.json").read_text("utf-8"))
    growth = json.loads((RESULTS / "growth.json").read_text("utf-8"))
    put(README, "engine", table(run))
    put(PAGE, "performance", page(run, growth))


if __name__ == "__main__":
    main()
