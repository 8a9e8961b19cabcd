"""Look: how a set is drawn by the client. No rule and no card depends on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Look:
    """The colours, the table and the card frames of a set.

    ``dark`` and ``light`` map names of a palette to colours, for dark and light screens; a name that
    is missing is as in the base deck. ``table``, ``frame`` and ``display`` name a table's surface, an
    ornament of card frames and a typeface that the client has. ``tints`` maps cards of the centre, by
    name or tag, to the light that they throw on the table. ``two_sided`` names groups whose cards
    have a picture on either face.
    """

    dark: Mapping[str, str] = field(default_factory=dict)
    light: Mapping[str, str] = field(default_factory=dict)
    table: str = "planks"
    frame: str = "plain"
    display: str = "grenze-gotisch"
    tints: Mapping[str, str] = field(default_factory=dict)
    two_sided: tuple[str, ...] = ()
