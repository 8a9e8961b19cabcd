"""NATS bus: one subject, for installations that already have a broker or outgrow their database's."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import nats
import nats.errors

from kickdoor.server.bus import BusError, read, written

if TYPE_CHECKING:
    from kickdoor.server.bus import Hear, Hint

SUBJECT = "kickdoor.rows"
SECONDS = 5.0

logger = logging.getLogger(__name__)


class NatsBus:
    """A node's end of the bus. See :class:`kickdoor.server.bus.Bus`."""

    def __init__(self, address: str) -> None:
        """Take the broker's address."""
        self._address = address
        self._node = secrets.token_hex(6)
        self._client: Any = None
        self._telling: set[asyncio.Task[None]] = set()

    async def start(self, hear: Hear) -> None:
        """Listen from now on; the client comes back by itself when the broker does."""

        async def heard(message: Any) -> None:
            found = read(message.data.decode(errors="replace"), self._node)
            if found is not None:
                hear(*found)

        async def failed(error: Exception) -> None:
            logger.warning("bus: %s", error or type(error).__name__)

        try:
            async with asyncio.timeout(SECONDS):  # the client itself would try for ever
                self._client = await nats.connect(
                    self._address, max_reconnect_attempts=-1, error_cb=failed
                )
            await self._client.subscribe(SUBJECT, cb=heard)
            await self._client.flush()
        except (nats.errors.Error, OSError, TimeoutError) as error:
            raise BusError(str(error) or type(error).__name__) from error

    def announce(self, hint: Hint) -> None:
        """Tell the others; while the broker is away nobody is told, and they look themselves."""
        if self._client is None or not self._client.is_connected:
            return
        text = written(self._node, hint).encode()
        task = asyncio.get_running_loop().create_task(self._client.publish(SUBJECT, text))
        self._telling.add(task)
        task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[None]) -> None:
        self._telling.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.warning("bus: %s", error)

    async def stop(self) -> None:
        """Tell what is still to be told, and let go."""
        if self._client is not None:
            await asyncio.gather(*self._telling, return_exceptions=True)
            with suppress(nats.errors.Error, TimeoutError):
                await self._client.flush(1)
            await self._client.close()
