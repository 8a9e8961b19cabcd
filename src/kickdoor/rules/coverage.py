"""Coverage: which rules, worked situations and cards are proved, and how often.

A rule is proved by a ruling that names its id, or by a Python test that carries
``@pytest.mark.rules("id")``. An entry that restates another one is proved together with it.
A card is proved by the rulings in which it stands on the table or is spoken of in a step.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kickdoor.core.record import record
from kickdoor.lang.mistakes import Report
from kickdoor.lang.pack import find_pack, load_packs
from kickdoor.lang.source import read_file
from kickdoor.rules.ruling import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kickdoor.lang.pack import Pack
    from kickdoor.rules.ruling import Ruling

HERE = Path(__file__).parent

ENOUGH = 3
"""How many rulings a card with an effect must have."""

GOAL = 5
"""How many it should have."""

PLAIN = {
    *("id", "name", "joke", "source", "kind", "art", "deck", "copies"),
    *("level", "slot", "bonus", "value", "treasures"),
}
"""Keys of cards that do nothing but what their numbers say."""

GIVERS = {"level-card", "follower", "special"}
"""Kinds that always do something."""

UNSEEN = {"hand", "treasures", "door_discards", "treasure_discards"}
"""Places where a card of a ruling may lie without a part in it."""


@record
class RuleCover:
    """An id of the rulebook that has to be proved, and the number of proofs of either kind."""

    id: str
    topic: str
    rulings: int
    tests: int

    @property
    def covered(self) -> bool:
        """Whether anything proves it."""
        return bool(self.rulings or self.tests)


@record
class CardCover:
    """A card with an effect and the number of its rulings."""

    pack: str
    id: str
    rulings: int


@record
class Coverage:
    """What is proved. ``unknown`` holds ids that tests name and the rulebook does not."""

    editions: tuple[str, ...]
    rulings: int
    rules: tuple[RuleCover, ...]
    cards: tuple[CardCover, ...]
    situations: dict[str, bool]
    unknown: tuple[str, ...]

    @property
    def rules_missing(self) -> list[RuleCover]:
        """Return the rules that nothing proves."""
        return [each for each in self.rules if not each.covered]

    @property
    def situations_missing(self) -> list[str]:
        """Return the worked situations that no ruling plays through."""
        return [each for each, played in self.situations.items() if not played]

    def cards_below(self, number: int) -> list[CardCover]:
        """Return the cards with fewer rulings than a number, those with the fewest first."""
        few = [each for each in self.cards if each.rulings < number]
        return sorted(few, key=lambda each: (each.rulings, each.pack, each.id))


def measure(
    names: Sequence[str | Path], *, editions: Sequence[str] = (), tests: Path | None = None
) -> Coverage:
    """Count what is proved: the rules of the editions, and the cards of the packs that are named.

    Without ``editions`` they are those of the packs and of what these require. ``tests`` is a folder
    of Python tests that may prove rules, too.

    Raises:
        PackError: a pack or a file of rulings cannot be read; every mistake with its place.
    """
    packs = load_packs(names)
    rulings = [*load(HERE / "rulings")]
    for pack in packs:
        rulings += load(Path(pack.path))
    named = Counter(rule for each in rulings for rule in set(each.rules))
    tested = Counter(_marked(tests)) if tests else Counter[str]()
    shown = {find_pack(name).resolve() for name in names}
    asked = tuple(editions) or tuple(pack.id for pack in packs if pack.id in known_editions())
    return Coverage(
        editions=asked,
        rulings=len(rulings),
        rules=tuple(_rules(asked, named, tested)),
        cards=tuple(_cards([p for p in packs if Path(p.path).resolve() in shown], rulings)),
        situations=_situations(rulings),
        unknown=tuple(sorted(set(tested) - {each["id"] for each in rulebook()["rule"]})),
    )


@cache
def rulebook() -> dict[str, Any]:
    """Return the rulebook as data: ``meta`` and the list ``rule``."""
    return tomllib.loads((HERE / "rulebook.toml").read_text("utf-8"))


def known_editions() -> list[str]:
    """Return the names of the editions that the rulebook knows."""
    return list(rulebook()["meta"]["editions"])


def effect_cards(folder: Path) -> Iterator[str]:
    """Yield the ids of a pack's cards that do more than their numbers say.

    A card of the kind ``rule`` is none of them: no ruling has it on the table, and those that name
    its rules prove it.

    Raises:
        PackError: a card file cannot be read.
    """
    for file in sorted((folder / "cards").glob("*.yaml")):
        report = Report()
        node = read_file(file, report)
        report.raise_any()
        cards = node.value if node is not None else None
        for each in cards if isinstance(cards, list) else ():
            card: Any = each.plain()
            if card["kind"] == "rule":
                continue
            if card["kind"] in GIVERS or any(card[key] for key in set(card) - PLAIN):
                yield str(card["id"])


def _rules(
    editions: Iterable[str], named: Counter[str], tested: Counter[str]
) -> Iterator[RuleCover]:
    wanted = set(editions)
    origins = {each["id"]: each.get("restates", each["id"]) for each in rulebook()["rule"]}
    families: dict[str, list[str]] = {}
    for ident, origin in origins.items():
        families.setdefault(origin, []).append(ident)
    for rule in rulebook()["rule"]:
        if rule.get("kind", "rule") != "rule":
            continue
        if wanted & {*rule["editions"], *rule.get("extends_to", ())}:
            family = families[origins[rule["id"]]]
            yield RuleCover(
                rule["id"],
                rule["topic"],
                sum(named[each] for each in family),
                sum(tested[each] for each in family),
            )


def _cards(packs: Iterable[Pack], rulings: Iterable[Ruling]) -> Iterator[CardCover]:
    packs = list(packs)
    counts: dict[str, Counter[str]] = {pack.id: Counter() for pack in packs}
    for ruling in rulings:
        words = part_in(ruling)
        for pack in packs:
            if Path(pack.path).resolve() in Path(ruling.path).resolve().parents:
                counts[pack.id].update(words)
    for pack in packs:
        for ident in effect_cards(Path(pack.path)):
            yield CardCover(pack.id, ident, counts[pack.id][ident])


def part_in(ruling: Ruling) -> set[str]:
    """Return the words that may be cards with a part in a ruling, without those made up in it."""
    given = {key: value for key, value in ruling.given.items() if key not in UNSEEN}
    for key, value in given.items():
        if isinstance(value, dict):
            given[key] = {each: value[each] for each in value if each not in UNSEEN}
    steps = [each for each in ruling.play if not (isinstance(each, dict) and "expect" in each)]
    cards: list[Any] = [card.plain() for card in ruling.cards]
    invented = {str(card.get("id")) for card in cards}
    return {word.rpartition("/")[2] for word in _words([given, steps])} - invented


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield str(key)
            yield from _words(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _words(each)
    elif isinstance(value, str):
        yield from re.split(r"[ >#]+", value)


def _situations(rulings: Iterable[Ruling]) -> dict[str, bool]:
    known = tomllib.loads((HERE / "situations.toml").read_text("utf-8"))["situation"]
    played = {each.situation for each in rulings}
    return {each["id"]: each["id"] in played for each in known}


def _marked(folder: Path) -> Iterator[str]:
    """Yield the ids in every ``pytest.mark.rules(...)`` of a folder of tests."""
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text("utf-8")
        if "mark.rules(" not in text:
            continue
        for node in ast.walk(ast.parse(text, str(file))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rules"):
                yield from (
                    each.value
                    for each in node.args
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                )
