"""Candidates: the few moves between which a search has the time to tell.

They are what the greedy bot would do, what leaves it undone, and what that bot would do next if it
thought better of it: turning a fight, spoiling one, looking for a fight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.greedy import meddling, planning
from kickdoor.bots.search import policy
from kickdoor.bots.standing import VICTORY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.bots.sight import Sight

MOST = 4
"""How many moves there may be."""

LEAVES = ("pass", "concede", "loot", "kick-open", "move-on", "end-turn")
"""What leaves everything else undone, the first of these that is offered."""

SURE = frozenset({"claim", "equip", "carry", "lay", "give", "shed", "flee", "pick", "take", "done"})
"""Verbs that the greedy bot is trusted with."""

LASTING = frozenset(
    {"attachment", "follower", "identity", "item", "level-card", "permission", "scene"}
)
"""Kinds of cards that it is trusted to lay down in its own turn."""

REACH = 8
"""By how much a monster may be stronger than oneself to be looked for."""


def considered(sight: Sight, usual: str) -> list[str]:
    """Return the whole paths that are worth a search, the usual one first; none where it decides."""
    verb = policy.verb_of(usual)
    if not sight.awaited or sight.picking or not usual or verb in SURE | policy.BARGAINS - {"ask"}:
        return []
    if verb == "play" and sight.fight is None and _lasting(sight, usual):
        return []
    found = [usual]
    for key in (*_leaving(sight), *_others(sight)):
        if key not in found and len(found) < MOST:
            found.append(key)
    return found


def _lasting(sight: Sight, key: str) -> bool:
    return sight.define(key.partition(":")[2].partition(">")[0]).kind in LASTING


def _leaving(sight: Sight) -> list[str]:
    return [verb for verb in LEAVES if verb in sight.verbs][:1]


def _others(sight: Sight) -> Iterator[str]:
    """Yield what might be done instead, the most promising first."""
    fight = sight.fight
    if fight is None:
        level = {token: sight.define(token).level for token in sight.verbs.get("trouble", ())}
        for token in sorted(level, key=lambda token: level[token]):
            if level[token] <= sight.me.strength + REACH:
                yield f"trouble:{token}"
    elif sight.fighting:
        plan = planning.turning(sight) if fight.winning == "monsters" else None
        if plan is not None:
            yield plan.moves[0].key
    elif fight.winning == "munchkins":
        made = meddling.spoiling(sight, VICTORY)
        if made is not None:
            yield made.key
