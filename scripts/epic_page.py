"""Write docs/epic.md: every identity with an Epic feat, and which moments of it the rulings prove.

python scripts/epic_page.py                 # write
python scripts/epic_page.py --check         # exit code 1 when it would change
python scripts/epic_page.py --why legends   # the rulings behind the marks of a set
"""

import argparse
import json
import sys
from pathlib import Path

from kickdoor.rules.epic_list import listed_sets
from kickdoor.rules.feat_proofs import MARKS, ORDINARY
from kickdoor.rules.shape import MOMENTS

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "epic.md"
GAMES = ROOT / "benchmarks" / "results" / "epic.json"

PROVED, MISSING, NOTHING = "✔", "✘", "–"

HEAD = """# Epic feats

{count} identities of {sets} sets have a feat that works from level 10 on, where a table takes the house rule `epic`. This page,
written by `python scripts/epic_page.py` from `src/kickdoor/rules/epic.toml` and from what came of playing the rulings, tells what is
proved of each, and how long Epic games are. A mark stands where some ruling of the set would fail if that were otherwise (see [rulings.md](rulings.md#feats)); a
test fails when one is lost. `python scripts/epic_page.py --why legends` names the rulings.

![An Epic munchkin has kicked two doors in](epic.png)

{signs}

| mark | what is proved |
| --- | --- |
{marks}

{whole} of {count} identities have all their marks.

{summary}

## Epic games

`make epic` plays each set mixed with Munchkin, and twenty draws of six sets at once, with 3 to 6 players. Games fail that stop, or do not
end. A round is a turn of each player; the house rule lets a game go on to level 20.

{games}
"""

SIGNS = f"{PROVED} proved, {MISSING} not proved, {NOTHING} nothing to prove: no other ability, no cost, or a matter of Epic ones alone."
KINDS = {"word": "word before another"}


def row(*cells):
    return f"| {' | '.join(map(str, cells))} |"


def marks_of(listed):
    """Return the signs of each identity of a set, in the order of the marks."""
    proofs = listed.proofs()
    found = {}
    for each in listed.identities:
        proved = proofs[each.id].found() if each.id in proofs else dict.fromkeys(MARKS)
        found[each.id] = [sign(proved, mark) for mark in MARKS]
    return found


def sign(proved, mark):
    if mark not in proved:
        return NOTHING
    return PROVED if proved[mark] else MISSING


def chapter(listed, marks):
    """Return what there is to say of one set."""
    lines = [f"## {listed.name}", ""]
    if not listed.here:
        lines += ["This set is not here yet.", ""]
    lines += [row("identity", "kind", "feat", *MARKS), row(*["---"] * 3, *[":-:"] * len(MARKS))]
    for each in listed.identities:
        kind = KINDS.get(each.kind, each.kind)
        lines.append(row(each.name, kind, each.feat, *marks[each.id]))
    return "\n".join(lines)


def summary(chapters):
    lines = [row("set", "identities", "with all marks", "marks"), row("---", *["--:"] * 3)]
    for listed, marks in chapters:
        signs = [sign for each in marks.values() for sign in each]
        possible = len(signs) - signs.count(NOTHING)
        proved = f"{signs.count(PROVED)} of {possible}" if listed.here else "not here yet"
        anchor = "".join(each for each in listed.name.lower() if each.isalnum() or each in " -")
        name = f"[{listed.name}](#{anchor.replace(' ', '-')})"
        lines.append(row(name, len(marks), whole(marks), proved))
    return "\n".join(lines)


def games(chapters, played):
    """Return how many games were played of each set and of six at once, and how long they were."""
    names = ("games", "failed", "rounds, mean")
    head = ["sets", *(f"{bots}: {each}" for bots in ("random", "greedy") for each in names)]
    lines = [row(*head), row("---", *["--:"] * 6)]
    for listed, _ in chapters:
        reports = [played[f"{listed.id}-{bots}"] for bots in ("random", "greedy")]
        lines.append(row(listed.name, *(cell for each in reports for cell in cells(each))))
    six = cells(added([each for name, each in played.items() if name.startswith("six-sets")]))
    return "\n".join([*lines, row("six at once", *six, *[NOTHING] * 3)])


def cells(report):
    return report["games"], report["failures"], f"{report['rounds-mean']:.1f}"


def added(reports):
    """Return several reports as one."""
    count = sum(each["games"] for each in reports)
    rounds = sum(each["rounds-mean"] * each["games"] for each in reports)
    failures = sum(each["failures"] for each in reports)
    return {"games": count, "failures": failures, "rounds-mean": rounds / count}


def whole(marks):
    """Return how many identities miss no mark."""
    return sum(MISSING not in each for each in marks.values())


def page():
    """Return the page."""
    chapters = [(listed, marks_of(listed)) for listed in listed_sets()]
    said = {ORDINARY: "everything that the card does at any level", **MOMENTS}
    head = HEAD.format(
        count=sum(len(marks) for _, marks in chapters),
        sets=len(chapters),
        signs=SIGNS,
        marks="\n".join(row(f"`{mark}`", said[mark]) for mark in MARKS),
        whole=sum(whole(marks) for _, marks in chapters),
        summary=summary(chapters),
        games=games(chapters, json.loads(GAMES.read_text("utf-8"))),
    )
    return "\n\n".join([head.strip(), *(chapter(*each) for each in chapters)]) + "\n"


def why(name):
    """Print the rulings behind the marks of a set, and what no ruling proves."""
    for listed in listed_sets():
        for ident, proofs in listed.proofs().items() if listed.id == name else ():
            print(ident)
            for mark, ruling in proofs.found().items():
                print(f"  {mark:<9}{ruling or 'NOT PROVED'}")
            for field, place in proofs.unproved_parts():
                print(f"           no ruling misses {field} {place}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; fail if it differs")
    parser.add_argument("--why", metavar="SET", help="name the rulings behind the marks of a set")
    asked = parser.parse_args()
    if asked.why:
        why(asked.why)
        return
    made = page()
    before = TARGET.read_text("utf-8") if TARGET.exists() else ""
    if not asked.check:
        TARGET.write_text(made, "utf-8")
    elif made != before:
        sys.exit("docs/epic.md is out of date; run: python scripts/epic_page.py")


if __name__ == "__main__":
    main()
