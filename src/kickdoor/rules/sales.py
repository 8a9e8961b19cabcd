"""Sales: what was sold is discarded, each item unless something is done instead, and the levels gained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes
from kickdoor.core.events import EVERYONE
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.core.state import NOBODY, Frame
from kickdoor.rules import costs, replacing
from kickdoor.rules.deals import SELL_ITEM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.game import Game


def part_with(game: Game, seat: int, cards: Sequence[int], levels: int) -> None:
    """Discard what was sold and gain its levels, item by item where that may be replaced."""
    if SELL_ITEM in game.rules.heard:
        for card in cards:
            if card in game.state.players[seat].hand:
                game.state.known[card] = EVERYONE
        game.push(Frame("sale", seat, NOBODY, {"cards": tuple(cards), "levels": levels}))
        return
    costs.discard(game, seat, cards)
    _gain(game, seat, levels)


def _gain(game: Game, seat: int, levels: int) -> None:
    changes.gain_levels(game, seat, levels, by_kill=False)
    game.wake("sold", seat)


def kept_key(seat: int, card: int) -> str:
    """Return under what it is noted that a player sold an item in this turn and has it still."""
    return f"turn|{seat}|kept|{card}|"


class Sale(FrameKind):
    """Items are sold, one after another; while they are, they pay for nothing else."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Part with the next one, or gain the levels."""
        cards = frame.numbers("cards")
        if cards:
            frame.names["cards"] = cards[1:]
            game.push(Frame("parting", frame.seat, cards[0], {}))
        else:
            game.pop()
            _gain(game, frame.seat, frame.number("levels"))
        return False


frame_kind("sale", Sale)


class Parting(FrameKind):
    """One item that was sold is about to be discarded, unless something is done instead."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let it be replaced, then discard the item or keep it for this turn."""
        if replacing.offer(game, frame, SELL_ITEM):
            return False
        game.pop()
        if frame.number("kept"):
            game.state.used[kept_key(frame.seat, frame.card)] = 1
        else:
            costs.discard(game, frame.seat, (frame.card,))
        return False


frame_kind("parting", Parting)
