"""Moves: whole paths of plays and abilities, with what they cost the one who makes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.bots import worth
from kickdoor.bots.powers import powers_of
from kickdoor.bots.sight import ident_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kickdoor.bots.powers import Powers
    from kickdoor.bots.sight import Sight
    from kickdoor.core.definition import Definition, Pick, Play

    Chooser = Callable[[Pick, list[str]], str]

VERBS = ("play", "use")


@dataclass(frozen=True, slots=True)
class Opening:
    """A play that may be begun now: the verb, the card's token, what it is and can do."""

    verb: str
    token: str
    definition: Definition
    play: Play
    powers: Powers

    @property
    def key(self) -> str:
        """The head of its option keys."""
        return f"{self.verb}:{self.token}"


@dataclass(frozen=True, slots=True)
class Move:
    """A whole path, and its cost in hundredths of a level."""

    key: str
    cost: float
    opening: Opening


def openings(sight: Sight) -> list[Opening]:
    """Return all plays and abilities that may be begun now."""
    found: list[Opening] | None = sight.memo.get(openings)
    if found is None:
        found = sight.memo[openings] = list(_openings(sight))
    return found


def _openings(sight: Sight) -> Iterator[Opening]:
    for verb in VERBS:
        for token in sight.verbs.get(verb, ()):
            definition = sight.define(token)
            for play in sight.plays(verb, token):
                yield Opening(verb, token, definition, play, powers_of(definition, play))


def move(sight: Sight, opening: Opening, choose: Chooser) -> Move | None:
    """Return the whole path of a play, or None where it cannot be completed.

    ``choose`` is asked for each pick; what has to be paid is what is worth least.
    """
    play = opening.play
    picks = list(play.picks)
    named = False
    paid = 0.0

    def follow(tokens: list[str], _: str) -> str:
        nonlocal named, paid
        if not named and play.ident in tokens:
            named = True
            return play.ident
        if all(ident_of(token) == opening.definition.ident for token in tokens):
            return tokens[0]  # Which of a monster and its twins.
        if picks:
            return choose(picks.pop(0), tokens)
        least = min(tokens, key=lambda token: worth.of_thing(sight, token))
        paid += worth.of_thing(sight, least)
        return least

    if not picks and play.cost is None and len(sight.plays(opening.verb, opening.token)) == 1:
        named = True
        key: str | None = opening.key if opening.verb == "play" else f"{opening.key}>{play.ident}"
    else:
        key = sight.complete(opening.key, follow)
    if key is None:
        return None
    return Move(key, paid + _spent(sight, opening), opening)


def _spent(sight: Sight, opening: Opening) -> float:
    cost = 0.0
    if (opening.play.spends or opening.powers.shifts) and not opening.play.ability:
        cost += worth.of_hand_card(sight, opening.definition)
    if opening.play.cost is not None and opening.play.cost.hand:
        cost += sum(worth.of_hand_card(sight, each) for each in sight.hand)
    if opening.play.cost is not None and opening.play.cost.levels:
        cost += worth.LEVEL * opening.play.cost.levels
    return cost
