"""Planning: which plays of one's own turn a fight, or end it, and what that is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.bots import worth
from kickdoor.bots.greedy import aims
from kickdoor.bots.moves import move, openings
from kickdoor.bots.powers import powers_of
from kickdoor.bots.standing import VICTORY, standing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kickdoor.bots.moves import Move, Opening
    from kickdoor.bots.sight import Sight

DEPTH = 5
"""How many plays a plan may have."""

KEPT = 6
"""What a play costs besides its cards: they might come handy later."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Some plays that win the fight, and what they cost."""

    moves: tuple[Move, ...]
    cost: float


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
            after = now.played_out(made.key) if made is not None else None
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


def fetching(sight: Sight) -> Plan | None:
    """Return the cheapest way found to turn the fight by a card that lies among the discards."""
    best: Plan | None = None
    for _, made, after in fetchers(sight):
        for token in turners(after, after.verbs.get("pick", [])):
            then = sight.foresee((sight.seat, made.key), (sight.seat, f"pick:{token}"))
            plan = turning(then) if then is not None and then.fight is not None else None
            if plan is not None and (best is None or made.cost + KEPT + plan.cost < best.cost):
                best = Plan((made, *plan.moves), made.cost + KEPT + plan.cost)
    return best


def fetchers(sight: Sight) -> Iterator[tuple[Opening, Move, Sight]]:
    """Yield each play that takes a card out of the discards: the play, how it is made, and what is asked then."""
    for opening in openings(sight):
        if not opening.powers.fetches or opening.play.picks:
            continue
        made = move(sight, opening, aims.aiming(sight))
        after = sight.foresee((sight.seat, made.key)) if made is not None else None
        if made is not None and after is not None:
            yield opening, made, after


def turners(sight: Sight, tokens: list[str]) -> list[str]:
    """Return those of some cards that may turn a fight for the munchkins once they are in a hand."""
    return [
        token
        for token in tokens
        if sight.names_card(token)
        and any(
            powers_of(sight.define(token), play).turns_fights for play in sight.define(token).plays
        )
    ]


def _still_there(after: Sight) -> bool:
    return after.fight is not None and bool(after.fight.foes)


def _helper_of(sight: Sight) -> Callable[[int], float]:
    """A forced helper should be strong; who takes over a fight, or lends, should be ahead."""
    return lambda seat: float(sight.seats[seat].strength) if seat != sight.seat else -1.0


def ending(sight: Sight) -> tuple[float, str] | None:
    """Return what the best play is worth that ends the fight or leaves it to others, and its key."""
    best: tuple[float, str] | None = None
    for opening in openings(sight):
        powers = opening.powers
        if not (powers.removes or powers.clears or powers.transfers):
            continue
        made = move(sight, opening, aims.aiming(sight, player=_helper_of(sight)))
        after = sight.foresee((sight.seat, made.key)) if made is not None else None
        if made is None or after is None or after.fighting:
            continue
        value = standing(after) - standing(sight)
        if best is None or value > best[0]:
            best = (value, made.key)
    return best
