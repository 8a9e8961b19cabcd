"""Break rules one by one in a scratch copy of the source, and count how many breaks are caught.

Each break in mutants.toml edits the engine, the server, a switch or a card so that one rule no
longer holds, and nothing else where that can be helped. The draw is made by a seed, from every id
that `kickdoor coverage` counts as proved; `--all` takes every break. What rulings prove, rulings
have to catch; what Python tests alone prove, the tests that carry its mark. An id without a break of
its own that only says again what another one says (`restates` in the rulebook) is broken with that
one's. Those that cannot be broken here stand under `apart` in mutants.toml, with the reason. A break
whose old text is not found exactly once is an error: mend it when the code has moved on.
"""

import argparse
import random
import sys
import tempfile
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from breaking import ROOT, Break, Edit, House, Outcome, WrongBreakError

from kickdoor.rules.coverage import known_editions, measure, rulebook

BREAKS = Path(__file__).resolve().with_name("mutants.toml")


@dataclass(frozen=True)
class Target:
    """An id that may be drawn: the breaks it has, what names it too, and what proves it."""

    rule: str
    breaks: tuple[Break, ...]
    names: tuple[str, ...]
    tested: bool


def breaks(written: dict[str, Any]) -> dict[str, list[Break]]:
    """Return every break by its rule, each checked against the source as it is."""
    found: dict[str, list[Break]] = defaultdict(list)
    for each in written["break"]:
        rule = each.pop("rule")
        edits = (each, *each.pop("also", ()))
        found[rule].append(Break(rule, tuple(Edit(**edit) for edit in edits)))
    stale = [
        f"{rule}: {edit.old!r} does not stand just once in {edit.file}"
        for rule, own in found.items()
        for each in own
        for edit in each.edits
        if edit.place(ROOT).read_text("utf-8").count(edit.old) != 1
    ]
    if stale:
        raise WrongBreakError("\n  ".join(["breaks that cannot be made any more:", *stale]))
    return found


def targets(editions: Sequence[str]) -> tuple[list[Target], dict[str, str]]:
    """Return every id of some sets that something proves, and why some of them stand apart."""
    written = tomllib.loads(BREAKS.read_text("utf-8"))
    broken = breaks(written)
    apart = {rule: each["reason"] for each in written["apart"] for rule in each["rules"]}
    proved = measure(known_editions(), tests=ROOT / "tests").rules
    unknown = sorted({*broken, *apart} - {each.id for each in proved if each.covered})
    if unknown:
        raise WrongBreakError(f"nothing proves {', '.join(unknown)}")
    if both := sorted({*broken} & {*apart}):
        raise WrongBreakError(f"stand apart, and are broken all the same: {', '.join(both)}")
    origins = {each["id"]: each.get("restates", each["id"]) for each in rulebook()["rule"]}
    found = []
    for each in measure(editions, tests=ROOT / "tests").rules:
        origin = origins[each.id]
        own = broken.get(each.id) or broken.get(origin, [])
        names = sorted(other for other in origins if origins[other] == origin)
        if each.covered:
            found.append(Target(each.id, tuple(own), tuple(names), not each.rulings))
    return found, {each.rule: apart[each.rule] for each in found if each.rule in apart}


def drawn(found: Sequence[Target], seed: int, count: int) -> list[tuple[Target, Break]]:
    """Return a draw of the ids, each with one of its breaks."""
    dice = random.Random(seed)
    picked = dice.sample(found, min(count, len(found)))
    return [(each, dice.choice(each.breaks)) for each in picked]


def every(found: Sequence[Target], text: str) -> list[tuple[Target, Break]]:
    """Return every break of the ids that hold a text; what is only said again is not tried again."""
    return [
        (each, one)
        for each in found
        for one in each.breaks
        if text in each.rule and one.rule == each.rule
    ]


def tried(
    chosen: Sequence[tuple[Target, Break]], editions: Sequence[str]
) -> Iterator[tuple[Target, Break, Outcome]]:
    """Try one break after another, each in the copy as it was."""
    with tempfile.TemporaryDirectory() as name:
        house = House(Path(name), editions)
        for target, each in chosen:
            yield target, each, house.outcome(each, target.names, tested=target.tested)


def main() -> int:
    """Try the breaks, and say in one line what keeps that from being done."""
    try:
        return run()
    except WrongBreakError as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2


def run() -> int:
    """Try the breaks, tell of each, and fail when one is not caught or an id has none."""
    asked = arguments()
    found, apart = targets(asked.editions)
    bare = [each.rule for each in found if not each.breaks and each.rule not in apart]
    whole = asked.all or asked.only
    able = [each for each in found if each.breaks]
    chosen = every(able, asked.only) if whole else drawn(able, asked.seed, asked.count)
    caught = named = 0
    for target, each, outcome in tried(chosen, asked.editions):
        caught += outcome.caught
        named += outcome.named
        what = target.rule if each.rule == target.rule else f"{target.rule} (as {each.rule})"
        print(f"{state(outcome):<18} {what}: {outcome.by or each.edits[0].file}", flush=True)
    own = sum(any(one.rule == each.rule for one in each.breaks) for each in able)
    print(
        f"{len(found)} ids of {', '.join(asked.editions)} are proved; {own} have breaks, ", end=""
    )
    print(
        f"{len(able) - own} are broken with what they say again, {len(apart)} stand apart, ", end=""
    )
    print(f"{len(bare)} have none")
    for reason, count in Counter(apart.values()).items():
        print(f"apart              {count}: {reason}")
    for each in bare:
        print(f"no break           {each}")
    how = "all" if whole else f"drawn by seed {asked.seed}"
    print(f"{len(chosen)} breaks ({how}): {caught} caught, {named} by what names the rule")
    return 0 if caught == len(chosen) and not bare else 1


def arguments() -> argparse.Namespace:
    """Return what is asked on the command line."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--seed", type=int, default=1, help="the seed of the draw")
    wanted.add_argument("--count", type=int, default=30, help="how many ids are drawn")
    wanted.add_argument("--all", action="store_true", help="make every break")
    wanted.add_argument("--only", default="", help="make the breaks of ids that hold this text")
    wanted.add_argument(
        "--set",
        dest="editions",
        nargs="+",
        default=["munchkins"],
        choices=known_editions(),
        help="the sets whose ids are meant",
    )
    return wanted.parse_args()


def state(outcome: Outcome) -> str:
    """Say in a word or two what became of a break."""
    if outcome.named:
        return "caught"
    return "caught by another" if outcome.caught else "NOT CAUGHT"


if __name__ == "__main__":
    sys.exit(main())
