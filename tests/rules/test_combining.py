"""Sets are mixed by naming them together."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor import Game
from kickdoor.lang.mistakes import PackError
from kickdoor.lang.pack import load_packs, shipped_packs
from kickdoor.rules.sets import of_packs, ruleset

SEATS = ["Ada", "Ben", "Cleo"]

PACK = """
id: toybox
name: Toybox
groups:
  mood: {places: 1, plain: calm}
"""

CARDS = """
- {id: gloomy, name: Gloomy, kind: identity, group: mood, copies: 600, modifiers: [{strength: 1}]}
- {id: gloomy-scarf, name: Gloomy Scarf, kind: item, bonus: 2, copies: 600, usable_by: {mood: gloomy}}
"""


@pytest.fixture
def toybox(tmp_path: Path) -> str:
    folder = tmp_path / "toybox"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(PACK, "utf-8")
    (folder / "cards" / "all.yaml").write_text(CARDS, "utf-8")
    return str(folder)


def test_tables_with_the_same_rules_share_them(toybox: str) -> None:
    first = ruleset(["munchkins", toybox], {"shared_victory": True})
    assert ruleset(["munchkins", toybox], {"shared_victory": True}) is first
    assert ruleset(["munchkins", toybox]) is not first
    assert ruleset([toybox, "munchkins"], {"shared_victory": True}) is not first


def test_a_set_that_was_changed_meanwhile_is_read_anew(toybox: str) -> None:
    before = ruleset(["munchkins", toybox])
    Path(toybox, "cards", "all.yaml").write_text(CARDS.replace("+2", "3").replace("600", "500"))
    assert ruleset(["munchkins", toybox]) is not before


def _total(game: Game, pile: str) -> int:
    view = game.view(None)
    held = sum(seat.hand_doors if pile == "door" else seat.hand_treasures for seat in view.seats)
    return view.table.piles[pile].count + held


@pytest.mark.rules("combining-mix-sets")
@pytest.mark.parametrize("pile", ["door", "treasure"])
def test_two_sets_are_shuffled_into_one_deck(toybox: str, pile: str) -> None:
    alone = Game.new(packs=["munchkins"], seats=SEATS, seed=1)
    mixed = Game.new(packs=["munchkins", toybox], seats=SEATS, seed=1)
    assert _total(mixed, pile) == _total(alone, pile) + 600


@pytest.mark.rules("combining-mix-sets")
def test_cards_of_both_sets_work_together(toybox: str) -> None:
    game = Game.new(packs=["munchkins", toybox], seats=SEATS, seed=1)
    for name in ("gloomy", "gloomy-scarf"):
        game.step(0, f"play:toybox/{name}")
    ada = game.view(None).seats[0]
    assert ada.traits["mood"] == ["toybox/gloomy"]
    assert ada.strength == 1 + 1 + 2


@pytest.mark.rules("combining-all-compatible-vox")
def test_all_shipped_sets_load_and_deal_together() -> None:
    names = list(shipped_packs())
    cards = sum(count for pack in load_packs(names) for _, count in pack.cards)
    game = Game.new(packs=names, seats=SEATS, seed=1)
    assert 0 < _total(game, "door") + _total(game, "treasure") <= cards
    assert game.decisions


def test_a_set_may_leave_cards_of_another_out_and_put_its_own_in_their_place(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "tidy"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        "{id: tidy, name: Tidy, requires: [munchkins],\n"
        "removes: [leftover-stew], replaces: {tax-pigeon: tax-dove}}",
        "utf-8",
    )
    (folder / "cards" / "all.yaml").write_text(
        "- {id: tax-dove, name: Tax Dove, kind: monster, level: 1, copies: 2}", "utf-8"
    )
    rules = Game.new(packs=[str(folder)], seats=SEATS, seed=1).rules
    counts = {definition.ident: count for definition, count in rules.copies}
    assert "munchkins/leftover-stew" not in counts
    assert "munchkins/tax-pigeon" not in counts
    assert counts["tidy/tax-dove"] == 2
    assert counts["munchkins/bag-of-lost-marbles"] == 1


def test_a_set_cannot_leave_out_what_is_not_there(tmp_path: Path) -> None:
    folder = tmp_path / "tidy"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        "{id: tidy, name: Tidy, requires: [munchkins], removes: [leftover-stuw]}", "utf-8"
    )
    with pytest.raises(PackError, match='unknown card "leftover-stuw"; did you mean'):
        load_packs([str(folder)])


def test_rulesets_of_one_process_do_not_renumber_each_other() -> None:
    plain = ruleset(["munchkins"])
    numbers = [definition.index for definition in plain.definitions]
    of_packs(load_packs(["munchkins"]), extra=[(plain.definitions[5], 1)])
    assert (
        [definition.index for definition in plain.definitions]
        == numbers
        == list(range(len(numbers)))
    )


def test_monsters_of_a_set_join_by_the_tags_of_the_set_that_it_requires(tmp_path: Path) -> None:
    folder = tmp_path / "crypt"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text("{id: crypt, name: Crypt, requires: [munchkins]}", "utf-8")
    (folder / "cards" / "all.yaml").write_text(
        "- {id: mummy, name: Mummy, kind: monster, level: 3, tags: [undead]}", "utf-8"
    )
    (mummy,) = load_packs([str(folder)])[-1].definitions
    assert [play.ident for play in mummy.plays] == ["join"]


RULES = """
- {id: heavy-air, name: Heavy Air, kind: rule, modifiers: [{strength: AMOUNT}]}
- {id: imp, name: Imp, kind: monster, level: 1}
- {id: cap, name: Cap, kind: item, bonus: 1}
"""


def _airy(home: Path, name: str, amount: int) -> str:
    folder = home / name
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"{{id: {name}, name: {name.title()}}}", "utf-8")
    (folder / "cards" / "all.yaml").write_text(RULES.replace("AMOUNT", str(amount)), "utf-8")
    return str(folder)


@pytest.mark.rules("combining-mix-sets")
def test_a_rule_of_several_sets_holds_once_and_as_the_leading_one_has_it(tmp_path: Path) -> None:
    hill, dale = _airy(tmp_path, "hill", 2), _airy(tmp_path, "dale", 5)
    for packs, strength in (([hill], 3), ([hill, dale], 3), ([dale, hill], 6)):
        game = Game.new(packs=packs, seats=SEATS, seed=1)
        assert game.view(None).seats[0].strength == strength


def test_a_rule_is_no_card_of_a_deck(tmp_path: Path) -> None:
    game = Game.new(packs=[_airy(tmp_path, "hill", 2)], seats=SEATS, seed=1)
    assert (_total(game, "door"), _total(game, "treasure")) == (1, 1)


def test_a_rule_that_is_made_up_stands_for_one_of_its_name(tmp_path: Path) -> None:
    hill, dale = load_packs([_airy(tmp_path, "hill", 2), _airy(tmp_path, "dale", 5)])
    made_up = [(each, 1) for each in dale.definitions if each.kind == "rule"]
    rules = of_packs([hill], extra=made_up)
    assert [each.ident for each in rules.definitions if each.kind == "rule"] == ["dale/heavy-air"]
