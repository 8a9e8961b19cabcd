"""The make-up of the deck of Vox Machina: counts, curves, Roles and Drives, the d20, prices, pictures.

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

PACK = Path(__file__).parents[2] / "src/kickdoor/packs/vox-machina"

ROLES = ("assassin", "guardian", "sage", "priest")
DRIVES = ("found-family", "self-discovery", "sanctuary", "courage")
CHARACTERS = {"vexahlia", "vax", "pike", "grog", "keyleth", "percy", "scanlan"}
DOORS = {"monster", "curse", "identity", "permission", "enhancer"}

Card = dict[str, Any]


@cache
def cards() -> tuple[Card, ...]:
    """Return every definition of the set, in the order of its files."""
    files = sorted((PACK / "cards").glob("*.yaml"))
    return tuple(card for file in files for card in yaml.safe_load(file.read_text("utf-8")))


def copies(card: Card) -> int:
    """Return how many of the card lie in its deck."""
    return int(card.get("copies", 1))


def deck(card: Card) -> str:
    """Return the deck or pile that the card belongs to."""
    return str(card.get("deck") or ("door" if card["kind"] in DOORS else "treasure"))


def of_kind(kind: str) -> list[Card]:
    """Return the definitions of one kind."""
    return [card for card in cards() if card["kind"] == kind]


def values_of(value: Any, *keys: str) -> list[Any]:
    """Return what stands under some keys anywhere in a value."""
    if isinstance(value, dict):
        here = [each for key, each in value.items() if key in keys]
        return here + [found for each in value.values() for found in values_of(each, *keys)]
    return (
        [found for each in value for found in values_of(each, *keys)]
        if isinstance(value, list)
        else []
    )


def conditional(sign: int) -> Counter[str]:
    """Count the bonuses (1) or weaknesses (-1) of monsters by the Role or Drive that they go by."""
    return Counter(
        name
        for card in of_kind("monster")
        for change in card.get("modifiers", [])
        if isinstance(change.get("strength"), int) and change["strength"] * sign > 0
        for name in values_of(change.get("when"), "role", "drive")
    )


def restriction(item: Card) -> str:
    """Tell whether an item is for all, for one Role or Drive, or for all but one."""
    by = item.get("usable_by")
    return "all" if by is None else "not" if "not" in by else "only"


# -- the whole --


def test_there_are_96_doors_76_treasures_and_seven_characters() -> None:
    counts = Counter[str]()
    for card in cards():
        counts[deck(card)] += copies(card)
    assert counts == {"door": 96, "treasure": 76, "character": 7}


def test_the_kinds_have_their_numbers() -> None:
    counts = Counter[str]()
    for card in cards():
        counts[f"{card['kind']} {deck(card)}"] += copies(card)
    assert counts == {
        "monster door": 38,
        "curse door": 20,
        "identity door": 20,
        "permission door": 2,
        "enhancer door": 6,
        "special door": 10,
        "identity character": 7,
        "item treasure": 35,
        "one-shot treasure": 21,
        "level-card treasure": 9,
        "follower treasure": 8,
        "attachment treasure": 1,
        "special treasure": 2,
    }


def test_ids_and_names_are_unique_and_alike() -> None:
    for key in ("id", "name"):
        counts = Counter(card[key] for card in cards())
        assert [each for each, n in counts.items() if n > 1] == []
    for card in cards():
        slug = re.sub(r"[^a-z0-9]+", "-", card["name"].lower().replace("'", "")).strip("-")
        assert slug.removeprefix("the-") == card["id"].removeprefix("the-")


# -- who one is --


def test_roles_come_in_threes_and_drives_in_twos() -> None:
    found = {card["id"]: (card["group"], copies(card)) for card in of_kind("identity")}
    characters = {ident for ident, (group, _) in found.items() if group == "character"}
    assert characters == CHARACTERS
    assert {ident: each for ident, each in found.items() if ident not in characters} == {
        **dict.fromkeys(ROLES, ("role", 3)),
        **dict.fromkeys(DRIVES, ("drive", 2)),
    }


def test_one_card_each_lets_one_have_two() -> None:
    found = {card["id"]: (card["group"], copies(card)) for card in of_kind("permission")}
    assert found == {"critical-role": ("role", 1), "driven": ("drive", 1)}


@pytest.mark.parametrize(
    "owner", [*(("role", each) for each in ROLES), *(("drive", each) for each in DRIVES)]
)
def test_every_role_and_drive_owns_two_items(owner: tuple[str, str]) -> None:
    own = [i["bonus"] for i in of_kind("item") if i.get("usable_by") == dict([owner])]
    assert sorted(own) == [3, 4]


def test_four_items_bar_somebody() -> None:
    barred = [item["usable_by"]["not"] for item in of_kind("item") if restriction(item) == "not"]
    names = sorted(name for each in barred for name in each.values())
    assert names == ["assassin", "priest", "sage", "sanctuary"]


def test_monsters_know_every_role_and_drive() -> None:
    hits = conditional(+1)
    assert set(hits) == {*ROLES, *DRIVES, "roleless", "driveless"}
    assert max(hits.values()) <= 3
    assert sum(hits.values()) == 18
    weak = conditional(-1)
    assert set(weak) <= {*ROLES, *DRIVES}
    assert max(weak.values()) <= 2
    assert sum(weak.values()) == 8


# -- monsters --


def test_monsters_lie_on_the_level_curve() -> None:
    counts = Counter(card["level"] for card in of_kind("monster"))
    assert counts == {1: 5, 2: 5, 4: 4, 6: 4, 8: 4, 10: 4, 12: 3, 14: 3, 16: 3, 18: 2, 20: 1}


def test_monsters_pay_by_the_grid() -> None:
    for card in of_kind("monster"):
        level, paid = card["level"], card.get("treasures", 1)
        grid = (1 if level < 4 else 2 if level < 10 else 3 if level < 14 else 4) + (level == 20)
        assert paid == grid or (level == 18 and paid == 5), card["id"]
        assert card.get("levels", 1) == (2 if level >= 16 else 1), card["id"]
        ignored = {16: 3, 18: 4, 20: 5}.get(level, 0)
        assert card.get("pursues_above", 0) == ignored, card["id"]


def test_partners_join_each_other() -> None:
    joins = {card["id"]: card["joins"] for card in of_kind("monster") if "joins" in card}
    assert joins == {
        "goblin-with-the-map": ["goblin-with-the-torch"],
        "goblin-with-the-torch": ["goblin-with-the-map"],
        "gargoyle-on-the-left": ["gargoyle-on-the-right"],
        "gargoyle-on-the-right": ["gargoyle-on-the-left"],
        "delilah-briarwood": ["sylas-briarwood"],
    }


def test_undead_are_at_every_height() -> None:
    found = sorted(c["level"] for c in of_kind("monster") if "undead" in c.get("tags", []))
    assert found == [2, 4, 6, 10, 16]
    assert [card["id"] for card in of_kind("enhancer") if card.get("tag") == "undead"]


@pytest.mark.parametrize("quality", ["no-helper", "level-only", "cannot-escape", "no-one-shots"])
def test_qualities_are_rare(quality: str) -> None:
    assert sum(quality in card.get("qualities", []) for card in of_kind("monster")) == 1


def test_few_monsters_kill() -> None:
    found = [c["level"] for c in of_kind("monster") if values_of(c["bad_stuff"], "die")]
    assert sorted(found) == [10, 14, 14, 16, 18, 18, 20]


# -- the rest --


def test_the_d20_is_rolled_for_monsters_curses_doors_and_one_shots() -> None:
    found = Counter(card["kind"] for card in cards() if 20 in values_of(card, "sides"))
    assert found == {"monster": 5, "curse": 1, "special": 1, "one-shot": 3, "identity": 3}


def test_each_table_of_the_d20_covers_it() -> None:
    for card in cards():
        for roll in values_of(card, "roll"):
            if roll.get("sides") == 20:
                spans = [re.findall(r"\d+", key) for key in roll if key != "sides"]
                faces = [
                    n for low, *high in spans for n in range(int(low), int((high or [low])[0]) + 1)
                ]
                assert sorted(faces) == list(range(1, 21)), card["id"]


def test_enhancers_pay_a_treasure_for_five() -> None:
    found = sorted((card["strength"], card["treasures"]) for card in of_kind("enhancer"))
    assert found == [(-5, -1), (5, 1), (5, 1), (5, 1), (10, 2), (10, 2)]


def test_curses_have_their_kinds() -> None:
    found = Counter(
        "lasting" if "lasting" in card else next(iter(card["effect"][0]))
        for card in of_kind("curse")
    )
    assert found == {
        "lose_items": 7,
        "lose_levels": 2,
        "lose_identity": 2,
        "swap_identity": 2,
        "lasting": 3,
        "lose_follower": 1,
        "roll": 1,
        "lose_hand": 1,
        "pay_equal": 1,
    }


def test_items_have_the_bonuses_that_they_may() -> None:
    found = {
        group: Counter(i.get("bonus", 0) for i in of_kind("item") if restriction(i) == group)
        for group in ("all", "only", "not")
    }
    assert found == {
        "all": {0: 3, 1: 6, 2: 5, 3: 1},
        "only": {3: 8, 4: 8},
        "not": {2: 4},
    }


def test_five_items_are_big() -> None:
    assert sum(item.get("big", False) for item in of_kind("item")) == 5


def test_values_follow_the_bonus() -> None:
    for item in of_kind("item"):
        bonus, value = item.get("bonus", 0), item.get("value", 0)
        if bonus and value and not {"modifiers", "abilities"} & set(item):
            fair = 200 * bonus - 200 * (restriction(item) == "only")
            assert abs(value - fair) <= 200, item["id"]


def test_every_second_level_card_asks_for_something() -> None:
    found = sum("needs" in card or "cost" in card for card in of_kind("level-card"))
    assert found == 7


@pytest.mark.parametrize(
    ("ident", "facts"),
    [
        ("umbrasyl", {"level": 12}),
        ("delilah-briarwood", {"level": 8, "treasures": 2, "joins": ["sylas-briarwood"]}),
        ("kevdak", {"level": 10, "qualities": ["no-helper", "outsiders-one-shots-only"]}),
        ("banshee", {"kind": "monster"}),
        ("with-a-skeleton-army", {"kind": "enhancer", "strength": 5, "treasures": 1}),
        ("lose-your-role", {"kind": "curse", "effect": [{"lose_identity": {"group": "role"}}]}),
        ("wandering-monster", {"kind": "special", "deck": "door", "copies": 3}),
        ("cheat", {"kind": "attachment", "deck": "treasure", "cheats": True}),
        ("plate-of-the-dawnmartyr", {"kind": "item", "slot": "armor", "bonus": 2}),
        ("bottomless-jug", {"kind": "item", "bonus": 3}),
        ("symbol-of-the-everlight", {"kind": "item", "usable_by": {"role": "priest"}}),
        ("spark-stone", {"kind": "one-shot", "boost": 3}),
        ("rites-of-prime-banishment", {"kind": "one-shot", "value": 500}),
        ("jarett-howarth", {"kind": "follower", "bonus": 1}),
        ("shaun-gilmore", {"kind": "follower"}),
        ("the-grey-hunt", {"kind": "level-card", "needs": "helped_win"}),
        ("go-up-a-level", {"kind": "level-card"}),
        *((i, {"kind": "item"}) for i in ("the-list", "whisper", "cabals-ruin")),
        ("deathwalkers-ward", {"kind": "item", "slot": "armor"}),
    ],
)
def test_known_cards_keep_their_facts(ident: str, facts: Card) -> None:
    (card,) = [each for each in cards() if each["id"] == ident]
    assert facts.items() <= card.items()
