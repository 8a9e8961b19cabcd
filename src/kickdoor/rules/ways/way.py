"""Way: one way of playing a ruling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from kickdoor.rules.ways.script import Script


class Way(Protocol):
    """Plays a ruling from its table to its end, and finds what does not hold on the way."""

    name: str
    text: str
    """What it does, in a few words for people."""

    def missing(self) -> str:
        """Return why this build does not have it, or nothing."""

    def play(self, script: Script) -> None:
        """Play a ruling.

        Raises:
            RulingFailed: it does not hold in this way.
        """
