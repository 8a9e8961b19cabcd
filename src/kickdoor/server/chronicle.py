"""Chronicle: a log beside those of the tables, kept by the same store under a name no table can have.

So whatever keeps tables keeps it as well: which tables are public, and how games ended.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from kickdoor.server.store import Conflict, StoreError

if TYPE_CHECKING:
    from kickdoor.server.store import Store

ATTEMPTS = 50


class Chronicle:
    """One such log; its entries are JSON-able."""

    def __init__(self, store: Store, name: str) -> None:
        """Take the store and the name, to which a sign is added that no table has in its own."""
        self._store = store
        self._name = f"~{name}"
        self._entries: list[Any] = []

    async def read(self) -> list[Any]:
        """Return all entries, the oldest first."""
        rows = await self._store.rows(self._name, len(self._entries))
        known = len(self._entries)
        self._entries += [json.loads(str(each.row[1])) for each in rows if each.seq >= known]
        return self._entries

    async def add(self, entry: Any) -> None:
        """Append an entry.

        Raises:
            StoreError: it could not be made durable.
        """
        for _ in range(ATTEMPTS):
            place = len(await self.read())
            try:
                await self._store.append(self._name, place, [("entry", json.dumps(entry))])
            except Conflict:
                continue
            return
        raise StoreError("too many conflicts")
