"""Playout: play an imagined game on for a while, everybody as the greedy bot would.

To the end of a turn that takes some nine milliseconds. A policy that draws its moves would be faster;
in its games fights are won that any sensible table would stop, and helpers stay away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.driver import Driver, Stuck
from kickdoor.bots.greedy import GreedyBot
from kickdoor.core.chance import Chance, below
from kickdoor.core.decisions import Refused

if TYPE_CHECKING:
    from kickdoor.core.chance import Keyed
    from kickdoor.core.game import Game

HORIZON = 0
"""How many turns beyond the present one are played out."""

STEPS = 400
"""How many choices at the most, whatever turn it is then."""

PICKS = 20
OURS, THEIRS = "munchkins", "monsters"
DONE = "done"


def play_on(game: Game, last: int) -> None:
    """Play until a turn has ended, or for :data:`STEPS` choices; the game itself is changed."""
    bots = [GreedyBot(("play-out", seat)) for seat in range(len(game.state.players))]
    chance = Chance.of("play-out")
    try:
        Driver(game, bots, chance, ceiling=STEPS, begun=True).play(last)
    except Stuck:
        return


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
