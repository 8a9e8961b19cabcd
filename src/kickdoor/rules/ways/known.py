"""Known: the ways of playing a ruling that there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.lang.mistakes import nearest
from kickdoor.rules.ways.cloned import Cloned
from kickdoor.rules.ways.compiled import Compiled
from kickdoor.rules.ways.leaks import Leaks
from kickdoor.rules.ways.plain import Plain
from kickdoor.rules.ways.saved import Saved
from kickdoor.rules.ways.undone import Undone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.rules.ways.way import Way

ALL: tuple[Way, ...] = (Plain(), Cloned(), Saved(), Undone(), Leaks(), Compiled())
WAYS: dict[str, Way] = {way.name: way for way in ALL}
"""Every way by its name."""


def ways_here() -> list[Way]:
    """Return the ways that this build has."""
    return [way for way in ALL if not way.missing()]


def missing_here() -> dict[str, str]:
    """Return the ways that this build does not have, and why."""
    return {way.name: why for way in ALL if (why := way.missing())}


def choose_ways(names: Iterable[str]) -> list[Way]:
    """Return the ways of some names, each once and in their own order.

    Raises:
        ValueError: a name is none, or this build does not have it.
    """
    wanted = list(names)
    for name in wanted:
        if name not in WAYS:
            raise ValueError(f"there is no way {name!r}{nearest(name, WAYS)}")
        if why := WAYS[name].missing():
            raise ValueError(f"the way {name} cannot be run: {why}")
    return [way for way in ALL if way.name in wanted]
