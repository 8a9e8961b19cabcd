"""Identities: what share of the games was won by those who held a class, a race or the like."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kickdoor.bots.arena import Share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.ruleset import Ruleset
    from kickdoor.lab.tally import Tally


class Holding(NamedTuple):
    """An identity, or a group's plain one, and how those did who had it ever, and at the end."""

    group: str
    name: str
    ever: Share
    end: Share


def holdings(rules: Ruleset, games: Sequence[Tally]) -> list[Holding]:
    """Return how the holders of every identity did, group by group, the plain one of each last.

    ``games`` of the shares counts holders, one for each seat and game; ``fair`` is what they would
    win if what one holds made no difference. Who ever held several is counted with each.
    """
    found = []
    for group in rules.groups:
        members = [d for d in rules.definitions if d.kind == "identity" and d.group == group]
        everyone = sum(1 << each.index for each in members)
        found += [_holding(group, each.ident, 1 << each.index, games) for each in members]
        if rules.plain.get(group):
            found.append(_holding(group, " or ".join(rules.plain[group]), 0, games, everyone))
    return found


def _holding(
    group: str, name: str, wanted: int, games: Sequence[Tally], unwanted: int = 0
) -> Holding:
    """Return how those did who had one of ``wanted`` cards, or none of ``unwanted``."""
    ever, end = _Count(name, wanted, unwanted), _Count(name, wanted, unwanted)
    for game in games:
        ever.add(game, game.held)
        end.add(game, game.kept)
    return Holding(group, name, ever.share(), end.share())


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
