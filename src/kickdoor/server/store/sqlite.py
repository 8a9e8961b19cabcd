"""SQLite store: one writer thread that commits whatever is waiting as one group.

WAL with ``synchronous=FULL``: a row that was acknowledged survives a power cut. A commit waits for
the disk, so while one is under way the next group gathers; that is what makes it fast.
"""

from __future__ import annotations

import asyncio
import json
import queue
import secrets
import sqlite3
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from kickdoor.server.store import Conflict, Header, Stored, StoreError
from kickdoor.server.store.migrations import SQLITE, missing

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from kickdoor.core.log import Row

LARGEST_GROUP = 512
BUSY_SECONDS = 10.0
SECRET_BYTES = 32

ADD_TABLE = "insert into tables values (?, ?, ?)"
ADD_ROW = "insert into rows values (?, ?, ?, ?, ?)"


class Write:
    """Statements that are carried out together or not at all, and who waits for them."""

    __slots__ = ("done", "loop", "statement", "values")

    def __init__(self, statement: str, values: list[tuple[object, ...]]) -> None:
        """Take the statement and the values for each of its runs; call it on the event loop."""
        self.statement = statement
        self.values = values
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def apply(self, connection: sqlite3.Connection) -> Exception | None:
        """Carry it out inside the running transaction; return why it could not be."""
        try:
            if len(self.values) == 1:
                connection.execute(self.statement, self.values[0])
            else:
                self._apply_all(connection)
        except sqlite3.IntegrityError as error:
            return Conflict(str(error))
        return None

    def _apply_all(self, connection: sqlite3.Connection) -> None:
        connection.execute("savepoint one")
        try:
            connection.executemany(self.statement, self.values)
        except sqlite3.IntegrityError:
            connection.execute("rollback to one")
            raise
        finally:
            connection.execute("release one")

    def settle(self, failure: Exception | None) -> None:
        """Tell who waits; called on the event loop."""
        if self.done.done():
            return
        if failure is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(failure)


class Writer(threading.Thread):
    """The only thread that writes: takes what is waiting, commits it, tells who waited."""

    def __init__(self, path: Path) -> None:
        """Open the file, making it if need be; the thread starts by :meth:`start`."""
        super().__init__(name="kickdoor-store", daemon=True)
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._connection = connect(path)
        self.groups = 0

    def put(self, write: Write) -> None:
        """Have something written."""
        self._waiting.put(write)

    def stop(self) -> None:
        """End the thread once everything that is waiting is written."""
        self._waiting.put(None)

    def run(self) -> None:
        """Write groups until stopped."""
        stopping = False
        while not stopping:
            group: list[Write] = []
            write = self._waiting.get()
            while write is not None:
                group.append(write)
                if len(group) == LARGEST_GROUP:
                    break
                try:
                    write = self._waiting.get_nowait()
                except queue.Empty:
                    break
            else:
                stopping = True
            if group:
                self._commit(group)
        self._connection.close()

    def _commit(self, group: list[Write]) -> None:
        self.groups += 1
        failures: list[Exception | None]
        try:
            self._connection.execute("begin immediate")
            failures = [write.apply(self._connection) for write in group]
            self._connection.execute("commit")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._connection.execute("rollback")
            failures = [StoreError(str(error)) for _ in group]
        _tell(group, failures)


def _tell(group: list[Write], failures: list[Exception | None]) -> None:
    """Wake every event loop once, whatever the size of the group."""
    loops = {write.loop for write in group}
    for loop in loops:
        mine = [pair for pair in zip(group, failures, strict=True) if pair[0].loop is loop]
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(_settle, mine)


def _settle(pairs: list[tuple[Write, Exception | None]]) -> None:
    for write, failure in pairs:
        write.settle(failure)


def connect(path: Path) -> sqlite3.Connection:
    """Open the file for one thread at a time, with the settings that durability needs."""
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("pragma journal_mode=wal")
    connection.execute("pragma synchronous=full")
    connection.execute("pragma temp_store=memory")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Take the steps that a file still needs, all or none; several processes may try at once.

    Raises:
        NewerStore: the file is of a version to come.
        sqlite3.Error: it cannot be written.
    """
    connection.execute("begin immediate")
    try:
        version = connection.execute("pragma user_version").fetchone()[0]
        if not connection.execute("select 1 from sqlite_master").fetchone():
            version = 0  # a file may have been given its number before its tables
        for number, step in missing(SQLITE, version):
            for statement in filter(str.strip, step.split(";")):
                connection.execute(statement)
            connection.execute(f"pragma user_version = {number:d}")
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")


class SqliteStore:
    """Keeps tables in one SQLite file. See :class:`kickdoor.server.store.Store`."""

    def __init__(self, path: Path) -> None:
        """Open the file, making it and its folder if need be.

        Raises:
            OSError: the folder cannot be made.
            sqlite3.Error: the file cannot be opened, or is none of SQLite's.
            NewerStore: it was made by a newer Kickdoor.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        self._reader = connect(path)
        migrate(self._reader)
        self._reading = threading.Lock()
        self.writer = Writer(path)
        self.writer.start()

    async def create(self, table: str, header: Header) -> None:
        """Begin a table."""
        text = json.dumps(header, ensure_ascii=False)
        await self._write(ADD_TABLE, [(table, _now(), text)])

    async def append(self, table: str, first: int, rows: Sequence[Row], nonce: str = "") -> int:
        """Append rows, all or none; the nonce belongs to the first one."""
        at = _now()
        await self._write(
            ADD_ROW,
            [
                (table, seq, at, json.dumps(row, ensure_ascii=False), nonce if seq == first else "")
                for seq, row in enumerate(rows, start=first)
            ],
        )
        return at

    async def header(self, table: str) -> Header | None:
        """Return a table's header."""
        found = await self._read("select header from tables where id = ?", (table,))
        return dict(json.loads(str(found[0][0]))) if found else None

    async def rows(self, table: str, first: int = 0) -> list[Stored]:
        """Return a table's rows from a place on."""
        found = await self._read(
            "select seq, at, body, nonce from rows where table_id = ? and seq >= ? order by seq",
            (table, first),
        )
        return [Stored(seq, at, tuple(json.loads(body)), nonce) for seq, at, body, nonce in found]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many rows some tables have."""
        found = await self._read(
            "select value, (select max(seq) + 1 from rows where table_id = value)"
            " from json_each(?)",
            (json.dumps(tables),),
        )
        return {table: length or 0 for table, length in found}

    async def secret(self) -> bytes:
        """Return the key with which sessions are signed."""
        fresh = secrets.token_bytes(SECRET_BYTES)
        await self._write("insert or ignore into secrets values ('session', ?)", [(fresh,)])
        found = await self._read("select value from secrets where name = 'session'", ())
        value: bytes = found[0][0]
        return value

    async def close(self) -> None:
        """Write what is waiting, and close the file."""
        self.writer.stop()
        await asyncio.to_thread(self.writer.join)
        self._reader.close()

    async def _write(self, statement: str, values: list[tuple[object, ...]]) -> None:
        write = Write(statement, values)
        self.writer.put(write)
        await write.done

    async def _read(self, statement: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            with self._reading:
                return self._reader.execute(statement, values).fetchall()

        return await asyncio.to_thread(read)


def _now() -> int:
    return time.time_ns() // 1_000_000
