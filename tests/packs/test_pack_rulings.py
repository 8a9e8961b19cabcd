"""The rulings of shipped sets are in order: named once, about rules, beside their cards."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from kickdoor.lang.pack import shipped_packs
from kickdoor.rules.ruling import Ruling, load
from support.repo import PACKS, SOURCE


@cache
def rulings(name: str) -> tuple[Ruling, ...]:
    return tuple(load(PACKS / name))


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
    """Those about the rules of an edition have a name of their own."""
    for file in PACKS.glob("*/rulings/*.yaml"):
        of_rules = file.stem.startswith("rules-")
        assert of_rules or (Path(file.parent.parent) / "cards" / file.name).is_file(), file
