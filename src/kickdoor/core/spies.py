"""Spies: fights that are closed to further monsters, and followers that come along for one turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, zones

if TYPE_CHECKING:
    from kickdoor.core.game import Game

SEALED = "combat||sealed||"
"""Under what it is noted that no further monster may join the fight."""

LENT = "lent|"
"""How the keys begin under which it is noted whose a borrowed follower is, plus one."""


def lend(game: Game, card: int, owner: int, taker: int) -> None:
    """Let a follower, with what it carries, come along with another player until the turn ends."""
    _hand_over(game, card, owner, taker)
    game.state.used[f"{LENT}{card}"] = owner + 1


def give_back(game: Game) -> None:
    """Give borrowed followers back that are still where they were borrowed to."""
    used = game.state.used
    for key in [key for key in used if key.startswith(LENT)]:
        card, owner = int(key.removeprefix(LENT)), used.pop(key) - 1
        for seat, player in enumerate(game.state.players):
            if card in player.table and seat != owner and game.state.players[owner].alive:
                _hand_over(game, card, seat, owner)


def _hand_over(game: Game, card: int, giver: int, taker: int) -> None:
    for each in (card, *changes.all_on(game, card)):
        zones.move(game, each, f"table:{giver}", f"table:{taker}")
