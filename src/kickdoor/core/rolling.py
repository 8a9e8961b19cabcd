"""Rolling: the dice that a player throws for one roll, and may choose among."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import chance, standing

if TYPE_CHECKING:
    from kickdoor.core.game import Game

PICKS = "picks-roll"
"""The standing rule by which its owner throws two dice and picks the one that counts."""


def picks(game: Game, seat: int) -> bool:
    """Tell whether a player picks one of two dice."""
    return PICKS in game.rules.qualities and standing.has_quality(game, seat, PICKS)


def throw(game: Game, seat: int, sides: int) -> list[int]:
    """Throw one die for a player, or two to pick one of."""
    count = 2 if picks(game, seat) else 1
    return [chance.die(game.state, sides) for _ in range(count)]
