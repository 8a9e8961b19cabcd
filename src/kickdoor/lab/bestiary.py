"""Bestiary: how often each monster of some games was met, killed, and caught somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kickdoor.bots.arena import wilson
from kickdoor.lab.marks import CAUGHT, KILLED, MET

if TYPE_CHECKING:
    from kickdoor.core.ruleset import Ruleset
    from kickdoor.lab.impact import Impact


class Beast(NamedTuple):
    """A monster of some level: how often it was met, was killed, and caught somebody."""

    card: str
    level: int
    met: int
    killed: int
    caught: int

    @property
    def beaten(self) -> float:
        """The share of the times that it was met in which it was killed."""
        return min(self.killed, self.met) / self.met if self.met else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The least and the most that this share may be in truth (95 %)."""
        return wilson(min(self.killed, self.met), self.met)


def bestiary(rules: Ruleset, impact: Impact) -> list[Beast]:
    """Return the monsters of a ruleset, those first that are beaten least."""
    monsters = [each for each in rules.definitions if each.kind == "monster"]
    beasts = [
        Beast(each.ident, each.level, *impact.times(each.ident, (MET, KILLED, CAUGHT)))
        for each in monsters
    ]
    return sorted(beasts, key=lambda beast: (beast.beaten, -beast.level))
