"""Unseen: munchkins whose identities no monster can make anything of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing

if TYPE_CHECKING:
    from kickdoor.core.definition import Condition
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe

SELF = "unknown-to-monsters"
"""The standing rule by which no monster gets a bonus for what its owner is."""

PARTNER = "hides-partner"
"""The standing rule by which no monster gets a bonus for what its owner's partner is."""


def disguise_key(seat: int) -> str:
    """Return under what it is noted that a player wears another face in this fight."""
    return f"combat|{seat}|disguised||"


def is_disguised(game: Game, seat: int) -> bool:
    """Tell whether a player wears another face in this fight."""
    return disguise_key(seat) in game.state.used


def is_unseen(game: Game, seat: int) -> bool:
    """Tell whether monsters get no bonus for what a munchkin in the fight is."""
    fight = game.state.fight
    if fight is None or not standing.in_fight(game, seat):
        return False
    if is_disguised(game, seat) or standing.has_quality(game, seat, SELF):
        return True
    partner = fight.helper if seat == fight.main else fight.main
    return partner >= 0 and standing.has_quality(game, partner, PARTNER)


def matter(game: Game) -> bool:
    """Tell whether anybody may be hidden: some card of the set does so, or somebody is disguised."""
    if SELF in game.rules.qualities or PARTNER in game.rules.qualities:
        return True
    fight = game.state.fight
    return fight is not None and any(is_disguised(game, seat) for seat in fight.fighters())


def favours(game: Game, condition: Condition, seat: int, foe: Foe | None) -> bool:
    """Tell whether a condition holds that a monster gets a bonus for, about one in the fight.

    Of somebody unseen it is as if no identity were the one that it asks for.
    """
    if not is_unseen(game, seat):
        return condition.holds(game, seat, foe)
    free: dict[str, frozenset[str]] = {group: frozenset() for group in game.rules.groups}
    return condition.holds(game, seat, foe) and condition.waived(game, seat, free, wanted=False)
