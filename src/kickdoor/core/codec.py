"""Codec: a state as plain JSON-able values and back, and its digest."""

from __future__ import annotations

from hashlib import blake2b
from operator import attrgetter
from typing import Any

from kickdoor.core.native import field_names
from kickdoor.core.state import Deal, Fight, Foe, Frame, Offer, Player, State, Window

_CLASSES: dict[str, type] = {
    cls.__name__: cls for cls in (Deal, Fight, Foe, Frame, Offer, Player, State, Window)
}


def encode(value: Any) -> Any:
    """Return any part of a state as JSON-able values.

    Objects become ``{"": class name, field: value}``; tuples ``{"t": [...]}``, dicts ``{"d":
    [[key, value]]}``, bytes ``{"x": hex}``; ints, strings and None stay.
    """
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        return [encode(each) for each in value]
    if isinstance(value, tuple):
        return {"t": [encode(each) for each in value]}
    if isinstance(value, bytes):
        return {"x": value.hex()}
    if isinstance(value, dict):
        return {"d": [[encode(key), encode(each)] for key, each in value.items()]}
    cls = type(value)
    return {"": cls.__name__, **{name: encode(getattr(value, name)) for name in field_names(cls)}}


def decode(value: Any) -> Any:
    """Return what :func:`encode` was given.

    Raises:
        ValueError: the value is none that ``encode`` writes.
    """
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        return [decode(each) for each in value]
    if isinstance(value, dict):
        if "" in value:
            return _object(value)
        if "t" in value:
            return tuple(decode(each) for each in value["t"])
        if "x" in value:
            return bytes.fromhex(value["x"])
        if "d" in value:
            return {decode(key): decode(each) for key, each in value["d"]}
    raise ValueError(f"not a part of a saved state: {value!r}")


def _object(value: dict[str, Any]) -> Any:
    cls: Any = _CLASSES.get(value[""])
    if cls is None:
        raise ValueError(f"not a class of a saved state: {value['']!r}")
    made: Any = cls.__new__(cls)
    for name in field_names(cls):
        if name not in value:
            raise ValueError(f"a saved {value['']} lacks {name!r}")
        setattr(made, name, decode(value[name]))
    return made


UNLOGGED = "drafts"
"""What a replay cannot know: choices that nobody has made yet."""


_FLAT = frozenset({int, str, bool, bytes, dict, tuple, type(None)})
"""Types of fields that are written as they are; what they hold is flat as well."""

_FIELDS = {
    cls: attrgetter(*[name for name in field_names(cls) if name != UNLOGGED])
    for cls in _CLASSES.values()
}


def digest(state: State) -> str:
    """Return a hash of everything in a state but the drafts, which no log tells of."""
    return blake2b(repr(_plain(state)).encode(), digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    """Return objects as lists of their fields, all the way down."""
    if isinstance(value, (list, tuple)):
        if not value or type(value[0]) in _FLAT:
            return value
        return [_plain(each) for each in value]
    fields = _FIELDS[type(value)](value)
    return [each if type(each) in _FLAT else _plain(each) for each in fields]
