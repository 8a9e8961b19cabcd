"""Match: the games of an arena in their order, as far as a sequential test needs them.

Processes end their games in any order, and quick games first; a test that took them as they come
would prefer quick games. So only games without a gap before them count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.lab.bulk import Failure
from kickdoor.lab.sprt import OPEN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.lab.sprt import Sprt
    from kickdoor.lab.tally import Tally


class Match:
    """Some games between the first bot named and all others.

    ``tallies`` and ``failures`` are the games that count, ``llr`` and ``verdict`` what the test says
    of them; without a test, all games count.
    """

    def __init__(self, bot: str, seeds: Iterable[int], sprt: Sprt | None = None) -> None:
        """Take whose share is tested, the seeds in order, and the test."""
        self.bot = bot
        self.sprt = sprt
        self.tallies: list[Tally] = []
        self.failures: list[Failure] = []
        self.llr = 0.0
        self.verdict = OPEN
        self._left = list(seeds)
        self._early: dict[int, Tally | Failure] = {}

    @property
    def decided(self) -> bool:
        """Whether the test has said enough."""
        return self.verdict != OPEN

    @property
    def standing(self) -> str:
        """How the match stands, in a few words."""
        games = len(self.tallies)
        won = sum(part(game, self.bot) for game in self.tallies)
        test = f", test {self.llr:+.2f}" if self.sprt is not None else ""
        return f"{self.bot} {100 * won / games:.0f} % of {games}{test}" if games else "games"

    def add(self, outcomes: Iterable[Tally | Failure]) -> None:
        """Take games as they end, and count those whose turn it is."""
        for outcome in outcomes:
            self._early[outcome.seed] = outcome
        while self._left and self._left[0] in self._early and not self.decided:
            self._count(self._early.pop(self._left.pop(0)))

    def _count(self, outcome: Tally | Failure) -> None:
        if isinstance(outcome, Failure):
            self.failures.append(outcome)
            return
        self.tallies.append(outcome)
        if self.sprt is not None:
            self.llr += self.sprt.llr([part(outcome, self.bot)])
            self.verdict = self.sprt.says(self.llr)


def part(game: Tally, bot: str) -> float:
    """Return what part of a victory fell to a kind of bot."""
    if not game.winners:
        return 0.0
    return sum(game.bots[seat] == bot for seat in game.winners) / len(game.winners)
