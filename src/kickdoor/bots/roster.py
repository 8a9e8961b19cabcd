"""Roster: the bots that there are, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.easy import EasyBot
from kickdoor.bots.greedy import GreedyBot
from kickdoor.bots.random import RandomBot
from kickdoor.bots.search import SearchBot
from kickdoor.bots.search.budget import read_budget

if TYPE_CHECKING:
    from collections.abc import Callable

    from kickdoor.bots.bot import Bot

BOTS: dict[str, Callable[[object], Bot]] = {
    RandomBot.name: RandomBot,
    EasyBot.name: EasyBot,
    GreedyBot.name: GreedyBot,
    SearchBot.name: SearchBot,
}
"""What makes a bot of each name from a seed."""

LEVELS = {"easy": EasyBot.name, "normal": GreedyBot.name, "hard": SearchBot.name}
"""Which bot people play against at each level, the easiest first."""

BUDGET = f"{SearchBot.name}:"
"""What a budget follows."""


def bot_names() -> tuple[str, ...]:
    """Return the names of the bots, the weakest first."""
    return tuple(BOTS)


def make_bot(name: str, seed: object = 0) -> Bot:
    """Return a new bot; the same seed and the same questions give the same answers.

    A level stands for its bot. The search bot's name may be followed by what it may spend on a choice: ``search:200`` (play-outs)
    or ``search:0.5s``. Only with play-outs does it repeat itself.

    Raises:
        ValueError: there is no such bot or budget; the message tells what there is.
    """
    if name.startswith(BUDGET):
        return SearchBot(seed, read_budget(name.removeprefix(BUDGET)))
    name = LEVELS.get(name, name)
    if name not in BOTS:
        raise ValueError(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
