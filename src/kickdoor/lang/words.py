"""Words: every file of operations and of rare conditions is read once, so that the registry knows all."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import kickdoor.lang.ops


@cache
def load() -> None:
    """Import every file of operations, and the rare conditions; each enters its words in the registry."""
    import_module("kickdoor.lang.circumstances")
    import_module("kickdoor.lang.crowds")
    import_module("kickdoor.lang.gatherings")
    import_module("kickdoor.lang.moments")
    import_module("kickdoor.lang.portents")
    import_module("kickdoor.lang.voyages")
    for each in iter_modules(kickdoor.lang.ops.__path__):
        import_module(f"kickdoor.lang.ops.{each.name}")
