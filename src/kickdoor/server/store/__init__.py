"""Store: where tables are kept. A table is a header and rows; whoever appends a row first wins.

A row is a tuple whose first item names its kind. Those of the engine (``choice``, ``close``,
``entropy``, ``digest``) are described in :mod:`kickdoor.core.log`; the table adds ``join`` (seat,
name, guest), ``takeover`` (seat, bot or empty), ``wait`` (seat, revision), ``back`` (rows kept)
and ``chat`` (seat, name, text).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.log import Row

JOIN = "join"
TAKEOVER = "takeover"
WAIT = "wait"
CHAT = "chat"

Header = dict[str, object]


class Stored(NamedTuple):
    """A row with its place and its stamp: milliseconds since 1970 by the store's clock."""

    seq: int
    at: int
    row: Row
    nonce: str = ""


class Conflict(Exception):
    """Somebody else has already appended a row in this place; nothing was written."""


class StoreError(Exception):
    """The store does not answer, or rows could not be made durable: then nothing was written."""


class Store(Protocol):
    """Keeps tables durably. Every method may be called from one event loop at once."""

    async def create(self, table: str, header: Header) -> None:
        """Begin a table.

        Raises:
            Conflict: a table of this name exists.
        """

    async def append(self, table: str, first: int, rows: Sequence[Row], nonce: str = "") -> int:
        """Append rows in the places from ``first`` on, all or none, and return their stamp.

        Raises:
            Conflict: one of the places is taken.
            StoreError: they could not be made durable.
        """

    async def header(self, table: str) -> Header | None:
        """Return a table's header, or None where there is no such table."""

    async def rows(self, table: str, first: int = 0) -> list[Stored]:
        """Return a table's rows from place ``first`` on, in order."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many rows some tables have: one question, whatever their number.

        Raises:
            StoreError: the store does not answer.
        """

    async def secret(self) -> bytes:
        """Return the key with which sessions are signed: made once, the same for all nodes."""

    async def close(self) -> None:
        """Write what is waiting, and let go of everything."""
