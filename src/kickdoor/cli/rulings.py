"""``kickdoor rulings``: play rulings in every way, and say which do not hold."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from kickdoor.cli import UserError
from kickdoor.lang.mistakes import PackError
from kickdoor.rules.ruling import Ruling, load
from kickdoor.rules.ways.judging import Verdict, judge
from kickdoor.rules.ways.known import choose_ways, missing_here, ways_here
from kickdoor.rules.ways.telling import lines_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kickdoor.rules.failure import RulingFailed
    from kickdoor.rules.ways.way import Way

MISUSE = 2


def rulings(
    *paths: Path,
    ways: Annotated[str, Parameter(show_default=False)] = "",
    only: Annotated[str, Parameter(show_default=False)] = "",
    json_: Annotated[bool, Parameter(name="--json", negative="", show_default=False)] = False,
) -> int:
    """Play the rulings of files and folders in every way, and say which do not hold.

    Parameters
    ----------
    paths
        Files of rulings, or folders that hold some.
    ways
        The ways to play them in, separated by commas; all that this build has when left out.
        There are plain, cloned, saved, undone, leaks and compiled.
    only
        Play only rulings whose name holds this text.
    json_
        Print one JSON object instead of lines.
    """
    chosen = _ways(ways)
    missing = {} if ways else missing_here()
    try:
        found = _chosen([each for path in paths for each in _load(path)], only)
    except PackError as error:
        for mistake in error.mistakes:
            print(f"kickdoor: {mistake}", file=sys.stderr)
        return MISUSE
    start = time.perf_counter()
    verdicts = [judge(each, chosen) for each in _progress(found, quiet=json_)]
    seconds = time.perf_counter() - start
    if json_:
        report = _report(verdicts, chosen, missing, seconds)
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _tell(verdicts, chosen, missing, seconds)
    return 0 if all(each.holds for each in verdicts) else 1


def _ways(names: str) -> Sequence[Way]:
    if not names:
        return ways_here()
    try:
        return choose_ways(name.strip() for name in names.split(","))
    except ValueError as error:
        raise UserError(f"--ways {names}: {error}") from None


def _load(path: Path) -> list[Ruling]:
    if not path.exists():
        raise UserError(f"{path}: there is no such file or folder")
    return load(path)


def _chosen(everything: Sequence[Ruling], only: str) -> list[Ruling]:
    if not everything:
        raise UserError("no ruling was found; name a file of rulings or a folder with some")
    found = [each for each in everything if only in each.name]
    if not found:
        raise UserError(f"--only {only}: none of {len(everything)} rulings has this in its name")
    return found


def _progress(found: Sequence[Ruling], *, quiet: bool) -> Iterable[Ruling]:
    """Go through the rulings, with a progress line where somebody watches."""
    if quiet or not sys.stderr.isatty():
        return found
    from rich.console import Console
    from rich.progress import track

    return track(found, "rulings", console=Console(stderr=True), transient=True)


# -- for people ---------------------------------------------------------------------------------


def _tell(
    verdicts: Sequence[Verdict], ways: Sequence[Way], missing: dict[str, str], seconds: float
) -> None:
    for verdict in verdicts:
        for names, failed in verdict.failures:
            print("\n".join(lines_of(verdict.ruling, names, failed)))
    for name, why in missing.items():
        print(f"not played {name}: {why}")
    broken = sum(not each.holds for each in verdicts)
    facts = sum(each.facts for each in verdicts)
    print(
        f"{_held(len(verdicts) - broken)}, {broken:,} {'does' if broken == 1 else 'do'} not: {facts:,} facts, "
        f"each {_listed([way.name for way in ways])}, in {seconds:.1f} s"
    )


def _held(number: int) -> str:
    return "1 ruling holds" if number == 1 else f"{number:,} rulings hold"


def _listed(names: Sequence[str]) -> str:
    if len(names) == 1:
        return f"in one way ({names[0]})"
    return f"in {len(names)} ways ({', '.join(names)})"


# -- for machines -------------------------------------------------------------------------------


def _report(
    verdicts: Sequence[Verdict], ways: Sequence[Way], missing: dict[str, str], seconds: float
) -> dict[str, Any]:
    return {
        "run": len(verdicts),
        "ways": [way.name for way in ways],
        "not_played": missing,
        "facts": sum(each.facts for each in verdicts),
        "seconds": round(seconds, 3),
        "failed": [
            _failure(each.ruling, names, failed)
            for each in verdicts
            for names, failed in each.failures
        ],
    }


def _failure(ruling: Ruling, ways: Sequence[str], failed: RulingFailed) -> dict[str, Any]:
    return {
        "path": ruling.path,
        "line": ruling.line_of(failed.step),
        "name": ruling.name,
        "ways": list(ways),
        "step": failed.step,
        "where": failed.where,
        "wanted": failed.wanted,
        "found": failed.found,
        "open": [
            {
                "player": each.player,
                "kind": each.kind,
                "required": each.required,
                "options": list(each.options),
            }
            for each in failed.questions
        ],
    }
