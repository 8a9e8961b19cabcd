"""Fairness: how a table's chance comes from its secret and from what the players add.

The hash of the secret is told before anybody sits down; each player may add chance of their own on
sitting down. Neither the server nor a player alone can choose how the decks lie.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

ENTROPY_LENGTH = 64


def commitment_to(secret: str) -> str:
    """Return what is published of a table's secret while the game runs.

    >>> commitment_to("00")[:8]
    'f1534392'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, entropy: Mapping[int, str]) -> str:
    """Return the seed of a game: the secret, mixed with what the players added, in hex by seat.

    >>> seed_of("00", {})
    '00'
    >>> seed_of("00", {1: "ff"}) == seed_of("00", {0: "ff"})
    False
    """
    if not entropy:
        return secret
    added = ",".join(f"{seat}={entropy[seat]}" for seat in sorted(entropy))
    return hashlib.sha256(f"{secret}:{added}".encode()).hexdigest()


def is_entropy(text: str) -> bool:
    """Tell whether a text is what a client may add: up to 32 bytes in hex."""
    digits = set("0123456789abcdef")
    return len(text) <= ENTROPY_LENGTH and len(text) % 2 == 0 and set(text) <= digits
