"""Nodes keep up with each other: by hints at once, and by looking themselves where none came."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from kickdoor.server.bus import LocalBus
from kickdoor.server.follow import Follower
from kickdoor.server.metrics import Metrics
from kickdoor.server.record import Record
from kickdoor.server.table import Table
from support.live import Guest, LiveServer, live
from support.seated import MemoryStore, Onlooker, header_of, seated


class FakeHall:
    """A hall with one table; `dropped` are those that had to go."""

    def __init__(self, table, store):
        self.tables = [table]
        self.store = store
        self.dropped = []

    def known(self, ident):
        return next((table for table in self.tables if table.record.ident == ident), None)

    def drop(self, ident):
        self.dropped.append(ident)


async def follower_of(store, nodes):
    """A second node with the table in memory, and an onlooker at it."""
    record = Record("t", header_of())
    record.apply(await store.rows("t"))
    table = Table(record, store)
    far = Onlooker("guest-2")
    table.attach(far, None)
    hall = FakeHall(table, store)
    follower = Follower(hall, LocalBus(nodes), Metrics())
    await follower.start()
    return follower, hall, far


async def reached(ready):
    async with asyncio.timeout(5):
        while not ready():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


def test_what_grows_while_it_is_read_is_read_again():
    async def play():
        store, nodes = MemoryStore(), []
        table, _ = await seated(store)
        follower, hall, _ = await follower_of(store, nodes)
        mine = LocalBus(nodes)
        await mine.start(lambda *_: None)
        for seat in range(3):
            await table.choose(seat, "ready", table.record.game.state.revision)
            mine.announce("t", table.record.seq)
        await reached(lambda: hall.tables[0].record.seq == table.record.seq)
        await follower.stop()

    asyncio.run(play())


def test_a_hint_that_promises_too_much_does_no_harm():
    async def play():
        store, nodes = MemoryStore(), []
        await seated(store)
        follower, hall, _ = await follower_of(store, nodes)
        mine = LocalBus(nodes)
        await mine.start(lambda *_: None)
        mine.announce("t", 1000)
        mine.announce("other", 5)
        await asyncio.sleep(0.05)
        assert hall.tables[0].record.seq == 3
        assert hall.dropped == []
        await follower.stop()

    asyncio.run(play())


def test_a_table_whose_new_rows_do_not_add_up_is_read_anew():
    async def play():
        store, nodes = MemoryStore(), []
        await seated(store)
        follower, hall, _ = await follower_of(store, nodes)
        await store.append("t", 3, [("choice", 0, "nonsense")])
        mine = LocalBus(nodes)
        await mine.start(lambda *_: None)
        mine.announce("t", 4)
        await reached(lambda: hall.dropped == ["t"])
        await follower.stop()

    asyncio.run(play())


@pytest.mark.timeout(60)
def test_servers_that_share_a_file_and_nothing_else_see_each_others_choices(tmp_path, monkeypatch):
    monkeypatch.setattr("kickdoor.server.follow.LOOK_SECONDS", 0.05)

    async def play():
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(live(tmp_path))
            two = LiveServer(tmp_path)
            await two.start()
            stack.push_async_callback(two.stop)
            ada = await stack.enter_async_context(Guest(one))
            table = await ada.create(bots=["random"] * 2)
            here = await stack.enter_async_context(ada.sit(table))
            ada.server = two
            there = await stack.enter_async_context(ada.sit(table))
            await here.send(t="Chat", text="hello", nonce="n")
            assert (await there.reply("ChatLine"))["text"] == "hello"

    asyncio.run(play())
