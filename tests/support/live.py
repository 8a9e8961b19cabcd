"""A live server in this process, and players at its tables who speak its protocol."""

import asyncio
import json
import random
import socket
from contextlib import asynccontextmanager

import httpx
import uvicorn
import websockets

from kickdoor.server.app import Settings, create_app

FAST = {"window_ms": 50, "reading_ms": 0, "bot_ms": 5}
PATIENCE = 20


class LiveServer:
    """One running server; `stop` and `start` are a restart over the same data."""

    def __init__(self, data, secret=None):
        self.settings = Settings(data, (), secret)
        self.port = 0

    async def start(self):
        listening = socket.create_server(("127.0.0.1", self.port))
        self.port = listening.getsockname()[1]
        self.app = create_app(self.settings)
        config = uvicorn.Config(
            self.app,
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
        self.server = uvicorn.Server(config)
        self.server.install_signal_handlers = lambda: None
        self.task = asyncio.create_task(self.server.serve(sockets=[listening]))
        while not self.server.started:
            await asyncio.sleep(0.005)
            if self.task.done():
                self.task.result()

    async def stop(self):
        self.server.should_exit = True
        await self.task

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def hall(self):
        return self.app.state.hall

    def record(self, table):
        """The server's own record of a table in memory."""
        return self.hall._tables[table].record


@asynccontextmanager
async def live(data, secret=None):
    """Run a server for a block."""
    server = LiveServer(data, secret)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Guest:
    """One browser: it keeps its cookie."""

    def __init__(self, server):
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        await self.http.aclose()

    async def create(self, **wanted):
        """Make a table and return its name."""
        body = {"edition": "munchkins", "seats": 3, "name": "Ada", "bots": "random", "pace": FAST}
        response = await self.http.post("/api/tables", json={**body, **wanted})
        assert response.status_code == 201, response.text
        return response.json()["table"]

    @asynccontextmanager
    async def sit(self, table, *, hello=True, since=None, seat=None):
        """Open a socket to a table and yield the player at its end."""
        address = f"{self.server.url}/api/tables/{table}/socket?lang=en".replace("http", "ws", 1)
        if seat is not None:
            address += f"&seat={seat}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        async with websockets.connect(address, additional_headers=headers) as line:
            player = Player(line)
            if hello:
                await player.send(t="Hello", since=since)
                await player.until(lambda: player.welcome)
            yield player


def merge(now, update):
    """Bring what a client knows up to date."""
    for name, change in update.items():
        if name == "seats":
            seats = now.setdefault("seats", {})
            for seat, fields in change.items():
                seats[seat] = {**seats.get(seat, {}), **fields}
        elif name == "fight":
            fight = change["fight"]
            now["fight"] = None if fight is None else {**(now.get("fight") or {}), **fight}
        elif name in ("table", "you", "decision") and change is not None:
            now[name] = {**(now.get(name) or {}), **change}
        else:
            now[name] = change


class Player:
    """What a client knows: the newest of each section, and everything that it was ever sent."""

    def __init__(self, line):
        self.line = line
        self.got = []
        self.raw = []
        self.welcome = None
        self.circle = None
        self.now = {"seats": {}}
        self.seq = None
        self.nonces = 0

    async def send(self, **message):
        await self.line.send(json.dumps(message))

    async def take(self):
        """Take the next message into account and return it."""
        async with asyncio.timeout(PATIENCE):
            text = await self.line.recv()
        message = json.loads(text)
        self.raw.append(text)
        self.got.append(message)
        if message["t"] == "Welcome":
            self.welcome = message
        elif message["t"] == "Circle":
            self.circle = message
        elif message["t"] == "Update":
            self.seq = message["seq"]
            merge(self.now, message)
        return message

    async def until(self, ready):
        """Take messages until something holds; return the last one."""
        message = None
        while not ready():
            message = await self.take()
        return message

    @property
    def decision(self):
        return self.now.get("decision")

    @property
    def over(self):
        return self.now.get("table", {}).get("phase") == "over"

    def keys(self):
        return [option["key"] for option in self.decision["options"]]

    async def answer(self, option, *, seen=None, nonce=None, decision=None):
        """Send an answer, without waiting; return its nonce."""
        self.nonces += 1
        nonce = nonce or f"n{self.nonces}"
        await self.send(
            t="Answer",
            decision=decision or self.decision["id"],
            option=option,
            seen=self.seq if seen is None else seen,
            nonce=nonce,
        )
        return nonce

    async def reply(self, kind="Update"):
        """Take messages up to the next one of a kind, and return it."""
        while True:
            message = await self.take()
            if message["t"] == kind:
                return message

    async def choose(self, option):
        """Answer, and wait for the update that says so (one with a decision) or the refusal."""
        nonce = await self.answer(option)
        while True:
            message = await self.take()
            if message["t"] == "Refused" and message["nonce"] == nonce:
                return message
            if message["t"] == "Update" and "decision" in message:
                return message

    async def play(self, chance=None, until=lambda: False):
        """Play at random until the game is over, or something holds."""
        chance = chance or random.Random(1)
        while not (self.over or until()):
            decision = self.decision
            wanted = decision and (
                decision["required"] or decision["kind"] in ("closing", "answers", "draft")
            )
            if wanted and decision["options"]:
                await self.choose(chance.choice(self.keys()))
            else:
                await self.take()
