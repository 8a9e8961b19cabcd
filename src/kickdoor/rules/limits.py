"""Limits: how often an ability was used, by player and ability, in this combat or turn.

A monster's ability belongs to nobody: its limit counts the uses of all together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.state import NOBODY
from kickdoor.core.uses import limit_key

if TYPE_CHECKING:
    from kickdoor.core.definition import Listener, Play
    from kickdoor.core.game import Game


def _use_key(game: Game, seat: int, card: int, play: Play, names: dict[str, int]) -> str:
    definition = game.cards[card]
    user = NOBODY if definition.kind == "monster" else seat
    upon = names.get(play.each, "") if play.each else ""
    shared, _, name = (play.under or play.ident).rpartition("/")
    return limit_key(play.per, user, shared or definition.same_as, name, upon)


def used(game: Game, seat: int, card: int, play: Play, names: dict[str, int]) -> int:
    """Return how often a play was used (upon the same target, where its limit is for each)."""
    return game.state.used.get(_use_key(game, seat, card, play, names), 0)


def count_use(game: Game, seat: int, card: int, play: Play, names: dict[str, int]) -> None:
    """Count one use of a play that has a limit."""
    if play.limit or play.each:
        key = _use_key(game, seat, card, play, names)
        game.state.used[key] = game.state.used.get(key, 0) + 1


def upon(game: Game, listener: Listener) -> int:
    """Return whose card a reaction to a card answers, or nobody."""
    against = game.frame_of("against")
    return against.number("by", NOBODY) if against is not None else NOBODY


def _heard_key(game: Game, seat: int, card: int, listener: Listener) -> str:
    whom = upon(game, listener) if listener.each else ""
    return (
        f"{listener.per}|{seat}|{game.cards[card].ident}|{listener.event}-{listener.ident}|{whom}"
    )


def spent(game: Game, seat: int, card: int, listener: Listener) -> bool:
    """Tell whether a reaction was used as often as its limit allows."""
    used_ = game.state.used.get(_heard_key(game, seat, card, listener), 0)
    return bool(listener.limit) and used_ >= listener.limit


def count_heard(game: Game, seat: int, card: int, listener: Listener) -> None:
    """Count one use of a reaction that has a limit."""
    if listener.limit:
        key = _heard_key(game, seat, card, listener)
        game.state.used[key] = game.state.used.get(key, 0) + 1


def forget_uses(game: Game, per: str) -> None:
    """Renew the limits of a combat, a turn or a roll."""
    uses = game.state.used
    for key in [key for key in uses if key.startswith(per + "|")]:
        del uses[key]
