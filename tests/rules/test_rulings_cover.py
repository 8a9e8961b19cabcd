"""The rulings of the rules are in order, and play through every worked situation."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import yaml

HOME = Path(__file__).parents[2]
RULES = HOME / "src" / "kickdoor" / "rules"
RULINGS = sorted((RULES / "rulings").glob("*.yaml"))
Loader: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@cache
def _load(name: str, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((RULES / name).read_text("utf-8"))[key]
    return found


@cache
def _rulings() -> list[tuple[str, dict[str, Any]]]:
    return [
        (path.stem, ruling)
        for path in RULINGS
        for ruling in yaml.load(path.read_text("utf-8"), Loader) or []
    ]


def test_the_rulebook_is_whole_and_its_ids_are_unique() -> None:
    rules = _load("rulebook.toml", "rule")
    ids = [rule["id"] for rule in rules]
    meta = tomllib.loads((RULES / "rulebook.toml").read_text("utf-8"))["meta"]
    assert len(ids) == len(set(ids)) == meta["rule_count"]
    assert {rule["topic"] for rule in rules} <= set(meta["topics"])
    for rule in rules:
        for key in ("restates", "differs_from"):
            assert rule.get(key, rule["id"]) in ids, f"{rule['id']}: {key} names no rule"


def test_rulings_name_only_rules_that_exist() -> None:
    known = {rule["id"] for rule in _load("rulebook.toml", "rule")}
    wrong = {
        f"{topic}: {ruling['name']}: {rule}"
        for topic, ruling in _rulings()
        for rule in ruling["rules"]
        if rule not in known
    }
    assert not wrong


def test_every_situation_is_played_through() -> None:
    known = {each["id"] for each in _load("situations.toml", "situation")}
    used = {ruling["situation"] for _, ruling in _rulings() if "situation" in ruling}
    assert not used - known, f"no such situation: {sorted(used - known)}"
    missing = sorted(known - used)
    assert not missing, f"no ruling plays through {', '.join(missing)}"


def test_names_are_sentences_and_stand_once() -> None:
    names = [ruling["name"] for _, ruling in _rulings()]
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice
    assert not [n for n in names if not re.match(r"[A-Z]", n) or len(n.split()) < 3]


def test_every_ruling_ends_with_what_is_pending() -> None:
    open_ended = [
        f"{topic}: {ruling['name']}"
        for topic, ruling in _rulings()
        if "pending" not in ruling["expect"]
    ]
    assert not open_ended
