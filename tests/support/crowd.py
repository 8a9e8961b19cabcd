"""A crowd: people at many tables who play on whatever happens to the server, and keep account.

Each of them notes what was confirmed and what was refused, and sends again, under the same nonce,
what was neither. What the server's store then holds can be held against that.
"""

import asyncio
import json
import random
from contextlib import suppress

import httpx
import websockets

from support.live import merge

PACE = {"window_ms": 150, "reading_ms": 0, "bot_ms": 5}
NAMES = ("Ada", "Ben", "Cleo", "Dan")
PEOPLE = 3
BREATH = 0.03
"""Seconds between two messages of one person: the server takes 60 at once and 15 a second on end."""

CHOICES = 100
"""How many choices are made at a table before its people go to another: a long game opens slowly."""

PATIENCE = 3.0
ATTEMPTS = 5
"""How often a choice is sent."""

LOST = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError)


class Account:
    """What the crowd was told, by the nonces that it sent; no nonce is used twice."""

    def __init__(self):
        self.sent = 0
        self.confirmed = {}
        self.refused = set()
        self.seen = {}
        self.flying = set()

    def nonce(self):
        self.sent += 1
        return f"nonce-{self.sent}"

    def confirm(self, table, nonce):
        self.confirmed[nonce] = table
        self.flying.discard(nonce)

    def refuse(self, nonce):
        self.refused.add(nonce)
        self.flying.discard(nonce)


class Person:
    """One seat of one table, on a line that is made again whenever it breaks."""

    def __init__(self, urls, table, cookies, account, chance, longest=100_000):
        self.urls = urls
        self.table = table
        self.over = False
        self._cookies = cookies
        self._account = account
        self._chance = chance
        self._now = {}
        self._longest = longest
        self._pending = None
        self._sent = 0

    async def play(self):
        """Play until the game is over, or so many rows are written."""
        while not self.over:
            try:
                await self._line()
            except LOST:
                await asyncio.sleep(0.02)
        if self._pending is not None:
            self._account.flying.discard(self._pending["nonce"])

    async def _line(self):
        url = self._chance.choice(self.urls)
        address = f"{url}/api/tables/{self.table}/socket?lang=en".replace("http", "ws", 1)
        cookie = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        async with websockets.connect(address, additional_headers={"Cookie": cookie}) as line:
            await line.send(json.dumps({"t": "Hello", "since": self._now.get("seq")}))
            if self._pending is not None:
                self._sent += 1
                if self._sent > ATTEMPTS:  # a draft, which has been forgotten meanwhile
                    self._pending = None
                else:
                    await line.send(json.dumps(self._pending))
            while not self.over:
                if self._pending is None and self._may_act():
                    await asyncio.sleep(BREATH)
                    await self._act(line)
                async with asyncio.timeout(PATIENCE):
                    self._take(json.loads(await line.recv()))

    def _take(self, message):
        kind, pending, account = message["t"], self._pending, self._account
        mine = pending is not None and message.get("nonce") == pending["nonce"]
        if kind == "Update":
            assert message["seq"] >= self._now.get("seq", 0), "what was told has been forgotten"
            merge(self._now, message)
            account.seen[self.table] = max(account.seen.get(self.table, 0), message["seq"])
            self.over = self._now["table"]["phase"] == "over" or message["seq"] >= self._longest
            if mine:
                account.confirm(self.table, pending["nonce"])
                self._pending = None
            elif self._is_draft(message):
                account.flying.discard(pending["nonce"])
                self._pending = None
        elif kind == "ChatLine" and pending is not None and message["text"] == pending.get("text"):
            account.confirm(self.table, pending["nonce"])
            self._pending = None
        elif kind == "Refused" and mine:
            account.refuse(pending["nonce"])
            self._pending = None
        elif kind == "Problem" and message["code"] not in ("closing", "too-fast"):
            raise AssertionError(message["text"])

    def _is_draft(self, message):
        """Whether an update answers what began or gave up a draft: that is kept nowhere."""
        if self._pending is None or not message.get("decision"):
            return False
        return self._now["decision"]["kind"] == "draft" or self._pending.get("option") == "back"

    def _may_act(self):
        decision = self._now.get("decision")
        asked = decision and (decision["required"] or decision["kind"] in ASKED)
        return bool(asked and decision["options"])

    async def _act(self, line):
        nonce = self._account.nonce()
        if self._chance.random() < 0.05:
            self._pending = {"t": "Chat", "text": f"it is {nonce}", "nonce": nonce}
        else:
            decision = self._now["decision"]
            option = self._chance.choice(decision["options"])["key"]
            self._pending = {
                "t": "Answer",
                "decision": decision["id"],
                "option": option,
                "seen": self._now["seq"],
                "nonce": nonce,
            }
        self._sent = 1
        self._account.flying.add(nonce)
        await line.send(json.dumps(self._pending))


ASKED = ("closing", "answers", "draft")


async def make_table(url, people, **more):
    """Make a table and seat people; return its name and everybody's cookies."""
    jars = []
    table = None
    for name in NAMES[:people]:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            if table is None:
                body = {"edition": "munchkins", "seats": people, "name": name, "pace": PACE, **more}
                made = await http.post("/api/tables", json=body)
                table = made.raise_for_status().json()["table"]
            else:
                joined = await http.post(f"/api/tables/{table}/join", json={"name": name})
                joined.raise_for_status()
            jars.append(dict(http.cookies))
    return table, jars


class Crowd:
    """People at tables of three, who go to another table when theirs is over or has seen enough."""

    def __init__(self, urls, tables, seed):
        self.urls = urls
        self.account = Account()
        self.tables = []
        self._chance = random.Random(seed)
        self._tasks = [(self._table(random.Random(f"{seed}-{each}"))) for each in range(tables)]

    async def __aenter__(self):
        self._tasks = [asyncio.create_task(each) for each in self._tasks]
        return self

    async def __aexit__(self, *_):
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    def check(self):
        """Raise what has gone wrong with anybody."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def _table(self, chance):
        while True:
            table = None
            while table is None:
                with suppress(*LOST):
                    table, jars = await make_table(chance.choice(self.urls), PEOPLE)
                await asyncio.sleep(0.05)
            self.tables.append(table)
            async with asyncio.TaskGroup() as group:
                for jar in jars:
                    person = Person(self.urls, table, jar, self.account, chance, CHOICES)
                    group.create_task(person.play())
