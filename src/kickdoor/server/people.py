"""People: what bots are called, and which there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.roster import bot_names

if TYPE_CHECKING:
    from collections.abc import Collection

BOT_PEOPLE = ("Bertil", "Dagny", "Egon", "Frieda", "Gustav", "Hedda", "Ivo", "Jette")


def bots() -> list[str]:
    """Return the kinds of bots that may sit at a table."""
    return list(bot_names())


def bot_person(seat: int, taken: Collection[str]) -> str:
    """Return what a bot in a seat is called: never as somebody else at the table is.

    >>> bot_person(0, ["bertil"])
    'Dagny'
    """
    used = {name.casefold() for name in taken}
    count = len(BOT_PEOPLE)
    names = [BOT_PEOPLE[(seat + step) % count] for step in range(count)]
    return next(name for name in names if name.casefold() not in used)
