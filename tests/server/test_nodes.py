"""Two nodes that serve one table over one store do everything once, and tell it everywhere."""

import asyncio

import pytest

from kickdoor.core.decisions import Refused
from kickdoor.server.messages import Answer, Chat
from kickdoor.server.record import Record
from kickdoor.server.store import JOIN
from kickdoor.server.table import Table
from support.seated import MemoryStore, Onlooker, header_of, seated


def run(play):
    return asyncio.run(play())


async def another_node(store):
    """The same table as a second process has it."""
    record = Record("t", header_of())
    record.apply(await store.rows("t"))
    return Table(record, store)


def ready(seat, nonce, seen=3):
    return Answer(f"{seat}.0.floor", "ready", seen, nonce)


def test_an_answer_sent_again_to_another_node_acts_once():
    async def play():
        store = MemoryStore()
        one, people = await seated(store)
        two = await another_node(store)
        moved = Onlooker("guest-0")
        two.attach(moved, None)
        await one.answer(people[0], ready(0, "same"))
        await two.answer(moved, ready(0, "same"))
        assert len(await store.rows("t")) == 4
        told = [message["t"] for message in moved.got if message["t"] == "Update"]
        assert told == ["Update", "Update", "Update"]
        assert "decision" in moved.got[-1]

    run(play)


def test_a_line_sent_again_to_another_node_is_said_once():
    async def play():
        store = MemoryStore()
        one, people = await seated(store)
        two = await another_node(store)
        moved = Onlooker("guest-0")
        two.attach(moved, None)
        await one.say(people[0], Chat("hello", "same"))
        await two.say(moved, Chat("hello", "same"))
        assert len(await store.rows("t")) == 4
        assert [message["t"] for message in moved.got].count("ChatLine") == 1

    run(play)


def test_what_one_node_took_is_told_by_the_other_when_it_looks():
    async def play():
        store = MemoryStore()
        one, people = await seated(store)
        two = await another_node(store)
        far = Onlooker("guest-2")
        two.attach(far, None)
        await one.answer(people[0], ready(0, "a"))
        await one.say(people[1], Chat("hello", "b"))
        await two.refresh(one.record.seq)
        assert far.last_of("ChatLine")["text"] == "hello"
        assert far.last_of("Update")["table"]["waiting"] == [1, 2]
        told = len(far.raw)
        await two.refresh(one.record.seq)
        assert len(far.raw) == told

    run(play)


def test_two_guests_at_two_nodes_get_two_seats():
    async def play():
        store = MemoryStore()
        await store.append("t", 0, [(JOIN, 0, "Ada", "guest-0")])
        one, two = await another_node(store), await another_node(store)
        waiting = Onlooker("guest-0")
        two.attach(waiting, None)
        assert await one.join(None, "Ben", "guest-1") == 1
        assert await two.join(None, "Cleo", "guest-2") == 2
        with pytest.raises(ValueError, match="BEN"):
            await two.join(None, "BEN", "guest-3")
        await one.refresh(two.record.seq)
        assert one.record.guests == two.record.guests
        assert waiting.last_of("Welcome")["names"] == ["Ada", "Ben", "Cleo"]

    run(play)


def test_a_name_that_was_taken_at_another_node_is_refused():
    async def play():
        store = MemoryStore()
        await store.append("t", 0, [(JOIN, 0, "Ada", "guest-0")])
        one, two = await another_node(store), await another_node(store)
        await one.join(None, "Ben", "guest-1")
        with pytest.raises(ValueError, match="Ben"):
            await two.join(None, "Ben", "guest-2")
        assert len(await store.rows("t")) == 2

    run(play)


def test_a_bot_that_plays_at_two_nodes_moves_once():
    async def play():
        store = MemoryStore()
        one, _ = await seated(store)
        two = await another_node(store)
        looked = one.record.game.state.revision
        await one.choose(0, "ready", looked)
        with pytest.raises(Refused):
            await two.choose(0, "ready", looked)
        assert len(await store.rows("t")) == 4
        plays = [key for key in one.record.game.option_keys(1) if key.startswith("play:")]
        looked = one.record.game.state.revision
        await one.choose(1, plays[0], looked)
        with pytest.raises(Refused):
            await two.choose(1, plays[1], looked)
        assert len(await store.rows("t")) == 5

    run(play)
