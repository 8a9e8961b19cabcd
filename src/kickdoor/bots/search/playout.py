"""Playout: play an imagined game on for a while, fast and not quite without sense."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.search import policy
from kickdoor.core import windows
from kickdoor.core.chance import below
from kickdoor.core.decisions import Refused
from kickdoor.core.frames import ACTS

if TYPE_CHECKING:
    from kickdoor.core.chance import Keyed
    from kickdoor.core.game import Game

HORIZON = 1
"""How many turns beyond the present one are played out."""

STEPS = 80
"""How many choices at the most, whatever turn it is then."""

PICKS = 20
MEDDLING = 3
"""A seat looks for something to play in one of so many windows of others' fights."""

OURS, THEIRS = "munchkins", "monsters"
DONE = "done"


def play_on(game: Game, last: int, chance: Keyed) -> None:
    """Play until a turn has ended, or for :data:`STEPS` choices; the game itself is changed."""
    state = game.state
    for _ in range(STEPS):
        if state.winners or state.turn > last:
            return
        if windows.current(game) is not None:
            _window(game, chance)
            continue
        seat = policy.mover(game)
        key = policy.draw_for(game, seat, chance) if seat >= 0 else ""
        if not key:
            return
        commit(game, seat, key, chance)


def _window(game: Game, chance: Keyed) -> None:
    """Let somebody meddle now and then, and else let the window close."""
    window = game.state.window
    assert window is not None
    seats = windows.bits(window.waiting())
    if window.kind == "closing" and below(chance, MEDDLING) == 0:
        seat = seats[below(chance, len(seats))]
        act = ACTS["play"]
        tokens = list(act.legal_heads(game, seat)) if act in game.acts_for(seat) else []
        if tokens and commit(game, seat, f"play:{tokens[below(chance, len(tokens))]}", chance):
            return
    game.close(window.revision)


def commit(game: Game, seat: int, key: str, chance: Keyed) -> bool:
    """Make a choice, drawing what picks it leaves open; tell whether something happened.

    A beginning that turns out to lead nowhere is taken back.
    """
    game.step(seat, key)
    for _ in range(PICKS):
        if seat not in game.state.drafts:
            return True
        draft = game.live_draft(seat)
        if draft is None:
            break
        path = f"{draft[0]}:{'>'.join(draft[1:])}"
        tokens = game.picks(seat, path)
        if not tokens:
            break
        try:
            game.step(seat, f"{path}>{_picked(game, seat, tokens, chance)}")
        except Refused:
            break
    game.state.drafts.pop(seat, None)
    game.memo = {}
    return False


def _picked(game: Game, seat: int, tokens: list[str], chance: Keyed) -> str:
    """Draw a pick, but help the side that one is on and hurt others rather than oneself."""
    fight = game.state.fight
    if fight is not None:
        side = OURS if seat in (fight.main, fight.helper) else THEIRS
        if side in tokens:
            return side
    if DONE in tokens:
        return DONE
    own = f"@{seat}"
    others = [token for token in tokens if token != own] or tokens
    return others[below(chance, len(others))]
