"""Whatever is written in a card file, the compiler answers with a definition or with mistakes."""

from __future__ import annotations

import copy
import random
from functools import cache
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kickdoor.core.definition import Definition
from kickdoor.lang.compiler import compile_card
from kickdoor.lang.loading import read_cards
from kickdoor.lang.mistakes import Report, Spot
from kickdoor.lang.pack import SHIPPED, load_packs, shipped_packs
from kickdoor.lang.registry import CONDITIONS, OPERATIONS
from kickdoor.lang.source import written
from kickdoor.lang.vocabulary import Names
from kickdoor.lang.wording import Wording, wording_of

PACK = shipped_packs()[0]


@cache
def cards() -> list[Any]:
    files = sorted((SHIPPED / PACK / "cards").glob("*.yaml"))
    return [node.plain() for node in read_cards(files, Report())]


@cache
def names() -> Names:
    (pack,) = load_packs([PACK])
    groups: dict[str, set[str]] = {name: {pack.plain.get(name, "")} for name in pack.groups}
    for each in pack.definitions:
        if each.kind == "identity":
            groups[each.group].add(each.ident.rsplit("/", 1)[-1])
    slots = {*pack.slots, "1-hand", "2-hands"}
    known = {each.ident: each.kind for each in pack.definitions}
    return Names(PACK, groups, slots, set(pack.tags), known)


@cache
def wording() -> Wording:
    return wording_of(load_packs([PACK]))


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place inside some data: (container, key)."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    found: list[tuple[Any, Any]] = []
    for key in keys:
        found.append((value, key))
        if isinstance(value[key], dict | list):
            found += places(value[key])
    return found


def spoil(card: Any, chance: random.Random) -> Any:
    """Return a card with a few things in wrong places."""
    card = copy.deepcopy(card)
    for _ in range(chance.randint(1, 3)):
        container, key = chance.choice(places(card))
        other, other_key = chance.choice(places(chance.choice(cards())))
        value = chance.choice(
            [
                None,
                True,
                -1,
                99,
                "picked",
                [],
                {},
                {chance.choice(sorted(OPERATIONS)): {}},
                {chance.choice(sorted(CONDITIONS)): 1},
                copy.deepcopy(other[other_key]),
            ]
        )
        if chance.random() < 0.3 and isinstance(container, dict):
            container[str(other_key)] = value
        elif chance.random() < 0.2 and isinstance(container, dict):
            del container[key]
        else:
            container[key] = value
        if not places(card):
            return card
    return card


def compiled(card: Any) -> tuple[Definition | None, Report]:
    report = Report()
    found = compile_card(written(card, Spot("card.yaml")), names(), report, ("undead",))
    return (found[0] if found else None), report


@given(st.integers(0, 2**32))
def test_a_spoiled_card_is_refused_or_can_be_read(seed: int) -> None:
    chance = random.Random(seed)
    card = spoil(chance.choice(cards()), chance)
    definition, report = compiled(card)
    assert (definition is None) == bool(report.mistakes)
    if definition is not None:
        assert all(wording().card_text(definition))
