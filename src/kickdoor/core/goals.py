"""Goals: the level that wins, and the highest that can be had without a kill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import values

if TYPE_CHECKING:
    from kickdoor.core.game import Game

GOAL = "goal"
"""The winning level as a number that cards change."""


def goal(game: Game, seat: int) -> int:
    """Return the level with which a player wins."""
    return values.number(game, seat, GOAL, game.rules.goal)


def ceiling(game: Game, seat: int) -> int:
    """Return the highest level that a player can gain by anything but a kill.

    Rules winning-level-ten-by-kill, epic-levels-nineteen-twenty-kills.
    """
    return min(game.rules.goal - game.rules.kill_levels, goal(game, seat) - 1)
