"""Lineup: every bot of the roster, none of which thinks by the clock."""

from kickdoor.bots.roster import LEVELS, bot_names
from kickdoor.bots.search import SearchBot


def quick_bots(playouts):
    """Return what to call every bot by, the search bot with so many play-outs for each choice."""
    return [f"{name}:{playouts}" if name == SearchBot.name else name for name in bot_names()]


def quick_levels(playouts):
    """Return the same for each level: its name, and what its bot is called by."""
    named = dict(zip(bot_names(), quick_bots(playouts), strict=True))
    return {level: named[name] for level, name in LEVELS.items()}
