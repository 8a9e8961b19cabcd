"""``kickdoor coverage`` lists what nothing proves, and fails when that is too much."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kickdoor.cli import main
from support.language import write_pack

RAT = "- {id: rat, name: Rat, kind: monster, level: 1, bad_stuff: [die]}"
MET = """
- name: The rat is met {}
  given: {{doors: [rat]}}
  play: [Ada kick-open]
"""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main.run(["coverage", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def pack(folder: Path, rulings: int) -> str:
    mine = write_pack(folder, "mine", RAT)
    (mine / "rulings").mkdir()
    text = "".join(MET.format(number) for number in range(rulings))
    (mine / "rulings" / "rats.yaml").write_text(text, "utf-8")
    return str(mine)


@pytest.mark.parametrize(("rulings", "code"), [(2, 1), (3, 0)])
def test_a_card_with_fewer_than_three_rulings_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], rulings: int, code: int
) -> None:
    found, out, _ = run(capsys, pack(tmp_path, rulings))
    assert found == code
    assert f"cards with {rulings} rulings: mine/rat\n" in out


def test_a_rule_that_nothing_proves_is_listed_under_its_topic(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, pack(tmp_path, 3), "--set", "munchkins", "--tests", str(tmp_path))
    assert code == 1
    (row,) = [line for line in out.splitlines() if line.startswith("chat ")]
    assert row.split()[:4] == ["chat", "5", "0", "chat-box,"]


def test_machines_get_the_same_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, pack(tmp_path, 2), "--json")
    assert code == 1
    found = json.loads(out)
    assert found["cards"] == {"mine/rat": 2}
    assert found["missing"]["cards"] == ["mine/rat"]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            ["--set", "nope"],
            "--set nope: the rulebook knows no such set; there are: ducktales, epic, ",
        ),
        (["--tests", "nope"], "--tests nope: there is no such folder"),
        (["nope"], "nope:1:1: no pack is here"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], line: str
) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2
    assert err.startswith(f"kickdoor: {line}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("edition", ["russia"])
def test_a_hidden_edition_brings_its_own_set_and_all_its_rules_are_proved(
    capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    _, out, _ = run(capsys, "--set", edition, "--json")
    found = json.loads(out)
    assert found["missing"]["rules"] == []
    assert f"{edition}/cossack" in found["cards"]
