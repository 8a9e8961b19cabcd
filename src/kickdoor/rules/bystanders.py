"""Bystanders: everybody else is asked in turn about a card that has just been moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.frames import FrameKind
from kickdoor.core.state import NOBODY, Frame
from kickdoor.rules.checks import is_asked_already

if TYPE_CHECKING:
    from collections.abc import Callable

    from kickdoor.core.game import Game


def noted(game: Game, event: str, prefix: str, frame_of: Callable[..., Frame]) -> bool:
    """Put on the stack what was noted under a prefix, once nobody is asked about something else.

    ``frame_of`` makes a frame of the numbers that the note holds. Nothing is done where no card in
    the game hears of the event.
    """
    if event not in game.rules.heard or is_asked_already(game):
        return False
    used = game.state.used
    notes = [key for key in used if key.startswith(prefix)]
    for key in reversed(notes):
        del used[key]
        game.push(frame_of(*map(int, key.removeprefix(prefix).split("|"))))
    return bool(notes)


class Bystanders(FrameKind):
    """A card has just come to ``frame.seat``; the others in turn may do something about it."""

    __slots__ = ()
    event = ""

    def stays(self, game: Game, frame: Frame) -> bool:
        """Tell whether the card still lies where it came to."""
        raise NotImplementedError

    def advance(self, game: Game, frame: Frame) -> bool:
        """Wake the next who was not asked, and did not bring it about, while the card stays."""
        other = self._next(game, frame) if self.stays(game, frame) else NOBODY
        if other == NOBODY:
            game.pop()
        else:
            frame.names["asked"] = (*frame.numbers("asked"), other)
            game.wake(self.event, other)
        return False

    def _next(self, game: Game, frame: Frame) -> int:
        known = (*frame.numbers("asked"), frame.number("giver", NOBODY))
        players = game.state.players
        for step in range(1, len(players)):
            other = (frame.seat + step) % len(players)
            if other not in known and players[other].alive:
                return other
        return NOBODY
