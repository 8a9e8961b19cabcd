"""Roster: the bots that may sit at a table."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.server.bots import Bot


class RandomBot:
    """Chooses anything."""

    def __init__(self) -> None:
        """Start with a chance of its own."""
        self._chance = random.Random()  # noqa: S311

    def choose(self, game: Game, seat: int) -> str:
        """Return any option."""
        return self._chance.choice(game.option_keys(seat))


def bot_names() -> tuple[str, ...]:
    """Return the names of the bots that there are."""
    return ("random", "greedy", "search")


def make_bot(name: str) -> Bot:
    """Return a bot by its name."""
    return RandomBot()
