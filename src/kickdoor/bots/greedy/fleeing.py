"""Fleeing: how a greedy bot runs from what it could not beat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import losses, worth
from kickdoor.bots.greedy import aims
from kickdoor.bots.moves import move, openings

if TYPE_CHECKING:
    from kickdoor.bots.sight import Sight

SACRIFICE = 110.0
"""What must be in danger for a follower to be given up."""


def flee(sight: Sight) -> str:
    """Return a way out where much is in danger; else run from the worst monster first."""
    danger = aims.defeat(sight, sight.seat)
    escape = _escape(sight, danger)
    if escape is not None:
        return escape
    way = _give_way(sight)
    if way is not None:
        return way
    if "sacrifice" in sight.verbs and danger > SACRIFICE:
        return _sacrifice(sight)
    tokens = sight.verbs.get("flee", [])
    if not tokens:
        return sight.keys[0]
    worst = max(tokens, key=lambda token: _harm(sight, token))
    return _hasten(sight, worst) or f"flee:{worst}"


def _hasten(sight: Sight, worst: str) -> str | None:
    """Buy the next roll some speed, where what it may save is worth more."""
    if not aims.catching(sight, sight.seat, sight.define(worst).ident):
        return None
    saved = _harm(sight, worst) / int(sight.switch("die"))
    for opening in openings(sight):
        made = move(sight, opening, aims.aiming(sight)) if opening.powers.hastens else None
        if made is not None and made.cost < saved:
            return made.key
    return None


def _sacrifice(sight: Sight) -> str:
    """Give up the follower, the least of several, and leave the helper to run."""
    tokens = sight.verbs["sacrifice"]
    if not all(sight.names_card(token) for token in tokens):
        return "sacrifice" + (":no" if "no" in tokens else "")
    least = min(tokens, key=lambda token: worth.of_thing(sight, token))
    fight = sight.fight
    shares = fight is not None and fight.main == sight.seat and fight.helper is not None
    return f"sacrifice:{least}" + (">no" if shares else "")


def _harm(sight: Sight, token: str) -> float:
    definition = sight.define(token)
    return losses.of_bad_stuff(sight, definition, sight.seat)


def _escape(sight: Sight, danger: float) -> str | None:
    best: tuple[float, str] | None = None
    for opening in openings(sight):
        powers = opening.powers
        if not powers.escapes and not powers.drops:
            continue
        made = move(sight, opening, aims.aiming(sight))
        if made is None or made.cost + worth.TREASURE / 4 > danger:
            continue
        lost = worth.of_table_card(sight, opening.definition) if powers.drops else 0.0
        after = sight.foresee((sight.seat, made.key))
        if after is None:
            continue
        left = aims.defeat(after, sight.seat) if _runs(after) else 0.0
        saved = danger - left - made.cost - lost
        if saved > 0 and (best is None or saved > best[0]):
            best = (saved, made.key)
    return best[1] if best is not None else None


def _give_way(sight: Sight) -> str | None:
    """Let the partner go first where being caught would cost more than that does."""
    for opening in openings(sight):
        if not opening.powers.yields:
            continue
        made = move(sight, opening, aims.aiming(sight))
        if made is None:
            continue
        foe = made.key.split(">")[2]
        risk = aims.catching(sight, sight.seat, sight.define(foe).ident)
        if risk * risk * _harm(sight, foe) > made.cost:
            return made.key
    return None


def _runs(sight: Sight) -> bool:
    return sight.fighting and "flee" in sight.verbs
