"""Policy: who moves next in an imagined game, which moves are thought about, and which first.

Bargains are left to the greedy bot's judgement: a search would have to believe that others answer
an offer as badly as a play-out does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import windows
from kickdoor.core.chance import below
from kickdoor.core.view import waiting_for

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.chance import Keyed
    from kickdoor.core.game import Game

PASS = windows.PASS
NOBODY = -1
BARGAINS = frozenset({"accept", "ask", "counter", "decline", "trade", "withdraw"})
IDLE = frozenset({"back", "drop", "lay", "sell", "show", "unequip", *BARGAINS})
"""Verbs that a search does not look into by itself: they lead nowhere, or have too many options."""

USUAL = 1000
WEIGHTS = {
    "claim": 1_000_000,
    PASS: 100_000,
    "ready": 100_000,
    "equip": 3000,
    "play": 2000,
    "kick-open": 1000,
    "trouble": 1000,
    "loot": 500,
    "end-turn": 1000,
    "concede": 700,
    "use": 200,
    "carry": 20,
    "leave": 1,
}
"""How soon each verb is thought about, and how often it is played out; the rest is as usual."""


def mover(game: Game) -> int:
    """Return the seat that moves next: in a window the first in turn that has not replied."""
    waiting = waiting_for(game)
    if windows.current(game) is not None:
        return next(
            (seat for seat in windows.from_seat(game, game.state.active) if waiting >> seat & 1),
            NOBODY,
        )
    return (waiting & -waiting).bit_length() - 1


def verb_of(key: str) -> str:
    """Return the verb of a key.

    >>> verb_of("play:a/potion>munchkins")
    'play'
    """
    return key.partition(":")[0]


def moves(keys: Iterable[str]) -> list[str]:
    """Return those of some keys that are thought about: all of them, if nothing else would be left."""
    every = list(keys)
    return [key for key in every if verb_of(key) not in IDLE] or every


def draw(chance: Keyed, keys: list[str]) -> str:
    """Draw a key by the weight of its verb, which its options share."""
    by_verb: dict[str, list[str]] = {}
    for key in keys:
        by_verb.setdefault(verb_of(key), []).append(key)
    verbs = list(by_verb)
    options = by_verb[verbs[_drawn(chance, [_weight(verb) for verb in verbs])]]
    return options[below(chance, len(options))] if len(options) > 1 else options[0]


def _weight(verb: str) -> int:
    return WEIGHTS.get(verb, USUAL)


def _drawn(chance: Keyed, weights: list[int]) -> int:
    """Draw a place by its weight."""
    if len(weights) == 1:
        return 0
    left = below(chance, sum(weights))
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    raise AssertionError("the weights add up to less than was drawn from")
