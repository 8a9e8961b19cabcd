"""Uses: under what it is noted how often an ability was used."""

from __future__ import annotations


def limit_key(per: str, user: int, card: str, name: str, upon: int | str = "") -> str:
    """Return the key of the uses of an ability by somebody, perhaps upon somebody, in a span."""
    return f"{per}|{user}|{card}|{name}|{upon}"
