"""Draws that can be seen: each card may come from the discards instead, where an ability says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, zones
from kickdoor.core.events import EVERYONE
from kickdoor.core.frames import FRAMES, FrameKind, frame_kind
from kickdoor.core.state import Frame
from kickdoor.rules import costs

if TYPE_CHECKING:
    from kickdoor.core.definition import Listener
    from kickdoor.core.game import Game


EVENT = "draw-up"
"""What a replacement of a draw that everybody sees listens for."""


def replacement(game: Game, seat: int, event: str) -> tuple[int, Listener] | None:
    """Return a card before a player whose replacement of an event can be paid for, or None."""
    if event not in game.rules.heard:
        return None
    for card in game.state.players[seat].table:
        for listener in game.cards[card].listeners:
            if (
                listener.replaces
                and listener.event == event
                and (listener.when is None or listener.when.holds(game, seat, None))
                and costs.can_pay(game, seat, card, listener.cost)
            ):
                return card, listener
    return None


@frame_kind("draw")
class SeenDraw(FrameKind):
    """Draws ``count`` cards of ``deck`` face up to ``target``; the frame below is told which."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Draw the next card, asking first where it may be replaced."""
        name = str(frame.names["deck"])
        if frame.number("count") <= 0 or not (zones.deck(game, name) or zones.discards(game, name)):
            return self._end(game, frame)
        if frame.step == "" and zones.discards(game, name):
            found = replacement(game, frame.seat, EVENT)
            if found is not None:
                frame.step = "asked"
                effects.ask(
                    game, frame.seat, {"no": 0, "yes": 1}, "draw-from-discards", card=found[0]
                )
                return False
        self._draw(game, frame, name)
        frame.step = ""
        return False

    def _draw(self, game: Game, frame: Frame, name: str) -> None:
        target = str(frame.names.get("target", f"hand:{frame.seat}"))
        if frame.number("use_discards"):
            frame.names["use_discards"] = 0
            card = zones.discards(game, name)[-1]
            zones.move(game, card, f"{name}-discards", target, EVERYONE)
            drawn = [card]
        else:
            drawn = zones.draw(game, name, 1, target, face_up=True)
        frame.names["count"] = frame.number("count") - 1 if drawn else 0
        frame.names["drawn"] = (*frame.numbers("drawn"), *drawn)
        if target.startswith("hand:"):
            changes.receive(game, drawn)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Ask for the payment, or take it and let the replacement work."""
        found = replacement(game, frame.seat, EVENT)
        if frame.step == "asked":
            if not picked[0] or found is None:
                frame.step = "plain"
                return
            card, listener = found
            frame.step = "paying"
            payable = costs.payable(
                game, frame.seat, card, hand_only=bool(listener.cost and listener.cost.hand_only)
            )
            count = listener.cost.discard if listener.cost else 0
            effects.ask_cards(game, frame.seat, payable, "pay", count, card)
            return
        assert found is not None
        card, listener = found
        for paid in picked:
            if paid in game.state.players[frame.seat].hand:
                changes.discard_hand_card(game, frame.seat, paid)
            else:
                changes.discard_from_table(game, frame.seat, paid)
        frame.step = "plain"
        changes.run_program(game, card, listener.do, frame.seat, frame.seat)

    def _end(self, game: Game, frame: Frame) -> bool:
        game.pop()
        parent = game.state.stack[-1]
        FRAMES[parent.kind].chosen(game, parent, frame.numbers("drawn"))
        return False


def face_up(game: Game, seat: int, deck: str, count: int, target: str) -> None:
    """Put a draw that everybody sees on the stack."""
    game.push(
        Frame("draw", seat, -1, {"deck": deck, "count": count, "face_up": 1, "target": target})
    )
