"""Breaking: a copy of the house in which a break is made, looked for, and unmade."""

import json
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from kickdoor.rules.ruling import load

ROOT = Path(__file__).resolve().parent.parent
SOURCE = "src/kickdoor"
RULINGS = "rulings.pickle"
PATIENCE_SECONDS = 300
NOT_COPIED = shutil.ignore_patterns("static", "__pycache__", "e2e")

PLAYS = """
import json, pickle, sys
from pathlib import Path
from kickdoor.rules.ruling import run

rulings, *rules = sys.argv[1:]
with open(rulings, "rb") as file:
    found = pickle.load(file)
found.sort(key=lambda each: not set(rules) & set(each.rules))
failed = []
for each in found:
    named = bool(set(rules) & set(each.rules))
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
"""Plays the rulings that name one of the rules, then the others, until one does not hold."""

PICKER = "picks_by_rule"
PICKS = """
import os

def pytest_collection_modifyitems(items):
    rules = set(os.environ["RULES"].split())
    items[:] = [
        each for each in items
        if any(rules & set(mark.args) for mark in each.iter_markers("rules"))
    ]
"""
"""A plugin of pytest that leaves the tests that carry the mark of one of the rules."""


@dataclass(frozen=True)
class Edit:
    """One change of a file: a text that stands there once, and its replacement."""

    file: str
    old: str
    new: str

    def place(self, root: Path) -> Path:
        """Return the file below a root."""
        return root / SOURCE / self.file


@dataclass(frozen=True)
class Break:
    """Edits after which one rule no longer holds; several where the engine is careful twice."""

    rule: str
    edits: tuple[Edit, ...]


class Outcome(NamedTuple):
    """Whether a break was noticed, whether by what names its rule, and what it was."""

    caught: bool
    named: bool
    by: str


class WrongBreakError(Exception):
    """A break cannot be made or looked for; the message says why."""


class House:
    """A copy of the source in which breaks are made, with its rulings read once and for all."""

    def __init__(self, root: Path, packs: Sequence[str]) -> None:
        """Copy the source, without the built client, and see that all rulings hold there."""
        self.root = root
        self.has_tests = False
        copy = root / SOURCE
        shutil.copytree(ROOT / SOURCE, copy, ignore=NOT_COPIED)
        rulings = load(copy / "rules" / "rulings")
        rulings += [each for pack in packs for each in load(copy / "packs" / pack)]
        (root / RULINGS).write_bytes(pickle.dumps(rulings))
        self._see_that_it_stands(self._ruled([]))

    def outcome(self, each: Break, rules: Sequence[str], *, tested: bool) -> Outcome:
        """Make a break, play the rulings or run the tests that name the rules, and unmake it."""
        if tested:
            self._prepare_tests()
            self._see_that_it_stands(self._tested(rules))
        files = {edit.place(self.root) for edit in each.edits}
        before = {file: file.read_text("utf-8") for file in files}
        for edit in each.edits:
            file = edit.place(self.root)
            _write(file, file.read_text("utf-8").replace(edit.old, edit.new))
        try:
            return self._tested(rules) if tested else self._ruled(rules)
        except subprocess.TimeoutExpired:
            return Outcome(True, False, "nothing ends any more")
        finally:
            for file, text in before.items():
                _write(file, text)

    def _see_that_it_stands(self, outcome: Outcome) -> None:
        if outcome.caught:
            raise WrongBreakError(f"before anything is broken, {outcome.by} does not hold")

    def _ruled(self, rules: Sequence[str]) -> Outcome:
        ran = self._python(["-c", PLAYS, str(self.root / RULINGS), *rules])
        if ran.returncode:
            return Outcome(True, False, ran.stderr.strip().splitlines()[-1])
        failed = json.loads(ran.stdout)
        named = [text for by_name, text in failed if by_name]
        others = [text for by_name, text in failed if not by_name]
        return Outcome(bool(failed), bool(named), (named or others or [""])[0])

    def _tested(self, rules: Sequence[str]) -> Outcome:
        files = [
            str(file)
            for file in sorted((self.root / "tests").rglob("test_*.py"))
            if any(f'"{rule}"' in file.read_text("utf-8") for rule in rules)
        ]
        options = ["-q", "-x", "-p", PICKER, "-p", "no:cacheprovider", "--tb=no"]
        ran = self._python(["-m", "pytest", *options, *files], RULES=" ".join(rules))
        lines = ran.stdout.splitlines()
        failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
        if not failed and (ran.returncode or " passed" not in lines[-1]):
            said = (ran.stdout + ran.stderr).strip()[-400:]
            raise WrongBreakError(f"no test of {', '.join(rules)} can run here: {said}")
        return Outcome(bool(failed), bool(failed), failed[0] if failed else "")

    def _python(self, arguments: Sequence[str], **more: str) -> subprocess.CompletedProcess[str]:
        ours = {
            "PYTHONPATH": os.pathsep.join((str(self.root / "src"), str(self.root))),
            "KICKDOOR_CACHE": str(self.root / "cache"),
        }
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**os.environ, **ours, **more},
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=False,
        )

    def _prepare_tests(self) -> None:
        """Copy the tests and what they need; those in a browser, which want a client, stay away."""
        if self.has_tests:
            return
        shutil.copytree(ROOT / "tests", self.root / "tests", ignore=NOT_COPIED)
        for name in ("pyproject.toml", "README.md"):
            shutil.copy(ROOT / name, self.root / name)
        (self.root / f"{PICKER}.py").write_text(PICKS, "utf-8")
        self.has_tests = True


def _write(file: Path, text: str) -> None:
    """Write a file of the copy and forget what was compiled of it."""
    file.write_text(text, "utf-8")
    for compiled in file.parent.glob(f"__pycache__/{file.stem}.*"):
        compiled.unlink()
