"""Fighting: how a greedy bot wins its own fights, or gives them up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.bots import worth
from kickdoor.bots.bot import NOTHING
from kickdoor.bots.greedy import aims, helping
from kickdoor.bots.moves import move, openings
from kickdoor.bots.standing import VICTORY

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.moves import Move
    from kickdoor.bots.sight import Sight

DEPTH = 5
"""How many plays a plan may have."""

PATIENCE = 3
"""How often a bot looks again before it withdraws an offer that nobody answers."""

KEPT = 6
"""What a play costs besides its cards: they might come handy later."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Some plays that win the fight, or end it, and what they cost."""

    moves: tuple[Move, ...]
    cost: float


def proceed(mind: Mind, sight: Sight) -> str:
    """Return what the main player does in an open fight."""
    verbs = sight.verbs
    if "claim" in verbs:
        mind.waited = 0
        return "claim"
    pending = verbs.get("withdraw")
    if pending and any(offer.kind == "help" and offer.by == sight.seat for offer in sight.offers):
        if mind.waited < PATIENCE:
            mind.waited += 1
            return NOTHING
        mind.waited = 0
        return f"withdraw:{pending[0]}"
    spoils = prize(sight)
    danger = aims.defeat(sight, sight.seat)
    plan = turning(sight)
    own = spoils - plan.cost + danger if plan is not None else 0.0
    asked = helping.ask(mind, sight)
    if asked is not None and spoils + danger - asked.price > max(own, 0.0):
        mind.waited = 0
        mind.note_asked(sight.table.turn, asked.helper, asked.share)
        return asked.key
    if plan is not None and own > 0:
        return plan.moves[0].key
    return "concede" if "concede" in verbs else NOTHING


def prize(sight: Sight) -> float:
    """Return what winning the fight is worth to its main player, without a helper's share."""
    fight = sight.fight
    assert fight is not None
    if fight.for_the_win:
        return VICTORY
    near = 1 + 0.05 * fight.reaches
    return worth.LEVEL * fight.levels * near + worth.TREASURE * fight.treasures


def margin(sight: Sight) -> int:
    """Return by how much the munchkin side is ahead; above 0 exactly when it is winning."""
    fight = sight.fight
    assert fight is not None
    ahead = fight.munchkins - fight.monsters
    if fight.winning == "munchkins":
        return max(1, ahead)
    return min(0, ahead)


def turning(sight: Sight) -> Plan | None:
    """Return the cheapest plays found that turn the fight for the munchkins, or None."""
    moves: list[Move] = []
    spent = 0.0
    now = sight
    for _ in range(DEPTH):
        best: tuple[float, Move, Sight] | None = None
        for opening in openings(now):
            if not opening.powers.turns_fights:
                continue
            made = move(now, opening, aims.aiming(now, player=_helper_of(now)))
            after = now.foresee((now.seat, made.key)) if made is not None else None
            if made is None or after is None or not _still_there(after):
                continue
            gained = margin(after) - margin(now)
            if gained <= 0:
                continue
            cost = made.cost + KEPT
            wins = margin(after) > 0
            value = (1000.0 - cost) if wins else gained / (cost + 10)
            if best is None or value > best[0]:
                best = (value, made, after)
        if best is None:
            return None
        _, made, now = best
        moves.append(made)
        spent += made.cost + KEPT
        if margin(now) > 0:
            return Plan(tuple(moves), spent)
    return None


def _still_there(after: Sight) -> bool:
    return after.fight is not None and bool(after.fight.foes)


def _helper_of(sight: Sight):  # type: ignore[no-untyped-def]
    """A forced helper should be strong; who takes over a fight, or lends, should be ahead."""
    return lambda seat: float(sight.seats[seat].strength) if seat != sight.seat else -1.0
