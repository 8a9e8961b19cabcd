"""Conversion: a player becomes what cannot be given up, unless something is done instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, standing, traits, zones
from kickdoor.core.events import Event
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.core.state import CARDS, Frame
from kickdoor.rules import costs, replacing

if TYPE_CHECKING:
    from kickdoor.core.game import Game


class Conversion(FrameKind):
    """``frame.seat`` is about to become the identity in ``token``."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let it be replaced, or let it happen."""
        if replacing.offer(game, frame, "convert"):
            return False
        game.pop()
        if not frame.number("replaced"):
            convert(game, frame.seat, str(frame.names["token"]))
        return False


frame_kind("conversion", Conversion)


def convert(game: Game, seat: int, token: str) -> None:
    """Lay the identity before a player, from the top of its pile, and clear what is over the limit."""
    found = [
        (name, card)
        for name, pile in game.state.piles.items()
        for card in reversed(pile)
        if game.cards[card].same_as == token
    ]
    if not found:
        return
    name, card = found[0]
    group = game.cards[card].group
    zones.move(game, card, zones.pile_name(game, name), f"table:{seat}")
    game.state.dirty |= CARDS
    game.emit(Event("converted", seat, cards=game.names((card,))))
    if changes.identity_limit(game, seat, group) == 1:
        for other in traits.identities(game, seat, group):
            if other != card and not standing.for_good(game, seat, other):
                changes.discard_from_table(game, seat, other)


class Defiance(FrameKind):
    """A player rolls, and gives up as many cards rather than be converted; who has fewer keeps them and is."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Roll, take the payment, or give in."""
        if frame.step == "":
            frame.step = "rolled"
            game.push(Frame("die", frame.seat, frame.card, {"purpose": "card", "need": 0}))
            return False
        cards = costs.payable(game, frame.seat, (), hand_only=False)
        due = frame.number("due")
        if frame.step == "rolled" and len(cards) >= due:
            frame.step = "paid"
            effects.ask_cards(game, frame.seat, cards, "pay", due, frame.card)
            return False
        game.pop()
        conversion = game.frame_of("conversion")
        if frame.step == "rolled" and conversion is not None:
            conversion.names["replaced"] = 0
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Note what the die demands, or discard what was picked."""
        if frame.step == "rolled":
            frame.names["due"] = max(1, picked[0])
        else:
            costs.discard(game, frame.seat, picked)


frame_kind("defiance", Defiance)
