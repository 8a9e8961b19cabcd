"""What a store holds, held against what a crowd was told."""

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing

import msgspec

from kickdoor.server.store import Stored


def rows_of(path):
    """Return the rows of each table as the file has them."""
    kept = {}
    with closing(sqlite3.connect(path)) as file:
        found = file.execute("select table_id, seq, at, body, nonce from rows order by 1, 2")
        for table, seq, at, body, nonce in found:
            kept.setdefault(table, []).append(
                Stored(seq, at, tuple(msgspec.json.decode(body)), nonce)
            )
    return kept


def hold_against(account, kept, before):
    """Check that the store holds what the crowd was told, once, and what it held before."""
    nonces = Counter(row.nonce for rows in kept.values() for row in rows if row.nonce)
    assert [nonce for nonce, times in nonces.items() if times > 1] == []
    assert [nonce for nonce in account.confirmed if nonce not in nonces] == []
    assert account.refused.isdisjoint(nonces)
    for table, seen in account.seen.items():
        assert len(kept[table]) >= seen
    for table, rows in kept.items():
        assert [row.seq for row in rows] == list(range(len(rows)))
        assert rows[: len(before.get(table, ()))] == before.get(table, [])


async def playing(crowd, choices):
    """Wait until so many more choices have been confirmed."""
    wanted = len(crowd.account.confirmed) + choices
    async with asyncio.timeout(60):
        while len(crowd.account.confirmed) < wanted:
            await asyncio.sleep(0.01)
            crowd.check()


async def under_way(crowd):
    """Wait until a choice has been sent that is not answered yet."""
    async with asyncio.timeout(60):
        while not crowd.account.flying:
            await asyncio.sleep(0)
            crowd.check()
