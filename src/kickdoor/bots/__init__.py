"""Bots: whoever plays without hands, the driver that asks them, and the arena that compares them.

A bot sees its own view of a game and nothing else; see :mod:`kickdoor.bots.sight`.
"""
