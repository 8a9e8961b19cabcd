"""Lettering: what is counted in the canonical English names of monsters, enhancers left out."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import normalize

if TYPE_CHECKING:
    from collections.abc import Iterable

VOWELS = frozenset("aeiou")


def vowels(names: Iterable[str]) -> int:
    """Return how many vowels all names have together; accents are folded, Y is none.

    >>> vowels(["Café Owl", "Yeti"])
    5
    """
    return sum(letter in VOWELS for name in names for letter in normalize("NFD", name).lower())


def words(names: Iterable[str]) -> int:
    """Return how many words after the first the longest name has.

    >>> words(["Owl", "Owl of the North"])
    3
    """
    return max((len(name.split()) - 1 for name in names), default=0)
