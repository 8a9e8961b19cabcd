"""Drama: comebacks, and games that somebody decided who could not win them.

A *comeback* is a winner who at mid-game (as the turn in the middle of all turns began) was last, that
is nobody was lower and somebody was higher, or was :data:`BEHIND` levels or more behind the first.
*Kingmaking* is a game whose winning fight was last turned by a seat that did not win and then lacked
:data:`FAR` levels or more to its own victory (:mod:`kickdoor.lab.decisive`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.arena import Share

if TYPE_CHECKING:
    from kickdoor.lab.chronicle import Chronicle

BEHIND = 3
FAR = 3

LAST, TRAILING, COMEBACK = "won-from-last", "won-from-behind", "comebacks"
DECIDED, KINGMADE = "decided-by-another", "kingmaking"
MEASURES = (COMEBACK, LAST, TRAILING, DECIDED, KINGMADE)


class Drama:
    """Counts games by how they were won."""

    def __init__(self) -> None:
        """Begin with no games."""
        self._games = 0
        self._found = dict.fromkeys(MEASURES, 0)

    def add(self, game: Chronicle) -> None:
        """Count a game."""
        self._games += 1
        for measure in measures_of(game):
            self._found[measure] += 1

    def shares(self) -> dict[str, Share]:
        """Return for each measure the share of games of which it is true."""
        return {name: Share(name, self._games, found, 0.0) for name, found in self._found.items()}


def measures_of(game: Chronicle) -> set[str]:
    """Return what is true of a game."""
    found = set()
    levels = game.midway
    for seat in game.winners:
        if levels and levels[seat] == min(levels) < max(levels):
            found |= {COMEBACK, LAST}
        if levels and max(levels) - levels[seat] >= BEHIND:
            found |= {COMEBACK, TRAILING}
    if game.decider >= 0 and game.decider not in game.winners:
        found.add(DECIDED)
        if game.short >= FAR:
            found.add(KINGMADE)
    return found
