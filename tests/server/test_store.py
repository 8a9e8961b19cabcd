"""Every store keeps what it acknowledged, in order, once; whoever comes first wins."""

import asyncio
import sqlite3
from uuid import uuid4

import pytest

from kickdoor.server.store import Conflict, StoreError
from kickdoor.server.store.migrations import NewerStore
from kickdoor.server.store.opening import open_store, store_kind
from kickdoor.server.store.sqlite import SqliteStore


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def place(request, tmp_path):
    """Where a store is: an address, and a folder for what is kept in files."""
    if request.param == "sqlite":
        return "", tmp_path / "deep"
    return request.getfixturevalue("postgres_dsn"), tmp_path


@pytest.fixture
def table():
    """A table of a name that no other test has."""
    return uuid4().hex


def run(place, play):
    """Run `play(store)` on a store that is closed afterwards."""

    async def whole():
        store = await open_store(*place)
        try:
            return await play(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def test_rows_come_back_in_order_after_a_restart(place, table):
    async def write(store):
        await store.create(table, {"edition": "munchkins", "имя": "Ада"})
        await store.append(table, 0, [("choice", 0, "kick-open"), ("digest", 1, "ab")], "n1")
        await store.append(table, 2, [("chat", 1, "Ben", 'a\x00b "\u2028" \\')])

    run(place, write)
    rows = run(place, lambda store: store.rows(table))
    assert [(each.seq, each.row, each.nonce) for each in rows] == [
        (0, ("choice", 0, "kick-open"), "n1"),
        (1, ("digest", 1, "ab"), ""),
        (2, ("chat", 1, "Ben", 'a\x00b "\u2028" \\'), ""),
    ]
    assert [each.seq for each in run(place, lambda store: store.rows(table, 2))] == [2]
    assert run(place, lambda store: store.header(table)) == {"edition": "munchkins", "имя": "Ада"}
    assert run(place, lambda store: store.header("other")) is None


def test_rows_of_one_append_have_the_stamp_that_is_returned(place, table):
    async def play(store):
        await store.create(table, {})
        stamp = await store.append(table, 0, [("close", 1), ("close", 2)])
        return stamp, await store.rows(table)

    stamp, rows = run(place, play)
    assert [each.at for each in rows] == [stamp, stamp]
    assert stamp > 1_600_000_000_000


def test_a_taken_place_is_a_conflict_and_nothing_is_written(place, table):
    async def play(store):
        await store.create(table, {})
        await store.append(table, 0, [("close", 1)])
        with pytest.raises(Conflict):
            await store.append(table, 0, [("close", 2)])
        await store.append(table, 2, [("close", 5)])
        with pytest.raises(Conflict):
            await store.append(table, 1, [("close", 3), ("close", 4)])
        return await store.rows(table)

    assert [each.row for each in run(place, play)] == [("close", 1), ("close", 5)]


def test_a_name_is_given_to_one_table_only(place, table):
    async def play(store):
        await store.create(table, {"a": 1})
        with pytest.raises(Conflict):
            await store.create(table, {"a": 2})
        return await store.header(table)

    assert run(place, play) == {"a": 1}


def test_what_waits_is_committed_as_a_group(place, table):
    async def play(store):
        await store.create(table, {})
        before = store.writer.groups
        await asyncio.gather(*(store.append(table, seq, [("close", seq)]) for seq in range(200)))
        return store.writer.groups - before, await store.rows(table)

    groups, rows = run(place, play)
    assert groups < 100
    assert [each.seq for each in rows] == list(range(200))


def test_a_conflict_does_not_spoil_the_rest_of_its_group(place, table):
    async def play(store):
        await store.create(table, {})
        writes = [store.append(table, seq % 5, [("close", seq), ("x",)]) for seq in (0, 2, 1, 4)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        return results, await store.rows(table)

    results, rows = run(place, play)
    conflicts = [isinstance(each, Conflict) for each in results]
    assert conflicts[0] is False
    assert conflicts[3] is False
    assert sorted(conflicts[1:3]) == [False, True]  # whichever of the two comes first
    assert len(rows) == 6


def test_two_writers_of_one_store_see_who_was_first(place, table):
    async def play(first):
        second = await open_store(*place)
        await first.create(table, {})
        results = await asyncio.gather(
            *(
                store.append(table, seq, [("close", name)])
                for seq in range(20)
                for name, store in ((1, first), (2, second))
            ),
            return_exceptions=True,
        )
        await second.close()
        return results, await first.rows(table)

    results, rows = run(place, play)
    assert len(rows) == 20
    assert sum(isinstance(each, Conflict) for each in results) == 20


def test_the_heads_tell_how_long_logs_are(place, table):
    async def play(store):
        await store.create(table, {})
        before = await store.heads([table])
        await store.append(table, 0, [("close", 1), ("close", 2)])
        return before, await store.heads([table, "other"]), await store.heads([])

    assert run(place, play) == ({table: 0}, {table: 2, "other": 0}, {})


def test_the_secret_is_made_once(place):
    first = run(place, lambda store: store.secret())
    assert len(first) == 32
    assert run(place, lambda store: store.secret()) == first


def test_stores_that_are_opened_at_once_take_the_steps_once(place):
    async def play():
        stores = await asyncio.gather(*(open_store(*place) for _ in range(4)))
        secrets = [await store.secret() for store in stores]
        for store in stores:
            await store.close()
        return secrets

    assert len(set(asyncio.run(play()))) == 1


# -- SQLite -------------------------------------------------------------------------------------


def test_what_cannot_be_made_durable_is_reported(tmp_path, table):
    async def play(store):
        await store.create(table, {})
        with sqlite3.connect(tmp_path / "tables.sqlite3") as other:
            other.execute("drop table rows")
        with pytest.raises(StoreError):
            await store.append(table, 0, [("close", 1)])

    run(("", tmp_path), play)


def test_a_file_of_before_the_steps_were_counted_is_taken(tmp_path, table):
    """Such files have the tables and version 1, or the version alone."""
    path = tmp_path / "tables.sqlite3"
    with sqlite3.connect(path) as other:
        other.execute("pragma user_version = 1")
    run(("", tmp_path), lambda store: store.create(table, {"a": 1}))
    assert sqlite3.connect(path).execute("pragma user_version").fetchone() == (1,)
    assert run(("", tmp_path), lambda store: store.header(table)) == {"a": 1}


def test_a_file_of_a_newer_kickdoor_is_left_alone(tmp_path):
    run(("", tmp_path), lambda store: store.secret())
    with sqlite3.connect(tmp_path / "tables.sqlite3") as other:
        other.execute("pragma user_version = 99")
    with pytest.raises(NewerStore, match=r"newer Kickdoor .*version 99"):
        SqliteStore(tmp_path / "tables.sqlite3")


# -- PostgreSQL ---------------------------------------------------------------------------------


@pytest.mark.postgres
def test_a_connection_that_breaks_costs_nothing(postgres_dsn, tmp_path, table):
    import asyncpg

    async def play(store):
        await store.create(table, {})
        await store.append(table, 0, [("close", 0)])
        other = await asyncpg.connect(postgres_dsn)
        for seq in range(1, 6):
            await other.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where pid <> pg_backend_pid() and datname = current_database()"
            )
            await store.append(table, seq, [("close", seq)])
        await other.close()
        return await store.rows(table)

    rows = run((postgres_dsn, tmp_path), play)
    assert [each.row for each in rows] == [("close", seq) for seq in range(6)]


@pytest.mark.postgres
def test_what_was_committed_but_not_acknowledged_is_written_once(
    postgres_dsn, tmp_path, table, monkeypatch
):
    async def play(store):
        await store.create(table, {})
        await store.append(table, 0, [("close", 0)])
        whole, lost = store.writer._insert, []

        async def lose(places):
            stamp = await whole(places)
            if not lost:
                lost.append(stamp)
                raise ConnectionResetError("the line broke after the commit")
            return stamp

        monkeypatch.setattr(store.writer, "_insert", lose)
        stamp = await store.append(table, 1, [("close", 1), ("close", 2)], "nonce")
        with pytest.raises(Conflict):
            await store.append(table, 1, [("close", 3)])
        return stamp, lost, await store.rows(table)

    stamp, lost, rows = run((postgres_dsn, tmp_path), play)
    assert [stamp] == lost
    assert [each.row for each in rows] == [("close", 0), ("close", 1), ("close", 2)]


@pytest.mark.postgres
def test_a_database_of_a_newer_kickdoor_is_left_alone(postgres_dsn, tmp_path):
    import asyncpg

    async def play():
        await (await open_store(postgres_dsn, tmp_path)).close()
        other = await asyncpg.connect(postgres_dsn)
        await other.execute("insert into kickdoor_schema values (99)")
        try:
            with pytest.raises(StoreError, match=r"newer Kickdoor .*version 99"):
                await open_store(postgres_dsn, tmp_path)
        finally:
            await other.execute("delete from kickdoor_schema where version = 99")
            await other.close()

    asyncio.run(play())


def test_a_database_that_does_not_answer_is_said_not_to(tmp_path):
    pytest.importorskip("asyncpg")
    with pytest.raises(StoreError, match=r"refused|Connect"):
        asyncio.run(open_store("postgresql://nobody@127.0.0.1:9/none", tmp_path))


# -- addresses ----------------------------------------------------------------------------------


def test_an_address_names_a_kind_of_store():
    assert store_kind("") == store_kind("sqlite:") == "sqlite"
    assert store_kind("postgres://a@b/c") == store_kind("postgresql://a@b/c") == "postgresql"
    with pytest.raises(ValueError, match=r"mysql://ada:\*\*\*@b/c: a store is sqlite") as wrong:
        store_kind("mysql://ada:geheim@b/c")
    assert "geheim" not in str(wrong.value)
