"""Reasons: why a bot chose what it chose, as one of a few words that clients put into sentences.

A reason follows from the choice, which everybody sees, and from what everybody saw when it was made;
only that a bot looked ahead is its own word for it. So a reason tells nothing of a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.view import fight_view

if TYPE_CHECKING:
    from kickdoor.core.game import Game

UNSAID = ""
"""There is nothing to say about a choice."""

AHEAD = "looked-ahead"
BY_VERB = {
    "claim": "stronger",
    "concede": "runs",
    "ask": "needs-help",
    "accept": "fair-price",
    "decline": "bad-price",
    "counter": "names-price",
    "sell": "buys-level",
    "trouble": "wants-fight",
    "loot": "avoids-fight",
    "trade": "both-gain",
}
TURNS, STOPS, SPOILS, CURSES = "turns-fight", "stops-victory", "spoils-fight", "curses"
REASONS = frozenset({AHEAD, *BY_VERB.values(), TURNS, STOPS, SPOILS, CURSES})
"""All there are; a client has a sentence for each."""


def reason_of(game: Game, seat: int, key: str) -> str:
    """Return why a seat chooses a whole path, as far as everybody can see; :data:`UNSAID` for nothing.

    ``game`` is as it was before the choice.
    """
    verb, _, rest = key.partition(":")
    if verb not in ("play", "use"):
        return BY_VERB.get(verb, UNSAID)
    fight = fight_view(game, seat)
    if fight is not None:
        if seat in (fight.main, fight.helper):
            return TURNS if fight.winning == "monsters" else UNSAID
        if fight.winning == "munchkins":
            return STOPS if fight.for_the_win else SPOILS
    card = game.rules.by_id.get(rest.partition(">")[0].partition("#")[0])
    return CURSES if card is not None and card.kind == "curse" else UNSAID
