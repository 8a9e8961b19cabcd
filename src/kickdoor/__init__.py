"""Kickdoor: a rules-complete engine for the Munchkin family of card games."""

__version__ = "0.1.0"

from kickdoor import rules as _rules  # noqa: F401  (enters the rules into the machine)
from kickdoor.core.decisions import Decision, Option, Refusal, Refused
from kickdoor.core.events import Event
from kickdoor.core.game import Game
from kickdoor.core.log import Log, ReplayMismatch

__all__ = [
    "Decision",
    "Event",
    "Game",
    "Log",
    "Option",
    "Refusal",
    "Refused",
    "ReplayMismatch",
]
