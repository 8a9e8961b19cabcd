"""Passing: what a seat wants passed for it. The server then gives an ordinary pass in its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import windows

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.server.company import Chair


def wants_to_pass(game: Game, seat: int, chair: Chair) -> bool:
    """Tell whether a seat that is asked in the open window wants to let it go by."""
    window = windows.current(game)
    if window is None or not window.waiting() >> seat & 1:
        return False
    state = game.state
    passes = chair.passes
    if "turn" in passes and state.turn == chair.turn:
        return True
    if window.kind == "closing":
        fight = state.fight
        return "fights" in passes and fight is not None and seat not in fight.fighters()
    event = windows.answering(game)
    return "events" in passes and event is not None and event.seat != seat
