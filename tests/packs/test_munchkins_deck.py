"""The make-up of the base deck: counts, curves, prices and pictures, read straight from the files.

The engine has no part in this: the tests tell whether the deck is the one that was balanced.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

PACK = Path(__file__).parents[2] / "src/kickdoor/packs/munchkins"
RULEBOOK = PACK.parents[1] / "rules/rulebook.toml"

CLASSES = ("warrior", "wizard", "thief", "cleric")
RACES = ("elf", "dwarf", "halfling")
DOORS = {"monster", "curse", "identity", "permission", "enhancer", "attachment"}

Card = dict[str, Any]


@cache
def cards() -> tuple[Card, ...]:
    """Return every card of the pack, in the order of its files; a rule is none."""
    files = sorted((PACK / "cards").glob("*.yaml"))
    written = (card for file in files for card in yaml.safe_load(file.read_text("utf-8")))
    return tuple(card for card in written if card["kind"] != "rule")


@cache
def pack() -> dict[str, Any]:
    """Return the pack's tables."""
    loaded: dict[str, Any] = yaml.safe_load((PACK / "pack.yaml").read_text("utf-8"))
    return loaded


def copies(card: Card) -> int:
    """Return how many of the card lie in its deck."""
    return int(card.get("copies", 1))


def deck(card: Card) -> str:
    """Return the deck that the card belongs to."""
    return str(card.get("deck") or ("door" if card["kind"] in DOORS else "treasure"))


def of_kind(kind: str) -> list[Card]:
    """Return the definitions of one kind."""
    return [card for card in cards() if card["kind"] == kind]


def words(value: Any) -> set[str]:
    """Return every key and every plain word that stands anywhere in a value."""
    if isinstance(value, dict):
        return set(value).union(*map(words, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(words, value)) if value else set()
    return {value} if isinstance(value, str) else set()


def traits(condition: Any) -> list[tuple[str, str]]:
    """Return the identities that a condition names, as (group, name)."""
    if isinstance(condition, dict):
        here = [(k, v) for k, v in condition.items() if k in ("class", "race")]
        return here + [t for v in condition.values() for t in traits(v)]
    if isinstance(condition, list):
        return [t for v in condition for t in traits(v)]
    return []


def conditional(sign: int) -> list[tuple[int, int, tuple[str, str]]]:
    """Return (level, amount, identity) of each bonus (1) or weakness (-1) of a monster."""
    return [
        (card["level"], change["strength"], trait)
        for card in of_kind("monster")
        for change in card.get("modifiers", [])
        if isinstance(change.get("strength"), int) and change["strength"] * sign > 0
        for trait in traits(change.get("when"))
    ]


def restriction(item: Card) -> str:
    """Tell whether an item is for all, for one or two identities, or for all but one."""
    by = item.get("usable_by")
    return "all" if by is None else "not" if "not" in by else "only"


# -- the whole --


def test_the_deck_has_95_doors_and_73_treasures() -> None:
    counts = Counter[str]()
    for card in cards():
        counts[deck(card)] += copies(card)
    assert counts == {"door": 95, "treasure": 73}


def test_the_kinds_have_their_numbers() -> None:
    counts = Counter[str]()
    for card in cards():
        counts[f"{card['kind']} {deck(card)}"] += copies(card)
    assert counts == {
        "monster door": 37,
        "curse door": 19,
        "identity door": 21,
        "permission door": 4,
        "enhancer door": 5,
        "attachment door": 1,
        "special door": 8,
        "item treasure": 38,
        "one-shot treasure": 23,
        "level-card treasure": 9,
        "follower treasure": 1,
        "special treasure": 2,
    }


def test_ids_and_names_are_unique_and_alike() -> None:
    for key in ("id", "name"):
        counts = Counter(card[key] for card in cards())
        assert [each for each, n in counts.items() if n > 1] == []
    for card in cards():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card["id"])
        slug = re.sub(r"[^a-z0-9]+", "-", card["name"].lower().replace("'", "")).strip("-")
        assert slug.removeprefix("the-") == card["id"].removeprefix("the-")


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
        ignored = {16: 3, 18: 4, 20: 5}.get(level, 0)
        assert card.get("pursues_above", 0) == ignored, card["id"]
    assert sorted(c["treasures"] for c in of_kind("monster") if c["level"] == 18) == [4, 5]


def test_bonuses_against_identities_are_many_and_spread() -> None:
    found = conditional(+1)
    bands = {1: (3, 4), 2: (3, 4), 4: (4, 6), 6: (4, 6), 8: (4, 6)}
    assert len(found) == 13
    for level, amount, _ in found:
        low, high = bands.get(level, (3, 4))
        assert low <= amount <= high
    hits = Counter(name for _, _, (_, name) in found)
    assert set(hits) == {*CLASSES, *RACES, "human"}
    assert max(hits.values()) <= 3


def test_a_few_weaknesses_sit_on_high_levels() -> None:
    found = conditional(-1)
    assert len(found) == 3
    assert all(level >= 10 and -5 <= amount <= -2 for level, amount, _ in found)
    assert max(Counter(name for _, _, (_, name) in found).values()) == 1


@pytest.mark.parametrize(
    ("quality", "number"),
    [
        ("no-helper", 1),
        ("level-only", 1),
        ("bonuses-only", 1),
        ("cannot-escape", 1),
        ("auto-escape", 1),
        ("no-one-shots", 1),
    ],
)
def test_qualities_are_rare(quality: str, number: int) -> None:
    assert sum(quality in words(card.get("qualities", [])) for card in of_kind("monster")) == number


def test_speed_undead_ways_out_and_costs_keep_to_their_quotas() -> None:
    monsters = of_kind("monster")
    speeds = [
        change["run_away"]
        for card in monsters
        for change in card.get("modifiers", [])
        if "run_away" in change
    ]
    assert sorted(speeds) == [-2, -1, 1, 1]
    assert sorted(c["level"] for c in monsters if "undead" in c.get("tags", [])) == [2, 4, 16, 16]
    leaves = {"remove_monster", "kill_monster", "transfer_combat", "end_combat"}
    assert sum(bool(leaves & words(card.get("abilities", []))) for card in monsters) == 6
    escaped = [card for card in monsters if "lose_levels" in words(card.get("on_escape", []))]
    assert 1 <= len(escaped) <= 3
    assert sum("on_meet" in card for card in monsters) == 3
    extra = [
        change
        for card in monsters
        for change in card.get("modifiers", [])
        if {"treasures", "levels"} & set(change)
    ]
    assert len(extra) == 3


def main_bad_stuff(card: Card) -> str:
    """Name the main effect of a monster's Bad Stuff; of a choice, the first."""
    if not card["bad_stuff"]:
        return "nothing"
    first = card["bad_stuff"][0]
    if "choose" in first:
        (first,) = first["choose"]["options"][0]["do"]
    (op,) = first
    body = first[op]
    if "die" in words(card["bad_stuff"]):
        return "death"
    match op:
        case "lose_levels":
            return f"{body} levels" if body < 3 else "many levels"
        case "roll" | "to_level":
            return "many levels"
        case "lose_identity":
            return "identity"
        case "lose_hand":
            return "hand"
        case "lose_items" if "lose_hand" in words(card["bad_stuff"]):
            return "hand"
        case "lose_items" if "slot" in body["which"]:
            return "worn"
        case "lose_items" | "lose_value":
            return "items"
    return str(op)


def test_bad_stuff_is_spread_over_the_levels() -> None:
    bands = {"low": range(1, 3), "mid": range(4, 9), "high": range(10, 15), "top": range(16, 21)}
    counts = {
        band: Counter(main_bad_stuff(c) for c in of_kind("monster") if c["level"] in levels)
        for band, levels in bands.items()
    }
    assert counts == {
        "low": {"1 levels": 4, "2 levels": 2, "worn": 2, "items": 1, "nothing": 1},
        "mid": {
            "1 levels": 1,
            "2 levels": 3,
            "many levels": 1,
            "worn": 1,
            "items": 2,
            "hand": 2,
            "identity": 2,
        },
        "high": {"2 levels": 1, "many levels": 2, "worn": 1, "items": 2, "death": 3},
        "top": {"many levels": 1, "items": 1, "hand": 1, "death": 3},
    }


# -- other doors --


def test_identities_come_in_threes() -> None:
    found = {card["id"]: (card["group"], copies(card)) for card in of_kind("identity")}
    assert found == {**dict.fromkeys(CLASSES, ("class", 3)), **dict.fromkeys(RACES, ("race", 3))}


def test_permissions_come_in_twos() -> None:
    found = {card["group"]: (card["places"], copies(card)) for card in of_kind("permission")}
    assert found == {"class": (2, 2), "race": (2, 2)}


def test_enhancers_pay_a_treasure_for_five() -> None:
    found = sorted((card["strength"], card["treasures"]) for card in of_kind("enhancer"))
    assert found == [(-5, -1), (5, 1), (5, 1), (10, 2), (10, 2)]


def test_three_monsters_wander() -> None:
    found = [card for card in of_kind("special") if "add_monster" in words(card)]
    assert [(card["name"], copies(card)) for card in found] == [("Wandering Monster", 3)]


def test_curses_have_their_kinds() -> None:
    def kind(card: Card) -> str:
        if "lasting" in card:
            return "lasting"
        (op,) = card["effect"][0]
        return "lose_levels" if op == "if" else op

    assert Counter(map(kind, of_kind("curse"))) == {
        "lose_levels": 3,
        "lose_items": 7,
        "lose_identity": 2,
        "swap_identity": 2,
        "lasting": 3,
        "lose_hand": 1,
        "pay_equal": 1,
    }


# -- items --


def test_items_have_the_bonuses_that_they_may() -> None:
    found = {
        group: Counter(i.get("bonus", 0) for i in of_kind("item") if restriction(i) == group)
        for group in ("all", "only", "not")
    }
    assert found == {
        "all": {0: 3, 1: 7, 2: 4, 3: 3},
        "only": {3: 10, 4: 6, 5: 1},
        "not": {0: 1, 2: 1, 3: 2},
    }


@pytest.mark.parametrize(
    ("slot", "number", "bonus", "value", "restricted"),
    [
        ("headgear", 4, 8, 1600, 2),
        ("armor", 5, 10, 1800, 2),
        ("footgear", 3, 2, 1500, 0),
        ("1-hand", 13, 37, 5800, 9),
        ("2-hands", 5, 15, 2200, 2),
        ("", 8, 19, 3300, 6),
    ],
)
def test_slots_have_their_share(
    slot: str, number: int, bonus: int, value: int, restricted: int
) -> None:
    found = [item for item in of_kind("item") if item.get("slot", "") == slot]
    assert len(found) == number
    assert sum(item.get("bonus", 0) for item in found) == bonus
    assert sum(item.get("value", 0) for item in found) == value
    assert sum(restriction(item) != "all" for item in found) == restricted


def test_seven_items_are_big() -> None:
    assert sum(item.get("big", False) for item in of_kind("item")) == 7


def test_values_have_their_spread() -> None:
    counts = Counter(item.get("value", 0) for item in of_kind("item"))
    assert counts == {0: 3, 200: 5, 300: 1, 400: 15, 600: 11, 700: 1, 800: 2}


def test_values_follow_the_bonus() -> None:
    errors = []
    for item in of_kind("item"):
        bonus, value = item.get("bonus", 0), item.get("value", 0)
        if not bonus or not value or "modifiers" in item:
            continue
        fair = 200 * bonus - 200 * (restriction(item) == "only")
        assert abs(value - fair) <= 200, item["id"]
        errors.append(abs(value - fair))
    assert sum(errors) / len(errors) <= 50


@pytest.mark.parametrize(
    "owner", [*(("class", c) for c in CLASSES), *(("race", r) for r in (*RACES, "human"))]
)
def test_every_identity_owns_two_items(owner: tuple[str, str]) -> None:
    group, name = owner
    own = [item["bonus"] for item in of_kind("item") if item.get("usable_by") == {group: name}]
    assert len(own) >= 2
    assert max(own) >= (3 if name == "human" else 4)


def test_every_class_is_barred_from_one_item() -> None:
    barred = [item["usable_by"]["not"] for item in of_kind("item") if restriction(item) == "not"]
    assert sorted(each["class"] for each in barred) == sorted(CLASSES)


# -- one-shots and the rest of the treasures --


def test_boosts_have_their_sizes_and_prices() -> None:
    found = sorted((c["boost"], c.get("value", 0)) for c in of_kind("one-shot") if "boost" in c)
    two, three, five = [(2, 100)] * 4 + [(2, 200)], [(3, 100)] * 3, [(5, 0), (5, 200), (5, 300)]
    assert found == two + three + five
    assert sum("helps_only" in card for card in of_kind("one-shot")) == 1


def test_utility_one_shots_have_their_effects_and_prices() -> None:
    effects = {
        "cancel",
        "escape",
        "reroll",
        "set_die",
        "boost",
        "remove_monster",
        "transfer_combat",
        "take_discard",
    }
    found = sorted(
        ((effects & set(card["plays"][0]["do"][0])).pop(), card["value"])
        for card in of_kind("one-shot")
        if "plays" in card
    )
    assert found == [
        ("boost", 300),
        ("cancel", 500),
        ("cancel", 500),
        ("escape", 200),
        ("escape", 300),
        ("remove_monster", 200),
        ("remove_monster", 500),
        ("remove_monster", 1300),
        ("reroll", 100),
        ("set_die", 300),
        ("take_discard", 1100),
        ("transfer_combat", 300),
    ]


def test_all_treasures_are_worth_23200() -> None:
    assert sum(card.get("value", 0) for card in cards()) == 23200


# -- names carried over, and the tables --


@pytest.mark.parametrize(
    ("ident", "facts"),
    [
        ("little-foot", {"kind": "monster", "treasures": 2}),
        ("mace-of-sharpness", {"kind": "item", "usable_by": {"class": "cleric"}}),
        ("portable-hole", {"kind": "item", "value": 300}),
        ("cheat", {"kind": "attachment", "cheats": True}),
    ],
)
def test_known_cards_keep_their_facts(ident: str, facts: Card) -> None:
    (card,) = [each for each in cards() if each["id"] == ident]
    assert facts.items() <= card.items()
    assert not card.get("big", False)


def test_switches_and_options_name_rules_of_the_rulebook() -> None:
    named = pack()["rules"]
    assert set(pack()["switches"]) | set(pack()["options"]) | {"joining_tags"} == set(named)
    known = set(re.findall(r'^id = "(.+)"$', RULEBOOK.read_text("utf-8"), re.MULTILINE))
    assert sorted({rule for rules in named.values() for rule in rules} - known) == []


def test_an_option_leaves_the_edition_as_it_is() -> None:
    switches = pack()["switches"]
    for name, option in pack()["options"].items():
        for switch in option.get("sets", []):
            assert switches[switch] == option["default"], name
        assert option["default"] in option.get("choices", [False, True])


def test_few_cards_have_an_operation_to_themselves() -> None:
    owners = {"gain_levels": {card["id"] for card in of_kind("level-card")}}
    for card in cards():
        for op in ops(card):
            owners.setdefault(op, set()).add(card["id"])
    lonely = {ident for found in owners.values() if len(found) == 1 for ident in found}
    assert len(lonely) < 0.05 * len(cards())


def ops(value: Any) -> set[str]:
    """Return the operations of every list of operations in a value."""
    found: set[str] = set()
    if isinstance(value, dict):
        for key, each in value.items():
            lists = key in OP_LISTS or re.fullmatch(r"\d(-\d)?", str(key))
            if lists and isinstance(each, list):
                found |= {op for step in each if isinstance(step, dict) for op in step}
            found |= ops(each)
    elif isinstance(value, list):
        for each in value:
            found |= ops(each)
    return found


OP_LISTS = {"do", "bad_stuff", "on_meet", "on_escape", "effect", "then", "else"}
