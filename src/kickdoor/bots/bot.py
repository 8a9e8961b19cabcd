"""Bot: whoever chooses for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from kickdoor.core.game import Game

NOTHING = ""
"""What a bot returns to leave a question alone that nobody has to answer."""


class Bot(Protocol):
    """Whoever chooses for a seat.

    ``keen`` is the chance, from 0 to 1, that it wants to be asked where nobody needs it: at a public
    moment of somebody else's turn, such as its beginning, and in a window.

    A bot may have a ``why`` besides: its own word for why it made its last choice, one of
    :data:`~kickdoor.bots.reasons.REASONS`, or nothing.
    """

    name: str
    keen: float

    def choose(self, game: Game, seat: int) -> str:
        """Return the key of an option of the seat, a whole path, or :data:`NOTHING`.

        A bot reads the game through a :class:`~kickdoor.bots.sight.Sight` alone.
        """
