"""Mind: what a greedy bot remembers of its own doings."""

from __future__ import annotations

from dataclasses import dataclass, field

from kickdoor.core.chance import Chance, below

GRAIN = 10_000


@dataclass(slots=True)
class Mind:
    """Its chance, whom it has attacked how often, what it has asked for and weighed, how long it has waited."""

    chance: Chance
    hits: dict[int, int] = field(default_factory=dict)
    asked: set[tuple[int, int, int]] = field(default_factory=set)
    proposed: set[tuple[int, str, str]] = field(default_factory=set)
    weighed: dict[tuple[str, tuple[str, ...]], bool] = field(default_factory=dict)
    waited: int = 0

    def feels_like(self, share: float) -> bool:
        """Draw whether to do something that is done so often."""
        return below(self.chance, GRAIN) < share * GRAIN

    def note_asked(self, turn: int, helper: int, share: int) -> None:
        """Note an offer, and forget those of earlier turns."""
        self.asked = {each for each in self.asked if each[0] == turn} | {(turn, helper, share)}

    def hit(self, seat: int) -> None:
        """Note an attack, so that the next one rather goes to somebody else."""
        self.hits[seat] = self.hits.get(seat, 0) + 1
