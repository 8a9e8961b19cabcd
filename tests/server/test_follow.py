"""Nodes keep up with each other: by hints at once, and by looking themselves where none came."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from kickdoor.server.bus import Grown, LocalBus
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
            mine.announce(Grown("t", table.record.seq))
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
        mine.announce(Grown("t", 1000))
        mine.announce(Grown("other", 5))
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
        mine.announce(Grown("t", 4))
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


async def with_two_nodes(monkeypatch, silence):
    """A table at which Ada sits at one node and Ben at the other; who is away is soon played for."""
    monkeypatch.setattr("kickdoor.server.follow.LOOK_SECONDS", 0.05)
    monkeypatch.setattr("kickdoor.server.elsewhere.SILENCE_SECONDS", silence)
    store, nodes = MemoryStore(), []
    near = (await seated(store))[0]
    near.watchers.clear()
    near.attach(Onlooker("guest-0"), None)
    first = Follower(FakeHall(near, store), LocalBus(nodes), Metrics())
    await first.start()
    second, hall, _ = await follower_of(store, nodes)
    hall.tables[0].start()
    return near, first, hall.tables[0], second


def test_whoever_sits_at_another_node_is_here(monkeypatch):
    async def play():
        _, first, far, second = await with_two_nodes(monkeypatch, 60)
        assert not far.steward.here(0)
        await reached(lambda: far.steward.here(0))
        assert 0 not in far.steward.gone
        assert not far.steward.here(1)
        assert 1 in far.steward.gone
        await first.stop()
        await second.stop()

    asyncio.run(play())


def test_whoever_leaves_another_node_is_away_at_once(monkeypatch):
    async def play():
        near, first, far, second = await with_two_nodes(monkeypatch, 60)
        await reached(lambda: far.steward.here(0))
        near.detach(next(iter(near.watchers)))
        await reached(lambda: 0 in far.steward.gone)
        await first.stop()
        await second.stop()

    asyncio.run(play())


def test_whoever_sat_at_a_node_that_fell_silent_is_away(monkeypatch):
    async def play():
        _, first, far, second = await with_two_nodes(monkeypatch, 0.3)
        await reached(lambda: far.steward.here(0))
        await first.stop()
        await reached(lambda: 0 in far.steward.gone)
        await second.stop()

    asyncio.run(play())
