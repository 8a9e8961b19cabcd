"""Announcing: a store that tells the bus what was appended, and counts."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kickdoor.server.bus import Grown
from kickdoor.server.store import Conflict, StoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.log import Row
    from kickdoor.server.bus import Bus
    from kickdoor.server.metrics import Metrics
    from kickdoor.server.store import Header, Store, Stored


class AnnouncingStore:
    """Another store, whose appends are announced and measured."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics) -> None:
        """Take the store, the bus to tell, and what counts."""
        self._store = store
        self._bus = bus
        self._metrics = metrics

    async def create(self, table: str, header: Header) -> None:
        """Begin a table."""
        await self._store.create(table, header)
        self._metrics.count("kickdoor_tables_created_total")

    async def append(self, table: str, first: int, rows: Sequence[Row], nonce: str = "") -> int:
        """Append rows, all or none, and tell the other nodes once they are durable."""
        before = time.perf_counter()
        try:
            stamp = await self._store.append(table, first, rows, nonce)
        except Conflict:
            self._metrics.count("kickdoor_append_conflicts_total")
            raise
        except StoreError:
            self._metrics.count("kickdoor_append_failures_total")
            raise
        self._metrics.observe("kickdoor_append_seconds", time.perf_counter() - before)
        for row in rows:
            self._metrics.count("kickdoor_rows_total", kind=str(row[0]))
        self._bus.announce(Grown(table, first + len(rows)))
        return stamp

    async def header(self, table: str) -> Header | None:
        """Return a table's header."""
        return await self._store.header(table)

    async def rows(self, table: str, first: int = 0) -> list[Stored]:
        """Return a table's rows from a place on."""
        return await self._store.rows(table, first)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many rows some tables have."""
        return await self._store.heads(tables)

    async def secret(self) -> bytes:
        """Return the key with which sessions are signed."""
        return await self._store.secret()

    async def close(self) -> None:
        """Write what is waiting, and let go of everything."""
        await self._store.close()
