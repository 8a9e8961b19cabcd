"""A table follows from its rows; rows that do not add up are found out."""

import asyncio
import random

import pytest

from kickdoor.server.messages import Chat
from kickdoor.server.record import BrokenRecord, OldRecord, Record
from support.seated import MemoryStore, header_of, seated


def played(steps=150, seed=1):
    """Return the record of a table that was played at, and its rows."""
    store = MemoryStore()

    async def play():
        table, people = await seated(store)
        chance = random.Random(seed)
        for step in range(steps):
            game = table.record.game
            decision = chance.choice(game.decisions)
            if decision.options:
                key = chance.choice(decision.options).key
                await table.choose(decision.seat, key, game.state.revision)
            if step % 40 == 0:
                await table.say(people[0], Chat(f"step {step}", f"c{step}"))
        return table.record, await store.rows("t")

    return asyncio.run(play())


def again(rows, header=None):
    record = Record("t", header or header_of())
    record.apply(rows)
    return record


def test_the_same_rows_make_the_same_table():
    record, rows = played()
    copy = again(rows)
    assert copy.seq == record.seq
    assert copy.game.digest() == record.game.digest()
    assert [line for _, line in copy.talk] == [line for _, line in record.talk]
    assert (copy.names, copy.guests, copy.closing) == (record.names, record.guests, record.closing)


def test_rows_hold_choices_digests_and_talk():
    _, rows = played()
    assert {"join", "choice", "digest", "chat"} <= {stored.row[0] for stored in rows}


def test_drafts_are_in_no_row():
    record, rows = played()
    assert again(rows).game.state.drafts == {}
    assert all(not str(stored.row[-1]).endswith(">") for stored in rows)
    assert record.game.digest()


@pytest.mark.parametrize("kind", ["choice", "digest", "join"])
def test_a_row_that_was_changed_is_found_out(kind):
    _, rows = played()
    at = next(at for at, stored in enumerate(rows) if stored.row[0] == kind and at > 1)
    wrong = {
        "choice": ("choice", 0, "kick-open"),
        "digest": ("digest", 1, "0" * 32),
        "join": ("join", 7, "Eve", "guest"),
    }[kind]
    spoiled = [*rows[:at], rows[at]._replace(row=wrong), *rows[at + 1 :]]
    with pytest.raises(BrokenRecord, match=str(at)):
        again(spoiled)


def test_a_missing_row_is_found_out():
    _, rows = played()
    with pytest.raises(BrokenRecord, match="row 5"):
        again([*rows[:5], *rows[6:]])


def test_an_unknown_row_is_found_out():
    _, rows = played(3)
    with pytest.raises(BrokenRecord, match="not known"):
        again([*rows, rows[-1]._replace(seq=len(rows), row=("bribe", 1))])


def test_a_table_of_other_cards_is_refused():
    _, rows = played(3)
    header = header_of()
    header.packs = {"munchkins": "another hash"}
    with pytest.raises(OldRecord):
        again(rows, header)
