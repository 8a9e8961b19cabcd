"""Identities: what share of the games was won by those who held a class, a race or the like."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kickdoor.bots.arena import Share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kickdoor.core.ruleset import Ruleset
    from kickdoor.lab.tally import Tally


class Holding(NamedTuple):
    """An identity, or a group's plain one, and how those did who had it ever, and at the end."""

    group: str
    name: str
    ever: Share
    end: Share


def holdings(rules: Ruleset, games: Iterable[Tally]) -> list[Holding]:
    """Return how the holders of every identity did, group by group, the plain one of each last.

    ``games`` of the shares counts holders, one for each seat and game; ``fair`` is what they would
    win if what one holds made no difference. Who ever held several is counted with each.
    """
    count = HoldingCount(rules)
    for game in games:
        count.add(game)
    return count.holdings()


class HoldingCount:
    """Counts, game by game, how the holders of every identity did."""

    def __init__(self, rules: Ruleset) -> None:
        """Begin with no games."""
        self._counts: list[tuple[str, _Count, _Count]] = []
        for group in rules.groups:
            members = [d for d in rules.definitions if d.kind == "identity" and d.group == group]
            everyone = sum(1 << each.index for each in members)
            for each in members:
                self._begin(group, each.ident, 1 << each.index, 0)
            if rules.plain.get(group):
                self._begin(group, " or ".join(rules.plain[group]), 0, everyone)

    def _begin(self, group: str, name: str, wanted: int, unwanted: int) -> None:
        """Count those who had one of ``wanted`` cards, or none of ``unwanted``."""
        ever, end = _Count(name, wanted, unwanted), _Count(name, wanted, unwanted)
        self._counts.append((group, ever, end))

    def add(self, game: Tally) -> None:
        """Count a game."""
        for _, ever, end in self._counts:
            ever.add(game, game.held)
            end.add(game, game.kept)

    def holdings(self) -> list[Holding]:
        """Return how the holders did."""
        return [
            Holding(group, ever.name, ever.share(), end.share())
            for group, ever, end in self._counts
        ]


class _Count:
    """Counts those who had something, and what they won."""

    def __init__(self, name: str, wanted: int, unwanted: int) -> None:
        self.name, self.wanted, self.unwanted = name, wanted, unwanted
        self.seats, self.wins, self.fair = 0, 0.0, 0.0

    def add(self, game: Tally, had: Sequence[int]) -> None:
        for seat, mask in enumerate(had):
            if mask & self.wanted or (not self.wanted and not mask & self.unwanted):
                self.seats += 1
                self.fair += 1 / game.seats
                if seat in game.winners:
                    self.wins += 1 / len(game.winners)

    def share(self) -> Share:
        return Share(
            self.name, self.seats, self.wins, self.fair / self.seats if self.seats else 0.0
        )
