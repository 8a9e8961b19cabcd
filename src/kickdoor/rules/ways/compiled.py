"""Compiled: the same on the compiled build."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import kickdoor.core.game  # noqa: F401  (the machine is looked up among the modules)

if TYPE_CHECKING:
    from kickdoor.rules.ways.script import Script

MACHINE = "kickdoor.core.game"
SOURCE = ".py"


class Compiled:
    """Plays plainly where the machine is compiled, and is missing elsewhere."""

    name = "compiled"
    text = "on the compiled build"

    def missing(self) -> str:
        """Return that the machine runs from its source, where it does."""
        place = getattr(sys.modules[MACHINE], "__file__", None) or ""
        return "this build is not compiled" if place.endswith(SOURCE) else ""

    def play(self, script: Script) -> None:
        """Play it from a table of its own."""
        script.finish(script.start())
