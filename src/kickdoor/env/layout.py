"""Layout: the named fields of an observation, one behind the other in a vector.

Every field has a place, a size and bounds, which are those of the space: what lies beyond is cut.
Seats are counted from the one that looks, so field ``seat.0`` is always about oneself. A field whose
name ends in ``cards`` counts cards, with a place for each definition of the set in its order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from gymnasium.spaces import Box

from kickdoor.env.terms import BARGAINS, BUCKETS, KINDS, PHASES, STAGES, VERBS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from kickdoor.core.ruleset import Ruleset

COPIES = 255
LARGE = 9999

SEAT_NUMBERS = (
    "level", "alive", "strength", "run away", "doors in hand", "treasures in hand", "hand limit",
    "Epic", "waited for", "won",
)  # fmt: skip
FIGHT_NUMBERS = (
    "is there a fight", "forced", "strength of the munchkins", "strength of the monsters",
    "do the munchkins win", "levels", "treasures", "level that it leads to", "is it for the win",
    "monsters",
)  # fmt: skip
TABLE_NUMBERS = ("turn", "winning level", "level of the Epic")
PILE_NUMBERS = ("doors", "discarded doors", "treasures", "discarded treasures")
DIE_NUMBERS = ("is there a die", "sides", "value", "total")
DEAL_NUMBERS = ("is there a deal", "treasures", "picks first")
OFFER_NUMBERS = (*BARGAINS, "treasures", "picks first")


@dataclass(frozen=True, slots=True)
class Field:
    """A named part of the vector, from ``start`` on, with what its numbers lie between."""

    name: str
    start: int
    size: int
    low: int
    high: int


class Layout:
    """All fields of a set's observations at a table of so many seats."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        """Lay out the fields."""
        self.fields: dict[str, Field] = {}
        self.size = 0
        for name, size, low, high in _fields(len(rules.definitions), seats):
            self.fields[name] = Field(name, self.size, size, low, high)
            self.size += size

    def part(self, name: str) -> slice:
        """Return where a field lies.

        Raises:
            KeyError: there is no such field.
        """
        field = self.fields[name]
        return slice(field.start, field.start + field.size)

    def space(self) -> Box:
        """Return the space of the vectors."""
        fields = self.fields.values()
        sizes = [field.size for field in fields]
        low: NDArray[np.float32] = np.repeat(
            np.array([field.low for field in fields], np.float32), sizes
        )
        high: NDArray[np.float32] = np.repeat(
            np.array([field.high for field in fields], np.float32), sizes
        )
        return Box(low, high, dtype=np.float32)


def _fields(cards: int, seats: int) -> Iterator[tuple[str, int, int, int]]:
    """Return names, sizes and bounds."""

    def flags(name: str, size: int) -> tuple[str, int, int, int]:
        return name, size, 0, 1

    def numbers(name: str, size: int) -> tuple[str, int, int, int]:
        return name, size, -LARGE, LARGE

    def counts(name: str) -> tuple[str, int, int, int]:
        return name, cards, 0, COPIES

    yield numbers("table", len(TABLE_NUMBERS))
    yield flags("phase", len(PHASES))
    yield flags("active", seats)
    yield flags("decision", len(KINDS))
    yield flags("required", 1)
    yield flags("why", BUCKETS)
    yield counts("source.cards")
    yield flags("draft.verb", len(VERBS))
    yield counts("draft.cards")
    yield flags("draft.seats", seats)
    yield numbers("draft.numbers", 2)
    yield numbers("piles", len(PILE_NUMBERS))
    for place in ("discards", "centre", "flight", "corpse", "doorway", "faces", "known"):
        yield counts(f"{place}.cards")
    yield numbers("die", len(DIE_NUMBERS))
    yield flags("die.seat", seats)
    for seat in range(seats):
        yield numbers(f"seat.{seat}", len(SEAT_NUMBERS))
        for place in ("hand", "table", "equipped"):
            yield counts(f"seat.{seat}.{place}.cards")
    yield numbers("fight", len(FIGHT_NUMBERS))
    yield flags("fight.stage", len(STAGES))
    for role in ("main", "helper", "passed"):
        yield flags(f"fight.{role}", seats)
    yield counts("fight.monsters.cards")
    yield counts("fight.enhancers.cards")
    yield numbers("deal", len(DEAL_NUMBERS))
    yield counts("deal.cards")
    yield flags("offered", seats)
    for seat in range(1, seats):
        yield numbers(f"offer.{seat}", len(OFFER_NUMBERS))
        yield counts(f"offer.{seat}.gives.cards")
        yield counts(f"offer.{seat}.gets.cards")
