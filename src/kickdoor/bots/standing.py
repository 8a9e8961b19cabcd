"""Standing: how well a seat stands as far as it can see, in hundredths of a level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import gear, losses, worth

if TYPE_CHECKING:
    from kickdoor.bots.sight import Sight

VICTORY = 10_000.0
RIVALS = 0.3
"""How much the best rival's standing counts against the own."""

DEATH = 40


def standing(sight: Sight) -> float:
    """Return the own standing less a share of the best rival's; victory is beyond all else."""
    winners = sight.table.winners
    if winners:
        return VICTORY if sight.seat in winners else -VICTORY
    rival = max(of_rival(sight, each.seat) for each in sight.others)
    return of_self(sight) - RIVALS * rival


def of_self(sight: Sight) -> float:
    """Return the worth of the own levels, of what is worn, carried and held."""
    value = float(worth.LEVEL * sight.me.level)
    for card, definition, _ in sight.laid(sight.seat):
        if definition.kind == "item":
            usable = card.attached or sight.usable(definition)
            in_use = gear.wear_value(sight, definition) if usable else 0
            value += max(in_use, definition.value * worth.GOLD)
        elif definition.kind == "curse":
            value -= losses.of_curse(sight, definition, sight.seat)
        else:
            value += worth.of_table_card(sight, definition)
    for definition in sight.hand:
        value += worth.of_hand_card(sight, definition)
    return value if sight.me.alive else value - DEATH


def of_rival(sight: Sight, seat: int) -> float:
    """Return the worth of what everybody sees of another seat."""
    player = sight.seats[seat]
    laid = sum(losses.item_value(sight, each, seat) for each in losses.items(sight, seat))
    hand = losses.HAND_CARD * (player.hand_doors + player.hand_treasures)
    return worth.LEVEL * player.level + laid + hand
