"""The schema of rulings is made of what the checks go by: both take and refuse the same files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from kickdoor.cli.main import run
from kickdoor.lang.mistakes import PackError, Report
from kickdoor.lang.source import read_file, read_text
from kickdoor.lang.vocabulary import SWITCHES
from kickdoor.rules import expectation, shape
from kickdoor.rules.fitting import fit
from kickdoor.rules.ruling import load
from kickdoor.rules.shape import WHOLE, ruling_schema
from support.repo import SOURCE

FILES = sorted(path for path in SOURCE.rglob("*.yaml") if path.parent.name == "rulings")


@cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(ruling_schema())


def complaints(value: Any) -> list[str]:
    return [f"{list(each.path)}: {each.message[:200]}" for each in validator().iter_errors(value)]


def test_the_schema_is_one_and_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    Draft202012Validator.check_schema(ruling_schema())
    assert run(["schema", "rulings"]) == 0
    assert json.loads(capsys.readouterr().out) == ruling_schema()


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_shipped_rulings_fit(path: Path) -> None:
    report = Report()
    node = read_file(path, report)
    report.raise_any()
    assert node is not None
    assert not complaints(node.plain())


@pytest.mark.parametrize(
    "text",
    [
        "play: [Ada kick-open, close]",
        "{cards: [{id: x, kind: monster, level: 1}], expect: {pending: []}}",
        "given: {Ada: , seats: 6, switches: {goal: 20}, options: {shared_victory: true}}",
        "given: {seats: [Ada, Ben, Cleo, Dan], packs: [munchkins, mine]}",
        "given: {combat: {monsters: [x, {card: y, enhancers: [z]}], main: Ada, forced: true}}",
        "play: [{refuse: Ada loot, rule: combat-ties-lose}, {refuse: Ada loot, rule: engine-x}]",
        "expect: {combat: null, Ada: {hand: 3, class: [], race: elf}, pending: {Ada: floor}}",
        "expect: {sees: {Ben: {Ada: {hand: []}, door_discards: [x]}}, winners: [Ada]}",
    ],
)
def test_both_take_what_is_right(text: str) -> None:
    plain, mistakes = judged(text)
    assert not mistakes
    assert not complaints([plain])


@pytest.mark.parametrize(
    "text",
    [
        "note: nothing else",
        "gvien: {}",
        "{rules: [combat-tie-lose], play: []}",
        "{rules: 3, play: []}",
        "{situation: MR-0000, play: []}",
        "{play: [], note: 3}",
        "cards: {id: x}",
        "given: 3",
        "given: {dors: []}",
        "given: {Ada: {hnad: []}}",
        "given: {Ada: 3}",
        "given: {Ada: {level: 0}}",
        "given: {Ada: {hand: hat}}",
        "given: {Ada: {dead: 1}}",
        "given: {Ada: {cheated: [hat]}}",
        "given: {dice: [0]}",
        "given: {dice: 3}",
        "given: {only: 3}",
        "given: {phase: lunch}",
        "given: {seats: 2}",
        "given: {seats: 7}",
        "given: {seats: [Ada, Ben]}",
        "given: {seats: [Ada, Ben, cleo]}",
        "given: {turn: ada}",
        "given: {switches: {gaol: 3}}",
        "given: {switches: {goal: 1}}",
        "given: {switches: {trade_lock: 1}}",
        "given: {options: {deal: [2]}}",
        "given: {combat: {mian: Ada}}",
        "given: {combat: {monsters: [{enhancers: [x]}]}}",
        "given: {combat: {monsters: x}}",
        "play: Ada kick-open",
        "play: [kick-open]",
        "play: [clos]",
        "play: [{}]",
        "play: [{expect: {tunr: Ada}}]",
        "play: [{expect: {}, refuse: Ada loot}]",
        "play: [{refuse: Ada loot, rul: x}]",
        "play: [{refuse: Ada loot, rule: combat-tie-lose}]",
        "expect: []",
        "expect: {tunr: Ada}",
        "expect: {over: 1}",
        "expect: {pending: 1}",
        "expect: {pending: {ada: choice}}",
        "expect: {combat: {winner: Ada}}",
        "expect: {combat: {winning: Ada}}",
        "expect: {combat: []}",
        "expect: {Ada: {level: 0}}",
        "expect: {Ada: {hand: -1}}",
        "expect: {sees: {Ben: {Ada: {level: 1}}}}",
        "expect: {sees: {Ben: {piles: []}}}",
    ],
)
def test_both_refuse_what_is_wrong(text: str) -> None:
    plain, mistakes = judged(text)
    assert mistakes
    assert complaints([plain])


@pytest.mark.parametrize("text", ["- 3", "- {play: []}", "{name: x, play: []}"])
def test_both_refuse_what_is_no_list_of_rulings(text: str, tmp_path: Path) -> None:
    place = tmp_path / "x.yaml"
    place.write_text(text, "utf-8")
    with pytest.raises(PackError, match="wanted here"):
        load(place)
    node = read_text(text, "x.yaml", Report())
    assert node is not None
    assert complaints(node.plain())


def test_cards_of_a_ruling_are_cards_that_may_do_without_a_name() -> None:
    assert complaints([{"name": "x", "cards": [{"id": "x", "kind": "monster"}]}])
    assert complaints([{"name": "x", "cards": [{"id": "x", "kind": "monstre", "level": 1}]}])
    assert not complaints([{"name": "x", "cards": [{"id": "x", "kind": "monster", "level": 1}]}])


def judged(text: str) -> tuple[Any, list[str]]:
    """Return a ruling of these keys as data, and the mistakes that the checks find in it."""
    body = text[1:-1] if text.startswith("{") else text
    node = read_text(f"{{name: Something happens, {body}}}", "x.yaml", Report())
    assert node is not None
    report = Report()
    fit(WHOLE, node, "a ruling", report)
    return node.plain(), [str(each) for each in report.mistakes]


# -- one description ----------------------------------------------------------------------------


def test_everything_that_can_be_expected_is_described_and_compared() -> None:
    assert set(shape.TABLE_FACTS) == set(expectation.EXPECTED)
    assert set(shape.FIGHT_FACTS) == set(expectation.FIGHT)
    assert set(shape.SEAT_FACTS) == {*expectation.NUMBERS, *expectation.PLACES}


def test_every_switch_can_be_set() -> None:
    properties = ruling_schema()["items"]["properties"]["given"]["properties"]
    assert set(properties["switches"]["properties"]) == set(SWITCHES)
