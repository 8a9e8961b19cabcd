"""Showing: one state of a table as bytes, section by section.

What everybody sees is encoded once, however many watch. Each watcher then gets the fields that are
not as it has them, and these are worked out once for all that have the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from kickdoor.core import view
from kickdoor.core.events import may_see
from kickdoor.server.messages import Update, WireCard, WireEvent
from kickdoor.server.options import wire_decision

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kickdoor.core.decisions import Decision
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.server.messages import Deadline
    from kickdoor.server.words import Words

encode = msgspec.json.Encoder().encode


class Section(NamedTuple):
    """A part of the view: its bytes, and the record that they tell of (None: there is none)."""

    data: bytes
    record: Any


Sections = dict[str, Section]
"""The sections that a watcher has, by name; those of seats are named by the seat's number."""

NOTHING = Section(b"null", None)


def _raw(data: bytes) -> Any:
    """Let bytes that are encoded already stand where a message has a record."""
    return msgspec.Raw(data)


class Showing:
    """One state of a table, each section encoded when it is first asked for."""

    def __init__(self, game: Game, seq: int, secret: str, hands: Sequence[int] = ()) -> None:
        """Take the game, which must not change while it is shown, and whose hands spectators see."""
        self._hands = hands
        self._game = game
        self._seq = seq
        self._secret = secret
        self._sections: dict[object, Section] = {}
        self._changes: dict[tuple[int, int], tuple[Any, bytes]] = {}
        self._told: dict[object, bytes] = {}
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
        answered: str | None = None,
    ) -> bytes:
        """Return the update that brings a watcher from what it has to this state.

        ``last`` is what it has (nothing, at first), and is brought up to date. ``answered`` is the
        nonce of the watcher's own answer that was taken, empty where nothing of it is kept (a draft):
        then the decision is named though it is the same.
        """
        message = Update(self._seq, _raw(self._events(seat, words, events)))
        self._public(message, seat, last)
        you = NOTHING
        if seat is not None:
            you = self._once(("you", seat), lambda: view.you_view(self._game, seat))
        if (change := self._change(last, "you", you)) is not None:
            message.you = _raw(change)
        if seat is None and (self._hands or "hands" in last):
            hands = self._once("hands", self._open_hands)
            if last.get("hands") != hands:
                last["hands"] = hands
                message.hands = _raw(hands.data)
        self._ask(message, seat, words, last, answered=answered is not None)
        timed = NOTHING if deadline is None else Section(encode(deadline), None)
        clock = last.get("deadline")
        if clock is None or _window(clock) != _window(timed):
            last["deadline"] = timed
            message.deadline = deadline
        if answered:
            message.nonce = answered
        if self._game.over and "secret" not in last:
            last["secret"] = NOTHING
            message.secret = self._secret
        return encode(message)

    def _public(self, message: Update, seat: int | None, last: Sections) -> None:
        game = self._game
        table = self._once("table", lambda: view.table_view(game))
        if (change := self._change(last, "table", table)) is not None:
            message.table = _raw(change)
        seats = {}
        for each in range(len(game.state.players)):
            section = self._seat(each)
            if (change := self._change(last, str(each), section)) is not None:
                seats[str(each)] = _raw(change)
        if seats:
            message.seats = seats
        viewer = seat if self._promises else None
        fight = self._once(("fight", viewer), lambda: view.fight_view(game, viewer))
        if (change := self._change(last, "fight", fight)) is not None:
            message.fight = _raw(b'{"fight":%s}' % change)
        offers = self._once(("offers", viewer), lambda: view.offer_views(game, viewer))
        if last.get("offers") != offers:
            last["offers"] = offers
            message.offers = _raw(offers.data)

    def _open_hands(self) -> dict[str, Any]:
        return {str(seat): view.you_view(self._game, seat).hand for seat in self._hands}

    def _seat(self, seat: int) -> Section:
        return self._once(("seat", seat), lambda: view.seat_view(self._game, seat))

    def _ask(
        self, message: Update, seat: int | None, words: Words, last: Sections, *, answered: bool
    ) -> None:
        decision = None if seat is None else self.decision(seat)
        asked = NOTHING
        if decision is not None:
            key = ("decision", seat, words.language)
            asked = self._once(key, lambda: wire_decision(self._game, decision, words))
        before = last.get("decision")
        if before is not None and _timeless(before) == _timeless(asked):
            if answered:
                # The same question: its id and revision alone say that the choice was taken.
                message.decision = None if decision is None else _raw(_stamp(asked))
            return
        last["decision"] = asked
        if before is None or before.record is None or asked.record is None:
            message.decision = _raw(asked.data)
        else:
            message.decision = _raw(self._difference(before, asked))

    def decision(self, seat: int) -> Decision | None:
        """Return the question that is put to a seat."""
        if self._decisions is None:
            self._decisions = {each.seat: each for each in self._game.decisions}
        return self._decisions.get(seat)

    def _events(self, seat: int | None, words: Words, events: Sequence[Event]) -> bytes:
        sees = tuple(
            (may_see(event.seen, seat), may_see(event.saw, seat)) for event in events if event.cards
        )
        # Whoever sees the same cards gets the same bytes. Within one showing, events differ only
        # for a watcher that comes back, which gets a showing of its own.
        key = (sees, words.language)
        data = self._told.get(key)
        if data is None:
            told = [wire_event(self._game, event, seat, words) for event in events]
            _tell_once(told)
            data = self._told[key] = encode(told)
        return data

    def _once(self, key: object, make: Callable[[], Any]) -> Section:
        section = self._sections.get(key)
        if section is None:
            record = make()
            section = self._sections[key] = Section(encode(record), record)
        return section

    def _change(self, last: Sections, name: str, section: Section) -> bytes | None:
        """Return what a watcher must be told of a section, and note that it has it now."""
        before = last.get(name)
        if before is not None and (before is section or before.data == section.data):
            return None
        last[name] = section
        if before is None or before.record is None or section.record is None:
            return section.data
        return self._difference(before, section)

    def _difference(self, before: Section, after: Section) -> bytes:
        """Return the fields in which two records differ; the old one is kept for its identity."""
        key = (id(before.record), id(after.record))
        known = self._changes.get(key)
        if known is None:
            known = (before.record, encode(changed_fields(before.record, after.record)))
            self._changes[key] = known
        return known[1]


def changed_fields(before: Any, after: Any) -> dict[str, Any]:
    """Return the fields of a record that are not as they were, with their new values."""
    kind = type(after)
    names = getattr(kind, "__struct_fields__", None) or kind.__slots__
    return {
        name: value for name in names if (value := getattr(after, name)) != getattr(before, name)
    }


def _timeless(decision: Section) -> bytes:
    """Drop a decision's id and revision, its first fields: they change with everything."""
    if decision.record is None:
        return decision.data
    return decision.data[decision.data.index(b',"kind":') :]


def _stamp(decision: Section) -> bytes:
    record = decision.record
    return encode({"id": record.id, "revision": record.revision})


def _window(deadline: Section) -> bytes:
    """Drop the time that is left: the same window needs no second deadline."""
    head, _, rest = deadline.data.partition(b',"ms":')
    return head + rest.partition(b",")[2]


def _tell_once(told: list[WireEvent]) -> None:
    """Say nothing of a card being put into play where the same act puts it on."""
    put_on = {(each.seat, card.id) for each in told if each.k == "equipped" for card in each.cards}
    for each in told:
        if each.k == "used" and any((each.seat, card.id) in put_on for card in each.cards):
            each.text = ""


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
