"""The generated JSON Schemas accept what is right, and refuse what a look at the file can tell is wrong."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from kickdoor.cli.main import run
from kickdoor.lang.mistakes import Report
from kickdoor.lang.pack import shipped_packs
from kickdoor.lang.schema import card_schema, pack_schema
from kickdoor.lang.source import read_file, read_text
from kickdoor.rules.ruling import load
from support.repo import PACKS, SOURCE

CARD_FILES = sorted(PACKS.glob("*/cards/*.yaml"))
RULING_FILES = sorted(path for path in SOURCE.rglob("*.yaml") if path.parent.name == "rulings")


@cache
def cards_validator() -> Draft202012Validator:
    return Draft202012Validator(card_schema())


@cache
def pack_validator() -> Draft202012Validator:
    return Draft202012Validator(pack_schema())


def plain(path: Path) -> Any:
    report = Report()
    node = read_file(path, report)
    report.raise_any()
    assert node is not None
    return node.plain()


def complaints(validator: Draft202012Validator, value: Any) -> list[str]:
    return [f"{list(each.path)}: {each.message[:300]}" for each in validator.iter_errors(value)]


def place(path: Path) -> str:
    return "/".join(path.parts[-3:])


def test_the_schemas_are_schemas() -> None:
    Draft202012Validator.check_schema(card_schema())
    Draft202012Validator.check_schema(pack_schema())


@pytest.mark.parametrize("path", CARD_FILES, ids=place)
def test_shipped_cards_fit_their_schema(path: Path) -> None:
    for card in plain(path):
        assert not complaints(cards_validator(), [card]), card["id"]


@pytest.mark.parametrize("name", shipped_packs())
def test_shipped_packs_fit_their_schema(name: str) -> None:
    assert not complaints(pack_validator(), plain(PACKS / name / "pack.yaml"))


@pytest.mark.parametrize("path", RULING_FILES, ids=place)
def test_cards_made_up_in_rulings_fit_the_schema(path: Path) -> None:
    cards = [card.plain() for ruling in load(path) for card in ruling.cards]
    assert not complaints(cards_validator(), cards)


@pytest.mark.parametrize(
    "text",
    [
        "{id: x, name: X}",
        "{id: x, name: X, kind: monstre}",
        "{id: x, name: X, kind: monster}",
        "{id: x, name: X, kind: monster, level: two}",
        "{id: x, name: X, kind: monster, level: 1, slot: headgear}",
        "{id: x, name: X, kind: monster, level: 1, bad_stuff: [{lose_level: 1}]}",
        "{id: x, name: X, kind: monster, level: 1, bad_stuff: [{lose_levels: {who: nobody}}]}",
        "{id: x, name: X, kind: monster, level: 1, bad_stuff: {die: {}}}",
        "{id: x, name: X, kind: item, qualities: [wins-tie]}",
        "{id: x, name: X, kind: item, modifiers: [{strenght: 3}]}",
        "{id: x, name: X, kind: item, modifiers: [{strength: 3, to: nobody}]}",
        "{id: x, name: X, kind: item, usable_by: {level_at_least: high}}",
        "{id: x, name: X, kind: item, art: {icons: [No Icon]}}",
        "{id: x, name: X, kind: special, plays: [{window: sometimes, do: []}]}",
        "{id: x, name: X, kind: special, plays: [{window: any, picks: [{thing: {}}], do: []}]}",
    ],
)
def test_the_schema_refuses_what_the_file_alone_shows_to_be_wrong(text: str) -> None:
    node = read_text(text, "cards.yaml", Report())
    assert node is not None
    assert complaints(cards_validator(), [node.plain()])


def test_the_schema_of_a_pack_refuses_unknown_tables() -> None:
    assert complaints(pack_validator(), {"id": "x", "name": "X", "card": []})
    assert complaints(pack_validator(), {"id": "x", "name": "X", "slots": {"headgear": "one"}})
    assert not complaints(pack_validator(), {"id": "x", "name": "X"})


@pytest.mark.parametrize(("what", "made"), [("cards", card_schema), ("pack", pack_schema)])
def test_the_command_prints_the_schema(
    what: str, made: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["schema", what]) == 0
    assert json.loads(capsys.readouterr().out) == made()
