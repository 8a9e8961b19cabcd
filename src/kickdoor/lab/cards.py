"""Cards: which of a set's cards came, were played and were at work in many games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from kickdoor.core.ruleset import STANDING
from kickdoor.lab.witness import features_of

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    """What became of every card of a ruleset; ``idle`` are features never at work, as card>feature."""

    uses: Sequence[Use]
    idle: Sequence[str]

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


def card_report(rules: Ruleset, games: Sequence[Tally]) -> CardReport:
    """Return what became of every card in some games; rules that only stand there are no cards."""
    features = features_of(rules)
    uses = []
    for definition in rules.definitions:
        if definition.kind == STANDING:
            continue
        card, able = 1 << definition.index, features.of_card[definition.index]
        uses.append(
            Use(
                definition.ident,
                sum(1 for game in games if game.drawn & card),
                sum(1 for game in games if game.played & card),
                sum(1 for game in games if game.worked & able),
            )
        )
    worked = 0
    for game in games:
        worked |= game.worked
    idle = [
        f"{feature.card}>{feature.name}"
        for place, feature in enumerate(features.all)
        if not worked >> place & 1
    ]
    return CardReport(uses, idle)
