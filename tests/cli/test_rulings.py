"""``kickdoor rulings`` says what was played, what does not hold, and what could have been chosen."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from kickdoor.cli import main, rulings
from kickdoor.rules.ways import compiled
from support.repo import SOURCE

CHARITY = str(SOURCE / "rules" / "rulings" / "charity.yaml")

HATS = """
- name: A hat is worth two
  cards:
    - {id: hat, kind: item, slot: headgear, bonus: 2}
  given: {Ada: {level: 3, hand: [hat]}}
  play:
    - Ada play hat
    - expect: {Ada: {strength: 6}}
  expect: {pending: Ada kick-open}

- name: A turn begins at the door
  expect: {turn: Ada, pending: Ada kick-open}
"""


@pytest.fixture(autouse=True)
def from_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the machine look as if it ran from its source, which decides what ways there are."""
    monkeypatch.setattr(sys.modules[compiled.MACHINE], "__file__", "/somewhere/core/game.py")


@pytest.fixture
def hats(tmp_path: Path) -> Path:
    place = tmp_path / "hats.yaml"
    place.write_text(HATS, "utf-8")
    return place


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main.run(["rulings", *map(str, arguments)])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_what_does_not_hold_is_told_with_all_there_is_to_know(hats, capsys):
    code, out, err = run(capsys, hats)
    assert (code, err) == (1, "")
    assert re.sub(r"in [0-9.]+ s$", "in N s", out, flags=re.MULTILINE) == dedent(f"""\
        {hats}:8: A hat is worth two
            plain, cloned, saved, undone, leaks: step 2 ({{expect: {{Ada: {{strength: 6}}}}}})
            wanted: Ada's strength is 6
            found:  5
            open:   Ada must (floor): kick-open, unequip hat, trade Ben, trade Cleo
        not played compiled: this build is not compiled
        1 ruling holds, 1 does not: 3 facts, each in 5 ways (plain, cloned, saved, undone, leaks), in N s
        """)


def test_the_same_as_data(hats, capsys):
    code, out, _ = run(capsys, hats, "--json", "--ways", "leaks,plain")
    report = json.loads(out)
    assert code == 1
    assert report.pop("seconds") >= 0
    assert report == {
        "run": 2,
        "ways": ["plain", "leaks"],
        "not_played": {},
        "facts": 3,
        "failed": [
            {
                "path": str(hats),
                "line": 8,
                "name": "A hat is worth two",
                "ways": ["plain", "leaks"],
                "step": 2,
                "where": "step 2 ({expect: {Ada: {strength: 6}}})",
                "wanted": "Ada's strength is 6",
                "found": "5",
                "open": [
                    {
                        "player": "Ada",
                        "kind": "floor",
                        "required": True,
                        "options": ["kick-open", "unequip hat", "trade Ben", "trade Cleo"],
                    }
                ],
            }
        ],
    }


def test_what_was_not_played_is_said_where_all_ways_were_asked_for(hats, capsys):
    assert json.loads(run(capsys, hats, "--json")[1])["not_played"] == {
        "compiled": "this build is not compiled"
    }
    code, out, _ = run(capsys, hats, "--ways", "plain", "--only", "door")
    assert code == 0
    assert re.fullmatch(
        r"1 ruling holds, 0 do not: 2 facts, each in one way \(plain\), in [0-9.]+ s\n", out
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--ways", "plain,leeks"], "--ways plain,leeks: there is no way 'leeks'; did you mean"),
        (["--ways", "compiled"], "--ways compiled: the way compiled cannot be run: this build"),
        (["--only", "zzzz"], "--only zzzz: none of "),
        (["nowhere"], "nowhere: there is no such file or folder"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(arguments, said, capsys):
    code, out, err = run(capsys, CHARITY, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"kickdoor: {said}")
    assert err.count("\n") == 1


def test_nothing_to_play_is_misuse(tmp_path, capsys):
    code, _, err = run(capsys, tmp_path)
    assert (code, err) == (
        2,
        "kickdoor: no ruling was found; name a file of rulings or a folder with some\n",
    )


def test_a_file_with_mistakes_is_not_played(hats, capsys):
    hats.write_text(HATS.replace("given:", "gvien:"), "utf-8")
    code, out, err = run(capsys, hats)
    assert (code, out) == (2, "")
    assert err == f'kickdoor: {hats}:5:3: unknown key "gvien"; did you mean "given"?\n'


def test_progress_is_shown_where_somebody_watches(hats, capsys, monkeypatch):
    seen = []
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setattr("rich.progress.track", lambda found, *_, **__: seen.append(1) or found)
    run(capsys, hats)
    assert seen == [1]
    run(capsys, hats, "--json")
    assert seen == [1]


def test_help_names_every_way():
    from kickdoor.rules.ways.known import WAYS

    assert all(name in (rulings.rulings.__doc__ or "") for name in WAYS)
