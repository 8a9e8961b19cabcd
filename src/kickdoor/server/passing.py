"""Passing: what a seat wants let go by. The server then passes or declines in its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import windows

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.server.company import Chair


def wished(game: Game, seat: int, chair: Chair) -> str | None:
    """Return the key of what the server is to choose for a seat now, by its wishes; or None.

    Who is in the middle of a choice is left alone.
    """
    if game.live_draft(seat) is not None:
        return None
    if wants_to_pass(game, seat, chair):
        return windows.PASS
    return _unwanted(game, seat, chair) if windows.answering(game) is None else None


def _unwanted(game: Game, seat: int, chair: Chair) -> str | None:
    """Return the key that declines help which a seat does not want to be asked for."""
    state = game.state
    deaf = "asks" in chair.passes and state.turn == chair.turn
    for offer in state.offers:
        key = f"decline:{offer.ident}"
        asks = offer.kind == "help" and offer.to == seat
        if asks and (deaf or offer.by in chair.spared) and game.why_not(seat, key) is None:
            return key
    return None


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
