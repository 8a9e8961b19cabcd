"""Rulings that do not hold say what was wanted; slips in them do not pass for refusals."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

import pytest

from kickdoor import Game
from kickdoor.lang.mistakes import PackError
from kickdoor.rules.ruling import RulingFailed, load, run
from support.language import write_pack

HAT = """
- {id: hat, name: Hat, kind: item, slot: headgear, bonus: 2}
- {id: imp, name: Imp, kind: monster, level: 1}
"""


def played(folder: Path, text: str) -> None:
    game_of(folder, text)


def game_of(folder: Path, text: str) -> Game:
    """Play a ruling that is written to a file, and return the game at its end."""
    place = folder / "rulings" / "one.yaml"
    place.parent.mkdir(parents=True, exist_ok=True)
    body = indent(dedent(text).strip(), "  ")
    place.write_text(f"-\n  name: Something happens\n{body}\n", "utf-8")
    (ruling,) = load(place)
    return run(ruling)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "play: [refuse: Ada play leftover-stoo]",
            "nothing is called 'leftover-stoo'; did you mean \"leftover-stew\"",
        ),
        (
            "play: [refuse: Ada plya leftover-stew]",
            "there is no verb 'plya'; did you mean \"play\"",
        ),
        (
            "play: [refuse: Adda play leftover-stew]",
            "nobody .* is called 'Adda'; did you mean \"Ada\"",
        ),
        ("play: [refuse: Ada kick-open]", "is legal, and should be refused"),
        (
            "play: [{refuse: Ada loot, rule: turn-phase-order}]",
            "step 1 .*: 'Ada loot' is refused by turn-phase-order; found: it is refused by turn-",
        ),
        (
            "play: [Ada loot]",
            r"'Ada loot' is possible; found: it is refused by .*; open: Ada\* floor: kick-open",
        ),
        ("expect: {Ada: {level: 2}}", "at the end: Ada's level is 2; found: 1; open: Ada"),
        ("expect: {Ada: {hand: 2}}", "the number of Ada's hand is 2; found: 0"),
        ("expect: {Ada: {hand: [elf]}}", r"Ada's hand is \[elf\]; found: \[\]"),
        ("expect: {Ada: {lvl: 1}}", "expected of a seat; found: 'lvl'; did you mean \"level\""),
        ("expect: {Eve: {level: 1}}", "nobody at the table is called 'Eve'"),
        ("expect: {combat: {winning: monsters}}", "there is a combat; found: there is no combat"),
        ("expect: {sees: {Ada: {Ben: {hand: [elf]}}}}", "what Ada sees of Ben's hand is"),
        ("expect: {pending: Ada loot}", "'Ada loot' is pending; found: it is refused by turn-"),
        (
            "expect: {pending: [Ada kick-open, Ben pass]}",
            "'Ben pass' is pending; found: Ben is not",
        ),
        ("expect: {pending: []}", "nothing is pending; found: somebody has to choose"),
        ("expect: {pending: {Ada: choice}}", "Ada's decision is choice; found: floor"),
        ("given: {Ada: {hand: [no-card]}}", "given: .*no card is called 'no-card'"),
        ("given: {Ada: {hand: [eelf]}}", "no card is called 'eelf'; did you mean \"elf\""),
        ("given: {dice: [7]}", "a die with 6 sides never shows 7"),
        ("given: {seats: 3, Ada: {}, Ben: {}, Cleo: {}, Dan: {}}", "seats is 3, and 4 are mention"),
        ("given: {pack: munchkins, packs: [munchkins]}", "pack and packs are both there"),
        ("given: {pack: munchkinss}", 'did you mean "munchkins"'),
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
        ("given: {seats: 2}", "a number from 3 to 6, or a list of as many names, is wanted for"),
        ("given: {seats: [Ada, Ben]}", "wanted for seats, not a list"),
        (
            "given: {seats: [Ada, Ben, cleo]}",
            'the name of a player is wanted for seats, not "cleo"',
        ),
        ("given: {dice: [0]}", "a result from 1 is wanted for dice, not the number 0"),
        ("given: {phase: lunch}", 'unknown phase "lunch"; known: after-door, begin'),
        ("given: {combat: {mian: Ada}}", 'unknown key "mian"; did you mean "main"?'),
        ("given: {combat: {monsters: [{enhancers: []}]}}", "a monster is wanted for monsters, not"),
        ("given: {switches: {gaol: 3}}", 'unknown key "gaol"; did you mean "goal"?'),
        ("given: {switches: {goal: 1}}", "a number is wanted for goal, not the number 1"),
        ("play: [kick-open]", "a step (a choice such as Ada kick-open, close, {expect: ...} or"),
        ("play: [{refuse: Ada loot, rul: x}]", '3:29: unknown key "rul"; did you mean "rule"?'),
        (
            "play: [{refuse: Ada loot, rule: combat-tie-lose}]",
            '3:35: unknown rule "combat-tie-lose"; did you mean "combat-ties-lose"?',
        ),
        ("play: [{expect: {tunr: Ada}}]", '3:20: unknown key "tunr"; did you mean "turn"?'),
        ("expect: {tunr: Ada}", '3:12: unknown key "tunr"; did you mean "turn"?'),
        ("expect: {combat: {winner: Ada}}", 'unknown key "winner"; did you mean "winning"?'),
        ("expect: {combat: {winning: Ada}}", 'unknown side "Ada"; known: monsters, munchkins'),
        ("expect: {over: 1}", "true or false is wanted for over, not the number 1"),
        ("expect: {pending: 1}", "is wanted for pending, not the number 1"),
        ("given: {only: 3}", "true or false is wanted for only, not the number 3"),
        ("play: Ada kick-open", 'a list of steps is wanted for play, not "Ada kick-open"'),
        ("expect: 3", "a mapping is wanted for expect, not the number 3"),
        (
            "{rules: [combat-tie-lose], play: []}",
            '3:11: unknown rule "combat-tie-lose"; did you mean "combat-ties-lose"?',
        ),
        ("{situation: MR-0000, play: []}", 'unknown situation "MR-0000"'),
        ("note: nothing more", "a ruling says nothing: one of given, cards, play, expect"),
    ],
)
def test_what_is_written_wrongly_is_a_mistake_with_its_place(
    tmp_path: Path, text: str, what: str
) -> None:
    lines = text[1:-1].replace("], ", "]\n").replace("0, ", "0\n") if text[0] == "{" else text
    with pytest.raises(PackError) as wrong:
        played(tmp_path, lines)
    assert what in str(wrong.value)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_any_number_from_three_to_six_may_play(tmp_path: Path, seats: int) -> None:
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"][:seats]
    last = names[-1]
    text = f"given: {{seats: {seats}, turn: {last}}}\nexpect: {{pending: {last} kick-open}}"
    assert [each.name for each in game_of(tmp_path, text).state.players] == names
    listed = f"given: {{seats: [{', '.join(names[::-1])}]}}\nexpect: {{pending: {last} kick-open}}"
    assert [each.name for each in game_of(tmp_path, listed).state.players] == names[::-1]


def test_whoever_is_mentioned_has_one_of_the_seats(tmp_path: Path) -> None:
    game = game_of(tmp_path, "given: {seats: 4, Zed: {level: 3}, Fay: {}}")
    assert [each.name for each in game.state.players] == ["Ada", "Ben", "Fay", "Zed"]


def test_a_switch_of_another_edition_can_be_set(tmp_path: Path) -> None:
    text = "given: {switches: {hand_limit: 2}, phase: charity, Ada: {hand: [elf, elf]}}\nexpect: "
    played(tmp_path, text + "{pending: Ada end-turn}")
    with pytest.raises(RulingFailed, match="'Ada end-turn' is pending"):
        played(tmp_path, text.replace("limit: 2", "limit: 1") + "{pending: Ada end-turn}")


def test_a_mix_is_of_shipped_packs_and_of_those_beside_the_ruling(tmp_path: Path) -> None:
    mine = write_pack(tmp_path, "mine", HAT)
    write_pack(tmp_path, "yours", "- {id: cap, name: Cap, kind: item, slot: headgear, bonus: 1}")
    text = "given: {packs: [munchkins, mine, yours], Ada: {hand: [elf, hat, cap]}}\nexpect: {}"
    played(mine, text)
    played(tmp_path / "elsewhere", text.replace("mine, yours", "../../mine, ../../yours"))


def test_nothing_that_is_refused_or_expected_changes_the_game(tmp_path: Path) -> None:
    plain = game_of(tmp_path, "given: {}\nexpect: {}")
    asked = game_of(
        tmp_path,
        "play: [refuse: Ada loot, expect: {Ada: {level: 1}, pending: Ada kick-open}]",
    )
    assert asked.digest() == plain.digest()
