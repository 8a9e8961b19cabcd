"""``kickdoor coverage``: list the rules, situations and cards that nothing proves yet."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import kickdoor
from kickdoor.cli import UserError
from kickdoor.lang.mistakes import PackError
from kickdoor.lang.pack import SHIPPED, shipped_packs
from kickdoor.rules.coverage import ENOUGH, GOAL, known_editions, measure

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kickdoor.rules.coverage import Coverage

MISUSE = 2
CLONE = Path(kickdoor.__file__).parents[2] / "tests"
"""Where the tests lie that prove what no ruling can, when this is a clone and not an installation."""


def coverage(
    *packs: str,
    set_: Annotated[list[str] | None, Parameter(name="--set", negative="")] = None,
    tests: Path | None = None,
    json_: bool = False,
) -> int:
    """List the rules that no ruling names, and the cards with an effect that have too few rulings.

    The exit code is 1 when a rule or a situation is left out, or a card has fewer than three.

    Parameters
    ----------
    packs
        Names of shipped packs, or folders that hold a pack.yaml; all shipped ones when left out.
    set_
        Look at the rules of this set; left out, at those of the packs. It is looked at with the
        shipped ones even where it is hidden.
    tests
        A folder of Python tests whose marks prove rules, too; left out, that of the clone.
    json_
        Print one JSON object instead of lines.
    """
    for name in set_ or ():
        if name not in known_editions():
            raise UserError(
                f"--set {name}: the rulebook knows no such set; there are: {_names(_editions())}"
            )
    if tests is not None and not tests.is_dir():
        raise UserError(f"--tests {tests}: there is no such folder")
    marked = tests or (CLONE if CLONE.is_dir() else None)
    try:
        found = measure(packs or _sets(set_ or ()), editions=set_ or (), tests=marked)
    except PackError as error:
        for mistake in error.mistakes:
            print(f"kickdoor: {mistake}", file=sys.stderr)
        return MISUSE
    if json_:
        print(json.dumps(_report(found), ensure_ascii=False, indent=2))
    else:
        print("\n".join(_lines(found)))
        if marked is None:
            print("what Python tests prove is not known without them: --tests names their folder")
    lost = found.rules_missing or found.situations_missing or found.cards_below(ENOUGH)
    return 1 if lost or found.unknown else 0


def _sets(editions: Iterable[str]) -> list[str]:
    """Return the shipped sets, and those of some editions that are hidden."""
    hidden = [name for name in editions if (SHIPPED / name / "pack.yaml").is_file()]
    return list(dict.fromkeys([*shipped_packs(), *hidden]))


def _editions() -> list[str]:
    return sorted(known_editions())


def _lines(found: Coverage) -> Iterator[str]:
    yield f"{'topic':<16}{'rules':>6}{'proved':>8}  not proved"
    for topic in dict.fromkeys(each.topic for each in found.rules):
        of_it = [each for each in found.rules if each.topic == topic]
        missing = [each.id for each in of_it if not each.covered]
        proved = len(of_it) - len(missing)
        yield f"{topic:<16}{len(of_it):>6}{proved:>8}  {', '.join(missing)}".rstrip()
    for ident in found.unknown:
        yield f"a test names {ident}, which is no rule"
    below = found.cards_below(GOAL)
    for number in range(GOAL):
        few = [f"{each.pack}/{each.id}" for each in below if each.rulings == number]
        if few:
            yield f"cards with {number} rulings: {_names(few)}"
    if found.situations_missing:
        yield f"situations without a ruling: {_names(found.situations_missing)}"
    yield from _totals(found)


def _totals(found: Coverage) -> Iterator[str]:
    rules, cards = len(found.rules), len(found.cards)
    proved = rules - len(found.rules_missing)
    yield f"{found.rulings} rulings; {proved} of {rules} rules of {_names(found.editions) or 'no edition'} proved"
    played = len(found.situations) - len(found.situations_missing)
    yield f"{played} of {len(found.situations)} situations played through"
    enough, goal = (cards - len(found.cards_below(number)) for number in (ENOUGH, GOAL))
    yield (
        f"{enough} of {cards} cards with an effect have {ENOUGH} rulings, "
        f"{goal} have the {GOAL} that they should have"
    )


def _names(names: Iterable[str]) -> str:
    return ", ".join(names)


def _report(found: Coverage) -> dict[str, object]:
    return {
        "editions": found.editions,
        "rulings": found.rulings,
        "rules": {
            each.id: {"topic": each.topic, "rulings": each.rulings, "tests": each.tests}
            for each in found.rules
        },
        "cards": {f"{each.pack}/{each.id}": each.rulings for each in found.cards},
        "situations": found.situations,
        "missing": {
            "rules": [each.id for each in found.rules_missing],
            "situations": found.situations_missing,
            "cards": [f"{each.pack}/{each.id}" for each in found.cards_below(ENOUGH)],
        },
        "unknown": found.unknown,
    }
