"""Report: what many games were like, in numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from kickdoor.bots.arena import Share, shares
from kickdoor.lab import band
from kickdoor.lab.tally import CAUSES, DECKS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.lab.tally import Tally


@dataclass(frozen=True, slots=True)
class Report:
    """The tallies of some games, and what can be read off them."""

    tallies: Sequence[Tally]

    def numbers(self) -> dict[str, float]:
        """Return the measures by name; shares are from 0 to 1, levels those of the winners."""
        games = self.tallies
        turns, fights = _sum(games, "turns"), _sum(games, "fights")
        won = _sum(games, "won")
        rounds = [game.rounds for game in games]
        found: dict[str, float] = {
            "games": len(games),
            "turns-mean": _mean(game.turns for game in games),
            "turns-median": quantile([game.turns for game in games], 0.5),
            "turns-p10": quantile([game.turns for game in games], 0.1),
            "turns-p90": quantile([game.turns for game in games], 0.9),
            "rounds-mean": _mean(rounds),
            "rounds-median": quantile(rounds, 0.5),
            "rounds-p10": quantile(rounds, 0.1),
            "rounds-p90": quantile(rounds, 0.9),
            "decisions-a-game": _mean(game.decisions for game in games),
            "passes-a-game": _mean(game.passes for game in games),
            "deaths-a-game": _mean(game.deaths for game in games),
            "fights-a-turn": _part(fights, turns),
            "fights-won": _part(won, fights),
            "fights-called-off": _part(_sum(games, "off"), fights),
            "won-with-help": _part(_sum(games, "helped"), won),
            "curses-a-game": _mean(game.curses for game in games),
            "levels-lost-a-game": _mean(game.lost for game in games),
        }
        found |= self._levels()
        found["second-level"] = _mean(game.second for game in games)
        for deck in DECKS:
            found[f"{deck}-reshuffles"] = _mean(game.shuffles[deck] for game in games)
        found["exhausted"] = sum(sum(game.exhausted.values()) for game in games)
        found["runaways"] = _sum(games, "runaways")
        return found

    def _levels(self) -> dict[str, float]:
        """Return from what the winners' levels came, and everybody's."""
        winners: Counter[str] = Counter()
        everybody: Counter[str] = Counter()
        for game in self.tallies:
            for seat, gained in enumerate(game.gained):
                everybody.update(gained)
                if seat in game.winners:
                    winners.update(gained)
        found = {f"levels-{cause}": _part(winners[cause], winners.total()) for cause in CAUSES}
        for cause in CAUSES:
            found[f"all-levels-{cause}"] = _part(everybody[cause], everybody.total())
        return found

    def by_seat(self) -> list[Share]:
        """Return the share of games that each seat won; seats are counted from 1."""
        return sorted(
            shares(
                ([str(seat + 1) for seat in range(game.seats)], game.winners)
                for game in self.tallies
            ),
            key=lambda share: int(share.name),
        )

    def by_bot(self) -> list[Share]:
        """Return the share of games that each kind of bot won."""
        return shares((game.bots, game.winners) for game in self.tallies)

    def in_band(self) -> dict[str, bool]:
        """Return for each measure of the acceptance band whether it is kept."""
        numbers = self.numbers()
        return {name: bounds.holds(numbers[name]) for name, bounds in band.BAND.items()}


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


def _mean(values: object) -> float:
    listed = list(values)  # type: ignore[call-overload]
    return fmean(listed) if listed else 0.0


def _sum(games: Sequence[Tally], name: str) -> int:
    return sum(getattr(game, name) for game in games)


def _part(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
