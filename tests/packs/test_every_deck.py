"""What every shipped deck keeps to: jokes, pictures, and wording that is rendered from the card."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
import yaml

from kickdoor.lang.pack import shipped_packs
from support.repo import PACKS

LONGEST_JOKE = 90
WAYS = ("abilities", "replacements", "triggers")
OWN = {
    "munchkins": set(),
    "russia": {"oligarch/muscle", "sportsman", "hacker"},
    "ducktales": {
        *("household-staff", "junior-woodchuck", "treasure-hunter"),
        *("dewey", "louie", "webby", "launchpad", "scrooge"),
    },
    "vox-machina": {
        *("guardian", "sage", "found-family", "courage"),
        *("vax", "pike", "grog", "keyleth", "percy", "scanlan"),
        *("cabals-ruin", "deathwalkers-ward", "whisper", "the-list", "shaun-gilmore"),
    },
    "bites": {"changeling", "mummy", "vampire", "werewolf"},
    "conan": {"cimmerian", "kushite", "stygian", "zamoran", "barbarian", "noble"},
    "cthulhu": set(),
    "fu": {
        *("monk", "ninja", "samurai", "yakuza"),
        *("bad-dubbing", "broom-cupboard", "drunken-uncle", "empty-pocket", "finger-discount"),
        *("getting-up-again", "indignant-crane", "ironed-shirt", "obliging-shadow"),
        *("patient-mantis", "slow-motion", "staring-contest"),
    },
    "munchkin": {
        *("dark", "elder", "elite", "high", "legendary", "master"),
        *("centaur", "lizard-guy"),
    },
    "good-bad": {"cavalry", "scout"},
    "impossible": {"assassin", "playboy", "tourist", "british", "chinese", "russian"},
    "legends": {"gladiator", "faun"},
    "apocalypse": {"daredevil", "militia"},
    "axe-cop": {"cop", "man", "soldier", "warrior"},
    "steampunk": {"explorer", "mechanic", "officer", "tycoon"},
    "oz": {"professor", "royalty", "soldier", "wizard"},
    "super": {"brain", "exotic", "mutant", "mystic", "techno"},
    "pathfinder": {
        *("alchemist", "necromancer", "summoner", "witch"),
        *("eagle-knight", "hellknight", "pathfinder", "red-mantis-assassin"),
    },
    "star": {
        *("ambassador", "bounty-hunter", "gadgeteer", "space-ranger", "trader"),
        *("bug", "cyborg", "feline", "mutant", "veggie"),
    },
    "booty": {
        *("british", "dutch", "french", "spanish"),
        *("explorer", "merchant", "navy", "pirate"),
    },
    "zombies": {"atomic-zombie", "patchwork-zombie", "plague-zombie", "voodoo-zombie", "on-fire"},
}
"""What stands in the place of rules that are not known: a whole card, or one ability of it."""

TYPED = {"text", "wording", "effect_text"}


@pytest.fixture(params=shipped_packs())
def cards(request) -> list[dict[str, Any]]:
    """Return the cards of a set as they are written."""
    files = sorted((PACKS / request.param / "cards").glob("*.yaml"))
    return [card for file in files for card in yaml.safe_load(file.read_text("utf-8"))]


def test_every_card_has_a_short_joke_of_its_own(cards):
    told = [card for card in cards if card["kind"] != "rule"]
    jokes = Counter(card.get("joke", "") for card in told)
    assert "" not in jokes
    assert [joke for joke, n in jokes.items() if n > 1 or len(joke) > LONGEST_JOKE] == []


@pytest.mark.parametrize("name", OWN)
def test_what_is_our_own_is_marked_so(name):
    marked = set()
    for file in (PACKS / name / "cards").glob("*.yaml"):
        for card in yaml.safe_load(file.read_text("utf-8")):
            ways = [way for key in WAYS for way in card.get(key, [])]
            marked |= {card["id"]} if card.get("source") == "own" else set()
            marked |= {f"{card['id']}/{way['id']}" for way in ways if way.get("source") == "own"}
    assert marked == OWN[name]


def test_no_two_pictures_are_alike(cards):
    pictures = [card["art"]["icons"] for card in cards if card["kind"] != "rule"]
    assert all(2 <= len(icons) <= 3 and len(set(icons)) == len(icons) for icons in pictures)
    counts = Counter(frozenset(icons) for icons in pictures)
    assert [sorted(icons) for icons, n in counts.items() if n > 1] == []
    mains = Counter(icons[0] for icons in pictures)
    assert [icon for icon, n in mains.items() if n > 1] == []


def test_no_wording_is_typed(cards):
    assert [card["id"] for card in cards if TYPED & set(card)] == []


def test_rules_of_one_name_are_the_same_in_all_sets():
    """In a mix such a rule holds once, so it must not matter which set brings it."""
    told: dict[str, list[dict[str, Any]]] = {}
    for file in sorted(PACKS.glob("*/cards/*.yaml")):
        for card in yaml.safe_load(file.read_text("utf-8")):
            if card["kind"] == "rule":
                told.setdefault(card["id"], []).append(card)
    assert [name for name, cards in told.items() if cards.count(cards[0]) < len(cards)] == []
