"""Curses: they strike at once, may be answered, and pass or stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, standing, windows, zones
from kickdoor.core.definition import CURSE
from kickdoor.core.events import Event
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.core.state import CARDS, NOBODY
from kickdoor.rules import replacing

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


ONCE = "once-only"
"""The quality of a curse of which nobody has two; the second is discarded without effect."""


class CurseStrikes(FrameKind):
    """One curse upon ``frame.seat``; nothing comes between but what cancels it."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let it be answered, then let it work."""
        if frame.step == "":
            frame.step = "struck"
            game.emit(
                Event(
                    "cursed", frame.seat, cards=game.names((frame.card,)), to=frame.number("by", -1)
                )
            )
            if "curse" in game.rules.answers:
                windows.open_answers(game, "curse", frame.seat, CURSE)
            return False
        if not frame.number("cancelled") and replacing.offer(game, frame, "curse"):
            return False
        game.pop()
        definition = game.cards[frame.card]
        shielded = frame.number("door") and standing.has_quality(
            game, frame.seat, "curse-proof-at-door"
        )
        if frame.number("cancelled") or frame.number("replaced") or shielded:
            game.emit(Event("curse-cancelled", frame.seat, cards=game.names((frame.card,))))
            return False
        if _again(game, frame):
            return False
        if definition.lasting and game.state.players[frame.seat].alive:
            zones.move(game, frame.card, "flight", f"table:{frame.seat}")
            game.state.dirty |= CARDS
        game.wake("cursed", frame.seat)
        by = frame.number("by", NOBODY)
        if by not in (NOBODY, frame.seat):
            game.wake("curse_landed", by)
        changes.run_program(game, frame.card, definition.effect, frame.seat, frame.seat)
        return False


frame_kind("curse", CurseStrikes)


def _again(game: Game, frame: Frame) -> bool:
    """Tell whether the victim has one of this name already, and it comes over nobody twice."""
    definition = game.cards[frame.card]
    table = game.state.players[frame.seat].table
    twice = any(game.cards[card].ident == definition.ident for card in table)
    return ONCE in definition.qualities and twice
