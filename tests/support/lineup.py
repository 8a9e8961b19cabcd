"""Lineup: every bot of the roster, none of which thinks by the clock."""

from kickdoor.bots.roster import bot_names
from kickdoor.bots.search import SearchBot


def quick_bots(playouts):
    """Return what to call every bot by, the search bot with so many play-outs for each choice."""
    return [f"{name}:{playouts}" if name == SearchBot.name else name for name in bot_names()]
