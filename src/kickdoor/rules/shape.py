"""Shape: what stands where in a ruling, checked before it is played.

Each key has a shape: ``text``, ``number``, ``truth``, ``texts`` (a list, or one), ``dice``, ``mapping``
or ``steps``. What does not fit is a mistake with its place, so that no slip of the pen passes for a
ruling that holds.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kickdoor.lang.mistakes import Report
    from kickdoor.lang.source import Node

RULING = {
    "name": "text",
    "note": "text",
    "rules": "texts",
    "situation": "text",
    "cards": "cards",
    "given": "mapping",
    "play": "steps",
    "expect": "mapping",
}
TABLE = {
    "doors": "texts",
    "treasures": "texts",
    "door_discards": "texts",
    "treasure_discards": "texts",
    "dice": "dice",
    "turn": "text",
    "phase": "text",
    "options": "mapping",
    "pack": "texts",
    "seats": "texts",
    "combat": "mapping",
    "only": "truth",
}
SEAT = {
    "level": "level",
    "hand": "texts",
    "equipped": "texts",
    "carried": "texts",
    "class": "texts",
    "race": "texts",
    "identities": "texts",
    "permissions": "texts",
    "follower": "texts",
    "curses": "texts",
    "cheated": "mapping",
    "on_follower": "texts",
    "dead": "truth",
}
FACES = range(1, 7)
LEVELS = range(1, 100)
WANTED = {
    "text": "a text",
    "texts": "a list of texts",
    "truth": "true or false",
    "mapping": "a mapping",
    "cards": "a list of cards",
    "steps": "a list of steps",
    "dice": "a list of results from 1 to 6",
    "level": "a level from 1",
}


def check_ruling(node: Node, report: Report) -> bool:
    """Report everything in a ruling that is not as it should be; tell whether all is well."""
    before = len(report.mistakes)
    fields = node.value
    if not isinstance(fields, dict) or "name" not in fields:
        report.add(node.spot, "a ruling is wanted here: name, rules, given, play, expect")
        return False
    _check(node, RULING, report)
    for key, known in (("rules", _known_rules()), ("situation", _known_situations())):
        for each in _texts(fields[key]) if key in fields else ():
            if each.value not in known:
                report.unknown(each.spot, key.rstrip("s"), str(each.value), known)
    if not {"given", "cards", "play", "expect"} & set(fields):
        report.add(node.spot, "a ruling says nothing but its name")
    if "given" in fields and isinstance(fields["given"].value, dict):
        _check_given(fields["given"], report)
    return len(report.mistakes) == before


def _check_given(node: Node, report: Report) -> None:
    assert isinstance(node.value, dict)
    table = {key: value for key, value in node.value.items() if not key[:1].isupper()}
    _check_fields(node, table, TABLE, report)
    for key, value in node.value.items():
        if key[:1].isupper():
            if isinstance(value.value, dict):
                _check(value, SEAT, report)
            elif value.value is not None:
                report.add(value.spot, f"a mapping is wanted for {key}, not {value.what()}")


def _check(node: Node, shapes: Mapping[str, str], report: Report) -> None:
    assert isinstance(node.value, dict)
    _check_fields(node, node.value, shapes, report)


def _check_fields(
    node: Node, fields: Mapping[str, Node], shapes: Mapping[str, str], report: Report
) -> None:
    for key, value in fields.items():
        if key not in shapes:
            report.unknown(node.keys.get(key, node.spot), "key", key, shapes)
        elif value.value is not None and not _fits(value, shapes[key]):
            report.add(value.spot, f"{WANTED[shapes[key]]} is wanted for {key}, not {value.what()}")


def _fits(node: Node, shape: str) -> bool:
    value = node.value
    if shape == "text":
        return isinstance(value, str)
    if shape == "truth":
        return isinstance(value, bool)
    if shape == "mapping":
        return isinstance(value, dict)
    if shape == "level":
        return type(value) is int and value in LEVELS
    if shape == "texts":
        return all(isinstance(each.value, str) for each in _texts(node)) and not isinstance(
            value, dict
        )
    if not isinstance(value, list):
        return False
    if shape == "dice":
        return all(type(each.value) is int and each.value in FACES for each in value)
    return all(isinstance(each.value, (dict, str) if shape == "steps" else dict) for each in value)


def _texts(node: Node) -> list[Node]:
    return node.value if isinstance(node.value, list) else [node]


@cache
def _known_rules() -> frozenset[str]:
    return _ids("rulebook.toml", "rule")


@cache
def _known_situations() -> frozenset[str]:
    return _ids("situations.toml", "situation")


def _ids(file: str, table: str) -> frozenset[str]:
    text = (Path(__file__).parent / file).read_text("utf-8")
    return frozenset(each["id"] for each in tomllib.loads(text)[table])
