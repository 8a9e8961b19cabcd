"""The reference: a fixed piece of plain Python, less than a millisecond of what engines do.

It never changes: how many of these loops something costs can be compared between machines, and
between a busy minute and a quiet one.
"""

from __future__ import annotations

from kickdoor.lab.bench.stopwatch import Sample, Stopwatch

CHAIRS = 4
LAPS = 100


class _Chair:
    """A little record, as engines have many."""

    __slots__ = ("cards", "level")

    def __init__(self, level: int, cards: list[int]) -> None:
        self.level = level
        self.cards = cards

    def strength(self, bonuses: dict[int, int]) -> int:
        return self.level + sum(bonuses.get(card, 0) for card in self.cards)


def loop() -> int:
    """Add, look up, copy, cut and join for a while; return what comes of it.

    >>> loop()
    8278
    """
    bonuses = {card: card % 5 for card in range(0, 168, 3)}
    chairs = [_Chair(seat + 1, list(range(seat, 168, 17))) for seat in range(CHAIRS)]
    total = 0
    for lap in range(LAPS):
        for chair in chairs:
            total += chair.strength(bonuses)
            copy = _Chair(chair.level, list(chair.cards))
            copy.cards.append(lap)
            if copy.cards[lap % len(copy.cards)] & 1:
                total += len(copy.cards)
            verb, _, rest = f"play:{lap}>{copy.level}".partition(":")
            total += len(rest.split(">")) + len(verb)
    return total


def measure(times: int) -> Sample:
    """Return what so many loops take."""
    with Stopwatch() as watch:
        for _ in range(times):
            loop()
    return watch.sample(loops=times)
