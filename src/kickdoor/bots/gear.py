"""Gear: which items are best worn together, and what one more would add."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from kickdoor.core.loads import UNLIMITED, capacity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.bots.sight import Sight
    from kickdoor.core.definition import Definition

BONUS = 32
"""What one point of strength, worn for good, is worth; 100 is a level."""

RUN = 10
COUNTED = ("strength", "run_away", "dice")
STANDING = 20
"""What it is worth to have another number changed, such as that of Big Items one may carry."""

QUALITY = 25
ABILITY = 25
MOST_IN_SLOT = 6


def wear_value(sight: Sight, definition: Definition, seat: int | None = None) -> int:
    """Return what an item is worth while it is worn by a seat that can use it."""
    value = BONUS * sight.bonus(definition, seat)
    for modifier in definition.numbers.get("run_away", ()):
        if isinstance(modifier.amount, int):
            value += RUN * modifier.amount
    value += STANDING * sum(name not in COUNTED for name in definition.numbers)
    return value + QUALITY * len(definition.qualities) + ABILITY * len(definition.abilities)


def own_items(sight: Sight) -> list[Definition]:
    """Return the items in play before the own seat that it can use, those it cheats with too."""
    found = []
    for card, definition, _ in sight.laid(sight.seat):
        if definition.kind == "item" and (card.attached or sight.usable(definition)):
            found.append(definition)
    return found


def best_set(sight: Sight, items: Sequence[Definition], slot: str) -> tuple[Definition, ...]:
    """Return the items of a slot that are worth most together and fit into it."""
    rivals = [item for item in items if capacity(item) == slot]
    if not slot:
        return tuple(rivals)
    room = sight.room(slot)
    if room >= UNLIMITED or sum(item.hands or 1 for item in rivals) <= room:
        return tuple(rivals)
    rivals.sort(key=lambda item: -wear_value(sight, item))
    rivals = rivals[:MOST_IN_SLOT]
    best: tuple[Definition, ...] = ()
    value = 0
    for size in range(1, min(room, len(rivals)) + 1):
        for chosen in combinations(rivals, size):
            if sum(item.hands or 1 for item in chosen) <= room:
                total = sum(wear_value(sight, item) for item in chosen)
                if total > value:
                    best, value = chosen, total
    return best


def set_value(sight: Sight, items: Sequence[Definition], slot: str) -> int:
    """Return what the best set of a slot is worth."""
    return sum(wear_value(sight, item) for item in best_set(sight, items, slot))


def gain(sight: Sight, definition: Definition) -> int:
    """Return what an item that is not in play yet would add to what can be worn."""
    if definition.kind != "item" or not sight.usable(definition):
        return 0
    if definition.big and sight.bigs_left() < 1:
        return 0
    items = own_items(sight)
    slot = capacity(definition)
    if not slot:
        return wear_value(sight, definition)
    return set_value(sight, [*items, definition], slot) - set_value(sight, items, slot)


def loss(sight: Sight, definition: Definition) -> int:
    """Return what would be lost of what is worn if an item in play were gone."""
    items = own_items(sight)
    if definition not in items:
        return 0
    slot = capacity(definition)
    if not slot:
        return wear_value(sight, definition)
    rest = [item for item in items if item is not definition]
    return set_value(sight, items, slot) - set_value(sight, rest, slot)
