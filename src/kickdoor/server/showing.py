"""Showing: one state of a table as bytes, section by section.

What everybody sees is encoded once, however many watch; each watcher then gets the sections whose
bytes are not the ones it has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from kickdoor.core import view
from kickdoor.core.events import may_see
from kickdoor.server.messages import Fight, Update, WireCard, WireEvent
from kickdoor.server.options import wire_decision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.decisions import Decision
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.server.messages import Deadline
    from kickdoor.server.words import Words

encode = msgspec.json.Encoder().encode

Sections = dict[str, bytes]
"""The sections that a watcher has, by name; those of seats are named by the seat's number."""

NULL = b"null"


def _raw(data: bytes) -> Any:
    """Let bytes that are encoded already stand where a message has a record."""
    return msgspec.Raw(data)


class Showing:
    """One state of a table, each section encoded when it is first asked for."""

    def __init__(self, game: Game, seq: int, secret: str) -> None:
        """Take the game; it must not change while it is shown."""
        self._game = game
        self._seq = seq
        self._secret = secret
        self._made: dict[object, bytes] = {}
        self._decisions: dict[int, Decision] | None = None
        state = game.state
        deal = state.fight.deal if state.fight is not None else None
        self._promises = bool(
            (deal is not None and deal.plays) or any(offer.plays for offer in state.offers)
        )

    def update(
        self,
        seat: int | None,
        words: Words,
        last: Sections,
        events: Sequence[Event],
        deadline: Deadline | None,
        *,
        answered: bool = False,
    ) -> bytes:
        """Return the update that brings a watcher from what it has to this state.

        ``last`` is what it has (nothing, at first), and is brought up to date. ``answered`` repeats
        the decision though it is the same, so that whoever chose sees that the choice was taken.
        """
        message = Update(self._seq, _raw(self._events(seat, words, events)))
        self._public(message, seat, last)
        you = NULL
        if seat is not None:
            you = self._once(("you", seat), lambda: encode(view.you_view(self._game, seat)))
        if _news(last, "you", you):
            message.you = _raw(you)
        self._ask(message, seat, words, last, answered=answered)
        timed = NULL if deadline is None else b"%d %s" % (deadline.revision, deadline.kind.encode())
        if _news(last, "deadline", timed):
            message.deadline = deadline
        if self._game.over and _news(last, "secret", b"told"):
            message.secret = self._secret
        return encode(message)

    def _public(self, message: Update, seat: int | None, last: Sections) -> None:
        game = self._game
        table = self._once("table", lambda: encode(view.table_view(game)))
        if _news(last, "table", table):
            message.table = _raw(table)
        seats = {}
        for each in range(len(game.state.players)):
            data = self._seat(each)
            if _news(last, str(each), data):
                seats[str(each)] = _raw(data)
        if seats:
            message.seats = seats
        viewer = seat if self._promises else None
        fight = self._once(("fight", viewer), lambda: encode(Fight(view.fight_view(game, viewer))))
        if _news(last, "fight", fight):
            message.fight = _raw(fight)
        offers = self._once(("offers", viewer), lambda: encode(view.offer_views(game, viewer)))
        if _news(last, "offers", offers):
            message.offers = _raw(offers)

    def _seat(self, seat: int) -> bytes:
        return self._once(("seat", seat), lambda: encode(view.seat_view(self._game, seat)))

    def _ask(
        self, message: Update, seat: int | None, words: Words, last: Sections, *, answered: bool
    ) -> None:
        decision = None if seat is None else self.decision(seat)
        if decision is None or seat is None:
            if _news(last, "decision", NULL) or answered:
                message.decision = None
            return
        key = ("decision", seat, words.language)
        data = self._once(key, lambda: encode(wire_decision(self._game, decision, words)))
        if _news(last, "decision", _timeless(data)) or answered:
            message.decision = _raw(data)

    def decision(self, seat: int) -> Decision | None:
        """Return the question that is put to a seat."""
        if self._decisions is None:
            self._decisions = {each.seat: each for each in self._game.decisions}
        return self._decisions.get(seat)

    def _events(self, seat: int | None, words: Words, events: Sequence[Event]) -> bytes:
        sees = tuple(
            (may_see(event.seen, seat), may_see(event.saw, seat)) for event in events if event.cards
        )
        # Whoever sees the same cards gets the same bytes. The events themselves are part of the
        # key, since a watcher that comes back gets those that it missed as well.
        first = id(events[0]) if events else 0
        key = ("events", sees, words.language, first, len(events))
        return self._once(
            key, lambda: encode([wire_event(self._game, event, seat, words) for event in events])
        )

    def _once(self, key: object, make: Any) -> bytes:
        data: bytes | None = self._made.get(key)
        if data is None:
            data = self._made[key] = make()
        return data


def _news(last: Sections, name: str, data: bytes) -> bool:
    """Tell whether a watcher has other bytes for a section, and note that it gets these."""
    if last.get(name) == data:
        return False
    last[name] = data
    return True


def _timeless(decision: bytes) -> bytes:
    """Drop the decision's id and revision, its first fields: they change with everything."""
    return decision[decision.index(b',"kind":') :]


def wire_event(game: Game, event: Event, seat: int | None, words: Words) -> WireEvent:
    """Return an event as one viewer may see it."""
    cards = []
    for old, new, index in event.cards_for(seat):
        ident = game.rules.definitions[index].ident if index >= 0 else ""
        handle = new if new >= 0 else old
        was = old if 0 <= old != handle else None
        cards.append(WireCard(handle, ident, was))
    return WireEvent(
        event.kind,
        words.event(game, event, seat),
        event.seat,
        cards,
        event.source,
        event.target,
        event.amount,
    )
