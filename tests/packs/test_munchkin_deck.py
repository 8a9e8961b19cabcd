"""The make-up of the second base deck: counts, curves, prices, and who is hated and equipped."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
import yaml

from support.repo import PACKS

CLASSES = ("bard", "cleric", "ranger", "thief", "warrior", "wizard")
RACES = ("centaur", "dwarf", "elf", "gnome", "halfling", "lizard-guy", "orc")
WORDS = ("dark", "elder", "elite", "high", "legendary", "master")
DOORS = {"monster", "curse", "identity", "permission", "enhancer", "attachment", "scene"}
SWAYED = {"modifiers", "abilities", "plays", "qualities"}
TRAITS = [*(("class", each) for each in CLASSES), *(("race", each) for each in (*RACES, "human"))]

Card = dict[str, Any]


@cache
def cards() -> tuple[Card, ...]:
    """Return every card of the pack, in the order of its files; a rule is none."""
    files = sorted((PACKS / "munchkin" / "cards").glob("*.yaml"))
    written = (card for file in files for card in yaml.safe_load(file.read_text("utf-8")))
    return tuple(card for card in written if card["kind"] != "rule")


def of_kind(kind: str) -> list[Card]:
    """Return the definitions of one kind."""
    return [card for card in cards() if card["kind"] == kind]


def deck(card: Card) -> str:
    """Return the deck that the card belongs to."""
    return str(card.get("deck") or ("door" if card["kind"] in DOORS else "treasure"))


def words(value: Any) -> set[str]:
    """Return every key and every plain word that stands anywhere in a value."""
    if isinstance(value, dict):
        return set(map(str, value)).union(*map(words, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(words, value)) if value else set()
    return {value} if isinstance(value, str) else set()


def swayed(sign: int) -> Counter[tuple[str, str]]:
    """Count by identity the monsters that are stronger (1) or weaker (-1) against it."""
    return Counter(
        next(iter(change["when"]["facing"].items()))
        for card in of_kind("monster")
        for change in card.get("modifiers", [])
        if {"class", "race"} & words(change.get("when"))
        and isinstance(change.get("strength"), int)
        and change["strength"] * sign > 0
    )


# -- the whole --


def test_the_deck_has_95_doors_and_73_treasures() -> None:
    counts = Counter[str]()
    for card in cards():
        counts[deck(card)] += card.get("copies", 1)
    assert counts == {"door": 95, "treasure": 73}


def test_the_kinds_have_their_numbers() -> None:
    counts = Counter[str]()
    for card in cards():
        counts[f"{card['kind']} {deck(card)}"] += card.get("copies", 1)
    assert counts == {
        "monster door": 37,
        "curse door": 13,
        "identity door": 26,
        "permission door": 2,
        "enhancer door": 4,
        "attachment door": 7,
        "special door": 3,
        "scene door": 3,
        "item treasure": 36,
        "attachment treasure": 1,
        "one-shot treasure": 21,
        "level-card treasure": 9,
        "follower treasure": 4,
        "special treasure": 2,
    }


def test_six_classes_and_seven_races_come_in_pairs_and_each_word_once() -> None:
    found = {card["id"]: (card["group"], card.get("copies", 1)) for card in of_kind("identity")}
    assert found == {**dict.fromkeys(CLASSES, ("class", 2)), **dict.fromkeys(RACES, ("race", 2))}
    put_on = [card for card in of_kind("attachment") if "identities" in card]
    assert [(card["id"], card.get("copies", 1)) for card in put_on] == [(w, 1) for w in WORDS]


def test_every_identity_has_a_feat() -> None:
    told = [*of_kind("identity"), *(c for c in of_kind("attachment") if "identities" in c)]
    assert [card["id"] for card in told if "name" not in card.get("epic", {})] == []


def test_ids_and_names_are_unique_and_alike() -> None:
    for key in ("id", "name"):
        counts = Counter(card[key] for card in cards())
        assert [each for each, n in counts.items() if n > 1] == []
    for card in cards():
        slug = re.sub(r"[^a-z0-9]+", "-", card["name"].lower().replace("'", "")).strip("-")
        assert slug == card["id"]


# -- monsters --


def test_monsters_lie_on_the_level_curve() -> None:
    counts = Counter(card["level"] for card in of_kind("monster"))
    assert counts == {1: 5, 2: 5, 4: 4, 6: 4, 8: 4, 10: 3, 12: 3, 14: 3, 16: 3, 18: 2, 20: 1}


def test_monsters_pay_by_the_grid() -> None:
    for card in of_kind("monster"):
        level, paid = card["level"], card.get("treasures", 1)
        grid = (1 if level < 4 else 2 if level < 10 else 3 if level < 14 else 4) + (level == 20)
        assert paid == grid or (level == 18 and paid == 5), card["id"]
        assert card.get("levels", 1) == (2 if level >= 16 else 1), card["id"]
        assert card.get("pursues_above", 0) == {16: 3, 18: 4, 20: 5}.get(level, 0), card["id"]


def test_every_class_and_race_is_hated_and_none_too_much() -> None:
    found = swayed(+1)
    assert set(found) == set(TRAITS) - {("class", "cleric")}
    assert max(found.values()) == 2
    assert swayed(-1)["class", "cleric"] == 2


def test_death_waits_high_up_alone() -> None:
    deadly = [card["level"] for card in of_kind("monster") if "die" in words(card["bad_stuff"])]
    assert sorted(deadly) == [14, 14, 16, 18, 18, 20]


def test_the_undead_and_the_fiery_are_of_many_sizes() -> None:
    def levels(tag: str) -> list[int]:
        return sorted(c["level"] for c in of_kind("monster") if tag in c.get("tags", []))

    assert levels("undead") == [1, 2, 4, 6, 8, 14, 16]
    assert levels("fire") == [12, 14]
    assert [card["id"] for card in of_kind("enhancer") if card.get("tag")] == ["exhumed"]


# -- items --


def test_every_item_has_a_price_by_its_bonus() -> None:
    errors = []
    for item in of_kind("item"):
        assert item.get("value", 0) >= 200, item["id"]
        if SWAYED & set(item):
            continue
        owned = {"class", "race"} & set(item.get("usable_by", {}))
        fair = 200 * item["bonus"] - 200 * bool(owned)
        assert abs(item["value"] - fair) <= 100, item["id"]
        errors.append(abs(item["value"] - fair))
    assert sum(errors) / len(errors) <= 10


@pytest.mark.parametrize("trait", TRAITS)
def test_every_class_and_race_owns_something_that_is_worth_it(trait: tuple[str, str]) -> None:
    group, name = trait
    own = [item["bonus"] for item in of_kind("item") if item.get("usable_by") == {group: name}]
    assert max(own) >= 3


def test_a_few_items_are_barred_to_one_class_each() -> None:
    barred = [item["usable_by"]["not"]["class"] for item in of_kind("item") if "not" in words(item)]
    assert sorted(barred) == ["bard", "cleric", "warrior", "wizard"]


def test_slots_have_their_share() -> None:
    counts = Counter(item.get("slot", "") for item in of_kind("item"))
    assert counts == {
        "1-hand": 11,
        "2-hands": 4,
        "headgear": 4,
        "armor": 4,
        "footgear": 4,
        "steed": 5,
        "": 4,
    }


def test_seven_items_are_big_five_of_them_steeds() -> None:
    big = Counter(item.get("slot", "") for item in of_kind("item") if item.get("big"))
    assert big == {"steed": 5, "2-hands": 2}


def test_steeds_are_spoken_of() -> None:
    assert sum("steed" in words(card) for card in of_kind("curse")) == 1
    assert sum("steed" in words(card["bad_stuff"]) for card in of_kind("monster")) == 3


# -- the rest of the treasures --


def test_one_shots_have_their_sizes_and_prices() -> None:
    found = Counter((c["boost"], c["value"]) for c in of_kind("one-shot") if "boost" in c)
    assert found == {(2, 100): 5, (3, 100): 3, (5, 200): 2, (5, 300): 1}
    assert sum("plays" in card for card in of_kind("one-shot")) == 8


def test_hirelings_are_worth_little_and_carry_or_fight() -> None:
    found = {(card.get("bonus", 0), card.get("carries", 0)) for card in of_kind("follower")}
    assert found == {(0, 2), (1, 1), (2, 0)}
    assert not any("value" in card for card in of_kind("follower"))


def test_half_of_the_level_cards_ask_for_something() -> None:
    free = [card for card in of_kind("level-card") if not {"needs", "cost"} & set(card)]
    assert len(free) == len(of_kind("level-card")) / 2
