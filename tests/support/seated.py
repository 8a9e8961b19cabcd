"""A table without sockets: its store is memory, its watchers keep what they are sent."""

import json

from kickdoor.core.game import ENGINE, Game
from kickdoor.server.messages import Pace
from kickdoor.server.record import Header, Record
from kickdoor.server.store import JOIN, Conflict, Stored, StoreError
from kickdoor.server.table import Table
from kickdoor.server.words import words_for
from support.wander import NAMES


class MemoryStore:
    """Keeps rows in a list; `fail` makes it refuse, `now` is its clock."""

    def __init__(self):
        self.kept = {}
        self.headers = {}
        self.fail = False
        self.now = 1_000_000
        self.before_append = None

    async def create(self, table, header):
        if table in self.headers:
            raise Conflict(table)
        self.headers[table] = header

    async def append(self, table, first, rows, nonce=""):
        if self.before_append is not None:
            call, self.before_append = self.before_append, None
            await call()
        if self.fail:
            raise StoreError("the disk is full")
        kept = self.kept.setdefault(table, [])
        if first != len(kept):
            raise Conflict(f"{table} {first}")
        for at, row in enumerate(rows):
            plain = tuple(json.loads(json.dumps(row)))
            kept.append(Stored(first + at, self.now, plain, nonce if at == 0 else ""))
        return self.now

    async def header(self, table):
        return self.headers.get(table)

    async def rows(self, table, first=0):
        return self.kept.get(table, [])[first:]

    async def heads(self, tables):
        return {table: len(self.kept.get(table, [])) for table in tables}

    async def secret(self):
        return bytes(32)

    async def close(self):
        pass


class Onlooker:
    """A watcher that keeps what it is sent."""

    def __init__(self, guest=None, language="en"):
        self.seat = None
        self.guest = guest
        self.words = words_for("munchkins", language)
        self.last = {}
        self.raw = []

    def send(self, data):
        self.raw.append(data)

    @property
    def got(self):
        return [json.loads(data) for data in self.raw]

    def last_of(self, kind):
        return next(message for message in reversed(self.got) if message["t"] == kind)


LONG = Pace(window_ms=3_000_000, reading_ms=0, bot_ms=0)


def header_of(seed="seed", seats=3, pace=LONG):
    game = Game.new(["munchkins"], NAMES[:seats], {}, seed)
    return Header(
        "munchkins", seats, [None] * seats, {}, pace, seed, dict(game.log.header["packs"]), ENGINE
    )


async def seated(store=None, seed="seed", seats=3, pace=LONG):
    """Return a table whose seats are all taken by people, and an onlooker in each seat."""
    store = store or MemoryStore()
    rows = [(JOIN, seat, NAMES[seat], f"guest-{seat}") for seat in range(seats)]
    await store.append("t", 0, rows)
    record = Record("t", header_of(seed, seats, pace))
    record.apply(await store.rows("t"))
    table = Table(record, store)
    people = [Onlooker(f"guest-{seat}") for seat in range(seats)]
    for person in people:
        table.attach(person, None)
    return table, people
