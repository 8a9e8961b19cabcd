"""Practising: abilities that bring more than they cost, used in peace on one's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import worth
from kickdoor.bots.greedy import aims
from kickdoor.bots.moves import move, openings

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.moves import Opening
    from kickdoor.bots.sight import Sight

BETTER = 8.0
"""By how much an ability must bring more than it costs."""

CHOSEN = 40.0
"""What the best of three Doors is worth."""

GUARD = 40.0
"""What a familiar is worth."""


def practise(_: Mind, sight: Sight) -> str | None:
    """Use what pays."""
    if sight.fight is not None:
        return None
    for opening in openings(sight):
        brings = _brings(sight, opening)
        if not opening.play.ability or not brings:
            continue
        made = move(sight, opening, aims.aiming(sight))
        if made is not None and brings > made.cost + BETTER:
            return made.key
    return None


def _brings(sight: Sight, opening: Opening) -> float:
    powers = opening.powers
    if powers.guards:
        return 0.0 if _is_guarded(sight) else GUARD
    if opening.play.picks:
        return 0.0
    return worth.TREASURE * powers.treasures + CHOSEN * powers.sorts


def _is_guarded(sight: Sight) -> bool:
    """Tell whether a monster lies before one already."""
    return any(definition.kind == "monster" for _, definition, _ in sight.laid(sight.seat))
