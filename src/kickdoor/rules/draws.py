"""Draws that can be seen: each card may come from the discards instead, where an ability says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, zones
from kickdoor.core.events import EVERYONE
from kickdoor.core.frames import FRAMES, FrameKind, frame_kind
from kickdoor.core.state import Frame
from kickdoor.rules import replacing

if TYPE_CHECKING:
    from kickdoor.core.game import Game


EVENT = "draw-up"
"""What a replacement of a draw that everybody sees listens for."""


class SeenDraw(FrameKind):
    """Draws ``count`` cards of ``deck`` face up to ``target``; the frame below is told which."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Draw the next card, asking first where it may be replaced."""
        name = str(frame.names["deck"])
        if frame.number("count") <= 0 or not (zones.deck(game, name) or zones.discards(game, name)):
            return self._end(game, frame)
        if zones.discards(game, name) and not frame.number("replaced"):
            frame.names["top"] = zones.discards(game, name)[-1]
            if replacing.offer(game, frame, EVENT):
                return False
        self._draw(game, frame, name)
        frame.names["replaced"] = 0
        frame.names["offered"] = ()
        return False

    def _draw(self, game: Game, frame: Frame, name: str) -> None:
        target = str(frame.names.get("target", f"hand:{frame.seat}"))
        if frame.number("use_discards"):
            frame.names["use_discards"] = 0
            card = frame.number("top")
            zones.move(game, card, f"{name}-discards", target, EVERYONE)
            drawn = [card]
        else:
            drawn = zones.draw(game, name, 1, target, face_up=True)
        frame.names["count"] = frame.number("count") - 1 if drawn else 0
        frame.names["drawn"] = (*frame.numbers("drawn"), *drawn)
        if target.startswith("hand:"):
            changes.receive(game, drawn)

    def _end(self, game: Game, frame: Frame) -> bool:
        game.pop()
        parent = game.state.stack[-1]
        FRAMES[parent.kind].chosen(game, parent, frame.numbers("drawn"))
        return False


frame_kind("draw", SeenDraw)


def face_up(game: Game, seat: int, deck: str, count: int, target: str) -> None:
    """Put a draw that everybody sees on the stack."""
    game.push(
        Frame("draw", seat, -1, {"deck": deck, "count": count, "face_up": 1, "target": target})
    )
