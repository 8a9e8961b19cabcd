"""Chance: keyed BLAKE2b in counter mode.

The state holds a key of 32 bytes and a counter, so chance copies in nothing, and nobody can work
out the next die from the last ones. Each call of :func:`block` uses the counter once.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Protocol

KEY_BYTES = 32
_WORD = 4
_WORDS = 16
_LIMIT = 1 << 32


class Keyed(Protocol):
    """Whatever holds a key and a counter: a state, or a :class:`Chance` of its own."""

    key: bytes
    counter: int
    script: tuple[int, ...]


class Chance:
    """A stream of chance outside a game, for bots and drivers.

    >>> chance = Chance.of("a seed")
    >>> 1 <= die(chance, 6) <= 6
    True
    """

    __slots__ = ("counter", "key", "script")

    def __init__(self, key: bytes) -> None:
        """Start the stream of ``key`` (32 bytes)."""
        self.key = key
        self.counter = 0
        self.script: tuple[int, ...] = ()

    @classmethod
    def of(cls, seed: object) -> Chance:
        """Return the stream of any printable seed."""
        return cls(key_of(seed))


def key_of(seed: object) -> bytes:
    """Return the key of a seed: the hash of its text."""
    return blake2b(repr(seed).encode(), digest_size=KEY_BYTES).digest()


def mix(key: bytes, entropy: bytes) -> bytes:
    """Return the key that follows when somebody adds ``entropy`` to it."""
    return blake2b(entropy, key=key, digest_size=KEY_BYTES).digest()


def block(source: Keyed) -> bytes:
    """Return the next 64 bytes of the stream."""
    source.counter += 1
    return blake2b(source.counter.to_bytes(8, "big"), key=source.key).digest()


def below(source: Keyed, bound: int) -> int:
    """Return a number from 0 to ``bound - 1``, every one as likely as the others."""
    fair = _LIMIT - _LIMIT % bound
    while True:
        data = block(source)
        for at in range(0, _WORD * _WORDS, _WORD):
            word = int.from_bytes(data[at : at + _WORD], "big")
            if word < fair:
                return word % bound


def die(source: Keyed, sides: int) -> int:
    """Roll one die: 1 to ``sides``; a scripted result comes first."""
    if source.script:
        result, *rest = source.script
        source.script = tuple(rest)
        return result
    return below(source, sides) + 1


def shuffle(source: Keyed, items: list[int]) -> None:
    """Shuffle a list in place (Fisher-Yates, one 32-bit word a swap)."""
    words: list[int] = []
    for last in range(len(items) - 1, 0, -1):
        bound = last + 1
        fair = _LIMIT - _LIMIT % bound
        while True:
            if not words:
                data = block(source)
                words = [
                    int.from_bytes(data[at : at + _WORD], "big")
                    for at in range(0, _WORD * _WORDS, _WORD)
                ]
            word = words.pop()
            if word < fair:
                break
        other = word % bound
        items[last], items[other] = items[other], items[last]
