"""Table: takes choices, makes them durable, then tells whoever watches.

A choice is tried on a copy of the game, its rows are appended to the store, and only then does the
copy become the game: what is not durable has not happened. Whoever appends first wins; after a
conflict the table reads what the other one wrote, and tries again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from kickdoor.core.decisions import Refusal, Refused
from kickdoor.core.frames import ACTS
from kickdoor.server import messages
from kickdoor.server.clock import NEVER
from kickdoor.server.plain import clean_text
from kickdoor.server.showing import Sections, Showing, encode
from kickdoor.server.steward import Steward
from kickdoor.server.store import CHAT, JOIN, Conflict, Stored, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.core.log import Row
    from kickdoor.server.clock import Closing
    from kickdoor.server.messages import Answer, Chat
    from kickdoor.server.record import Record
    from kickdoor.server.store import Store
    from kickdoor.server.words import Words

ATTEMPTS = 5
RETRY_SECONDS = 1.0
CHOICE_VERBS = frozenset({"pick", "done"})
"""Answers to what a resolving effect asks: they bind to the very question that was seen."""

logger = logging.getLogger(__name__)


DRAFTED = b""
"""Is remembered of a nonce that began or gave up a draft: taken, but nothing that is kept."""


class AlreadyDone(Exception):
    """What a nonce asks for was done already, by way of another node."""


class Watcher(Protocol):
    """Somebody who looks at a table: one socket."""

    seat: int | None
    guest: str | None
    words: Words
    last: Sections

    def send(self, data: bytes) -> None:
        """Send a message, without waiting."""


class Table:
    """One live table."""

    def __init__(self, record: Record, store: Store) -> None:
        """Take the record as the store has it; :meth:`start` sets the clock going."""
        self.record = record
        self.watchers: set[Watcher] = set()
        self.changed: list[Callable[[], None]] = []
        self._store = store
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._rewinds = record.rewinds
        self.steward = Steward(self)

    # -- what people do -----------------------------------------------------------------------

    async def answer(self, watcher: Watcher, answer: Answer) -> None:
        """Carry out a seat's answer, or tell it why not; a nonce acts once."""
        seat = watcher.seat
        if seat is None:
            watcher.send(self._refusal(watcher, answer.nonce, Refusal("engine-no-seat")))
            return
        if self.record.company.chairs[seat].stand_in:
            with suppress(StoreError):  # the answer itself will say that nothing can be saved
                await self.steward.take_back(seat)
        async with self._lock:
            if (seat, answer.nonce) in self.record.nonces:
                self._repeat(watcher, answer.nonce)
                return
            try:
                self._check(seat, answer)
                await self._commit(
                    lambda game: game.step(seat, answer.option), nonce=answer.nonce, actor=seat
                )
            except AlreadyDone:
                self._repeat(watcher, answer.nonce)
            except Refused as refused:
                reply = self._refusal(watcher, answer.nonce, refused.refusal)
                self.record.remember(seat, answer.nonce, reply)
                watcher.send(reply)
            except StoreError:
                watcher.send(self._refusal(watcher, answer.nonce, Refusal("engine-not-saved")))
            except Exception:
                logger.exception("table %s: seat %d: %s", self.record.ident, seat, answer.option)
                watcher.send(self._refusal(watcher, answer.nonce, Refusal("engine-fault")))

    async def choose(self, seat: int, key: str, revision: int) -> None:
        """Carry out a bot's choice, made at a revision of the game.

        Raises:
            Refused: it is illegal, or binds to a revision that is past.
            StoreError: it could not be made durable.
        """
        async with self._lock:
            game = self.record.game
            if game is None:
                raise Refused(Refusal("engine-stale"), key)

            if self.record.company.paused:
                raise Refused(Refusal("engine-paused"), key)

            def act(trial: Game) -> list[Event]:
                # Where another node lets the same bot play, the seat may have acted meanwhile.
                acted = self.record.acted.get(seat, -1) > revision
                if acted or (_binds(key) and trial.state.revision != revision):
                    raise Refused(Refusal("engine-stale"), key)
                return trial.step(seat, key)

            await self._commit(act)

    async def say(self, watcher: Watcher, chat: Chat) -> None:
        """Say something to everybody at the table."""
        seat = watcher.seat
        if seat is None:
            watcher.send(self._refusal(watcher, chat.nonce, Refusal("engine-no-seat")))
            return
        text = clean_text(chat.text)
        async with self._lock:
            if (seat, chat.nonce) in self.record.nonces or not text:
                return
            row = (CHAT, seat, self.record.company.chairs[seat].name, text)
            try:
                await self._append(lambda: row, chat.nonce, seat)
            except AlreadyDone:
                return
            except StoreError:
                watcher.send(self._refusal(watcher, chat.nonce, Refusal("engine-not-saved")))
                return
            self._pass_on_talk(seat)

    async def explain(self, seat: int, why: str) -> None:
        """Let a bot tell everybody why it made its last choice.

        Raises:
            StoreError: it could not be made durable.
        """
        async with self._lock:
            row = (CHAT, seat, self.record.names[seat], "", why)
            await self._append(lambda: row)
            self._pass_on_talk(seat)

    def _pass_on_talk(self, seat: int) -> None:
        """Send everybody who listens to a seat what it has just said."""
        line = encode(self.record.talk[-1][1])
        for each in self.watchers:
            if not self._muted(each, seat):
                each.send(line)

    async def join(self, seat: int | None, name: str, guest: str, entropy: str = "") -> int | None:
        """Take a seat (any open one, for None) and return it; None where there is none.

        Raises:
            ValueError: somebody at the table has that name.
            StoreError: it could not be made durable.
        """
        record = self.record

        def row() -> Row | None:
            place = seat
            if guest in record.guests:
                return None
            if place is None:
                place = next(iter(record.open_seats()), None)
                taken = record.taken_names(but=-1 if place is None else place)
                if name.casefold() in {each.casefold() for each in taken}:
                    raise ValueError(name)
            if place is None:
                return None
            added = (entropy,) if entropy and record.game is None else ()
            return (JOIN, place, name, guest, *added)

        async with self._lock:
            if await self._append(row):
                self.seat_watchers()
            return record.guests.get(guest)

    # -- what the steward does ----------------------------------------------------------------

    async def write(self, make: Callable[[], Row | None]) -> bool:
        """Append a row that is no choice of the game, made under the lock; False for None.

        Raises:
            Refused: there is to be none, as the row's maker says.
            StoreError: it could not be made durable.
        """
        async with self._lock:
            return await self._append(make)

    async def rewind(self, make: Callable[[], Row | None]) -> None:
        """Append a row that takes something back, and show everybody the table as it was.

        Raises:
            StoreError: it could not be made durable.
        """
        async with self._lock:
            if await self._append(make):
                self.greet_all()

    async def beside(self, act: Callable[[Game], list[Event]]) -> None:
        """Let something happen that is not a choice, such as showing a card.

        Raises:
            Refused: it cannot.
            StoreError: it could not be made durable.
        """
        async with self._lock:
            await self._commit(act)

    def greet_all(self) -> None:
        """Show everybody the whole table anew."""
        self._rewinds = self.record.rewinds
        for watcher in list(self.watchers):
            self._greet(watcher, self.record.seq)

    def tell_clock(self) -> None:
        """Tell everybody of a deadline that has moved."""
        self._tell(())

    def _muted(self, watcher: Watcher, speaker: int) -> bool:
        seat = watcher.seat
        return seat is not None and speaker in self.record.company.chairs[seat].muted

    def preview(self, watcher: Watcher, option: str) -> None:
        """Tell what a play would make of the totals."""
        game, seat = self.record.game, watcher.seat
        totals = None
        if game is not None and seat is not None:
            totals = game.preview(seat, option)
        munchkins, monsters = totals if totals is not None else (None, None)
        watcher.send(encode(messages.Preview(option, munchkins, monsters)))

    # -- who watches --------------------------------------------------------------------------

    def attach(self, watcher: Watcher, since: int | None) -> None:
        """Let somebody watch: a welcome, the whole view, and what was missed."""
        watcher.seat = self.record.guests.get(watcher.guest or "")
        self.watchers.add(watcher)
        self._greet(watcher, since)
        for seq, line in self.record.talk:
            if (since is None or seq > since) and not self._muted(watcher, line.seat):
                watcher.send(encode(line))
        self.steward.came(watcher.seat)

    def detach(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        self.steward.went(watcher.seat)

    def _greet(self, watcher: Watcher, since: int | None) -> None:
        record, header = self.record, self.record.header
        watcher.send(
            encode(
                messages.Welcome(
                    record.ident,
                    watcher.seat,
                    record.names,
                    header.bots,
                    header.pace,
                    header.edition,
                    header.options,
                    record.commitment,
                )
            )
        )
        watcher.last.clear()
        self.steward.greet(watcher)
        if record.game is None:
            return
        missed = [
            event
            for seq, events in record.steps
            if since is None or seq > since
            for event in events
        ]
        showing = self._showing(record.game)
        watcher.send(
            showing.update(watcher.seat, watcher.words, watcher.last, missed, self._deadline())
        )

    def _showing(self, game: Game) -> Showing:
        record = self.record
        chairs = record.company.chairs
        hands = [seat for seat, chair in enumerate(chairs) if chair.hand_open]
        return Showing(game, record.seq, record.header.secret, hands)

    def seat_watchers(self) -> None:
        """Show everybody the table from the seat that they have now."""
        self._rewinds = self.record.rewinds
        for watcher in list(self.watchers):
            seat = self.record.guests.get(watcher.guest or "")
            knows = "table" in watcher.last and seat == watcher.seat
            watcher.seat = seat
            self._greet(watcher, self.record.seq if knows else None)
        self.steward.wake()

    # -- answers ------------------------------------------------------------------------------

    def _check(self, seat: int, answer: Answer) -> None:
        """Refuse answers to others' questions, and binding ones given in the light of the past."""
        owner, _, _ = answer.decision.partition(".")
        if owner != str(seat):
            raise Refused(Refusal("engine-not-yours"), answer.option)
        verb = answer.option.partition(":")[0]
        record = self.record
        if record.company.paused:
            raise Refused(Refusal("engine-paused"), answer.option)
        if answer.seen > record.seq:  # nobody has seen what is still to come
            stale = True
        elif verb in CHOICE_VERBS:
            stale = answer.seen < record.changed
        elif _binds(answer.option):
            stale = answer.seen < max(record.opened, record.fought)
        else:
            stale = False
        if stale:
            raise Refused(Refusal("engine-stale"), answer.option)

    def _repeat(self, watcher: Watcher, nonce: str) -> None:
        """Answer a repeated nonce as it was answered the first time."""
        assert watcher.seat is not None
        reply = self.record.nonces[watcher.seat, nonce]
        if reply:
            watcher.send(reply)
        elif self.record.game is not None:
            showing = self._showing(self.record.game)
            watcher.send(
                showing.update(
                    watcher.seat,
                    watcher.words,
                    watcher.last,
                    (),
                    self._deadline(),
                    nonce if reply is None else "",
                )
            )

    def _refusal(self, watcher: Watcher, nonce: str, refusal: Refusal) -> bytes:
        text = watcher.words.refusal(refusal)
        return encode(messages.Refused(nonce, refusal.rule, text))

    # -- the log ------------------------------------------------------------------------------

    async def _commit(
        self, act: Callable[[Game], list[Event]], *, nonce: str = "", actor: int | None = None
    ) -> None:
        """Try something on a copy, append its rows, adopt the copy, tell everybody."""
        for _ in range(ATTEMPTS):
            record = self.record
            if record.game is None:
                raise Refused(Refusal("engine-not-now"))
            trial = record.game.clone()
            events = act(trial)
            rows = list(trial.log.rows)
            if not rows:
                record.adopt_draft(trial)
                if nonce and actor is not None:
                    record.remember(actor, nonce, DRAFTED)
                self._tell((), actor, private=True)
                return
            try:
                stamp = await self._store.append(record.ident, record.seq, rows, nonce)
            except Conflict:
                await self._catch_up()
                if nonce and (actor, nonce) in record.nonces:
                    raise AlreadyDone from None
                continue
            first = record.seq
            record.adopt(
                trial,
                [
                    Stored(first + at, stamp, row, nonce if at == 0 else "")
                    for at, row in enumerate(rows)
                ],
                events,
            )
            self._tell(events, actor, nonce)
            self._after()
            return
        raise StoreError("too many conflicts")

    async def _append(
        self, make: Callable[[], Row | None], nonce: str = "", actor: int | None = None
    ) -> bool:
        """Append a row that is no choice of the game; False where, by now, there is none to append.

        The row is made anew after every conflict, from what the table has become.
        """
        for _ in range(ATTEMPTS):
            record = self.record
            row = make()
            if row is None:
                return False
            try:
                stamp = await self._store.append(record.ident, record.seq, [row], nonce)
            except Conflict:
                await self._catch_up()
                if nonce and (actor, nonce) in record.nonces:
                    raise AlreadyDone from None
                continue
            record.apply([Stored(record.seq, stamp, row, nonce)])
            self._after()
            return True
        raise StoreError("too many conflicts")

    async def refresh(self, length: int) -> None:
        """Take what other nodes appended, where the log is said to have so many rows.

        Raises:
            BrokenRecord: the rows do not add up.
        """
        async with self._lock:
            if self.record.seq < length:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Take what somebody else appended, and tell it."""
        record = self.record
        before, guests = record.seq, dict(record.guests)
        record.apply(await self._store.rows(record.ident, before))
        if record.guests == guests and record.rewinds == self._rewinds:
            self._tell([event for seq, events in record.steps if seq > before for event in events])
        else:
            self.seat_watchers()
        for line in [line for seq, line in record.talk if seq > before]:
            for watcher in self.watchers:
                if not self._muted(watcher, line.seat):
                    watcher.send(encode(line))
        self._after()

    def _tell(
        self,
        events: Sequence[Event],
        actor: int | None = None,
        nonce: str = "",
        *,
        private: bool = False,
    ) -> None:
        """Send everybody what is new to them, and the actor its nonce; ``private``: it alone."""
        record = self.record
        if record.game is None:
            return
        showing = self._showing(record.game)
        deadline = self._deadline()
        for watcher in self.watchers:
            mine = watcher.seat is not None and watcher.seat == actor
            if mine or not private:
                watcher.send(
                    showing.update(
                        watcher.seat,
                        watcher.words,
                        watcher.last,
                        events,
                        deadline,
                        nonce if mine else None,
                    )
                )

    # -- the clock ----------------------------------------------------------------------------

    def start(self) -> None:
        """Set the clock going, and wake whoever waits for a change."""
        self.steward.start()
        self._after()

    def stop(self) -> None:
        """Stop the clock; nothing is lost."""
        self.steward.stop()
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    @property
    def idle(self) -> bool:
        """Whether nobody watches and no clock runs, so that the table may leave the memory."""
        busy = self._timer is not None or self._lock.locked() or not self.steward.idle
        return not self.watchers and not busy

    def _deadline(self) -> messages.Deadline | None:
        closing = self._open()
        if closing is None:
            return None
        left = max(0, closing.at - _now())
        return messages.Deadline(closing.revision, left, closing.kind, list(closing.waits))

    def _open(self) -> Closing | None:
        """Return the window that will close by itself, if one is open and the game does not rest."""
        closing = self.record.closing
        rests = closing is None or closing.at >= NEVER or self.record.company.paused
        return None if rests else closing

    def _after(self) -> None:
        """Set the clock anew after a change."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        closing = self._open()
        if closing is not None:
            self._set_timer(max(0, closing.at - _now()) / 1000)
        for call in self.changed:
            call()
        self.steward.wake()

    def _set_timer(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._due)

    def _due(self) -> None:
        self._timer = None
        task = asyncio.get_running_loop().create_task(self._close())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _close(self) -> None:
        """Close the open window, if its time has come."""
        async with self._lock:
            closing = self._open()
            if closing is None or self._timer is not None:
                return
            if closing.at > _now():
                self._set_timer((closing.at - _now()) / 1000)
                return
            try:
                await self._commit(lambda game: game.close(closing.revision))
            except StoreError:
                logger.warning("table %s: not saved; trying again", self.record.ident)
                self._set_timer(RETRY_SECONDS)
            except Exception:
                logger.exception("table %s: closing a window", self.record.ident)


def _binds(key: str) -> bool:
    verb = key.partition(":")[0]
    return verb in CHOICE_VERBS or (verb in ACTS and ACTS[verb].binding)


def _now() -> int:
    return time.time_ns() // 1_000_000
