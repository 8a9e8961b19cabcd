"""Break rules one by one in a scratch copy of the source, and count how many breaks the rulings catch.

Each break in mutants.toml edits the engine, a switch or a card so that one rule no longer holds, and
nothing else where that can be helped. A draw of thirty is made by a seed; `--all` takes every one. A
break whose old text is not found exactly once is an error: mend it when the code has moved on.
"""

import argparse
import json
import os
import pickle
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kickdoor.rules.coverage import measure, rulebook
from kickdoor.rules.ruling import load

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SOURCE = ROOT / "src" / "kickdoor"
PATIENCE_SECONDS = 180
EDITION = "munchkins"
RULINGS = "rulings.pickle"

PLAYS = """
import json, pickle, sys
from pathlib import Path
from kickdoor.rules.ruling import run

rule, rulings = sys.argv[1:]
with open(rulings, "rb") as file:
    found = pickle.load(file)
found.sort(key=lambda each: rule not in each.rules)
failed = []
for each in found:
    named = rule in each.rules
    if failed and not named:
        break
    try:
        run(each)
    except Exception as error:
        failed.append([named, f"{Path(each.path).stem}:{each.line} {each.name}"])
        if named:
            break
print(json.dumps(failed))
"""
"""Plays the rulings that name the rule, then the others, until one does not hold."""


@dataclass(frozen=True)
class Edit:
    """One change of a file below the source: a text that stands there once, and its replacement."""

    file: str
    old: str
    new: str


@dataclass(frozen=True)
class Break:
    """Edits after which one rule no longer holds; several where the engine is careful twice."""

    rule: str
    edits: tuple[Edit, ...]


class WrongBreakError(Exception):
    """A break cannot be made; the message says why."""


def breaks() -> list[Break]:
    """Return every break that is written, each checked against the source as it is."""
    text = (HERE / "mutants.toml").read_text("utf-8")
    found = [
        Break(each.pop("rule"), tuple(Edit(**edit) for edit in (each, *each.pop("also", ()))))
        for each in tomllib.loads(text)["break"]
    ]
    stale = [
        f"{each.rule}: {edit.old!r} does not stand just once in {edit.file}"
        for each in found
        for edit in each.edits
        if (SOURCE / edit.file).read_text("utf-8").count(edit.old) != 1
    ]
    if stale:
        raise WrongBreakError("\n  ".join(["breaks that cannot be made any more:", *stale]))
    return found


def outcome(source: Path, each: Break) -> tuple[bool, bool, str]:
    """Make a break in the copy, play the rulings, unmake it.

    Returns whether it was caught, whether by a ruling that names the rule, and by what.
    """
    copy = source / "kickdoor"
    before = {edit.file: (copy / edit.file).read_text("utf-8") for edit in each.edits}
    for edit in each.edits:
        file = copy / edit.file
        write(file, file.read_text("utf-8").replace(edit.old, edit.new))
    try:
        ran = subprocess.run(
            [sys.executable, "-c", PLAYS, each.rule, str(source / RULINGS)],
            env={
                **os.environ,
                "PYTHONPATH": str(source),
                "KICKDOOR_CACHE": str(source / "cache"),
            },
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True, False, "nothing ends any more"
    finally:
        for name, text in before.items():
            write(copy / name, text)
    if ran.returncode:
        return True, False, ran.stderr.strip().splitlines()[-1]
    failed = json.loads(ran.stdout)
    named = [text for by_name, text in failed if by_name]
    others = [text for by_name, text in failed if not by_name]
    return bool(failed), bool(named), (named or others or [""])[0]


def write(file: Path, text: str) -> None:
    """Write a file of the copy and forget what was compiled of it."""
    file.write_text(text, "utf-8")
    for compiled in file.parent.glob(f"__pycache__/{file.stem}.*"):
        compiled.unlink()


def copied(folder: Path) -> Path:
    """Copy the source, without the built client, with its rulings read once and for all."""
    copy = folder / "kickdoor"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    rulings = [*load(copy / "rules" / "rulings"), *load(copy / "packs" / EDITION)]
    (folder / RULINGS).write_bytes(pickle.dumps(rulings))
    caught, _, by = outcome(folder, Break("", ()))
    if caught:
        raise WrongBreakError(f"before anything is broken, {by} does not hold")
    return folder


def drawn(found: list[Break], seed: int, count: int) -> list[Break]:
    """Return a draw of the breaks, no two of one rule."""
    rules = sorted({each.rule for each in found})
    dice = random.Random(seed)
    picked = dice.sample(rules, min(count, len(rules)))
    return [dice.choice([each for each in found if each.rule == rule]) for rule in picked]


def tried(chosen: list[Break]) -> Iterator[tuple[Break, bool, bool, str]]:
    """Try one break after another, each in the copy as it was."""
    with tempfile.TemporaryDirectory() as name:
        source = copied(Path(name))
        for each in chosen:
            yield (each, *outcome(source, each))


def main() -> int:
    """Try the breaks, and say in one line what keeps that from being done."""
    try:
        return run()
    except WrongBreakError as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2


def run() -> int:
    """Try the breaks, tell of each, and fail when one is not caught."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--seed", type=int, default=1, help="the seed of the draw")
    wanted.add_argument("--count", type=int, default=30, help="how many rules are broken")
    wanted.add_argument("--all", action="store_true", help="break every rule that has a break")
    wanted.add_argument("--only", default="", help="break the rules whose id holds this text")
    asked = wanted.parse_args()
    found = breaks()
    again = {each["id"] for each in rulebook()["rule"] if "restates" in each}
    covered = {each.id for each in measure([EDITION]).rules if each.rulings} - again
    unknown = sorted({each.rule for each in found} - covered)
    if unknown:
        raise WrongBreakError(f"no ruling covers {', '.join(unknown)}")
    if asked.all or asked.only:
        chosen = [each for each in found if asked.only in each.rule]
    else:
        chosen = drawn(found, asked.seed, asked.count)
    caught = named = 0
    for each, was_caught, by_name, by in tried(chosen):
        caught += was_caught
        named += by_name
        state = "caught" if by_name else "caught by another" if was_caught else "NOT CAUGHT"
        print(f"{state:<18} {each.rule}: {by or each.edits[0].file}", flush=True)
    rules = len({each.rule for each in found})
    how = "all" if asked.all or asked.only else f"drawn by seed {asked.seed}"
    print(
        f"{rules} of the {len(covered)} rules that rulings cover have a break written for them, "
        f"not counting what is only said again elsewhere"
    )
    print(
        f"{len(chosen)} breaks ({how}): {caught} caught, {named} of them by a ruling that names the rule"
    )
    return 0 if caught == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
