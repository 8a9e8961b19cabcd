"""Equipment: what a set brings to the table besides its two decks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pile:
    """A pile beside the two decks, whose cards say that they lie in it.

    ``deal`` cards of it go into play before each player at set-up: at random, or chosen where
    ``choice`` allows it and the switch ``choose_characters`` is on. With ``swap_on_death`` the dead
    may change theirs. An ``open`` pile is seen by all. What is discarded goes back under the pile.
    """

    deal: int = 0
    choice: bool = False
    swap_on_death: bool = False
    open: bool = True


@dataclass(frozen=True)
class Board:
    """A board: the spaces of its track of levels, and the names of what else lies on it."""

    track: int
    spaces: tuple[str, ...] = ()
