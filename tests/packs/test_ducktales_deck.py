"""The make-up of the ducks' deck: counts, curves, prices and pictures, read straight from the files."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
import yaml

from support.repo import PACKS

CLASSES = ("gazillionaire", "household-staff", "junior-woodchuck", "treasure-hunter")
ROLES = {"huey", "dewey", "louie", "webby", "launchpad", "scrooge"}
DOORS = {"monster", "curse", "identity", "permission", "enhancer", "attachment"}

Card = dict[str, Any]


@cache
def cards() -> tuple[Card, ...]:
    """Return every definition of the pack, in the order of its files."""
    files = sorted((PACKS / "ducktales" / "cards").glob("*.yaml"))
    return tuple(card for file in files for card in yaml.safe_load(file.read_text("utf-8")))


def of_kind(kind: str) -> list[Card]:
    """Return the definitions of one kind."""
    return [card for card in cards() if card["kind"] == kind]


def called(ident: str) -> Card:
    """Return the card of an id."""
    (card,) = [card for card in cards() if card["id"] == ident]
    return card


def words(value: Any) -> set[str]:
    """Return every key and every plain word that stands anywhere in a value."""
    if isinstance(value, dict):
        return set(value).union(*map(words, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(words, value)) if value else set()
    return {value} if isinstance(value, str) else set()


def test_the_deck_has_90_doors_78_treasures_and_six_roles() -> None:
    counts = Counter[str]()
    for card in cards():
        usual = "door" if card["kind"] in DOORS else "treasure"
        counts[card.get("deck", usual)] += card.get("copies", 1)
    assert counts == {"door": 90, "treasure": 78, "duck": 6}


def test_the_kinds_have_their_numbers() -> None:
    counts = Counter[str]()
    for card in cards():
        counts[card["kind"]] += card.get("copies", 1)
    assert counts == {
        "monster": 36,
        "curse": 19,
        "identity": 22,
        "permission": 3,
        "enhancer": 6,
        "special": 12,
        "item": 34,
        "attachment": 4,
        "one-shot": 20,
        "follower": 8,
        "level-card": 10,
    }


def test_classes_come_in_fours_and_every_role_once() -> None:
    found = {card["id"]: (card["group"], card.get("copies", 1)) for card in of_kind("identity")}
    assert found == {
        **dict.fromkeys(CLASSES, ("class", 4)),
        **dict.fromkeys(ROLES, ("duck", 1)),
    }


def test_ids_names_and_jokes_are_unique_and_in_order() -> None:
    for key in ("id", "name", "joke"):
        counts = Counter(card.get(key, "") for card in cards())
        assert [each for each, n in counts.items() if n > 1 or not each] == []
    for card in cards():
        slug = re.sub(r"[^a-z0-9]+", "-", card["name"].lower().replace("'", "")).strip("-")
        assert slug == card["id"]
        assert len(card["joke"]) <= 90


def test_monsters_lie_on_the_level_curve_and_pay_by_the_grid() -> None:
    levels = Counter(card["level"] for card in of_kind("monster"))
    curve = {1: 5, 2: 4, 4: 3, 5: 1, 6: 4, 8: 3, 10: 4, 12: 3, 14: 3, 16: 3, 18: 2, 20: 1}
    assert levels == curve
    for card in of_kind("monster"):
        level, paid = card["level"], card.get("treasures", 1)
        grid = (1 if level < 4 else 2 if level < 10 else 3 if level < 14 else 4) + (level == 20)
        assert paid == grid or (level == 18 and paid == 5), card["id"]
        assert card.get("levels", 1) == (2 if level >= 16 else 1), card["id"]
        assert card.get("pursues_above", 0) == {16: 3, 18: 4, 20: 5}.get(level, 0), card["id"]


def test_beagles_are_of_all_sizes_and_strengthen_each_other() -> None:
    beagles = [card for card in of_kind("monster") if "beagle" in card.get("tags", [])]
    assert sorted(card["level"] for card in beagles) == [1, 2, 4, 5, 6, 8, 10, 14]
    assert sum("other_monsters" in words(card) for card in beagles) == 2
    assert sum(card.get("tag") == "beagle" for card in of_kind("enhancer")) == 1


def test_death_waits_high_up_alone() -> None:
    deadly = [card["level"] for card in of_kind("monster") if "die" in words(card["bad_stuff"])]
    assert sorted(deadly) == [12, 14, 14, 16, 18, 20]


def test_every_class_is_hated_and_has_things_of_its_own() -> None:
    for name in CLASSES:
        hated = [
            change["strength"]
            for card in of_kind("monster")
            for change in card.get("modifiers", [])
            if change.get("when") == {"facing": {"class": name}} and "strength" in change
        ]
        assert sum(amount > 0 for amount in hated) >= 1, name
        own = [
            item["bonus"] for item in of_kind("item") if item.get("usable_by") == {"class": name}
        ]
        assert len(own) >= 2, name
        assert max(own) >= 4, name
        barred = [i for i in of_kind("item") if i.get("usable_by") == {"not": {"class": name}}]
        assert len(barred) == 1, name


def test_vehicles_are_many_and_mostly_big() -> None:
    vehicles = [item for item in of_kind("item") if item.get("slot") == "vehicle"]
    assert len(vehicles) == 7
    assert sum(item.get("big", False) for item in vehicles) == 6
    enhancers = [c for c in of_kind("attachment") if c.get("onto") == {"slot": "vehicle"}]
    assert len(enhancers) == 3
    assert sum("vehicle" in words(card) for card in of_kind("curse")) == 3
    assert sum("vehicle" in words(card) for card in of_kind("monster")) >= 5


def test_every_item_has_a_price_by_its_bonus() -> None:
    errors = []
    for item in of_kind("item"):
        assert item.get("value", 0) >= 200, item["id"]
        if not item.get("bonus") or {"modifiers", "abilities", "plays", "qualities"} & set(item):
            continue
        fair = 200 * item["bonus"] - 200 * ("class" in item.get("usable_by", {}))
        assert abs(item["value"] - fair) <= 100, item["id"]
        errors.append(abs(item["value"] - fair))
    assert sum(errors) / len(errors) <= 50


def test_allies_are_worth_one_to_three_and_have_no_price() -> None:
    assert sorted(card["bonus"] for card in of_kind("follower")) == [1, 1, 1, 1, 2, 2, 2, 3]
    assert not any("value" in card for card in of_kind("follower"))


def test_one_shots_have_their_sizes_and_prices() -> None:
    found = Counter(card["boost"] for card in of_kind("one-shot") if "boost" in card)
    assert found == {2: 3, 3: 4, 5: 3}
    assert sum("plays" in card for card in of_kind("one-shot")) == 9


@pytest.mark.parametrize(
    ("ident", "facts"),
    [
        ("bigtime-beagle", {"level": 8, "treasures": 2, "tags": ["beagle"]}),
        ("bankjob-beagle", {"level": 5, "treasures": 2, "tags": ["beagle"]}),
        ("magica-despell", {"level": 18, "levels": 2, "pursues_above": 4}),
        ("bewitched", {"strength": 5, "treasures": 1}),
        ("knuckle-sandwich", {"lasting": "fight", "modifiers": [{"strength": -3}]}),
        ("mrs-beakley", {"kind": "follower", "bonus": 3}),
        ("glittering-goldie", {"kind": "follower", "bonus": 2}),
        ("gold-nugget", {"bonus": 4, "value": 700, "big": True}),
        ("crown-of-genghis-khan", {"bonus": 2, "value": 300}),
        ("mcx-jet-plane", {"bonus": 2, "value": 400, "slot": "vehicle", "big": True}),
        ("fireworks", {"boost": 3}),
        ("top-hat", {"bonus": 1}),
        ("swimming-suit", {"bonus": 1}),
        ("cheat", {"cheats": True}),
    ],
)
def test_known_cards_keep_their_facts(ident: str, facts: Card) -> None:
    assert facts.items() <= called(ident).items()
