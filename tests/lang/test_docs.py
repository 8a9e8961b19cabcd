"""What docs/cards.md and docs/rulings.md say is so: tables, examples, and the words below them."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from kickdoor.core.frames import ACTS
from kickdoor.lang.compiler import compile_card
from kickdoor.lang.forms import PackForm
from kickdoor.lang.loading import names_of
from kickdoor.lang.mistakes import Report
from kickdoor.lang.pack import load_packs
from kickdoor.lang.reader import Reader
from kickdoor.lang.schema import pack_schema
from kickdoor.lang.source import read_text
from kickdoor.lang.vocabulary import Names
from kickdoor.rules import expectation
from kickdoor.rules.ruling import load, run
from kickdoor.rules.scenario import STEPS
from kickdoor.rules.shape import RULING, SEAT, TABLE
from support.repo import ROOT

CARDS = ROOT / "docs" / "cards.md"
RULINGS = ROOT / "docs" / "rulings.md"
SCRIPT = ROOT / "scripts" / "language_tables.py"

BLOCK = re.compile(r"^```yaml ?(\w*)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def blocks(path: Path, kind: str) -> list[tuple[int, str]]:
    """Return the examples of a kind: their lines and texts."""
    text = path.read_text("utf-8")
    return [
        (text.count("\n", 0, found.start()) + 1, found[2])
        for found in BLOCK.finditer(text)
        if found[1] == kind
    ]


def lines_of(values: list[tuple[int, str]]) -> list[str]:
    return [f"line {line}" for line, _ in values]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("language_tables", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_what_the_language_makes_of_it(script: ModuleType) -> None:
    text = CARDS.read_text("utf-8")
    assert text == script.filled(text), "run: python scripts/language_tables.py"


def test_every_table_stands_on_the_page(script: ModuleType) -> None:
    text = CARDS.read_text("utf-8")
    assert set(script.tables()) == set(re.findall(r"<!-- table: ([a-z-]+) -->", text))


def test_examples_say_something(script: ModuleType) -> None:
    text = CARDS.read_text("utf-8")
    assert len(script.EXAMPLE.findall(text)) > 12
    assert text.count("> **") >= 20


TABLES = blocks(CARDS, "pack")


@pytest.mark.parametrize(("line", "text"), TABLES, ids=lines_of(TABLES))
def test_an_example_of_a_pack_is_right(line: int, text: str) -> None:
    report = Report()
    node = read_text(text, f"cards.md:{line}", report)
    assert node is not None
    Reader(report, Names("")).form(PackForm, node)
    report.raise_any()
    assert not list(Draft202012Validator(pack_schema()).iter_errors(node.plain()))


def test_the_picks_costs_and_limits_of_the_page_can_be_written() -> None:
    text = CARDS.read_text("utf-8")
    rows = re.findall(r"^\| `(\{[^`]*\})` \|", text, re.MULTILINE)
    assert len(rows) == 18
    for row in rows:
        written = row.replace("FILTER", "{}").replace("CONDITION", "{}")
        key = next(iter(yaml.safe_load(written)))
        where = "limit" if key == "times" else "cost" if "discard_" in key or key in COSTS else ""
        _compile_with(where, written)


COSTS = ("lose_level", "discard")


def _compile_with(where: str, written: str) -> None:
    value: Any = yaml.safe_load(written)
    if where == "cost" and isinstance(value.get("discard"), dict):
        where = ""
    part = f"{where}: {written}" if where else f"picks: [{{player: {{}}, name: x}}, {written}]"
    text = f"- {{id: x, name: X, kind: item, abilities: [{{id: y, window: any, {part}, do: []}}]}}"
    report = Report()
    node = read_text(text, "row", report)
    assert node is not None
    assert isinstance(node.value, list)
    compile_card(node.value[0], names_of(load_packs(["munchkins"]), "x", node.value), report)
    report.raise_any()


GAMES = blocks(RULINGS, "")


@pytest.mark.parametrize(("line", "text"), GAMES, ids=lines_of(GAMES))
def test_a_ruling_of_the_page_holds(line: int, text: str, tmp_path: Path) -> None:
    file = tmp_path / "rulings" / f"line-{line}.yaml"
    file.parent.mkdir()
    file.write_text(text, "utf-8")
    for ruling in load(file):
        run(ruling)


def test_the_page_on_rulings_knows_every_word_of_them() -> None:
    text = RULINGS.read_text("utf-8")
    quoted = " ".join(re.findall(r"`([^`\n]+)`", text))
    named = set(re.findall(r"[a-z_-]+", quoted))
    words = {*RULING, *SEAT, *TABLE, *expectation.EXPECTED, *ACTS, *STEPS}
    assert {word for word in words if word not in named} == set()
