"""Reactions: triggers after an event, and replacements of one that is about to happen.

The procedure that is about to carry an event out calls :func:`offer` until it returns False. A
replacement applies once per event; the player concerned decides about those that are optional,
in the order in which the cards lie before that player, and then in the middle of the table. Where one
was used, the event's frame has ``replaced`` set, and no further one is offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, standing
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.core.state import NOBODY, Frame
from kickdoor.rules import costs, limits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.definition import Listener
    from kickdoor.core.game import Game

BY_CARD = 100
"""How a card and the place of its listener are written as one number."""


def offer(game: Game, frame: Frame, event: str, seat: int = NOBODY) -> bool:
    """Put the next replacement of an event on the stack; False when there is no further one.

    It is that of the player whom the event is about, or of ``seat``.
    """
    seat = seat if seat >= 0 else frame.seat
    if event not in game.rules.heard or frame.number("replaced"):
        return False
    offered = frame.numbers("offered")
    for card, place in _listening(game, seat, event):
        key = card * BY_CARD + place
        if key not in offered:
            frame.names["offered"] = (*offered, key)
            game.push(Frame("reaction", seat, card, {"listener": place}))
            return True
    return False


def _listening(game: Game, seat: int, event: str) -> Iterator[tuple[int, int]]:
    for card in [*game.state.players[seat].table, *standing.common(game)]:
        if game.cards[card].kind == "monster":
            continue
        for place, listener in enumerate(game.cards[card].listeners):
            if (
                listener.replaces
                and listener.event == event
                and (listener.when is None or listener.when.holds(game, seat, None))
                and not limits.spent(game, seat, card, listener)
                and costs.might_pay(game, seat, _kept(game), listener.cost)
            ):
                yield card, place


def against_whom(game: Game, listener: Listener) -> int:
    """Return who plays the card that a replacement answers, or nobody."""
    return limits.upon(game, listener) if listener.event == "card-against" else NOBODY


def _kept(game: Game) -> tuple[int, ...]:
    """Return the card that is about to be lost, which pays for nothing any more."""
    loss = game.frame_of("loss")
    return (loss.card,) if loss is not None else ()


class Reaction(FrameKind):
    """One trigger or replacement: asked for where it is optional, paid for, then carried out."""

    __slots__ = ()
    patient = True

    def advance(self, game: Game, frame: Frame) -> bool:
        """Ask, take the payment, run the effect, end."""
        listener = _listener(game, frame)
        if frame.step == "":
            frame.step = "asked"
            spent = limits.spent(game, frame.seat, frame.card, listener)
            payable = costs.can_pay(game, frame.seat, _kept(game), listener.cost)
            might = costs.might_pay(game, frame.seat, _kept(game), listener.cost)
            if not spent and listener.optional and might and not payable:
                effects.ask(game, frame.seat, {"no": 0}, "react", least=0, card=frame.card)
            elif spent or not payable:
                frame.step = "refused"
            elif listener.optional:
                effects.ask(game, frame.seat, {"no": 0, "yes": 1}, "react", card=frame.card)
            else:
                self.chosen(game, frame, (1,))
        elif frame.step == "refused":
            game.pop()
        elif frame.step == "paid":
            game.pop()
            limits.count_heard(game, frame.seat, frame.card, listener)
            if listener.replaces:
                game.state.stack[-1].names["replaced"] = 1
            rival = against_whom(game, listener)
            names = {"player": rival} if rival >= 0 else {}
            changes.run_program(game, frame.card, listener.do, frame.seat, frame.seat, **names)
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Ask for the payment, or take it."""
        cost = _listener(game, frame).cost
        if frame.step == "asked" and not (picked and picked[0]):
            frame.step = "refused"
            return
        kept = _kept(game)
        paid = frame.numbers("paid")
        if frame.step == "paying":
            paid = frame.names["paid"] = (*paid, *picked)
        frame.step = "paying"
        named = costs.cost_picks(game, frame.seat, kept, cost, list(paid))
        veiled = costs.is_veiled(game, frame.seat, (*kept, *paid), cost)
        if named is None:
            frame.step = "paid"
            costs.pay(game, frame.seat, cost, list(paid), kept)
        elif cost is not None and cost.discard and cost.first is None:
            cards, count = costs.discardable(game, frame.seat, kept, cost), cost.discard
            effects.ask_cards(game, frame.seat, cards, "pay", count, frame.card, veiled=veiled)
        else:
            effects.ask(game, frame.seat, named, "pay", card=frame.card, veiled=veiled)


frame_kind("reaction", Reaction)


def _listener(game: Game, frame: Frame) -> Listener:
    return game.cards[frame.card].listeners[frame.number("listener")]


class Loss(FrameKind):
    """An item or an identity is about to be lost to a card, unless something is done instead."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let it be replaced, or lose the item."""
        there = frame.card in game.state.players[frame.seat].table
        event = str(frame.names.get("event", "lose-item"))
        if there and frame.step == "" and offer(game, frame, event):
            return False
        if not there or frame.step or frame.number("replaced"):
            game.pop()
            return False
        frame.step = "lost"
        changes.discard_from_table(game, frame.seat, frame.card)
        if game.cards[frame.card].is_item:
            game.wake("item_lost", frame.seat)
        if game.cards[frame.card].kind == "identity":
            game.wake("identity_lost", frame.seat)
        return False


frame_kind("loss", Loss)
