"""Every rule of the base edition and every card with an effect is proved, and the count is right."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from kickdoor.rules.coverage import GOAL, effect_cards, measure
from support.language import write_pack
from support.repo import ROOT

CARDS = """
- {id: imp, name: Imp, kind: monster, level: 1, treasures: 2}
- {id: hat, name: Hat, kind: item, slot: headgear, bonus: 2, value: 100}
- {id: rat, name: Rat, kind: monster, level: 1, bad_stuff: [die]}
- {id: wink, name: Wink, kind: level-card}
- {id: gravity, name: Gravity, kind: rule, modifiers: [{run_away: -1}]}
"""

RULINGS = """
- name: The rat is met
  given: {Ada: {hand: [wink]}, doors: [rat]}
  play: [Ada kick-open]
  expect: {Ada: {hand: [wink]}}
- name: The wink is played
  given: {Ada: {hand: [wink]}}
  play: [Ada play wink > Ada]
- name: Another rat is met
  cards: [{id: rat, kind: monster, level: 5}]
  given: {doors: [rat]}
  play: [Ada kick-open]
"""


def test_everything_that_has_to_be_proved_is() -> None:
    found = measure(["munchkins"], tests=ROOT / "tests")
    missing = [each.id for each in found.rules_missing]
    assert not missing, f"no ruling and no test names {', '.join(missing)}"
    assert not found.situations_missing
    assert not found.unknown, f"tests name {', '.join(found.unknown)}, which are no rules"
    few = {each.id: each.rulings for each in found.cards_below(GOAL)}
    assert not few, "cards with fewer rulings than those that come with the house should have"


def test_a_card_that_is_only_a_number_needs_no_rulings(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, "mine", CARDS)
    assert list(effect_cards(folder)) == ["rat", "wink"]


def test_a_card_counts_where_it_has_a_part_and_is_not_another_of_that_name(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, "mine", CARDS)
    (folder / "rulings").mkdir()
    (folder / "rulings" / "all.yaml").write_text(dedent(RULINGS), "utf-8")
    found = measure([folder])
    assert {each.id: each.rulings for each in found.cards} == {"rat": 1, "wink": 1}


def test_the_rules_of_a_set_are_those_of_what_it_requires(tmp_path: Path) -> None:
    alone = write_pack(tmp_path, "alone", CARDS)
    assert measure([alone]).editions == ()
    joining = write_pack(tmp_path, "joining", CARDS, "requires: [munchkins]")
    found = measure([joining])
    assert found.editions == ("munchkins",)
    assert {each.pack for each in found.cards} == {"joining"}


def test_a_mark_in_a_python_test_proves_a_rule(tmp_path: Path) -> None:
    (tmp_path / "test_menu.py").write_text(
        '@pytest.mark.rules("ui-menu-screen", "ui-nonsense")\ndef test_it(): ...\n', "utf-8"
    )
    found = measure(["munchkins"], tests=tmp_path)
    proved = {each.id: each.tests for each in found.rules if each.tests}
    assert proved == {"ui-menu-screen": 1}
    assert found.unknown == ("ui-nonsense",)


@pytest.mark.parametrize("ident", ["setup-deal-two-each", "timing-noncombat-trade"])
def test_an_entry_that_says_a_rule_again_counts_with_it(ident: str) -> None:
    found = measure(["munchkins"], editions=["russia", "munchkins"])
    proofs = {each.id: each.rulings for each in found.rules}
    assert proofs[ident] > 0
    assert proofs["timing-noncombat-trade"] == proofs["trading-not-in-combat"]
