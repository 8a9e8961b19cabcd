"""Roster: the bots that there are, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.greedy import GreedyBot
from kickdoor.bots.random import RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from kickdoor.bots.bot import Bot

BOTS: dict[str, Callable[[object], Bot]] = {
    RandomBot.name: RandomBot,
    GreedyBot.name: GreedyBot,
}
"""What makes a bot of each name from a seed."""


def bot_names() -> tuple[str, ...]:
    """Return the names of the bots, the weakest first."""
    return tuple(BOTS)


def make_bot(name: str, seed: object = 0) -> Bot:
    """Return a new bot; the same seed and the same questions give the same answers.

    Raises:
        ValueError: there is no such bot; the message names those that there are.
    """
    if name not in BOTS:
        raise ValueError(f"no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
