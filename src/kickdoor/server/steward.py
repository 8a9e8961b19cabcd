"""Steward: sees to everything at a table that is no choice of the game.

Who is here, who is away and since when, what people ask of each other and of the host. Whatever
comes of it is a row of the log, so it holds after a restart and on every node; who is here is not:
each node knows it of itself, and hears it from the others.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from kickdoor.core.decisions import Refusal, Refused
from kickdoor.core.log import BACK
from kickdoor.server import company, requests
from kickdoor.server.circle import Notice
from kickdoor.server.company import STAND_IN
from kickdoor.server.elsewhere import Elsewhere
from kickdoor.server.messages import Refused as NotTaken
from kickdoor.server.passing import wished
from kickdoor.server.round import Round
from kickdoor.server.showing import Section, encode
from kickdoor.server.store import TAKEOVER, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from kickdoor.core.log import Row
    from kickdoor.server.circle import CircleRequest
    from kickdoor.server.table import Table, Watcher

RETRY_SECONDS = 1.0

logger = logging.getLogger(__name__)


class Steward:
    """The steward of one table."""

    def __init__(self, table: Table) -> None:
        """Take the table; :meth:`start` begins to count who is away."""
        self.table = table
        self.gone: dict[int, int] = {}
        """Since when nobody has sat in a person's seat: milliseconds since 1970."""
        self._elsewhere = Elsewhere()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._settling = False
        self._again = False

    # -- who is here --------------------------------------------------------------------------

    def start(self) -> None:
        """Count everybody as away who is not here."""
        for seat in self.table.record.company.people():
            if not self.here(seat):
                self.gone.setdefault(seat, now())

    def stop(self) -> None:
        """Let everything rest; nothing is lost."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    def here(self, seat: int) -> bool:
        """Tell whether somebody sits in a seat, on whatever device and at whatever node."""
        return bool((self.seats_here() | self._elsewhere.seats) >> seat & 1)

    def seats_here(self) -> int:
        """Return the mask of seats to which this node has a line."""
        seats = 0
        for watcher in self.table.watchers:
            if watcher.seat is not None:
                seats |= 1 << watcher.seat
        return seats

    def hear(self, node: str, seats: int) -> None:
        """Note to which seats another node has lines."""
        self._regard(self._elsewhere.hear(node, seats))

    def miss_silent_nodes(self) -> None:
        """Count those as away whose node has not been heard of for too long."""
        self._regard(self._elsewhere.look())

    def _regard(self, changed: int) -> None:
        """See what follows where somebody came or went at another node."""
        if not changed:
            return
        for seat in self.table.record.company.people():
            if self.here(seat):
                self.gone.pop(seat, None)
            elif changed >> seat & 1:
                self.gone[seat] = now()
        self.wake()

    def came(self, seat: int | None) -> None:
        """Note that somebody sits in a seat: it is theirs again at once."""
        if seat is not None:
            self.gone.pop(seat, None)
            if self.table.record.company.chairs[seat].stand_in:
                self._run(self.take_back(seat))
        self.wake()

    def went(self, seat: int | None) -> None:
        """Note that a line to a seat has ended."""
        if seat is not None and not self.here(seat):
            self.gone[seat] = now()
        self.wake()

    async def take_back(self, seat: int) -> None:
        """Give a seat back to its person, if a bot plays for it.

        Raises:
            StoreError: it could not be made durable.
        """
        chair = self.table.record.company.chairs[seat]
        if await self.table.write(
            lambda: (TAKEOVER, seat, "", "") if chair.person and chair.stand_in else None
        ):
            self.notice("back-again", seat)

    # -- what is asked ------------------------------------------------------------------------

    async def take(self, watcher: Watcher, request: CircleRequest) -> None:
        """Carry out what somebody asks for, or say why not."""
        try:
            await requests.carry_out(self, watcher, request)
        except Refused as refused:
            self._refuse(watcher, refused.refusal)
        except StoreError:
            self._refuse(watcher, Refusal("engine-not-saved"))
        except Exception:
            logger.exception("table %s: %s", self.table.record.ident, type(request).__name__)
            self._refuse(watcher, Refusal("engine-fault"))

    def _refuse(self, watcher: Watcher, refusal: Refusal) -> None:
        watcher.send(encode(NotTaken("", refusal.rule, watcher.words.refusal(refusal))))

    async def write(self, kind: str, seat: int, make: Callable[[], Row | None]) -> None:
        """Append what a row-maker makes, and tell everybody of it by a notice."""
        if await self.table.write(make) and kind:
            self.notice(kind, seat)

    def notice(self, kind: str, seat: int, **args: str | int) -> None:
        """Tell everybody of something that happened beside the game."""
        name = self.table.record.company.chairs[seat].name
        for watcher in list(self.table.watchers):
            text = watcher.words.notice(kind, who=name, **args)
            watcher.send(encode(Notice(kind, seat, text)))

    # -- what follows -------------------------------------------------------------------------

    def wake(self) -> None:
        """See what follows from a change; called after every one."""
        self.tell()
        self._set_timer()
        if self._settling:
            self._again = True
        elif self._unsettled():
            self._settling = True
            self._run(self._settle())

    def tell(self) -> None:
        """Send everybody the circle, if it has changed for them."""
        if self.table.watchers:
            present = Round(self)
            for watcher in list(self.table.watchers):
                _greet(watcher, present)

    def greet(self, watcher: Watcher) -> None:
        """Send one watcher the circle, if it is not as they have it."""
        _greet(watcher, Round(self))

    def _unsettled(self) -> bool:
        proposal = self.table.record.company.proposal
        return (proposal is not None and proposal.settled) or self._passer() is not None

    def _passer(self) -> tuple[int, str] | None:
        """Return a seat whose wishes say what to choose now, and the key of that."""
        record = self.table.record
        game = record.game
        if game is None or record.company.paused:
            return None
        for seat, chair in enumerate(record.company.chairs):
            if (chair.passes or chair.spared) and chair.player is None:
                key = wished(game, seat, chair)
                if key is not None:
                    return seat, key
        return None

    async def _settle(self) -> None:
        """Carry out what has been agreed on, and pass for those who want it."""
        try:
            while True:
                self._again = False
                proposal = self.table.record.company.proposal
                wish = self._passer()
                if proposal is not None and proposal.settled:
                    await self._carry_out()
                elif wish is not None:
                    await self._choose(*wish)
                elif not self._again:
                    return
        except StoreError:
            self._retry()
        finally:
            self._settling = False

    async def _carry_out(self) -> None:
        settled = self.table.record.company.proposal
        assert settled is not None

        def row() -> Row | None:
            proposal = self.table.record.company.proposal
            if proposal is not settled:
                return None
            if proposal.matter == "back":
                return (BACK, proposal.argument, proposal.by)
            return (company.PAUSE, proposal.by, 1)

        if settled.matter == "back":
            await self.table.rewind(row)
            self.notice("took-back", settled.by)
        else:
            await self.write("paused", settled.by, row)

    async def _choose(self, seat: int, key: str) -> None:
        game = self.table.record.game
        assert game is not None
        try:
            await self.table.choose(seat, key, game.state.revision)
        except Refused:  # somebody was faster, and the window is another one
            await asyncio.sleep(0)

    # -- time ---------------------------------------------------------------------------------

    def left(self, seat: int) -> int | None:
        """Return when a bot will play for a person who is away, in milliseconds since 1970."""
        record = self.table.record
        chair = record.company.chairs[seat]
        game, grace = record.game, record.header.clocks.grace_ms
        if seat not in self.gone or not chair.person or chair.stand_in or not grace:
            return None
        if game is None or game.over or record.company.paused or not self._anybody():
            return None
        return self.gone[seat] + grace

    def _anybody(self) -> bool:
        return any(watcher.seat is not None for watcher in self.table.watchers)

    def _overdue(self) -> list[tuple[int, int, str]]:
        """Return the moments at which a bot has to play for somebody: (when, seat, why)."""
        record = self.table.record
        found = []
        for seat in record.company.people():
            left, clock = self.left(seat), record.due(seat)
            found += [(left, seat, "away")] if left is not None else []
            found += [(clock, seat, "clock")] if clock is not None else []
        return sorted(found)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        overdue = self._overdue()
        if overdue:
            seconds = max(0, overdue[0][0] - now()) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(seconds, self._due)

    def _due(self) -> None:
        self._timer = None
        self._run(self._stand_in())

    async def _stand_in(self) -> None:
        for when, seat, why in self._overdue():
            if when > now():
                break
            try:
                await self.stand_in(seat, why)
            except StoreError:
                self._retry()
                return
        self._set_timer()

    async def stand_in(self, seat: int, why: str) -> None:
        """Let a bot play for a person: everybody is told.

        Raises:
            StoreError: it could not be made durable.
        """
        chair = self.table.record.company.chairs[seat]
        await self.write(
            f"stand-in-{why}",
            seat,
            lambda: (
                (TAKEOVER, seat, STAND_IN, why) if chair.person and not chair.stand_in else None
            ),
        )

    def _retry(self) -> None:
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        async def safely() -> None:
            try:
                await work
            except StoreError as error:
                logger.warning("table %s: not saved: %s", self.table.record.ident, error)
                self._retry()
            except Exception:
                logger.exception("table %s: the steward", self.table.record.ident)

        task = asyncio.get_running_loop().create_task(safely())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def idle(self) -> bool:
        """Whether nothing is about to happen."""
        return not self._tasks and self._timer is None


def _greet(watcher: Watcher, circle: Round) -> None:
    mark = circle.mark(watcher)
    known = watcher.last.get("circle")
    if known is None or known.data != mark:
        watcher.last["circle"] = Section(mark, None)
        watcher.send(encode(circle.circle(watcher)))


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
