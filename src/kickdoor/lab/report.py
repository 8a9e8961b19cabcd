"""Report: what many games were like, in numbers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from kickdoor.bots.arena import Share, ShareCount
from kickdoor.lab import band
from kickdoor.lab.tally import CAUSES, DECKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kickdoor.lab.tally import Tally

COUNTED = (
    "turns", "decisions", "passes", "deaths", "fights", "won", "helped", "off", "curses", "lost",
    "runaways", "rounds", "second",
)  # fmt: skip
"""What is summed of the games."""


class Report:
    """What can be read off the tallies of some games, which are counted and not kept."""

    def __init__(self, tallies: Iterable[Tally] = ()) -> None:
        """Count some games; :meth:`add` counts more."""
        self.games = 0
        self.turns: Counter[int] = Counter()
        self.rounds: Counter[float] = Counter()
        self._sums: Counter[str] = Counter()
        self._winners: Counter[str] = Counter()
        self._everybody: Counter[str] = Counter()
        self._seats, self._bots = ShareCount(), ShareCount()
        for tally in tallies:
            self.add(tally)

    def add(self, game: Tally) -> None:
        """Count a game."""
        self.games += 1
        self.turns[game.turns] += 1
        self.rounds[game.rounds] += 1
        for name in COUNTED:
            self._sums[name] += getattr(game, name)
        for deck in DECKS:
            self._sums[f"{deck}-reshuffles"] += game.shuffles[deck]
            self._sums["exhausted"] += game.exhausted[deck]
        for seat, gained in enumerate(game.gained):
            self._everybody.update(gained)
            if seat in game.winners:
                self._winners.update(gained)
        self._seats.add([str(seat + 1) for seat in range(game.seats)], game.winners)
        self._bots.add(game.bots, game.winners if game.bots else ())

    def numbers(self) -> dict[str, float]:
        """Return the measures by name; shares are from 0 to 1, levels those of the winners."""
        sums = self._sums
        found: dict[str, float] = {
            "games": self.games,
            "turns-mean": self._a_game("turns"),
            **_quantiles("turns", self.turns),
            "rounds-mean": self._a_game("rounds"),
            **_quantiles("rounds", self.rounds),
            "decisions-a-game": self._a_game("decisions"),
            "passes-a-game": self._a_game("passes"),
            "deaths-a-game": self._a_game("deaths"),
            "fights-a-turn": _part(sums["fights"], sums["turns"]),
            "fights-won": _part(sums["won"], sums["fights"]),
            "fights-called-off": _part(sums["off"], sums["fights"]),
            "won-with-help": _part(sums["helped"], sums["won"]),
            "curses-a-game": self._a_game("curses"),
            "levels-lost-a-game": self._a_game("lost"),
        }
        found |= self._levels()
        found["second-level"] = self._a_game("second")
        for deck in DECKS:
            found[f"{deck}-reshuffles"] = self._a_game(f"{deck}-reshuffles")
        found["exhausted"] = sums["exhausted"]
        found["runaways"] = sums["runaways"]
        return found

    def _a_game(self, name: str) -> float:
        return _part(self._sums[name], self.games)

    def _levels(self) -> dict[str, float]:
        """Return from what the winners' levels came, and everybody's."""
        winners, everybody = self._winners, self._everybody
        found = {f"levels-{cause}": _part(winners[cause], winners.total()) for cause in CAUSES}
        for cause in CAUSES:
            found[f"all-levels-{cause}"] = _part(everybody[cause], everybody.total())
        return found

    def by_seat(self) -> list[Share]:
        """Return the share of games that each seat won; seats are counted from 1."""
        return sorted(self._seats.shares(), key=lambda share: int(share.name))

    def by_bot(self) -> list[Share]:
        """Return the share of games that each kind of bot won."""
        return self._bots.shares()

    def in_band(self) -> dict[str, bool]:
        """Return for each measure of the acceptance band whether it is kept."""
        numbers = self.numbers()
        return {name: bounds.holds(numbers[name]) for name, bounds in band.BAND.items()}


def _quantiles(name: str, counted: Counter[int] | Counter[float]) -> dict[str, float]:
    values = sorted(counted.elements())
    return {
        f"{name}-median": quantile(values, 0.5),
        f"{name}-p10": quantile(values, 0.1),
        f"{name}-p90": quantile(values, 0.9),
    }


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which a share of the values lies.

    >>> quantile([1, 2, 3, 4, 5], 0.5)
    3.0
    """
    if not values:
        return 0.0
    order = sorted(values)
    place = share * (len(order) - 1)
    low = int(place)
    high = min(low + 1, len(order) - 1)
    return order[low] + (order[high] - order[low]) * (place - low)


def _part(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
