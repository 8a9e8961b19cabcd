"""Meddling: how a greedy bot spoils the fights of others, and supports those it is in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import worth
from kickdoor.bots.greedy import aims, cursing, helping
from kickdoor.bots.greedy.planning import margin, prize, turning
from kickdoor.bots.moves import move, openings
from kickdoor.bots.standing import VICTORY

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.moves import Move
    from kickdoor.bots.sight import Sight

PASS = "pass"  # noqa: S105
MOOD = 0.85
"""How often it looks for a chance to spoil a fight that is not for the win."""

AGAINST_LEADER = 0.60
AGAINST_OTHERS = 0.12
"""What share of a rival's loss counts as an own gain."""

MOST_PLAYS = 6
SOME_PLAYS = 2
"""How many plays a plan may have against a fight for the win, and against any other."""

WORTH_A_TRY = 0.5
"""How much of the lead one's own cards must cover to begin where others have to help."""


def answer(mind: Mind, sight: Sight) -> str:
    """Return what a seat does before a claim or a defeat counts."""
    fight = sight.fight
    if fight is None:
        return PASS
    if sight.fighting:
        return _support(sight)
    if "leave" in sight.verbs:
        return "leave"
    backed = _back(sight)
    if backed is not None:
        return backed.key
    if fight.winning != "munchkins":
        return PASS
    if fight.for_the_win:
        return _stop(mind, sight)
    gain = _gain(sight)
    if gain < worth.TREASURE / 2 or not mind.feels_like(MOOD):
        return PASS
    found = spoiling(sight, gain)
    if found is None:
        return PASS
    mind.hit(fight.main)
    return found.key


def _back(sight: Sight) -> Move | None:
    """Return a play that is paid for once the fight is won, where that is worth what the winner gains."""
    fight = sight.fight
    if fight is None or fight.for_the_win:
        return None
    for opening in openings(sight):
        made = move(sight, opening, aims.aiming(sight)) if opening.powers.backs else None
        after = sight.played_out(made.key) if made is not None else None
        if made is None or after is None or after.fight is None or margin(after) <= 0:
            continue
        lost = 0.0 if margin(sight) > 0 else helping.ENVY * prize(sight)
        if worth.TREASURE * opening.powers.backs > made.cost + lost:
            return made
    return None


def _support(sight: Sight) -> str:
    """A helper saves a fight that is being lost, where its cards can."""
    fight = sight.fight
    assert fight is not None
    if "leave" in sight.verbs and fight.main != sight.seat:
        return "leave"
    if fight.winning == "munchkins":
        return PASS
    plan = turning(sight)
    saved = aims.defeat(sight, sight.seat)
    if fight.deal is not None:
        saved += worth.TREASURE * min(fight.deal.treasures, fight.treasures)
    return plan.moves[0].key if plan is not None and plan.cost < saved else PASS


def _gain(sight: Sight) -> float:
    """Return what spoiling the fight would be worth."""
    fight = sight.fight
    assert fight is not None
    lost = float(worth.LEVEL * fight.levels + worth.TREASURE * fight.treasures)
    lost += aims.defeat(sight, fight.main)
    ahead = sight.seats[fight.main].level - sight.me.level
    if aims.leads(sight, fight.main) and ahead >= 0:
        return lost * AGAINST_LEADER
    return lost * AGAINST_OTHERS if ahead > -3 else 0.0


def _stop(mind: Mind, sight: Sight) -> str:
    """Everything goes against a fight for the win, if it may be enough."""
    found = spoiling(sight, VICTORY)
    if found is None:
        return PASS
    fight = sight.fight
    assert fight is not None
    mind.hit(fight.main)
    return found.key


def spoiling(sight: Sight, most: float) -> Move | None:
    """Return the first of the cheapest plays found that turn a fight against its munchkins.

    ``most`` is what all of them together may cost. In a fight for the win the plays need not be
    enough, as long as others may add to them.
    """
    fight = sight.fight
    assert fight is not None
    first: Move | None = None
    spent = 0.0
    depth = MOST_PLAYS if fight.for_the_win else SOME_PLAYS
    now, lead = sight, margin(sight)
    for _ in range(depth):
        found = _best(now, fight.main)
        if found is None:
            break
        made, now = found
        spent += made.cost
        first = first or made
        if spent > most:
            return None
        if now.fight is None or margin(now) <= 0:
            return first
    if first is None or not fight.for_the_win:
        return None
    covered = lead - margin(now)
    others = sum(
        each.hand_doors + each.hand_treasures > 1
        for each in sight.others
        if each.seat not in (fight.main, fight.helper)
    )
    return first if others and covered >= WORTH_A_TRY * lead else None


def _best(sight: Sight, main: int) -> tuple[Move, Sight] | None:
    """Return the play that takes most from the lead for what it costs, and what follows."""
    lead = margin(sight)
    best: tuple[float, Move, Sight] | None = None
    for opening in openings(sight):
        if not (opening.powers.spoils_fights or cursing.weakens(sight, opening, main)):
            continue
        choose = aims.aiming(
            sight,
            side="monsters",
            player=lambda seat: float(seat == main),
            swaps=opening.powers.swaps,
        )
        made = move(sight, opening, choose)
        if made is None:
            continue
        after = sight.played_out(made.key)
        if after is None or after.fight is None:
            continue
        if opening.definition.kind == "curse":
            after = sight.foresee((sight.seat, made.key), close=True)
            if after is None or after.fight is None:
                continue
        taken = lead - margin(after)
        if taken <= 0:
            continue
        flips = margin(after) <= 0
        value = 1000.0 - made.cost if flips else taken / (made.cost + 10)
        if best is None or value > best[0]:
            best = (value, made, after)
    return (best[1], best[2]) if best is not None else None
