"""PostgreSQL bus: LISTEN and NOTIFY on one connection, which is made again whenever it breaks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from kickdoor.server.bus import BusError, read, written
from kickdoor.server.store.postgres import LOST, connect

if TYPE_CHECKING:
    from kickdoor.server.bus import Hear, Hint

CHANNEL = "kickdoor_rows"
NOTIFY = "select pg_notify($1, hint) from unnest($2::text[]) as hint"
PAUSE = 0.5
LONGEST_PAUSE = 5.0

logger = logging.getLogger(__name__)


class PostgresBus:
    """A node's end of the bus. See :class:`kickdoor.server.bus.Bus`."""

    def __init__(self, address: str) -> None:
        """Take the server's address."""
        self._address = address
        self._node = secrets.token_hex(6)
        self._waiting: dict[tuple[type, str], Hint] = {}
        self._wake = asyncio.Event()
        self._hear: Hear | None = None
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        """Listen from now on."""
        self._hear = hear
        try:
            await self._listen()
        except LOST as error:
            raise BusError(str(error) or type(error).__name__) from error
        self._task = asyncio.create_task(self._run())

    def announce(self, hint: Hint) -> None:
        """Tell the others soon; of what changes again meanwhile the last is told."""
        self._waiting[type(hint), hint.table] = hint
        self._wake.set()

    async def stop(self) -> None:
        """Tell what is still to be told, and let go."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(*LOST):
            await self._tell()
        if self._connection is not None:
            with suppress(*LOST):
                await self._connection.close(timeout=PAUSE)

    async def _run(self) -> None:
        pause = PAUSE
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                if self._connection is None or self._connection.is_closed():
                    await self._listen()
                await self._tell()
                pause = PAUSE
            except LOST as error:
                logger.warning("bus: %s; trying again", error)
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
                self._wake.set()

    async def _listen(self) -> None:
        self._connection = await connect(self._address)
        self._connection.add_termination_listener(lambda _: self._wake.set())
        await self._connection.add_listener(CHANNEL, self._heard)

    async def _tell(self) -> None:
        if not self._waiting:
            return
        hints = [written(self._node, hint) for hint in self._waiting.values()]
        self._waiting.clear()  # a hint that is lost now is made up for by the others' own looks
        await self._connection.execute(NOTIFY, CHANNEL, hints)

    def _heard(self, _connection: object, _pid: int, _channel: str, hint: str) -> None:
        found = read(hint, self._node)
        if found is not None and self._hear is not None:
            self._hear(*found)
