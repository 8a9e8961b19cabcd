"""The make-up of the deck of Russia: counts, curves, seasons, prices and pictures, read from the files.

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

PACK = Path(__file__).parents[2] / "src/kickdoor/packs/russia"

CLASSES = ("cossack", "oligarch", "sportsman", "hacker")
SEASONS = ("winter", "spring", "summer", "autumn")
DOORS = {"monster", "curse", "identity", "permission", "enhancer", "scene"}
SHORTENED = {"lose-your-body-armour", "tooth-scoffer"}
"""Ids that say less than the names of their cards."""

Card = dict[str, Any]


@cache
def cards() -> tuple[Card, ...]:
    """Return every definition that lies in a deck, in the order of the files."""
    files = sorted((PACK / "cards").glob("*.yaml"))
    found = (card for file in files for card in yaml.safe_load(file.read_text("utf-8")))
    return tuple(card for card in found if card["kind"] != "rule")


def copies(card: Card) -> int:
    """Return how many of the card lie in its deck."""
    return int(card.get("copies", 1))


def deck(card: Card) -> str:
    """Return the deck that the card belongs to."""
    return str(card.get("deck") or ("door" if card["kind"] in DOORS else "treasure"))


def of_kind(kind: str) -> list[Card]:
    """Return the definitions of one kind."""
    return [card for card in cards() if card["kind"] == kind]


def pairs(value: Any) -> set[tuple[str, str]]:
    """Return every key with a plain word under it that stands anywhere in a value."""
    if isinstance(value, dict):
        here = {(key, each) for key, each in value.items() if isinstance(each, str)}
        return here.union(*map(pairs, value.values()))
    return set().union(*map(pairs, value)) if isinstance(value, list) else set()


def words(value: Any) -> set[str]:
    """Return every key and every plain word that stands anywhere in a value."""
    if isinstance(value, dict):
        return set(value).union(*map(words, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(words, value)) if value else set()
    return {value} if isinstance(value, str) else set()


def changes(sign: int, group: str) -> Counter[str]:
    """Count the bonuses (1) or weaknesses (-1) of monsters by the class or season that they go by."""
    return Counter(
        name
        for card in of_kind("monster")
        for change in card.get("modifiers", [])
        if isinstance(change.get("strength"), int) and change["strength"] * sign > 0
        for key, name in pairs(change.get("when"))
        if key == group
    )


def restriction(item: Card) -> str:
    """Tell whether gear is for all, for one class, or for all but one."""
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
        "curse door": 18,
        "identity door": 16,
        "permission door": 2,
        "scene door": 8,
        "enhancer door": 6,
        "special door": 7,
        "follower door": 1,
        "item treasure": 36,
        "one-shot treasure": 21,
        "level-card treasure": 9,
        "follower treasure": 3,
        "attachment treasure": 2,
        "special treasure": 2,
    }


def test_ids_and_names_are_unique_and_alike() -> None:
    for key in ("id", "name"):
        counts = Counter(card[key] for card in cards())
        assert [each for each, n in counts.items() if n > 1] == []
    for card in cards():
        slug = re.sub(r"[^a-z0-9]+", "-", card["name"].lower().replace("'", "")).strip("-")
        assert slug == card["id"] or card["id"] in SHORTENED


# -- seasons --


def test_every_season_comes_with_two_titles() -> None:
    found = of_kind("scene")
    assert Counter(tag for card in found for tag in card["tags"]) == dict.fromkeys(SEASONS, 2)
    assert all(copies(card) == 1 and card["group"] == "season" for card in found)
    for card in found:
        assert card["name"].startswith(f"{card['tags'][0].capitalize()} — ")


def test_the_seasons_of_the_rulebook_keep_their_effects() -> None:
    known = {card["id"]: card for card in of_kind("scene")}
    blizzard, holidays = known["winter-blizzard"], known["summer-holiday-time"]
    assert blizzard["modifiers"] == [{"run_away": 2}]
    assert blizzard["replacements"] == [{"event": "caught", "do": [{"die": {}}]}]
    assert holidays["qualities"] == ["no-new-monsters"]


def test_monsters_are_stronger_and_weaker_by_the_season() -> None:
    assert changes(+1, "season") == {"winter": 2, "spring": 2, "summer": 2, "autumn": 2}
    assert changes(-1, "season") == {"winter": 4, "summer": 1, "autumn": 1}


def test_gear_one_shots_curses_and_hirelings_go_by_the_season_too() -> None:
    found = Counter(
        card["kind"]
        for card in cards()
        if card["kind"] not in ("monster", "scene", "identity")
        and any(key == "season" for key, _ in pairs(card))
    )
    assert found == {"item": 8, "one-shot": 3, "curse": 1, "enhancer": 1, "follower": 1}


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


def test_bonuses_against_classes_are_spread() -> None:
    assert changes(+1, "class") == {"cossack": 3, "oligarch": 3, "sportsman": 3, "hacker": 4}
    assert changes(-1, "class") == {"cossack": 2, "oligarch": 1, "sportsman": 1, "hacker": 1}


@pytest.mark.parametrize(
    ("tag", "levels"), [("undead", [2, 4, 8, 16, 18]), ("dragon", [2, 8, 12, 18])]
)
def test_undead_and_dragons_are_at_every_height(tag: str, levels: list[int]) -> None:
    found = sorted(card["level"] for card in of_kind("monster") if tag in card.get("tags", []))
    assert found == levels
    assert [card["id"] for card in of_kind("enhancer") if card.get("tag") == tag]


@pytest.mark.parametrize(
    "quality", ["no-helper", "level-only", "cannot-escape", "auto-escape", "no-one-shots"]
)
def test_qualities_are_rare(quality: str) -> None:
    assert sum(quality in words(card.get("qualities", [])) for card in of_kind("monster")) == 1


def test_few_monsters_kill() -> None:
    found = [card["level"] for card in of_kind("monster") if "die" in words(card["bad_stuff"])]
    assert sorted(found) == [10, 14, 16, 18, 18, 20]


# -- other doors --


def test_classes_come_in_fours() -> None:
    found = {card["id"]: (card["group"], copies(card)) for card in of_kind("identity")}
    assert found == dict.fromkeys(CLASSES, ("class", 4))


def test_enhancers_pay_a_treasure_for_five() -> None:
    found = sorted((card["strength"], card["treasures"]) for card in of_kind("enhancer"))
    assert found == [(-5, -1), (5, 1), (5, 1), (5, 1), (10, 2), (10, 2)]


# -- gear --


def test_gear_has_the_bonuses_that_it_may() -> None:
    found = {
        group: Counter(i.get("bonus", 0) for i in of_kind("item") if restriction(i) == group)
        for group in ("all", "only", "not")
    }
    assert found == {
        "all": {0: 4, 1: 7, 2: 5, 3: 4},
        "only": {2: 1, 3: 5, 4: 5},
        "not": {0: 1, 2: 1, 3: 2, 4: 1},
    }


def test_seven_pieces_are_large_four_burn_and_five_are_fur() -> None:
    items = of_kind("item")
    assert sum(item.get("big", False) for item in items) == 7
    assert sum("fire" in item.get("tags", []) for item in items) == 4
    assert sum("fur" in item.get("tags", []) for item in items) == 5


def test_some_gear_has_no_price() -> None:
    found = {item["id"] for item in of_kind("item") if not item.get("value")}
    assert found == {"talking-pike", "samovar-with-a-chimney", "passport-of-the-old-sort"}


@pytest.mark.parametrize("owner", [*CLASSES, "citizen"])
def test_everybody_owns_gear(owner: str) -> None:
    own = [item["bonus"] for item in of_kind("item") if item.get("usable_by") == {"class": owner}]
    assert len(own) >= 2
    assert max(own) >= (3 if owner == "citizen" else 4)


def test_everybody_is_barred_from_something() -> None:
    barred = [item["usable_by"]["not"] for item in of_kind("item") if restriction(item) == "not"]
    assert sorted(each["class"] for each in barred) == sorted((*CLASSES, "citizen"))


def test_values_follow_the_bonus() -> None:
    for item in of_kind("item"):
        bonus, value = item.get("bonus", 0), item.get("value", 0)
        if bonus and value and not {"modifiers", "abilities"} & set(item):
            fair = 200 * bonus - 200 * (restriction(item) == "only")
            assert abs(value - fair) <= 200, item["id"]


def test_all_treasures_are_worth_as_much_as_they_were_balanced_for() -> None:
    assert sum(card.get("value", 0) * copies(card) for card in cards()) == 19700


# -- names carried over --


@pytest.mark.parametrize(
    ("ident", "facts"),
    [
        ("toptygin", {"level": 8, "treasures": 2}),
        ("ivan-the-terrible", {"kind": "monster"}),
        ("vii", {"kind": "monster"}),
        ("from-the-wild-nineties", {"strength": 10, "treasures": 2}),
        ("tooth-scoffer", {"kind": "item", "bonus": 3}),
        ("borscht-bag", {"kind": "one-shot", "boost": 4}),
        ("crimson-jacket", {"kind": "item", "usable_by": {"class": "oligarch"}}),
        ("cheat", {"kind": "attachment", "deck": "treasure", "cheats": True}),
        ("get-a-level", {"kind": "level-card"}),
        ("wandering-monster", {"kind": "special", "deck": "door"}),
        ("lose-your-body-armour", {"kind": "curse"}),
        *((ident, {"kind": "item"}) for ident in ("lollipop-sword", "footcloths", "balalaika")),
    ],
)
def test_known_cards_keep_their_facts(ident: str, facts: Card) -> None:
    (card,) = [each for each in cards() if each["id"] == ident]
    assert facts.items() <= card.items()


def test_known_monsters_know_the_cossack() -> None:
    known = {card["id"]: card for card in of_kind("monster")}
    against = {"facing": {"class": "cossack"}}
    assert {"strength": -3, "when": against} in known["toptygin"]["modifiers"]
    assert {"strength": 5, "when": against} in known["ivan-the-terrible"]["modifiers"]
