"""Hints: the type hints of a form or word, looked up once."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from kickdoor.lang.filters import Filter
from kickdoor.lang.registry import SHORT
from kickdoor.lang.vocabulary import CardRef, DeckName, GroupName, KindName, SlotName, TagName

Hint = Any
"""A type as written in an annotation; there is no narrower type for it."""

BY_NAME: dict[str, Hint] = {
    "id": CardRef,
    "card": CardRef,
    "group": GroupName,
    "slot": SlotName,
    "tag": TagName,
    "without_tag": TagName,
    "kind": KindName,
    "deck": DeckName,
}
"""What a plain text means in a word of the language, by the name of its field."""


WRITTEN = {"source": "from"}
"""How fields of words are written that have another name in Python."""


class Field(NamedTuple):
    """A key that may be written: its name in the class, its type, whether it has to be there."""

    name: str
    hint: Hint
    required: bool


def key_of(name: str, *, word: bool = True) -> str:
    """Return how a field is written; ``word``: it belongs to a word of the language."""
    return WRITTEN.get(name, name.rstrip("_")) if word else name.rstrip("_")


@cache
def keys_of(cls: type) -> dict[str, Field]:
    """Return the keys that may be written for a dataclass."""
    hints = get_type_hints(cls)
    word = cls in SHORT or cls is Filter
    found: dict[str, Field] = {}
    for each in fields(cls):
        hint = hints[each.name]
        if word and each.name in ("without_slots", "any_slot"):
            hint = tuple[SlotName, ...]
        if word and hint is str and each.name in BY_NAME:
            hint = BY_NAME[each.name]
        required = each.default is MISSING and each.default_factory is MISSING
        found[key_of(each.name, word=word)] = Field(each.name, hint, required)
    return found


def _origin(hint: Hint) -> object:
    return get_origin(hint)


@cache
def members(hint: Hint) -> tuple[Hint, ...]:
    """Return the types of a union, or the type itself."""
    if _origin(hint) in (Union, UnionType):
        return tuple(inner for each in get_args(hint) for inner in members(each))
    return (hint,)


def is_literal(hint: Hint) -> bool:
    """Tell whether only certain words may stand here."""
    return _origin(hint) is Literal


def is_form(hint: Hint) -> bool:
    """Tell whether a mapping with certain keys stands here."""
    return isinstance(hint, type) and is_dataclass(hint)


def item_of(hint: Hint) -> Hint | None:
    """Return the type of the items of a ``tuple[X, ...]``, or None."""
    args = get_args(hint)
    if _origin(hint) is tuple and len(args) == 2 and args[1] is Ellipsis:
        return args[0]
    return None


def value_of(hint: Hint) -> Hint | None:
    """Return the type of the values of a ``dict[str, X]``, or None."""
    args = get_args(hint)
    return args[1] if _origin(hint) is dict else None


def first_line(cls: type) -> str:
    """Return the first sentence of a docstring, for people who write cards."""
    text = " ".join((cls.__doc__ or "").split("\n\n")[0].split())
    return text.replace("``", "")
