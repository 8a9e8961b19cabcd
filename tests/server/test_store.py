"""The store keeps what it acknowledged, in order, once; whoever comes first wins."""

import asyncio
import sqlite3

import pytest

from kickdoor.server.store import Conflict, StoreError
from kickdoor.server.store.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "tables.sqlite3"


def run(path, play):
    """Run `play(store)` on a store that is closed afterwards."""

    async def whole():
        store = SqliteStore(path)
        try:
            return await play(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def test_rows_come_back_in_order_after_a_restart(path):
    async def write(store):
        await store.create("t", {"edition": "munchkins", "имя": "Ада"})
        await store.append("t", 0, [("choice", 0, "kick-open"), ("digest", 1, "ab")], "n1")
        await store.append("t", 2, [("close", 7)])

    run(path, write)
    rows = run(path, lambda store: store.rows("t"))
    assert [(each.seq, each.row, each.nonce) for each in rows] == [
        (0, ("choice", 0, "kick-open"), "n1"),
        (1, ("digest", 1, "ab"), ""),
        (2, ("close", 7), ""),
    ]
    assert [each.seq for each in run(path, lambda store: store.rows("t", 2))] == [2]
    assert run(path, lambda store: store.header("t")) == {"edition": "munchkins", "имя": "Ада"}
    assert run(path, lambda store: store.header("other")) is None


def test_a_taken_place_is_a_conflict_and_nothing_is_written(path):
    async def play(store):
        await store.create("t", {})
        await store.append("t", 0, [("close", 1)])
        with pytest.raises(Conflict):
            await store.append("t", 0, [("close", 2)])
        await store.append("t", 2, [("close", 5)])
        with pytest.raises(Conflict):
            await store.append("t", 1, [("close", 3), ("close", 4)])
        return await store.rows("t")

    assert [each.row for each in run(path, play)] == [("close", 1), ("close", 5)]


def test_a_name_is_given_to_one_table_only(path):
    async def play(store):
        await store.create("t", {"a": 1})
        with pytest.raises(Conflict):
            await store.create("t", {"a": 2})
        return await store.header("t")

    assert run(path, play) == {"a": 1}


def test_what_waits_is_committed_as_a_group(path):
    async def play(store):
        await store.create("t", {})
        before = store.writer.groups
        await asyncio.gather(*(store.append("t", seq, [("close", seq)]) for seq in range(200)))
        return store.writer.groups - before, await store.rows("t")

    groups, rows = run(path, play)
    assert groups < 100
    assert [each.seq for each in rows] == list(range(200))


def test_a_conflict_does_not_spoil_the_rest_of_its_group(path):
    async def play(store):
        await store.create("t", {})
        writes = [store.append("t", seq % 5, [("close", seq), ("x",)]) for seq in (0, 2, 1, 4)]
        return await asyncio.gather(*writes, return_exceptions=True)

    results = run(path, play)
    assert [isinstance(each, Conflict) for each in results] == [False, False, True, False]


def test_two_writers_of_one_file_see_who_was_first(path):
    async def play(first):
        second = SqliteStore(path)
        await first.create("t", {})
        results = await asyncio.gather(
            *(
                store.append("t", seq, [("close", name)])
                for seq in range(20)
                for name, store in ((1, first), (2, second))
            ),
            return_exceptions=True,
        )
        await second.close()
        return results, await first.rows("t")

    results, rows = run(path, play)
    assert len(rows) == 20
    assert sum(isinstance(each, Conflict) for each in results) == 20


def test_what_cannot_be_made_durable_is_reported(path):
    async def play(store):
        await store.create("t", {})
        with sqlite3.connect(path) as other:
            other.execute("drop table rows")
        with pytest.raises(StoreError):
            await store.append("t", 0, [("close", 1)])

    run(path, play)


def test_the_secret_is_made_once(path):
    first = run(path, lambda store: store.secret())
    assert len(first) == 32
    assert run(path, lambda store: store.secret()) == first
