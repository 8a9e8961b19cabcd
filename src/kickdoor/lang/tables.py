"""Tables: what types cannot say about a ``pack.yaml``: names and ranges of its switches and options."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from kickdoor.lang.mistakes import nearest
from kickdoor.lang.vocabulary import DECKS, SWITCHES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from kickdoor.lang.forms import PackForm, SlotForm
    from kickdoor.lang.mistakes import Report
    from kickdoor.lang.source import Node

NAME = re.compile(r"[a-z][a-z0-9]*")

MOST_ROOM = 20
"""How much a slot, or a group of identities, may hold at most."""


def check_tables(form: PackForm, node: Node, folder: Path, report: Report) -> None:
    """Report tables that no game could be played with."""
    if form.id != folder.name:
        report.add(
            _at(node, "id"), f'"{form.id}" stands in the folder "{folder.name}"; both are one'
        )
    for name, value in form.switches.items():
        _check_value(name, value, _at(node, "switches", name), report)
    for name, option in form.options.items():
        spot = _at(node, "options", name)
        for switch in option.sets or (name,):
            for value in (option.default, *option.choices):
                _check_value(switch, value, spot, report)
        if option.choices and option.default not in option.choices:
            report.add(spot, f"the default of {name}, {option.default}, is none of its choices")
    _check_piles(form, node, report)
    for group in form.look.two_sided:
        if group not in form.groups:
            spot = _at(node, "look", "two_sided")
            report.add(spot, f'unknown group "{group}"{nearest(group, form.groups)}')
    room: Mapping[str, int] = {
        **{name: room_of(slot) for name, slot in form.slots.items()},
        **{name: group.places for name, group in form.groups.items()},
        **{name: group.places for name, group in form.centre.items()},
    }
    for name, places in room.items():
        if not 0 <= places <= MOST_ROOM:
            table = "slots" if name in form.slots else "groups" if name in form.groups else "centre"
            spot = _at(node, table, name)
            report.add(spot, f"{name} holds {places}; 0 to {MOST_ROOM} can be")


def room_of(slot: int | SlotForm) -> int:
    """Return the room of a slot as a ``pack.yaml`` gives it, alone or with what else it says."""
    return slot if isinstance(slot, int) else slot.room


def _check_piles(form: PackForm, node: Node, report: Report) -> None:
    """Report piles that could not be told from the decks, or are dealt too often."""
    for name, pile in form.piles.items():
        spot = _at(node, "piles", name)
        if name in DECKS or not NAME.fullmatch(name):
            report.add(spot, f'"{name}" is no name of a pile: small letters and digits, no deck')
        if not 0 <= pile.deal <= MOST_ROOM:
            report.add(spot, f"{name} deals {pile.deal}; 0 to {MOST_ROOM} can be")
    if form.board is not None and form.board.track < 1:
        report.add(_at(node, "board"), "the track of a board has at least 1 space")


def _check_value(name: str, value: Any, spot: Any, report: Report) -> None:
    if name not in SWITCHES:
        report.add(spot, f'unknown switch "{name}"{nearest(name, SWITCHES)}')
        return
    span = SWITCHES[name]
    if span is None:
        if not isinstance(value, bool):
            report.add(spot, f"{name} is true or false, not {value}")
    elif isinstance(value, bool) or not isinstance(value, int) or not span[0] <= value <= span[1]:
        report.add(spot, f"{name} is a number from {span[0]} to {span[1]}, not {value}")


def _at(node: Node, *path: str) -> Any:
    """Return the place of what lies under some keys."""
    for key in path:
        if not isinstance(node.value, dict) or key not in node.value:
            break
        node = node.value[key]
    return node.spot
