"""Entering: bots from outside the house, by the entry point of their package or by their class."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import signature
from typing import TYPE_CHECKING, Any

from kickdoor.bots.roster import bot_names, make_bot

if TYPE_CHECKING:
    from collections.abc import Callable

    from kickdoor.bots.bot import Bot

GROUP = "kickdoor.bots"
"""The group of entry points under which packages name their bots."""


def enter_bot(name: str, seed: object = 0) -> Bot:
    """Return a new bot: one of the house, one of an installed package, or ``module:Class``.

    This imports what the name says, so it is for whoever runs the program. Names that come over a
    wire go to :func:`~kickdoor.bots.roster.make_bot`.

    Raises:
        ValueError: there is no such bot, or it is none; the message tells what is wrong.
    """
    try:
        return make_bot(name, seed)
    except ValueError as unknown:
        if name.partition(":")[0] in bot_names():
            raise
        make = _maker(name)
        if make is None:
            raise ValueError(f"{unknown}, or module:Class") from None
    try:
        signature(make).bind(seed)
    except TypeError:
        raise ValueError(f"{name} is no bot: it is not made from a seed alone") from None
    return _checked(name, make(seed))


@lru_cache(maxsize=64)
def _maker(name: str) -> Callable[[object], Any] | None:
    """Return what makes a bot from a seed; None where the name leads nowhere."""
    for entry in entry_points(group=GROUP, name=name):
        return _found(entry.value)
    return _found(name) if ":" in name else None


def _found(place: str) -> Callable[[object], Any]:
    """Return what stands at ``module:Class``."""
    module, _, member = place.partition(":")
    try:
        found = getattr(import_module(module), member, None)
    except (ImportError, SyntaxError, TypeError, ValueError) as error:
        raise ValueError(f"module {module!r} cannot be imported: {error}") from error
    if not callable(found):
        raise ValueError(f"module {module!r} has no class {member!r}")
    return found  # type: ignore[no-any-return]


def _checked(name: str, bot: Any) -> Bot:
    """See that what was made is a bot, before a game hangs on it."""
    keen = getattr(bot, "keen", None)
    if not callable(getattr(bot, "choose", None)):
        raise ValueError(f"{name} is no bot: it has no method 'choose(game, seat)'")
    if not isinstance(getattr(bot, "name", None), str):
        raise ValueError(f"{name} is no bot: its 'name' is no text")
    if not isinstance(keen, int | float) or not 0 <= keen <= 1:
        raise ValueError(f"{name} is no bot: its 'keen' is {keen!r}, not a number from 0 to 1")
    return bot  # type: ignore[no-any-return]
