"""Roster: the bots that may sit at a table."""

from __future__ import annotations

import secrets
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.bots.bot import Bot

BOTS = {
    "random": ("kickdoor.bots.random", "RandomBot"),
    "greedy": ("kickdoor.bots.greedy", "GreedyBot"),
    "search": ("kickdoor.bots.search", "SearchBot"),
}
"""Where each bot is, from the simplest to the strongest."""


def bot_names() -> tuple[str, ...]:
    """Return the names of the bots that there are."""
    return tuple(BOTS)


def make_bot(name: str) -> Bot:
    """Return a bot by its name, with chance of its own."""
    module, kind = BOTS[name] if find_spec(BOTS[name][0]) else BOTS["random"]
    bot: Bot = getattr(import_module(module), kind)(secrets.token_hex(16))
    return bot
