"""A server that is started again, over the same data, goes on where it was."""

import asyncio
import random
import time

import msgspec

from kickdoor.core.game import Game
from kickdoor.core.log import Log
from kickdoor.server import limits
from kickdoor.server.record import commitment_to
from support.live import FAST, Guest, live

UNLIMITED = limits.Rate(1e9, 1e9)
SLOW = {"window_ms": 600_000, "reading_ms": 0, "bot_ms": 5}


def shown(player):
    """Return what a seat is shown and offered, as its client has it."""
    now = {name: player.now[name] for name in ("table", "fight", "offers", "you")}
    seats = [player.now["seats"][str(seat)] for seat in range(3)]
    return {**now, "seats": seats, "keys": player.keys(), "id": player.decision["id"]}


def true_of(game):
    """Return the same by the server's own game."""
    view = msgspec.to_builtins(game.view(0))
    decision = next(each for each in game.decisions if each.seat == 0)
    sections = {name: view[name] for name in ("table", "fight", "offers", "you", "seats")}
    return {**sections, "keys": game.option_keys(0), "id": decision.id}


def test_the_same_seat_the_same_prompt_the_same_cards(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "MESSAGES", UNLIMITED)

    async def play():
        async with live(tmp_path, lambda: "restart") as server, Guest(server) as ada:
            table = await ada.create(pace=FAST)
            chance = random.Random(4)
            for stop in (20, 60, 100):
                async with ada.sit(table) as player:
                    await player.play(
                        chance,
                        until=lambda player=player, stop=stop: (
                            player.decision
                            and player.seq >= stop
                            and player.decision["required"]
                            and player.decision["kind"] in ("floor", "choice")
                        ),
                    )
                    record = server.record(table)
                await server.stop()
                await server.start()
                async with ada.sit(table) as player:
                    await player.until(lambda player=player: player.decision)
                    assert player.welcome["you"] == 0
                    assert shown(player) == true_of(record.game)

    asyncio.run(play())


def test_a_window_that_was_open_closes_by_the_stamps_of_the_log(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "MESSAGES", UNLIMITED)

    async def play():
        async with live(tmp_path, lambda: "window") as server, Guest(server) as ada:
            table = await ada.create(pace=SLOW)
            async with ada.sit(table) as player:
                await player.play(
                    random.Random(9),
                    until=lambda: (
                        player.now.get("deadline")
                        and player.decision
                        and player.decision["kind"] in ("closing", "answers")
                    ),
                )
                record = server.record(table)
            await server.stop()
            before = record.closing
            await server.start()
            async with ada.sit(table) as player:
                await player.until(lambda: player.decision)
                assert server.record(table).closing == before
                deadline = player.now["deadline"]
                assert deadline["revision"] == before.revision
                assert abs(deadline["ms"] - (before.at - time.time() * 1000)) < 2000

    asyncio.run(play())


def test_a_whole_game_can_be_proved_from_its_log(tmp_path, monkeypatch):
    """Bots alone, so that it ends; the log replays to the same end, from the secret promised."""
    monkeypatch.setattr(limits, "MESSAGES", UNLIMITED)
    pace = {"window_ms": 50, "reading_ms": 0, "bot_ms": 0}

    async def play():
        async with live(tmp_path) as server, Guest(server) as ada:
            table = await ada.create(bots=["greedy"] * 3, pace=pace)
            async with ada.sit(table) as player:
                commitment = player.welcome["commitment"]
                await player.until(lambda: player.over)
                assert commitment_to(player.now["secret"]) == commitment
                winners = player.now["table"]["winners"]
            text = (await ada.http.get(f"/api/tables/{table}/log")).text
        return text, commitment, winners

    text, commitment, winners = asyncio.run(play())
    log = Log.loads(text)
    assert commitment_to(str(log.header["seed"])) == commitment
    game = Game.replay(log)
    assert game.over
    assert game.winners == winners
