"""Impact: what a card did to the chance to win, when it was drawn and when it was played.

It is the share of games won by the seats to which it happened, less the share that seats of the same
standing win (:mod:`kickdoor.lab.chances`), less the same difference for all cards of its deck: that
somebody draws at all says something, and is not the card's doing.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from kickdoor.bots.arena import SURE
from kickdoor.lab.chances import Stand

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pyarrow as pa

    from kickdoor.lab.chances import Chances

KEYS = ("card", "what", "seats", "level", "rival")


class Swing(NamedTuple):
    """By how much a chance to win moved (0.01: a hundredth), within what (95 %), in how many cases."""

    cases: int
    change: float
    reach: float

    @property
    def interval(self) -> tuple[float, float]:
        """The least and the most that the change may be in truth."""
        return self.change - self.reach, self.change + self.reach


NOTHING = Swing(0, 0.0, 1.0)


@dataclass(slots=True)
class _Sum:
    cases: int = 0
    times: int = 0
    won: float = 0.0
    expected: float = 0.0
    spread: float = 0.0

    def add(self, cases: int, times: int, won: float, chance: float) -> None:
        self.cases += cases
        self.times += times
        self.won += won
        self.expected += cases * chance
        self.spread += cases * chance * (1 - chance)

    @property
    def change(self) -> float:
        return (self.won - self.expected) / self.cases if self.cases else 0.0

    def swing(self, usual: float) -> Swing:
        if not self.cases:
            return NOTHING
        return Swing(self.cases, self.change - usual, SURE * sqrt(self.spread) / self.cases)


class Impact:
    """Sums the fates of cards up, table by table."""

    def __init__(self, decks: Mapping[str, str]) -> None:
        """Take the deck of each card by its id."""
        self._decks = decks
        self._seen: dict[tuple[str, str, Stand], tuple[int, int, float]] = {}

    def add(self, marks: pa.Table) -> None:
        """Add a table of :data:`kickdoor.lab.parquet.MARKS`."""
        sums = marks.group_by(KEYS).aggregate([("won", "sum"), ("won", "count"), ("times", "sum")])
        for row in sums.to_pylist():
            key = (row["card"], row["what"], Stand(row["seats"], row["level"], row["rival"]))
            cases, times, won = self._seen.get(key, (0, 0, 0.0))
            self._seen[key] = (
                cases + row["won_count"],
                times + row["times_sum"],
                won + row["won_sum"],
            )

    def swings(self, what: str, chances: Chances) -> dict[str, Swing]:
        """Return for each card of a deck what befalling a seat did to its chance to win."""
        cards: dict[str, _Sum] = {}
        decks: dict[str, _Sum] = {}
        for (card, kind, stand), seen in self._seen.items():
            if kind == what:
                chance = chances.of(stand)
                cards.setdefault(card, _Sum()).add(*seen, chance)
                decks.setdefault(self._decks[card], _Sum()).add(*seen, chance)
        return {card: each.swing(decks[self._decks[card]].change) for card, each in cards.items()}

    def times(self, card: str, kinds: Sequence[str]) -> list[int]:
        """Return how often each kind of thing befell a card."""
        found = dict.fromkeys(kinds, 0)
        for (name, kind, _), (_, times, _) in self._seen.items():
            if name == card and kind in found:
                found[kind] += times
        return list(found.values())
