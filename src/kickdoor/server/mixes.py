"""Mixes: what a table is played with, a set or several, under one name such as ``russia+munchkins``.

The sets stand in the order in which they were named: the first one leads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.lang.pack import load_packs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.lang.pack import Pack

JOINT = "+"
"""What stands between the names of sets; no name of a set holds it."""


class NoEditionError(LookupError):
    """A mix that cannot be: a set that is none, or one that is named twice (``twice``)."""

    def __init__(self, name: str, *, twice: bool = False) -> None:
        """Take the name that is wrong."""
        super().__init__(name)
        self.name = name
        self.twice = twice


def members(edition: str) -> tuple[str, ...]:
    """Return the names of the sets that an edition is made of."""
    return tuple(edition.split(JOINT))


def check(edition: str, known: Sequence[str]) -> None:
    """See that an edition is made of known sets, each of them once.

    Raises:
        NoEditionError: it is not.
    """
    names = members(edition)
    for place, name in enumerate(names):
        if name not in known:
            raise NoEditionError(name)
        if name in names[:place]:
            raise NoEditionError(name, twice=True)


def is_edition(edition: str, known: Sequence[str]) -> bool:
    """Tell whether an edition is made of known sets."""
    try:
        check(edition, known)
    except NoEditionError:
        return False
    return True


def packs_of(edition: str) -> tuple[Pack, ...]:
    """Return the packs of an edition, with those that they require."""
    return load_packs(members(edition))
