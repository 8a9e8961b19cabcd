"""Where the sets of a mix differ, the one that is named first has the word."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from kickdoor import Game
from kickdoor.lang.pack import load_packs, shipped_packs
from kickdoor.lang.vocabulary import SWITCHES
from kickdoor.rules.leading import DEFAULTS, by_rank, options_of
from kickdoor.rules.sets import ruleset

if TYPE_CHECKING:
    from pathlib import Path

SEATS = ["Ada", "Ben", "Cleo"]
BROUGHT = {
    *("choose_characters", "last_place"),
    *("epic_doors", "epic_level", "epic_steeds", "kill_levels"),
}
"""Switches of a mechanic, which comes along with whichever set has it."""

CARDS = """
- {id: imp, name: Imp, kind: monster, level: 1, copies: 40}
- {id: pebble, name: Pebble, kind: item, bonus: 1, copies: 40}
"""


def lay(home: Path, name: str, tables: str, cards: str = CARDS) -> str:
    folder = home / name
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"id: {name}\nname: {name}\n{tables}", "utf-8")
    (folder / "cards" / "all.yaml").write_text(cards, "utf-8")
    return str(folder)


@pytest.mark.parametrize(("first", "second"), list(permutations(shipped_packs(), 2)))
def test_a_set_that_leads_is_played_by_its_own_rules(first: str, second: str) -> None:
    alone, mixed = ruleset([first]), ruleset([first, second])
    general = {name: alone.switches[name] for name in DEFAULTS}
    assert {name: mixed.switches[name] for name in DEFAULTS} == general
    assert {name: mixed.groups[name] for name in alone.groups} == alone.groups
    assert {name: mixed.slots[name] for name in alone.slots} == alone.slots
    assert mixed.goal == alone.goal
    assert mixed.answers == alone.answers


def test_every_switch_is_a_general_rule_or_comes_along_with_its_mechanic() -> None:
    assert set(SWITCHES) <= {*DEFAULTS, *BROUGHT}, (
        "say in rules/leading.py what a set plays by that is silent on it, or name it in BROUGHT"
    )


def test_a_set_of_its_own_means_the_usual_where_it_is_silent(tmp_path: Path) -> None:
    silent = lay(tmp_path, "silent", "")
    loud = lay(tmp_path, "loud", "switches: {hand_limit: 7, choose_characters: true}")
    assert ruleset([silent, loud]).switches["hand_limit"] == 5
    assert ruleset([loud, silent]).switches["hand_limit"] == 7
    assert ruleset([silent, loud]).switches["choose_characters"] is True


def test_an_expansion_has_the_word_before_what_it_expands_however_they_are_named(
    tmp_path: Path,
) -> None:
    more = lay(tmp_path, "more", "requires: [munchkins]\nswitches: {goal: 12}")
    for names in ([more], ["munchkins", more], [more, "munchkins"]):
        rules = ruleset(names)
        assert rules.goal == 12
        assert rules.switches["deal_doors"] == 2
    assert ruleset(["russia", more]).goal == 10
    ranked = by_rank(load_packs(["russia", more]))
    assert [pack.id for pack in ranked] == ["russia", "more", "munchkins"]


def test_house_rules_of_all_sets_are_offered_and_begin_as_the_leading_set_plays() -> None:
    offered = options_of(by_rank(load_packs(["russia", "munchkins"])))
    assert offered["deal"].default == 4
    assert offered["sacrifice_beats_no_escape"].default is True
    assert {"first_player", "free_charity_discard"} <= set(offered)
    chosen = ruleset(["russia", "munchkins"], {"deal": 2}).switches
    assert (chosen["deal_doors"], chosen["deal_treasures"], chosen["redraw_doors"]) == (2, 2, 4)
    assert ruleset(["russia", "munchkins"]).switches["deal_doors"] == 4


def test_a_choice_that_only_the_leading_set_plays_by_is_offered_too(tmp_path: Path) -> None:
    first = lay(tmp_path, "first", "switches: {goal: 7}")
    other = lay(tmp_path, "other", "options: {goal: {default: 10, choices: [10, 12]}}")
    goal = options_of(by_rank(load_packs([first, other])))["goal"]
    assert (goal.default, goal.choices) == (7, (7, 10, 12))
    assert ruleset([first, other], {"goal": 12}).goal == 12


def test_a_house_rule_over_two_switches_that_disagree_is_not_offered(tmp_path: Path) -> None:
    first = lay(tmp_path, "first", "switches: {deal_doors: 3, deal_treasures: 1}")
    assert "deal" not in options_of(by_rank(load_packs([first, "munchkins"])))


def test_the_board_of_any_set_lies_there_as_long_as_the_way_to_the_win(tmp_path: Path) -> None:
    far = lay(tmp_path, "far", "switches: {goal: 15}")
    board = ruleset([far, "vox-machina"]).board
    assert board is not None
    assert board.track == 15
    assert ruleset(["vox-machina", far]).goal == 10
    assert ruleset(["munchkins", "russia"]).board is None


def test_each_set_may_have_a_word_of_its_own_for_having_no_class() -> None:
    game = Game.new(packs=["ducktales", "russia"], seats=SEATS, seed=1)
    assert game.rules.plain["class"] == ("classless", "citizen")


def test_a_mix_in_either_order_is_replayed_from_its_log() -> None:
    for names in (["russia", "munchkins"], ["munchkins", "russia"]):
        game = Game.new(packs=names, seats=SEATS, seed=3)
        again = Game.replay(game.log)
        assert again.rules.packs == tuple(names)
        assert again.digest() == game.digest()
