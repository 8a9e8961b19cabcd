"""The server is killed at random moments under load, and nothing that it confirmed is lost.

A dozen times in the usual run; `make chaos` kills it a thousand times.
"""

import asyncio
import os
import random
import sqlite3
import time
from contextlib import closing

import msgspec
import pytest

from kickdoor.server.record import Header, Record
from support.crowd import Crowd
from support.held import hold_against, playing, rows_of, under_way
from support.process import serving

KILLS = int(os.environ.get("KICKDOOR_KILLS", "12"))
SEED = int(os.environ.get("KICKDOOR_SEED", "1"))
TABLES = 4
LONGEST = 0.3
EARLY = 0.3
"""The share of kills that do not wait until a choice is under way."""


@pytest.mark.slow
@pytest.mark.timeout(300 + 20 * KILLS)
def test_what_was_confirmed_survives_every_kill(tmp_path):
    chance = random.Random(SEED)
    path = tmp_path / "tables.sqlite3"

    async def play():
        kept, flying, began = {}, 0, time.monotonic()
        async with serving(tmp_path) as server, Crowd([server.url], TABLES, SEED) as crowd:
            for number in range(1, KILLS + 1):
                waits = chance.random() >= EARLY
                if waits:
                    await playing(crowd, 1)
                await asyncio.sleep(chance.uniform(0, LONGEST))
                if waits:
                    await under_way(crowd)
                crowd.check()
                flying += bool(crowd.account.flying)
                await server.kill()
                before, kept = kept, await asyncio.to_thread(rows_of, path)
                hold_against(crowd.account, kept, before)
                if number % 50 == 0 or number == KILLS:
                    print(
                        f"{number} kills ({flying} with choices under way), "
                        f"{len(crowd.account.confirmed)} choices confirmed and kept, "
                        f"{len(crowd.tables)} tables, {time.monotonic() - began:.0f} s",
                        flush=True,
                    )
                await server.start()
            await playing(crowd, 20)
        return crowd.account, kept, flying

    account, kept, flying = asyncio.run(play())
    print(f"seed {SEED}")
    assert len(account.confirmed) > KILLS
    assert flying > KILLS // 3
    with closing(sqlite3.connect(path)) as file:
        headers = dict(file.execute("select id, header from tables"))
    for table, header in headers.items():
        Record(table, msgspec.json.decode(header, type=Header)).apply(kept.get(table, []))
