"""Fighting: how a greedy bot wins its own fights, or gives them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.bot import NOTHING
from kickdoor.bots.greedy import aims, helping, planning

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.sight import Sight

PATIENCE = 3
"""How often a bot looks again before it withdraws an offer that nobody answers."""


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
    mind.waited = 0
    return _best_way(mind, sight)


def _best_way(mind: Mind, sight: Sight) -> str:
    """Return the beginning of the best way out of a fight that is being lost."""
    spoils = planning.prize(sight)
    danger = aims.defeat(sight, sight.seat)
    best, key = 0.0, "concede" if "concede" in sight.verbs else NOTHING
    end = planning.ending(sight)
    if end is not None and end[0] + danger > best:
        best, key = end[0] + danger, end[1]
    plan = planning.turning(sight)
    if plan is not None and spoils + danger - plan.cost > best:
        best, key = spoils + danger - plan.cost, plan.moves[0].key
    elif plan is None:
        plan = planning.fetching(sight)
        if plan is not None and spoils + danger - plan.cost > best:
            best, key = spoils + danger - plan.cost, plan.moves[0].key
    asked = helping.ask(mind, sight)
    if asked is not None and spoils + danger - asked.price > best:
        mind.note_asked(sight.table.turn, asked.helper, asked.share)
        return asked.key
    return key
