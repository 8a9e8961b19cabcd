"""People: four scripted clients at a table, who note when each choice is on all four screens."""

import asyncio
import json
import time

import httpx
import script
from line import Line

PEOPLE = len(script.NAMES)
LONG = {"window_ms": 3_600_000, "reading_ms": 0, "bot_ms": 0}
NO_CLOCKS = {"grace_ms": 0, "windows": False}


class Table:
    """One table's four lines. ``took`` holds (when a choice was due, seconds to all screens)."""

    def __init__(self, number, steps):
        self.steps = steps
        self.number = number
        self.place = 0
        self.took = []
        self.sizes = []
        self.failed = None
        self.on_done = None
        self._lines = []
        self._seq = -1
        self._missing = 0
        self._due = 0.0
        self._lengths = [0] * PEOPLE

    @property
    def over(self):
        return self.place >= len(self.steps)

    async def connect(self, addresses, cookies, hellos):
        """Open the four lines, and wait until each of them is shown the table."""
        self._missing = PEOPLE if hellos else 0
        self._ready = asyncio.Event()
        for seat in range(PEOPLE):
            hear = self._hear(seat)
            self._lines.append(await Line.to(addresses[seat], cookies[seat], hear))
            if hellos:
                self._lines[seat].send('{"t":"Hello","since":null}')
        if hellos:
            await asyncio.wait_for(self._ready.wait(), 60)
        else:
            self._seq = 999

    def choose(self, due):
        """Send the next choice, which was due at a moment."""
        seat, key = self.steps[self.place]
        if self._lines[seat].closed:
            raise SystemExit(f"load: table {self.number}: the server has ended a line")
        self._due = due
        self._missing = PEOPLE
        self._lines[seat].send(
            json.dumps(
                {
                    "t": "Answer",
                    "decision": f"{seat}.0.script",
                    "option": key,
                    "seen": max(self._seq, 0),
                    "nonce": f"{self.place}",
                    "place": self.place,
                }
            )
        )

    def close(self):
        for line in self._lines:
            line.close()

    def _hear(self, seat):
        def hear(message):
            if not message.startswith(b'{"t":"Update","seq":'):
                if b'"t":"Refused"' in message or b'"t":"Problem"' in message:
                    self.failed = message.decode()
                return
            self._lengths[seat] = len(message)
            self._missing -= 1
            if self._missing:
                return
            self._seq = int(message[20 : message.index(b",", 20)])
            if not self._ready.is_set():
                self._ready.set()
                return
            self.took.append((self._due, time.perf_counter() - self._due))
            self.sizes.append(list(self._lengths))
            self.place += 1
            if self.on_done is not None:
                self.on_done(self)

        return hear


async def make(url, number, clients):
    """Make a table and seat four people; return its name and their cookies."""
    cookies = []
    table = None
    for name, http in zip(script.NAMES, clients, strict=True):
        http.cookies.clear()
        if table is None:
            body = {"edition": script.EDITION, "seats": PEOPLE, "name": name, "bots": []}
            body |= {"pace": LONG, "clocks": NO_CLOCKS}
            made = await http.post(f"{url}/api/tables", json=body)
            table = made.raise_for_status().json()["table"]
        else:
            joined = await http.post(f"{url}/api/tables/{table}/join", json={"name": name})
            joined.raise_for_status()
        cookies.append("; ".join(f"{name}={value}" for name, value in http.cookies.items()))
    return table, cookies


async def make_idle(url, count):
    """Make tables whose four people share a screen and then leave."""
    async with httpx.AsyncClient(timeout=60) as http:
        for _ in range(count):
            first, *others = script.NAMES
            body = {"edition": script.EDITION, "seats": PEOPLE, "name": first, "bots": []}
            body |= {"hotseat": others, "pace": LONG, "clocks": NO_CLOCKS}
            (await http.post(f"{url}/api/tables", json=body)).raise_for_status()


async def seat_all(url, count, steps):
    """Make tables, and open their lines; return them."""
    tables = []
    async with (
        httpx.AsyncClient(timeout=60) as one,
        httpx.AsyncClient(timeout=60) as two,
        httpx.AsyncClient(timeout=60) as three,
        httpx.AsyncClient(timeout=60) as four,
    ):
        for number in range(count):
            name, cookies = await make(url, number, (one, two, three, four))
            table = Table(number, steps[number % script.SCRIPTS])
            address = f"{url.replace('http', 'ws')}/api/tables/{name}/socket?lang=en"
            await table.connect([address] * PEOPLE, cookies, hellos=True)
            tables.append(table)
    return tables


async def seat_bare(url, count, steps):
    """Open the lines of as many tables at the server that does nothing."""
    tables = []
    for number in range(count):
        table = Table(number, steps[number % script.SCRIPTS])
        addresses = [f"{url.replace('http', 'ws')}/{number}/{seat}?" for seat in range(PEOPLE)]
        await table.connect(addresses, [""] * PEOPLE, hellos=False)
        table._ready.set()
        tables.append(table)
    return tables
