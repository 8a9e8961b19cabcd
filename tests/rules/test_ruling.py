"""Rulings that do not hold say what was wanted; slips in them do not pass for refusals."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

import pytest

from kickdoor.lang.mistakes import PackError
from kickdoor.rules.ruling import RulingFailed, load, run
from support.language import write_pack

HAT = """
- {id: hat, name: Hat, kind: item, slot: headgear, bonus: 2}
- {id: imp, name: Imp, kind: monster, level: 1}
"""


def played(folder: Path, text: str) -> None:
    place = folder / "rulings" / "one.yaml"
    place.parent.mkdir(parents=True, exist_ok=True)
    body = indent(dedent(text).strip(), "  ")
    place.write_text(f"-\n  name: Something happens\n{body}\n", "utf-8")
    (ruling,) = load(place)
    run(ruling)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("play: [refuse: Ada play leftover-stoo]", "nothing is called 'leftover-stoo'"),
        ("play: [refuse: Ada plya leftover-stew]", "there is no 'plya'"),
        ("play: [refuse: Eve play leftover-stew]", "nobody at the table is called 'Eve'"),
        ("play: [{refuse: Ada loot, rul: x}]", "a step is a choice, close"),
        ("play: [refuse: Ada kick-open]", "is legal, and should be refused"),
        (
            "play: [{refuse: Ada loot, rule: no-rule}]",
            "is refused by turn-phase-two-skipped-after-monster, not by",
        ),
        ("play: [Ada loot]", "refused: .*; open: Ada\\* floor: kick-open"),
        ("expect: {Ada: {level: 2}}", "at the end: Ada's level is 1, not 2"),
        ("expect: {Ada: {lvl: 1}}", "'lvl' cannot be expected of a seat"),
        ("expect: {tunr: Ada}", "'tunr' cannot be expected; there are combat, "),
        ("expect: {pending: Ada loot}", "'Ada loot' is not pending"),
        ("given: {Ada: {hand: [no-card]}}", "given: no card is called 'no-card'"),
        ("given: {phase: lunch}", "phase 'lunch' is none"),
        ("given: {Ada: {hand: [elf, elf, elf, elf]}}", "there is no further copy of 'elf'"),
        ("given: {options: {deal: 3}}", "deal cannot be 3"),
        ("cards: [{id: x, kind: monster}]", '"level" is missing'),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(RulingFailed, match=why):
        played(tmp_path, text)


def test_a_key_that_no_ruling_has_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(PackError, match='unknown key "gvien"; did you mean "given"'):
        played(tmp_path, "gvien: {}")


def test_a_ruling_plays_with_the_pack_in_whose_folder_it_stands(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, "mine", HAT)
    played(
        folder, "given: {Ada: {hand: [hat]}}\nplay: [Ada play hat]\nexpect: {Ada: {strength: 3}}"
    )
    with pytest.raises(RulingFailed, match="no card is called 'elf'"):
        played(folder, "given: {Ada: {hand: [elf]}}")
    with pytest.raises(RulingFailed, match="no card is called 'hat'"):
        played(folder, "given: {pack: munchkins, Ada: {hand: [hat]}}")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("given: {Ada: {hnad: []}}", '3:17: unknown key "hnad"; did you mean "hand"?'),
        ("given: {dors: []}", '3:11: unknown key "dors"; did you mean "doors"?'),
        ("given: {Ada: {level: x}}", '3:24: a level from 1 is wanted for level, not "x"'),
        ("given: {Ada: {level: 0}}", "a level from 1 is wanted for level, not the number 0"),
        ("given: {Ada: 3}", "a mapping is wanted for Ada, not the number 3"),
        ("given: {seats: 3}", "a list of texts is wanted for seats, not the number 3"),
        ("given: {dice: [7]}", "a list of results from 1 to 6 is wanted for dice, not a list"),
        ("given: {only: 3}", "true or false is wanted for only, not the number 3"),
        ("play: Ada kick-open", 'a list of steps is wanted for play, not "Ada kick-open"'),
        ("expect: 3", "a mapping is wanted for expect, not the number 3"),
        ("{rules: [combat-tie-lose], play: []}", "did you mean"),
        ("{situation: MR-0000, play: []}", 'unknown situation "MR-0000"'),
        ("note: nothing more", "a ruling says nothing but its name"),
    ],
)
def test_what_is_written_wrongly_is_a_mistake_with_its_place(
    tmp_path: Path, text: str, what: str
) -> None:
    lines = text[1:-1].replace("], ", "]\n").replace("0, ", "0\n") if text[0] == "{" else text
    with pytest.raises(PackError) as wrong:
        played(tmp_path, lines)
    assert what in str(wrong.value)
