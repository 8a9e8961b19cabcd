"""Reactions: triggers after an event, and replacements of one that is about to happen.

The procedure that is about to carry an event out calls :func:`offer` until it returns False. A
replacement applies once per event; the player concerned decides about those that are optional,
in the order in which the cards lie before that player, and then in the middle of the table. Where one
was used, the event's frame has ``replaced`` set, and no further one is offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, values
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.core.state import Frame
from kickdoor.rules import costs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.definition import Listener
    from kickdoor.core.game import Game

BY_CARD = 100
"""How a card and the place of its listener are written as one number."""


def offer(game: Game, frame: Frame, event: str) -> bool:
    """Put the next replacement of an event on the stack; False when there is no further one."""
    if event not in game.rules.heard or frame.number("replaced"):
        return False
    offered = frame.numbers("offered")
    for card, place in _listening(game, frame.seat, event):
        key = card * BY_CARD + place
        if key not in offered:
            frame.names["offered"] = (*offered, key)
            game.push(Frame("reaction", frame.seat, card, {"listener": place}))
            return True
    return False


def _listening(game: Game, seat: int, event: str) -> Iterator[tuple[int, int]]:
    for card in [*game.state.players[seat].table, *values.common(game)]:
        for place, listener in enumerate(game.cards[card].listeners):
            if (
                listener.replaces
                and listener.event == event
                and (listener.when is None or listener.when.holds(game, seat, None))
                and costs.can_pay(game, seat, (), listener.cost)
            ):
                yield card, place


@frame_kind("reaction")
class Reaction(FrameKind):
    """One trigger or replacement: asked for where it is optional, paid for, then carried out."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Ask, take the payment, run the effect, end."""
        listener = _listener(game, frame)
        if frame.step == "":
            frame.step = "asked"
            if not costs.can_pay(game, frame.seat, (), listener.cost):
                frame.step = "refused"
            elif listener.optional:
                effects.ask(game, frame.seat, {"no": 0, "yes": 1}, "react", card=frame.card)
            else:
                self.chosen(game, frame, (1,))
        elif frame.step == "refused":
            game.pop()
        elif frame.step == "paid":
            game.pop()
            if listener.replaces:
                game.state.stack[-1].names["replaced"] = 1
            changes.run_program(game, frame.card, listener.do, frame.seat, frame.seat)
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Ask for the payment, or take it."""
        cost = _listener(game, frame).cost
        if frame.step == "paying":
            frame.step = "paid"
            costs.pay(game, frame.seat, cost, list(picked))
        elif not picked[0]:
            frame.step = "refused"
        elif cost is None or not cost.discard:
            frame.step = "paid"
            costs.pay(game, frame.seat, cost, [])
        else:
            frame.step = "paying"
            cards = costs.payable(game, frame.seat, (), hand_only=cost.hand_only)
            effects.ask_cards(game, frame.seat, cards, "pay", cost.discard, frame.card)


def _listener(game: Game, frame: Frame) -> Listener:
    return game.cards[frame.card].listeners[frame.number("listener")]
