"""Follow: keeps the tables in memory up with what other nodes append to their logs, and who is there.

By hints from the bus at once; and every few seconds by asking the store how long the logs are, since a
hint may be lost. So nodes that share nothing but a store play together too, only slower; but who sits
at another node is heard on a bus alone.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from kickdoor.server.bus import Grown, Present
from kickdoor.server.connection import TRY_LATER, Connection
from kickdoor.server.record import BrokenRecord
from kickdoor.server.store import StoreError

if TYPE_CHECKING:
    from kickdoor.server.bus import Bus, Hint
    from kickdoor.server.hall import Hall
    from kickdoor.server.metrics import Metrics

LOOK_SECONDS = 2.0

logger = logging.getLogger(__name__)


class Follower:
    """Keeps one hall up with the other nodes."""

    def __init__(self, hall: Hall, bus: Bus, metrics: Metrics) -> None:
        """Take the hall, the bus and what counts; :meth:`start` begins."""
        self._hall = hall
        self._bus = bus
        self._metrics = metrics
        self._looking: asyncio.Task[None] | None = None
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, int] = {}
        self._told: set[str] = set()
        """Tables of which the other nodes believe that somebody is here."""

    async def start(self) -> None:
        """Follow from now on.

        Raises:
            BusError: the bus cannot be reached.
        """
        await self._bus.start(self._hear)
        self._looking = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Follow no more; tell the others what is still to be told."""
        tasks = [*self._reading.values(), *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bus.stop()

    def _hear(self, hint: Hint, node: str) -> None:
        if isinstance(hint, Grown):
            self._grown(*hint)
        elif (table := self._hall.known(hint.table)) is not None:
            table.steward.hear(node, hint.seats)

    def _grown(self, ident: str, length: int) -> None:
        table = self._hall.known(ident)
        if table is None or table.record.seq >= length:
            return
        if ident in self._reading:
            self._again[ident] = length  # it may have been read too early for this
            return
        task = asyncio.get_running_loop().create_task(self._read(ident, length))
        self._reading[ident] = task
        task.add_done_callback(lambda _: self._reading.pop(ident, None))

    async def _read(self, ident: str, length: int) -> None:
        table = self._hall.known(ident)
        if table is None:
            return
        self._metrics.count("kickdoor_catch_ups_total")
        try:
            while length:
                await table.refresh(length)
                length = self._again.pop(ident, 0)
        except StoreError as error:
            logger.warning("table %s cannot be read: %s", ident, error)
        except BrokenRecord:
            # What is in memory may be half of a step: whoever comes back gets it from the store.
            logger.exception("table %s: what another node appended does not add up", ident)
            self._hall.drop(ident)
            for watcher in list(table.watchers):
                if isinstance(watcher, Connection):
                    watcher.end("slow", TRY_LATER)

    def _tell_who_is_here(self) -> None:
        """Tell the other nodes again and again: a node that falls silent is not there any more."""
        for table in self._hall.tables:
            ident, seats = table.record.ident, table.steward.seats_here()
            if seats or ident in self._told:
                self._bus.announce(Present(ident, seats))
            (self._told.add if seats else self._told.discard)(ident)
            table.steward.miss_silent_nodes()

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(LOOK_SECONDS)
            self._metrics.note("kickdoor_loop_lag_seconds", loop.time() - before - LOOK_SECONDS)
            self._tell_who_is_here()
            try:
                names = [table.record.ident for table in self._hall.tables]
                for ident, length in (await self._hall.store.heads(names)).items():
                    self._grown(ident, length)
            except StoreError as error:
                logger.warning("the store does not answer: %s", error)
