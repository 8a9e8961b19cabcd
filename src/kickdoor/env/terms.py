"""Terms: what the numbers of actions and observations stand for - words, seats and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Sequence

PHASES = ("setup", "start", "door", "trouble", "charity", "combat", "flight", "over")
KINDS = ("floor", "closing", "answers", "choice", "draft")
STAGES = ("open", "claim", "concede", "flight", "lost", "off")
BARGAINS = ("help", "service", "trade")

WAIT = "wait"
"""To do nothing, for a seat that nobody waits for: the one action that the game does not know."""

BACK = "back"
PICK = "pick"
"""The verb of what is picked, for a card that asks as for a choice that was begun."""

BARE = (
    WAIT, BACK, "done", "pass", "claim", "concede", "end-turn", "kick-open", "leave", "loot",
    "move-on", "ready", "sacrifice",
)  # fmt: skip
OF_CARDS = (
    "carry", "drop", "equip", "flee", "give", "lay", "play", "sell", "shed", "show", "take",
    "trouble", "unequip", "use",
)  # fmt: skip
OF_SEATS = ("ask", "trade")
OF_OFFERS = ("accept", "counter", "decline", "withdraw")
VERBS = (*BARE, *OF_CARDS, *OF_SEATS, *OF_OFFERS, PICK)

NUMBERS = 16
"""How many numbers have an action of their own, from 0."""

BUCKETS = 64
"""Into how many buckets other words are thrown."""


def bucket(word: str) -> int:
    """Return the bucket of a word, the same in every process.

    >>> bucket("monsters"), bucket("munchkins")
    (8, 43)
    """
    return crc32(word.encode()) % BUCKETS


def away(seat: int, other: int, seats: int) -> int:
    """Return how many chairs to the left another seat is; 0 is the seat itself.

    >>> away(2, 0, 3)
    1
    """
    return (other - seat) % seats


def one_hot(word: str, words: Sequence[str]) -> list[int]:
    """Return a 1 in the place of a word among others.

    >>> one_hot("help", BARGAINS)
    [1, 0, 0]
    """
    return [int(word == each) for each in words]
