"""Plain: choice after choice, to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.rules.ways.script import Script


class Plain:
    """Choice after choice, to the end."""

    name = "plain"
    text = "choice after choice, to the end"

    def missing(self) -> str:
        """Return nothing: every build has it."""
        return ""

    def play(self, script: Script) -> None:
        """Play it; the other ways are compared with the trail that this leaves."""
        assert script.trail
