"""Every card of a shipped set that does something is proved by rulings of its set."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kickdoor.lang.mistakes import Report
from kickdoor.lang.pack import shipped_packs
from kickdoor.lang.source import read_file
from kickdoor.rules.ruling import Ruling, load
from support.repo import PACKS, SOURCE

PLAIN = {
    *("id", "name", "joke", "kind", "art", "deck", "copies"),
    *("level", "levels", "treasures", "slot", "bonus", "value"),
}
"""Keys of cards that do nothing but what their numbers say."""

GIVERS = {"level-card", "follower", "special"}
"""Kinds that always do something."""

ENOUGH = 3


def cards(name: str) -> Iterator[dict[str, Any]]:
    for file in sorted((PACKS / name / "cards").glob("*.yaml")):
        report = Report()
        node = read_file(file, report)
        report.raise_any()
        assert node is not None
        assert isinstance(node.value, list)
        yield from (each.plain() for each in node.value)  # type: ignore[misc]


@cache
def rulings(name: str) -> tuple[Ruling, ...]:
    return tuple(load(PACKS / name))


def words(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield str(key)
            yield from words(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from words(each)
    elif isinstance(value, str):
        yield from re.split(r"[ >#]+", value)


def does_something(card: dict[str, Any]) -> bool:
    return card["kind"] in GIVERS or any(card[key] for key in set(card) - PLAIN)


@pytest.mark.parametrize("name", shipped_packs())
def test_every_card_with_an_effect_has_rulings(name: str) -> None:
    counts = Counter[str]()
    for ruling in rulings(name):
        counts.update(set(words([ruling.given, ruling.play, ruling.expect])))
    few = {
        card["id"]: counts[card["id"]]
        for card in cards(name)
        if does_something(card) and counts[card["id"]] < ENOUGH
    }
    assert not few


@pytest.mark.parametrize("name", shipped_packs())
def test_rulings_of_a_set_name_rules_and_end_with_what_is_pending(name: str) -> None:
    known = {
        rule["id"]
        for rule in tomllib.loads((SOURCE / "rules" / "rulebook.toml").read_text("utf-8"))["rule"]
    }
    for ruling in rulings(name):
        assert ruling.rules, ruling.name
        assert set(ruling.rules) <= known, ruling.name
        assert "pending" in ruling.expect or ruling.expect.get("over"), ruling.name


def test_no_two_rulings_have_one_name() -> None:
    found = Counter(ruling.name for ruling in load(SOURCE))
    assert [name for name, count in found.items() if count > 1] == []


def test_rulings_stand_beside_the_cards_that_they_are_about() -> None:
    for file in PACKS.glob("*/rulings/*.yaml"):
        assert (Path(file.parent.parent) / "cards" / file.name).is_file(), file
