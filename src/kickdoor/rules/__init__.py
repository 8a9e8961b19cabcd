"""The game: set-up, turn, combat, help, flight, death, charity, levels, each in its own file.

Importing this package enters its procedures and acts into the machine, so that
``Game.new(packs=[...])`` works.
"""

from kickdoor.rules import (
    charity,
    checks,
    combat,
    curses,
    deals,
    death,
    dice,
    doors,
    draws,
    helping,
    insight,
    items,
    plays,
    replacing,
    rewards,
    run_away,
    salvage,
    selling,
    sets,
    setup,
    terms,
    trading,
    turn,
)

__all__ = [
    "charity",
    "checks",
    "combat",
    "curses",
    "deals",
    "death",
    "dice",
    "doors",
    "draws",
    "helping",
    "insight",
    "items",
    "plays",
    "replacing",
    "rewards",
    "run_away",
    "salvage",
    "selling",
    "sets",
    "setup",
    "terms",
    "trading",
    "turn",
]
