"""The search bot: plays its choices out in many worlds that might be the real one."""

from kickdoor.bots.search.bot import SearchBot

__all__ = ["SearchBot"]
