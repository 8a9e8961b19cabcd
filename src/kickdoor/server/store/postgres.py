"""PostgreSQL store: many nodes over one log. One connection writes whatever is waiting as one group.

A group is one statement, so it costs one answer of the server and one commit. Where a place in it is
taken, all of it is undone, and its writes are tried one by one.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import asyncpg

from kickdoor.server.store import Conflict, Header, Stored, StoreError
from kickdoor.server.store.migrations import POSTGRES, NewerStore, missing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.log import Row

LARGEST_GROUP = 512
READERS = 4
SECONDS = 10.0
SECRET_BYTES = 32
MIGRATING = 7_166_333
"""The advisory lock under which nodes that start together take the steps in turn."""

LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresError,
)
"""What says that a statement was not carried out, or that nobody knows whether it was."""

NOW = "(extract(epoch from statement_timestamp()) * 1000)::bigint"
ADD_TABLE = f"insert into tables values ($1, {NOW}, $2)"  # noqa: S608
ADD_ROWS = f"""
    insert into rows
    select place.name, place.seq, {NOW}, place.body, place.nonce
    from unnest($1::text[], $2::int[], $3::text[], $4::text[]) as place(name, seq, body, nonce)
    returning at
"""  # noqa: S608  (nothing but our own constant is put in)
ROWS = "select seq, at, body, nonce from rows where table_id = $1 and seq >= $2 order by seq"
HEADS = """
    select name, coalesce((select max(seq) + 1 from rows where table_id = name), 0)
    from unnest($1::text[]) as name
"""


class Place(NamedTuple):
    """A row that is to be written."""

    table: str
    seq: int
    body: str
    nonce: str


class Write:
    """Rows that are written together or not at all, and who waits for their stamp."""

    __slots__ = ("done", "places")

    def __init__(self, places: list[Place]) -> None:
        """Take the rows; call it on the event loop."""
        self.places = places
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def settle(self, result: int | Exception) -> None:
        """Tell who waits."""
        if self.done.done():
            return
        if isinstance(result, Exception):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


class Writer:
    """The only task that writes rows: takes what is waiting, commits it, tells who waited."""

    def __init__(self, address: str) -> None:
        """Take the server's address; the task starts with the first write."""
        self._address = address
        self._waiting: list[Write] = []
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        self.groups = 0

    async def write(self, places: list[Place]) -> int:
        """Have rows written; return their stamp."""
        write = Write(places)
        self._waiting.append(write)
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await write.done

    async def stop(self) -> None:
        """Write what is waiting, and let go of the connection."""
        if self._task is not None:
            await self._task
        if self._connection is not None:
            with suppress(*LOST):
                await self._connection.close(timeout=SECONDS)

    async def _run(self) -> None:
        while self._waiting:
            # Sorted, so that two nodes with groups of the same tables never wait for each other.
            group = sorted(self._waiting[:LARGEST_GROUP], key=lambda write: write.places[0])
            del self._waiting[:LARGEST_GROUP]
            self.groups += 1
            results = await self._commit(group)
            for write, result in zip(group, results, strict=True):
                write.settle(result)
        self._task = None

    async def _commit(self, group: list[Write]) -> list[int | Exception]:
        try:
            places = [place for write in group for place in write.places]
            return [await self._insert(places)] * len(group)
        except asyncpg.UniqueViolationError:
            unsure = False
        except LOST:
            # The server may have committed what it could not acknowledge any more.
            unsure = True
        results: list[int | Exception] = []
        lost: StoreError | None = None
        for write in group:
            try:
                results.append(lost or await self._single(write, unsure=unsure))
            except LOST as error:
                lost = _store_error(error)
                results.append(lost)
        return results

    async def _single(self, write: Write, *, unsure: bool) -> int | Exception:
        try:
            return await self._insert(write.places)
        except asyncpg.UniqueViolationError as error:
            own = await self._stamp_of(write.places) if unsure else None
            return own if own is not None else Conflict(str(error))
        except asyncpg.DataError as error:
            return StoreError(str(error))

    async def _insert(self, places: list[Place]) -> int:
        columns: list[list[Any]] = [list(column) for column in zip(*places, strict=True)]
        stamp: int = await (await self._connected()).fetchval(ADD_ROWS, *columns)
        return stamp

    async def _stamp_of(self, places: list[Place]) -> int | None:
        """Return the stamp of rows that turn out to be there already; None where others are."""
        first = places[0]
        found = await (await self._connected()).fetch(ROWS, first.table, first.seq)
        kept = [(each["body"], each["nonce"]) for each in found[: len(places)]]
        own = kept == [(place.body, place.nonce) for place in places]
        return int(found[0]["at"]) if own else None

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._address)
        return self._connection


def _store_error(error: Exception) -> StoreError:
    return StoreError(str(error) or type(error).__name__)


async def connect(address: str) -> Any:
    """Open a connection that commits durably and does not wait for ever."""
    settings = {"synchronous_commit": "on", "application_name": "kickdoor"}
    return await asyncpg.connect(
        address, timeout=SECONDS, command_timeout=SECONDS, server_settings=settings
    )


async def migrate(connection: Any) -> None:
    """Take the steps that a database still needs, all or none.

    Raises:
        NewerStore: it is of a version to come.
    """
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute(
            "create table if not exists kickdoor_schema (version int not null)"
        )
        version = await connection.fetchval("select max(version) from kickdoor_schema")
        for number, step in missing(POSTGRES, version or 0):
            await connection.execute(step)
            await connection.execute("insert into kickdoor_schema values ($1)", number)


class PostgresStore:
    """Keeps tables in a PostgreSQL database. See :class:`kickdoor.server.store.Store`."""

    def __init__(self, pool: Any, address: str) -> None:
        """Take the connections for reading; :meth:`open` makes them."""
        self.writer = Writer(address)
        self._pool = pool

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """Connect, and bring the database up to date.

        Raises:
            StoreError: that cannot be done; the message says why.
        """
        try:
            connection = await connect(address)
            try:
                await migrate(connection)
            finally:
                await connection.close()
            pool = await asyncpg.create_pool(
                address, min_size=1, max_size=READERS, timeout=SECONDS, command_timeout=SECONDS
            )
        except (*LOST, ValueError, NewerStore) as error:
            raise _store_error(error) from error
        return cls(pool, address)

    async def create(self, table: str, header: Header) -> None:
        """Begin a table."""
        text = json.dumps(header, ensure_ascii=False)
        try:
            await self._pool.execute(ADD_TABLE, table, text)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None
        except LOST as error:
            raise _store_error(error) from error

    async def append(self, table: str, first: int, rows: Sequence[Row], nonce: str = "") -> int:
        """Append rows, all or none; the nonce belongs to the first one."""
        return await self.writer.write(
            [
                Place(
                    table, seq, json.dumps(row, ensure_ascii=False), nonce if seq == first else ""
                )
                for seq, row in enumerate(rows, start=first)
            ]
        )

    async def header(self, table: str) -> Header | None:
        """Return a table's header."""
        found = await self._read("select header from tables where id = $1", table)
        return dict(json.loads(found[0][0])) if found else None

    async def rows(self, table: str, first: int = 0) -> list[Stored]:
        """Return a table's rows from a place on."""
        found = await self._read(ROWS, table, first)
        return [Stored(seq, at, tuple(json.loads(body)), nonce) for seq, at, body, nonce in found]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many rows some tables have."""
        return dict(await self._read(HEADS, list(tables)))

    async def secret(self) -> bytes:
        """Return the key with which sessions are signed."""
        fresh = secrets.token_bytes(SECRET_BYTES)
        add = "insert into secrets values ('session', $1) on conflict do nothing"
        await self._pool.execute(add, fresh)
        value: bytes = await self._pool.fetchval("select value from secrets where name = 'session'")
        return value

    async def close(self) -> None:
        """Write what is waiting, and let go of every connection."""
        await self.writer.stop()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._pool.close(), SECONDS)

    async def _read(self, statement: str, *values: object) -> list[Any]:
        try:
            found: list[Any] = await self._pool.fetch(statement, *values)
        except LOST as error:
            raise _store_error(error) from error
        return found
