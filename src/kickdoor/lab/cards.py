"""Cards: which of a set's cards came, were played and were at work in many games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from kickdoor.core.ruleset import STANDING
from kickdoor.lab.witness import features_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kickdoor.core.ruleset import Ruleset
    from kickdoor.lab.tally import Tally


class Use(NamedTuple):
    """In how many games a card was drawn, was played, and did something."""

    card: str
    drawn: int
    played: int
    worked: int


@dataclass(frozen=True, slots=True)
class CardReport:
    """What became of every card of a ruleset.

    ``worked`` tells for each feature, as card>feature, in how many games it was at work.
    """

    uses: Sequence[Use]
    worked: Mapping[str, int]

    @property
    def idle(self) -> list[str]:
        """Features that were never at work, as card>feature."""
        return [name for name, games in self.worked.items() if not games]

    @property
    def never_drawn(self) -> list[str]:
        """Cards that never left a deck or a pile."""
        return [use.card for use in self.uses if not use.drawn]

    @property
    def never_played(self) -> list[str]:
        """Cards that came, and were never played, met or suffered."""
        return [use.card for use in self.uses if use.drawn and not use.played]

    @property
    def without_effect(self) -> list[str]:
        """Cards that were played, and never did anything."""
        return [use.card for use in self.uses if use.played and not use.worked]

    def rarest(self, count: int) -> list[Use]:
        """Return the cards that are played least often of the times that they come."""
        return sorted(self.uses, key=lambda use: use.played / max(1, use.drawn))[:count]


def card_report(rules: Ruleset, games: Iterable[Tally]) -> CardReport:
    """Return what became of every card in some games; rules that only stand there are no cards."""
    count = CardCount(rules)
    for game in games:
        count.add(game)
    return count.report()


class CardCount:
    """Counts, game by game, which cards came, were played and did something."""

    def __init__(self, rules: Ruleset) -> None:
        """Begin with no games; rules that only stand there are no cards."""
        self._features = features_of(rules)
        self._cards = [each for each in rules.definitions if each.kind != STANDING]
        self._drawn = [0] * len(self._cards)
        self._played = [0] * len(self._cards)
        self._worked = [0] * len(self._cards)
        self._by_feature = [0] * len(self._features.all)

    def add(self, game: Tally) -> None:
        """Count a game."""
        for place, definition in enumerate(self._cards):
            index = definition.index
            self._drawn[place] += game.drawn >> index & 1
            self._played[place] += game.played >> index & 1
            self._worked[place] += bool(game.worked & self._features.of_card[index])
        for place in range(len(self._by_feature)):
            self._by_feature[place] += game.worked >> place & 1

    def report(self) -> CardReport:
        """Return what became of every card."""
        counts = zip(self._cards, self._drawn, self._played, self._worked, strict=True)
        uses = [Use(definition.ident, *counted) for definition, *counted in counts]
        worked = {
            f"{feature.card}>{feature.name}": count
            for feature, count in zip(self._features.all, self._by_feature, strict=True)
        }
        return CardReport(uses, worked)
