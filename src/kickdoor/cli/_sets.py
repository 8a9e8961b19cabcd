"""What the commands that play have in common: the sets that are named with ``--set``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kickdoor.cli import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence

Sets = Annotated[tuple[str, ...], Parameter(name="--set", negative="")]
"""One set, or several that are mixed, of which the first leads."""


def read_sets(names: Sequence[str]) -> tuple[str, ...]:
    """Return the sets of a table.

    Raises:
        UserError: one is named twice.
    """
    for place, name in enumerate(names):
        if name in names[:place]:
            raise UserError(f"--set {name}: it is named twice; once is enough")
    return tuple(names)


def read_shipped(names: Sequence[str]) -> tuple[str, ...]:
    """Return the sets of a table, all of which have to come with Kickdoor.

    Raises:
        UserError: one does not, or is named twice.
    """
    from kickdoor.lang.pack import shipped_packs

    for name in names:
        if name not in shipped_packs():
            raise UserError(f"--set {name}: there are {', '.join(shipped_packs())}")
    return read_sets(names)
