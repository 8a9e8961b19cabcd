"""``kickdoor rulings``: run rulings and say which do not hold."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kickdoor.cli import UserError
from kickdoor.lang.mistakes import PackError
from kickdoor.rules.ruling import Ruling, RulingFailed, load, run

MISUSE = 2


def rulings(*paths: Path, json_: bool = False, only: str = "") -> int:
    """Run the rulings of files and folders.

    Parameters
    ----------
    paths
        Files of rulings, or folders that hold some.
    json_
        Print one JSON object instead of lines.
    only
        Run only rulings whose name holds this text.
    """
    try:
        everything = [each for path in paths for each in _load(path)]
    except PackError as error:
        for mistake in error.mistakes:
            print(f"kickdoor: {mistake}", file=sys.stderr)
        return MISUSE
    if not everything:
        raise UserError("no ruling was found; name a file of rulings or a folder with some")
    found = [each for each in everything if only in each.name]
    if not found:
        raise UserError(f"--only {only}: none of {len(everything)} rulings has this in its name")
    failures = [(each, why) for each in found if (why := _why_not(each)) is not None]
    if json_:
        print(json.dumps(_report(found, failures), ensure_ascii=False, indent=2))
    else:
        for each, why in failures:
            print(f"{each.path}:{each.line}: {each.name}\n    {why}")
        print(f"{len(found) - len(failures)} rulings hold, {len(failures)} do not")
    return 1 if failures else 0


def _load(path: Path) -> list[Ruling]:
    if not path.exists():
        raise UserError(f"{path}: there is no such file or folder")
    return load(path)


def _why_not(ruling: Ruling) -> str | None:
    try:
        run(ruling)
    except RulingFailed as error:
        return str(error)
    return None


def _report(found: list[Ruling], failures: list[tuple[Ruling, str]]) -> dict[str, object]:
    return {
        "run": len(found),
        "failed": [
            {"path": each.path, "line": each.line, "name": each.name, "why": why}
            for each, why in failures
        ],
    }
