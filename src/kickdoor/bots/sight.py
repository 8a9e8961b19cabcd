"""Sight: all that a bot may look at, which is what a person in its chair would see.

It is a face over the seat's view, its options and the public definitions. What might happen is
tried on a copy of the game in which all that the seat cannot know was dealt anew, so no answer of a
sight ever depends on a hidden card.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kickdoor.core.view import waiting_for

if TYPE_CHECKING:
    from kickdoor.core.game import Game


class Sight:
    """What one seat sees of a game now, and is asked."""

    def __init__(self, game: Game, seat: int) -> None:
        """Take the game, which nobody reaches through this object."""
        self._game = game
        self.seat = seat

    @cached_property
    def keys(self) -> list[str]:
        """The keys of all that the seat may choose now."""
        return self._game.option_keys(self.seat)

    @cached_property
    def awaited(self) -> bool:
        """Whether the game waits for the seat."""
        return bool(waiting_for(self._game) >> self.seat & 1)
