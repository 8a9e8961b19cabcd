"""What docs/rulings.md shows is so, and it names everything that may stand in a ruling."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from kickdoor.cli import main
from kickdoor.core.frames import ACTS
from kickdoor.lang.mistakes import Report
from kickdoor.lang.source import read_text
from kickdoor.rules import shape
from kickdoor.rules.ruling import load
from kickdoor.rules.shape import ruling_schema
from kickdoor.rules.ways.judging import judge
from kickdoor.rules.ways.known import WAYS, ways_here
from support.repo import ROOT

PAGE = (ROOT / "docs" / "rulings.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
TABLES = (
    shape.RULING,
    shape.TABLE,
    shape.SEAT,
    shape.FIGHT,
    shape.MONSTER,
    shape.TABLE_FACTS,
    shape.FIGHT_FACTS,
    shape.SEAT_FACTS,
    shape.SEEN,
    shape.SEEN_PILES,
    shape.REFUSE,
)


def words_in_code() -> set[str]:
    """Return every word that stands in code within the text, examples left out."""
    prose = re.sub(r"^```.*?^```", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    spans = re.findall(r"`([^`\n]+)`", prose)
    return {word for span in spans for word in re.findall(r"[a-z]+(?:[-_][a-z]+)*", span)}


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.splitlines()[0][2:])
def test_an_example_holds_in_every_way_and_fits_the_schema(text: str, tmp_path: Path) -> None:
    file = tmp_path / "rulings" / "page.yaml"
    file.parent.mkdir()
    file.write_text(text, "utf-8")
    for ruling in load(file):
        assert not judge(ruling, ways_here()).failures
    node = read_text(text, "page.yaml", Report())
    assert node is not None
    assert not list(Draft202012Validator(ruling_schema()).iter_errors(node.plain()))


def test_the_page_names_every_key_that_is_accepted() -> None:
    keys = {key for table in TABLES for key in table}
    assert {*keys, *shape.PHASES, *ACTS, "close"} - words_in_code() == set()


def test_the_page_names_every_way_and_every_switch_of_the_commands() -> None:
    named = words_in_code()
    assert set(WAYS) <= named
    for option in ("--ways", "--only", "--json", "--kickdoor-rulings", "--kickdoor-ways"):
        assert option in PAGE


def test_what_the_page_shows_of_a_failure_is_what_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("my-set", "rulings", "hats.yaml")
    file.parent.mkdir(parents=True)
    file.write_text(EXAMPLES[0].replace("strength: 5}", "strength: 6}"), "utf-8")
    assert main.run(["rulings", "my-set/rulings"]) == 1
    shown = re.search(
        r"^\$ kickdoor rulings my-set/rulings\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL
    )
    assert shown is not None
    assert without_seconds(capsys.readouterr().out) == without_seconds(shown[1])


def without_seconds(text: str) -> str:
    return re.sub(r"in [0-9.]+ s$", "", text, flags=re.MULTILINE)
