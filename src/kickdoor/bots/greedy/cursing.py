"""Cursing: whom a greedy bot curses, when, and who else it does harm to outside of fights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import losses, worth
from kickdoor.bots.greedy import aims
from kickdoor.bots.moves import move, openings
from kickdoor.bots.powers import operations
from kickdoor.lang.ops.levels import LoseLevels

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.moves import Opening
    from kickdoor.bots.sight import Sight

MOOD = 0.35
"""How often it uses a curse when it could."""

LEAST = 55.0
"""What a curse must cost its victim to be worth its card."""

FATIGUE = 0.75
"""What a victim's loss counts for after each attack on it, so that the harm is spread."""

RANK = 0.15
"""How much less it counts for each level that the victim is behind the leader."""


def weakens(sight: Sight, opening: Opening, seat: int) -> bool:
    """Tell whether a play is a curse that might take strength from a seat."""
    definition = opening.definition
    return definition.kind == "curse" and losses.of_curse(sight, definition, seat) > 0


def value(mind: Mind, sight: Sight, seat: int, cost: float) -> float:
    """Return what a seat's loss counts for."""
    top = max(each.level for each in sight.others)
    behind = top - sight.seats[seat].level
    near = 1.5 if sight.seats[seat].level >= sight.goal - 2 else 1.0
    tired = FATIGUE ** mind.hits.get(seat, 0) if behind or near == 1.0 else 1.0
    return cost * near * tired * max(0.0, 1 - RANK * behind)


def curse(mind: Mind, sight: Sight, *, least: float = LEAST, mood: float = MOOD) -> str | None:
    """Return the key of the most harmful curse, where it is worth it."""
    found: tuple[float, Opening, int] | None = None
    for opening in openings(sight):
        if opening.definition.kind != "curse":
            continue
        for other in sight.others:
            if not other.alive:
                continue
            cost = losses.of_curse(sight, opening.definition, other.seat)
            counts = value(mind, sight, other.seat, cost)
            if found is None or counts > found[0]:
                found = (counts, opening, other.seat)
    if found is None or found[0] < least or not mind.feels_like(mood):
        return None
    _, opening, victim = found
    made = move(sight, opening, aims.aiming(sight, player=lambda seat: float(seat == victim)))
    if made is None:
        return None
    mind.hit(victim)
    return made.key


def strike(mind: Mind, sight: Sight) -> str | None:
    """Return the key of a play that befalls several others, where they lose enough by it together."""
    for opening in openings(sight):
        blow = opening.powers.strikes
        if blow is None or opening.definition.kind == "curse" or opening.play.picks:
            continue
        counts = float(losses.HAND_CARD * opening.powers.draws)
        for other in sight.others:
            if other.alive and (blow.when is None or sight.holds(blow.when, other.seat)):
                cost = losses.of_program(sight, opening.definition, blow.do, other.seat)
                counts += value(mind, sight, other.seat, cost)
        made = move(sight, opening, aims.aiming(sight)) if counts >= LEAST else None
        if made is not None:
            return made.key
    return None


def steal(mind: Mind, sight: Sight) -> str | None:
    """Return the key of a play that takes a level or an item from somebody, where it pays."""
    for opening in openings(sight):
        powers = opening.powers
        if powers.steals_level and sight.me.level < sight.ceiling:
            made = move(sight, opening, aims.aiming(sight, player=lambda s: aims.threat(sight, s)))
            if made is not None:
                return made.key
        if powers.steals_item and _daring(sight):
            made = move(sight, opening, aims.aiming(sight, player=lambda s: _richest(sight, s)))
            if made is not None and _pays(sight, opening, made.key, made.cost):
                mind.hit(aims.seat_of(made.key.split(">")[2]))
                return made.key
    return None


def _daring(sight: Sight) -> bool:
    """A thief who has no level to lose dares more."""
    return sight.me.alive and not sight.fighting


def _richest(sight: Sight, seat: int) -> float:
    return max(
        (
            losses.item_value(sight, each, seat)
            for each in losses.items(sight, seat)
            if not each.big and sight.usable(each)
        ),
        default=0.0,
    )


def _pays(sight: Sight, opening: Opening, key: str, cost: float) -> bool:
    """Tell whether a theft is worth its cost, and the level that it may cost besides."""
    item = sight.define(key.split(">")[3])
    steps = operations(opening.definition, opening.play.do)
    fined = sight.me.level > 1 and any(isinstance(each, LoseLevels) for each in steps)
    risk = worth.LEVEL / 2 if fined else 0.0
    return worth.of_new_card(sight, item) * 0.5 * 1.3 > risk + cost
