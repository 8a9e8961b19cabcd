"""Frozen: compiled cards as plain data, which is what a pack's hash covers.

An object becomes ``[n, field, ...]``, where ``n`` stands for its class; tuples and sets are marked
likewise; the rest is itself.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from kickdoor.core.definition import Cost, Definition, Feat, Listener, Modifier, Pick, Play

if TYPE_CHECKING:
    from collections.abc import Mapping

TUPLE = 0
SET = 1
FIRST_CLASS = 2

FIELDS: Mapping[type, tuple[str, ...]] = {
    Definition: (
        "ident",
        "kind",
        "deck",
        "name",
        "group",
        "seen_as",
        "same_as",
        "rank",
        "rests",
        "level",
        "treasures",
        "levels",
        "strength",
        "tags",
        "tag_given",
        "slot",
        "worn_by",
        "hands",
        "big",
        "value",
        "usable_by",
        "pursues_above",
        "places",
        "carries",
        "carries_only",
        "cheats",
        "lasting",
        "lasting_until",
        "bad_stuff",
        "effect",
        "on_meet",
        "on_escape",
        "modifiers",
        "qualities",
        "plays",
        "abilities",
        "listeners",
        "programs",
        "feat",
        "source",
    ),
    Modifier: ("number", "amount", "when", "scope", "layer", "tag", "of"),
    Pick: ("name", "kind", "which", "of", "not_self", "in_fight", "count", "followers"),
    Cost: (
        "discard",
        "hand",
        "hand_only",
        "item",
        "levels",
        "value",
        "treasures",
        "first",
        "which",
    ),
    Play: (
        "ident",
        "windows",
        "do",
        "by",
        "when",
        "picks",
        "cost",
        "limit",
        "per",
        "each",
        "spends",
        "ability",
        "immediate",
        "under",
    ),
    Listener: (
        "event",
        "do",
        "ident",
        "when",
        "optional",
        "cost",
        "replaces",
        "limit",
        "per",
        "each",
    ),
    Feat: ("replaces", "modifiers", "qualities", "abilities", "listeners"),
}
"""The classes of the core, which are no dataclasses, with what they are made from.

The hashes of sets depend on this order, whatever a signature says: what is new comes last.
"""

WORDS = ("name", "source")
"""The fields of a definition that only people read."""

Frozen = Any
"""Plain data: None, numbers, texts, lists and mappings of plain data."""


@cache
def field_names(cls: Any) -> tuple[str, ...]:
    """Return the fields of a class in the order in which they are stored."""
    if is_dataclass(cls):
        return tuple(each.name for each in fields(cls))
    return FIELDS[cls]


def class_name(cls: type) -> str:
    """Return the name under which a class is stored."""
    return f"{cls.__module__}:{cls.__qualname__}"


def freeze(value: object) -> Frozen:
    """Return compiled data as plain data with the table of the classes in it."""
    classes: dict[type, int] = {}
    body = _freeze(value, classes)
    return [[class_name(cls) for cls in classes], body]


def _freeze(value: Any, classes: dict[type, int]) -> Frozen:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple | list):
        return [TUPLE, *(_freeze(each, classes) for each in value)]
    if isinstance(value, frozenset | set):
        return [SET, *sorted(value)]
    if isinstance(value, dict):
        return {str(key): _freeze(each, classes) for key, each in value.items()}
    cls: Any = type(value)
    if not (is_dataclass(cls) or cls in FIELDS):
        raise TypeError(f"{cls.__name__} cannot be stored")
    number = classes.setdefault(cls, len(classes) + FIRST_CLASS)
    return [number, *(_freeze(getattr(value, name), classes) for name in field_names(cls))]


def canonical(value: object) -> bytes:
    """Return what plays alike as the same bytes: names, jokes and pictures of cards are left out."""
    data = _without_words(freeze(value))
    return json.dumps(data, separators=(",", ":"), sort_keys=True).encode()


def _without_words(data: Frozen) -> Frozen:
    names, body = data
    marked = class_name(Definition)
    if marked not in names:
        return data
    number = names.index(marked) + FIRST_CLASS
    places = [field_names(Definition).index(each) + 1 for each in WORDS]
    return [names, _blank(body, number, places)]


def _blank(data: Frozen, number: int, places: list[int]) -> Frozen:
    if isinstance(data, dict):
        return {key: _blank(each, number, places) for key, each in data.items()}
    if not isinstance(data, list):
        return data
    if data[0] == number:
        return [None if place in places else each for place, each in enumerate(data)]
    return [_blank(each, number, places) for each in data]
