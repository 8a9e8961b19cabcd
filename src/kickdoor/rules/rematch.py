"""Rematch: a fight that is lost ends, and some of its monsters are fought again at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import effects, zones
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.lang.portents import outlived
from kickdoor.rules import combat, doors

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


class Rematch(FrameKind):
    """``frame.seat`` chooses who is fought again; everything else of the old fight is discarded."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Ask, end the old fight, and begin the new one when all that this woke is done."""
        fight = game.state.fight
        kept = frame.numbers("kept")
        if frame.step == "":
            frame.step = "asked"
            found = outlived(game, frame.seat)
            if found:
                named = game.name_cards(found, merge=False)
                effects.ask(game, frame.seat, named, "rematch", most=len(found), card=frame.card)
        elif frame.step == "asked":
            frame.step = "over"
            if kept and fight is not None:
                for card in kept:
                    zones.move(game, card, "fight", "flight")
                combat.end(game, fight)
        else:
            game.pop()
            if kept and game.state.players[frame.seat].alive:
                doors.begin(game, frame.seat, kept, "flight")
            else:
                zones.discard_all(game, kept, "flight")
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Note who is fought again."""
        frame.names["kept"] = picked


frame_kind("rematch", Rematch)
