"""The greedy bot: fast and sensible, and it bargains."""

from kickdoor.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
