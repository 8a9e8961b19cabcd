"""The example client plays a whole game at a real server."""

import asyncio
import random
import subprocess
import sys
from contextlib import asynccontextmanager

import pytest

import websocket_bot
from kickdoor.server import limits
from kickdoor.server.messages import VERSION
from support.live import Guest, live
from support.repo import ROOT

UNLIMITED = limits.Rate(1e9, 1e9)


@pytest.fixture
def hurry(monkeypatch):
    monkeypatch.setattr(websocket_bot, "PAUSE", 0)
    monkeypatch.setattr(websocket_bot, "AWAY", 0.05)
    monkeypatch.setattr(limits, "MESSAGES", UNLIMITED)
    monkeypatch.setattr(limits, "FRAMES", UNLIMITED)
    random.seed(3)


def link(server, table):
    return f"{server.url}/table/{table}"


@asynccontextmanager
async def table_with_a_seat(server, **wanted):
    """Make a table at which a bot sits, another plays for its host, and the third seat is open."""
    async with Guest(server) as ada:
        table = await ada.create(bots=["greedy"], **wanted)
        async with ada.sit(table) as person:
            await person.send(t="Ready", ready=True)
            await person.send(t="Rest", rest=True)
            yield table, person


def test_it_plays_a_game_to_its_end(tmp_path, hurry):
    async def whole():
        async with (
            live(tmp_path, lambda: "seed") as server,
            table_with_a_seat(server, ready=True) as (table, person),
        ):
            playing = asyncio.to_thread(websocket_bot.play_at, link(server, table), "Robin")
            player, _ = await asyncio.gather(playing, person.until(lambda: person.over))
            return player, person, server.record(table).names

    player, person, names = asyncio.run(whole())
    assert player.over
    assert player.now["table"] == person.now["table"]
    assert player.now["you"]["seat"] == names.index("Robin")


def test_it_comes_back_when_the_server_was_away(tmp_path, hurry, monkeypatch):
    player = websocket_bot.Player()
    monkeypatch.setattr(websocket_bot, "Player", lambda: player)

    async def whole():
        async with live(tmp_path, lambda: "seed") as server:
            async with table_with_a_seat(server) as (table, person):
                playing = asyncio.create_task(
                    asyncio.to_thread(websocket_bot.play_at, link(server, table), "Robin")
                )
                await person.until(lambda: person.now.get("table", {}).get("turn", 0) >= 4)
            await server.stop()
            seen = player.seq
            await server.start()
            await playing
            return seen

    seen = asyncio.run(whole())
    assert player.over
    assert player.seq > seen


def test_who_finds_no_seat_says_so_in_one_line(tmp_path):
    async def whole():
        async with live(tmp_path, lambda: "seed") as server, Guest(server) as ada:
            table = await ada.create(bots="random")
            command = [sys.executable, str(ROOT / "examples" / "websocket_bot.py")]
            return [
                await asyncio.to_thread(
                    subprocess.run, [*command, each], capture_output=True, text=True, check=False
                )
                for each in (link(server, table), link(server, "nowhere"), "no-link")
            ]

    for done in asyncio.run(whole()):
        assert done.returncode == 1
        assert done.stderr.startswith("websocket_bot: ")
        assert done.stderr.count("\n") == 1


def test_it_speaks_the_servers_version():
    assert websocket_bot.VERSION == VERSION
