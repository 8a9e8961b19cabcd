"""The servers that are measured: `python benchmarks/load/server.py real|step-free|bare FOLDER`.

- real: Kickdoor itself, without the limits on how fast one address may ask.
- step-free: the same, but a choice does not go through the engine: what it leads to was worked out
  before. Everything else is done: store, views, decisions, wire.
- bare: the same server under it (uvicorn, Starlette), which answers each message by sending bytes of the
  same lengths to all four, and does nothing else.
"""

import itertools
import json
import socket
import sys
from pathlib import Path

import script
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from kickdoor.core.game import Game
from kickdoor.server import limits
from kickdoor.server.app import Settings, create_app

UNLIMITED = limits.Rate(1e9, 1e9)


def real(folder):
    for name in ("MESSAGES", "CHAT", "REQUESTS"):
        setattr(limits, name, UNLIMITED)
    numbers = itertools.count()
    return create_app(Settings(Path(folder), secret=lambda: script.secret(next(numbers))))


def step_free(folder):
    """Let the engine look up what a choice leads to. States are never written to, so all share them."""
    played = {}
    for number in range(script.SCRIPTS):
        game = script.new_game(number)
        for seat, key, after in script.steps_of(number):
            before = (game.log.header["seed"], game.state.revision, seat, key)
            played[before] = (after.state, tuple(after.log.rows), list(after.events))
            game = after

    def step(self, seat, key):
        state, rows, events = played[self.log.header["seed"], self.state.revision, seat, key]
        self.state = state
        self.memo = {}
        self.log.rows.extend(rows)
        self.events = events
        return events

    Game.step = step
    return real(folder)


def bare(folder):
    """Bytes of the same lengths as a real run sent: ``sizes.json`` holds them by script and seat."""
    sizes = json.loads((Path(folder) / "sizes.json").read_text())
    filling = "x" * 200_000
    tables = {}

    async def serve(line):
        await line.accept()
        number, seat = int(line.path_params["table"]), int(line.path_params["seat"])
        people = tables.setdefault(number, {})
        people[seat] = line
        lengths = sizes[number % script.SCRIPTS]
        async for message in line.iter_text():
            place = json.loads(message)["place"]
            for each, other in people.items():
                head = f'{{"t":"Update","seq":{place + 1000},"x":"'
                rest = max(0, lengths[place % len(lengths)][each] - len(head) - 2)
                await other.send_text(f'{head}{filling[:rest]}"}}')

    return Starlette(routes=[WebSocketRoute("/{table}/{seat}", serve)])


def main():
    kind, folder = sys.argv[1:]
    app = {"real": real, "step-free": step_free, "bare": bare}[kind](folder)
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)

    class Server(uvicorn.Server):
        async def startup(self, sockets=None):
            await super().startup(sockets)
            print(listening.getsockname()[1], flush=True)

    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    Server(config).run(sockets=[listening])  # on uvloop, as `kickdoor serve` does


if __name__ == "__main__":
    main()
