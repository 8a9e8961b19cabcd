"""Who an operation is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import values

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame
    from kickdoor.lang.registry import Who


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
    elif who == "left":
        found = [(victim + 1) % count]
    elif who == "right":
        found = [(victim - 1) % count]
    elif who == "neighbours":
        found = [(victim + 1) % count, (victim - 1) % count]
    elif who == "lowest":
        found = values.lowest(game, table)
    else:
        top = max(players[seat].level for seat in table)
        found = [seat for seat in table if players[seat].level == top]
    return [seat for seat in found if seat >= 0 and players[seat].alive]
