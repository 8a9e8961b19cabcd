"""Who an operation is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import traits

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame
    from kickdoor.lang.registry import Who


def neighbour(game: Game, seat: int, side: str) -> int:
    """Return the next living seat to the left or right."""
    count = len(game.state.players)
    step = 1 if side == "left" else -1
    for distance in range(1, count):
        other = (seat + step * distance) % count
        if game.state.players[other].alive:
            return other
    return seat


def seats(game: Game, frame: Frame, who: Who) -> list[int]:
    """Return the living seats that a word means in an effect, in turn order from the active one."""
    players = game.state.players
    count = len(players)
    you, victim = frame.number("you", -1), frame.number("victim", -1)
    fight = game.state.fight
    table = [(game.state.active + step) % count for step in range(count)]
    found: list[int]
    if who == "victim":
        found = [victim]
    elif who == "you":
        found = [you]
    elif who == "player":
        found = [frame.number("player", victim)]
    elif who == "main":
        found = [fight.main] if fight else []
    elif who == "helper":
        found = [fight.helper] if fight else []
    elif who == "others":
        found = [seat for seat in table if seat != victim]
    elif who == "everyone":
        found = table
    elif who in ("left", "right"):
        found = [neighbour(game, victim, who)]
    elif who == "neighbours":
        both = [neighbour(game, victim, side) for side in ("left", "right")]
        found = list(dict.fromkeys(both))
    elif who == "active":
        found = [seat for seat in table if players[seat].alive][:1]
    elif who == "lowest":
        found = traits.lowest(game, table)
    else:
        top = max(players[seat].level for seat in table)
        found = [seat for seat in table if players[seat].level == top]
    return [seat for seat in found if seat >= 0 and players[seat].alive]
