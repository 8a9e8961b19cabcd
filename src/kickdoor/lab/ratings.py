"""Ratings: how strong each kind of bot is, by the Plackett-Luce model of openskill.

A rating is a guess (``mu``) with its standard deviation (``sigma``), begun at 25 with 8.33. At a table
everybody who won comes first and all others come second. A kind with several seats learns from each
of them, and moves by their mean, since they tell of one game. It needs the extra ``arena``.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from kickdoor.bots.arena import SURE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a kind of bot, as far as some games tell."""

    name: str
    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """The least and the most that the strength may be (95 %)."""
        return self.mu - SURE * self.sigma, self.mu + SURE * self.sigma


def ratings(results: Iterable[tuple[Sequence[str], Sequence[int]]]) -> list[Rating]:
    """Return the rating of each kind of bot, the best first.

    Args:
        results: for each game, the bots by seat and the seats that won.

    Raises:
        ModuleNotFoundError: openskill is not installed.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for bots, winners in results:
        start = model.rating()
        teams = []
        for bot in bots:
            mu, sigma = known.get(bot, (start.mu, start.sigma))
            teams.append([model.rating(mu=mu, sigma=sigma)])
        ranks = [float(seat not in winners) for seat in range(len(bots))]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for name in set(bots):
            mine = [each for each, bot in zip(after, bots, strict=True) if bot == name]
            known[name] = fmean(each.mu for each in mine), fmean(each.sigma for each in mine)
    found = [Rating(name, mu, sigma) for name, (mu, sigma) in known.items()]
    return sorted(found, key=lambda each: -each.mu)
