"""Plugging: making one item of two where whoever wears it is the stronger for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.moves import move, openings

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.sight import Sight
    from kickdoor.core.definition import Pick


def plug(_: Mind, sight: Sight) -> str | None:
    """Join an item that lies idle to one that is worn."""
    for opening in openings(sight):
        if not opening.powers.joins:
            continue
        made = move(sight, opening, lambda pick, tokens: _idle(sight, pick, tokens))
        if made is not None and _joined(sight, made.key) > sight.me.strength:
            return made.key
    return None


def _idle(sight: Sight, _: Pick, tokens: list[str]) -> str:
    """Return the strongest item that is not worn, or any."""
    worn = {card.id for card, _, equipped in sight.laid(sight.seat) if equipped}
    idle = [token for token in tokens if sight.define(token).ident not in worn]
    return max(idle or tokens, key=lambda token: sight.define(token).strength)


def _joined(sight: Sight, key: str) -> int:
    """Return how strong one is with the best that an item may be joined to."""
    after = sight.foresee((sight.seat, key))
    if after is None:
        return 0
    tokens = after.verbs.get("pick", ()) if after.question is not None else ()
    ends = [sight.foresee((sight.seat, key), (sight.seat, f"pick:{token}")) for token in tokens]
    return max(end.me.strength for end in (*ends, after) if end is not None)
