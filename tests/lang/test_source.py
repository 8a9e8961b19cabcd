"""YAML with places: what is read, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.lang.mistakes import Report, Spot
from kickdoor.lang.source import Node, read_file, read_text, written


def read(text: str) -> tuple[Node | None, list[str]]:
    report = Report()
    return read_text(text, "a.yaml", report), [str(each) for each in report.mistakes]


def test_values_are_those_of_yaml_1_2() -> None:
    node, mistakes = read('[on, no, yes, true, +10, -5, 007, "5", ~, 1-2, 1.5, 2020-01-01]')
    assert not mistakes
    assert node is not None
    plain = ["on", "no", "yes", True, 10, -5, 7, "5", None, "1-2", "1.5", "2020-01-01"]
    assert node.plain() == plain


def test_every_node_and_key_knows_its_place() -> None:
    node, _ = read("- id: a\n  do:\n    - die: {}\n")
    assert node is not None
    assert isinstance(node.value, list)
    card = node.value[0]
    assert isinstance(card.value, dict)
    assert card.keys["do"] == Spot("a.yaml", 2, 3)
    assert card.value["id"].spot == Spot("a.yaml", 1, 7)
    steps = card.value["do"]
    assert isinstance(steps.value, list)
    assert str(steps.value[0].spot) == "a.yaml:3:7"


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("a: 1\nb: 2\na: 3\n", 'a.yaml:3:1: "a" is written twice (first in line 1)'),
        ("a: [1\nb: 2\n", "a.yaml:2:2: is not YAML: did not find expected ',' or ']'"),
        ("a: &x [1]\nb: *x\n", "a.yaml:1:4: aliases (*name) are not read; write it out"),
        ("? [a]\n: 1\n", "a.yaml:1:3: a key has to be a word"),
        ("# nothing\n", "a.yaml:1:1: is empty"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, mistake: str) -> None:
    assert read(text)[1] == [mistake]


@pytest.mark.parametrize("text", ["a: " + "[" * 50_000, "a: *b", "a: 1\n---\nb: 2\n", "\t\tx: {"])
def test_nothing_odd_gets_through(text: str) -> None:
    node, mistakes = read(text)
    assert node is None
    assert len(mistakes) == 1


def test_tags_run_nothing() -> None:
    node, _ = read("!!python/object/apply:os.system ['false']")
    assert node is not None
    assert node.plain() == ["false"]


def test_files_that_cannot_be_read_are_mistakes(tmp_path: Path) -> None:
    report = Report()
    assert read_file(tmp_path / "none.yaml", report) is None
    (tmp_path / "bad.yaml").write_bytes(b"a: 1\nb: \xff\n")
    assert read_file(tmp_path / "bad.yaml", report) is None
    lines = [str(each) for each in report.mistakes]
    assert lines[0].endswith("none.yaml:1:1: cannot be read: No such file or directory")
    assert lines[1].endswith("bad.yaml:2:1: is not UTF-8 text")


def test_plain_data_becomes_nodes_that_stand_at_one_place() -> None:
    spot = Spot("a.yaml", 4, 2)
    node = written({"do": [{"die": None}]}, spot)
    assert node.plain() == {"do": [{"die": None}]}
    assert node.keys == {"do": spot}
