"""The hall makes tables, seats people and bots, and lets tables sleep."""

import asyncio

import pytest

from kickdoor.server.hall import Hall, Wrong, clean_name
from kickdoor.server.messages import NewTable, Pace
from support.seated import MemoryStore, Onlooker

QUIET = Pace(window_ms=3_000_000, reading_ms=0, bot_ms=3_000_000)


def new(**wanted):
    return NewTable(**{"edition": "munchkins", "seats": 4, "name": "Ada", "pace": QUIET, **wanted})


def in_hall(play, store=None):
    async def whole():
        hall = Hall(store or MemoryStore(), lambda: "seed")
        try:
            return await play(hall)
        finally:
            await hall.close()

    return asyncio.run(whole())


def test_the_first_seat_is_the_makers_and_bots_take_the_others():
    async def play(hall):
        return (await hall.create(new(bots=["random", "random", "random"]), "guest")).record

    record = in_hall(play)
    assert record.guests == {"guest": 0}
    assert record.header.bots == [None, "random", "random", "random"]
    assert record.names[0] == "Ada"
    assert len(set(record.names)) == 4
    assert record.game is not None


def test_seats_that_no_bot_takes_are_open():
    async def play(hall):
        return (await hall.create(new(bots=["random"]), "guest")).record

    record = in_hall(play)
    assert record.header.bots == [None, "random", None, None]
    assert record.open_seats() == [2, 3]
    assert record.game is None


def test_bots_can_take_every_seat():
    async def play(hall):
        return (await hall.create(new(bots=["random"] * 4), "guest")).record

    record = in_hall(play)
    assert record.guests == {}
    assert record.game is not None


def test_a_bot_is_never_called_like_the_maker():
    async def play(hall):
        records = [
            (await hall.create(new(name=name, bots="random"), "guest")).record
            for name in ("Bertil", "dagny", "Egon", "Frieda")
        ]
        return [record.names for record in records]

    for names in in_hall(play):
        assert len({name.casefold() for name in names}) == 4


def test_names_are_cleaned_and_must_be_something():
    assert clean_name("  Ada \n  Lovelace\x00 ") == "Ada Lovelace"
    for name in ("", "   ", "\x00", "x" * 25):
        with pytest.raises(Wrong):
            clean_name(name)


def test_a_table_at_which_nobody_is_sleeps_and_wakes():
    async def play(hall):
        table = await hall.create(new(bots=[]), "guest")
        ident = table.record.ident
        onlooker = Onlooker("guest")
        table.attach(onlooker, None)
        hall.drop_idle(0)
        assert len(hall) == 1
        table.detach(onlooker)
        hall.drop_idle(3600)
        assert len(hall) == 1
        hall.drop_idle(0)
        assert len(hall) == 0
        again = await hall.find(ident)
        assert again is not table
        assert again.record.guests == {"guest": 0}
        assert again.record.seq == table.record.seq

    in_hall(play)


def test_a_table_is_opened_once_however_many_ask_at_once():
    async def play(hall):
        ident = (await hall.create(new(bots=[]), "guest")).record.ident
        hall.drop_idle(0)
        found = await asyncio.gather(*(hall.find(ident) for _ in range(8)))
        assert len({id(table) for table in found}) == 1
        assert await hall.find("nowhere") is None

    in_hall(play)


def test_every_table_has_a_secret_of_its_own():
    async def play():
        hall = Hall(MemoryStore())
        tables = [await hall.create(new(bots=[]), "guest") for _ in range(5)]
        await hall.close()
        return {table.record.header.secret for table in tables}

    assert len(asyncio.run(play())) == 5
