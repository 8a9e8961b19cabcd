"""Bots think in processes of their own, see what a person would see, and are replaced when they die."""

import asyncio
import contextlib
import os
import pickle
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from kickdoor.core.chance import Chance
from kickdoor.server import workers
from kickdoor.server.metrics import Metrics
from kickdoor.server.workers import BotFailed, Workers
from support.live import Guest, LiveServer
from support.seated import seated

SLOW = {"window_ms": 300, "reading_ms": 0, "bot_ms": 20}


@pytest.fixture
def game():
    """A game at the very start, as a bot in seat 1 is given it."""
    table, _ = asyncio.run(seated())
    return table.record.game.deal_for(1, Chance.of("anew"))


@pytest.fixture
def pool():
    made = Workers(1, Metrics())
    yield made
    made.stop()


def replaced(pool):
    return pool._metrics._counters.get("kickdoor_bot_workers_replaced_total", {}).get((), 0)


def test_a_bot_chooses_in_another_process(pool, game):
    key = pool.bot("greedy").choose(game, 1)
    assert key in ["", *game.option_keys(1)]
    assert pool.all[0].pid not in (None, os.getpid())


def test_a_worker_is_told_no_secret(pool, game, monkeypatch):
    sent = []
    monkeypatch.setattr(
        workers.Worker, "ask", lambda self, question: sent.append(question) or b"ready"
    )
    assert game.log.header["seed"] == "seed"
    pool.bot("random").choose(game, 1)
    _, _, header, state, seat = pickle.loads(sent[0])
    assert header.keys() == {"packs", "options"}
    assert (state.key, seat) == (game.state.key, 1)
    table, _ = asyncio.run(seated())
    assert state.key != table.record.game.state.key


def test_a_worker_that_has_crashed_is_replaced_and_the_choice_made(pool, game):
    bot = pool.bot("random")
    bot.choose(game, 1)
    first = pool.all[0].pid
    os.kill(first, signal.SIGKILL)
    assert bot.choose(game, 1) in ["", *game.option_keys(1)]
    assert pool.all[0].pid != first
    assert replaced(pool) == 1


def test_a_worker_that_dies_while_it_thinks_is_replaced_and_the_choice_made(pool, game):
    bot = pool.bot("random")
    bot.choose(game, 1)
    first = pool.all[0].pid
    os.kill(first, signal.SIGSTOP)
    with ThreadPoolExecutor(1) as threads:
        choice = threads.submit(bot.choose, game, 1)
        threading.Timer(0.2, os.kill, (first, signal.SIGKILL)).start()
        assert choice.result(30) in ["", *game.option_keys(1)]
    assert replaced(pool) == 1


def test_a_bot_that_thinks_for_ever_is_ended(pool, game, monkeypatch):
    bot = pool.bot("random")
    bot.choose(game, 1)
    monkeypatch.setattr(workers, "THINKING_SECONDS", 0.2)
    os.kill(pool.all[0].pid, signal.SIGSTOP)
    with pytest.raises(BotFailed, match="no choice after"):
        bot.choose(game, 1)
    monkeypatch.undo()
    assert bot.choose(game, 1) in ["", *game.option_keys(1)]


def test_a_bot_that_fails_costs_no_worker(pool, game):
    with pytest.raises(BotFailed, match="IndexError"):
        pool.choose("random", game, 99)
    assert replaced(pool) == 0
    assert pool.all[0].pid is not None


def test_there_is_no_bot_of_an_unknown_name(pool):
    with pytest.raises(ValueError, match="no bot 'chess'"):
        pool.bot("chess")


def test_who_waits_when_the_server_stops_is_told(pool, game):
    bot = pool.bot("random")
    bot.choose(game, 1)
    os.kill(pool.all[0].pid, signal.SIGSTOP)
    with ThreadPoolExecutor(1) as threads:
        choice = threads.submit(bot.choose, game, 1)
        time.sleep(0.2)
        pool.stop()
        with pytest.raises(BotFailed):
            choice.result(30)


def test_a_live_table_goes_on_though_its_workers_are_killed(tmp_path):
    async def play():
        server = LiveServer(tmp_path)
        server.settings = server.settings.__class__(tmp_path, workers=2)
        await server.start()
        try:
            async with Guest(server) as ada:
                table = await ada.create(bots=["greedy"] * 3, pace=SLOW)
                async with ada.sit(table) as player:
                    for stop in (15, 30, 45):
                        await player.until(lambda stop=stop: (player.seq or 0) >= stop)
                        for worker in server.app.state.workers.all:
                            if worker.pid is not None:
                                # who was killed while idle is replaced only when next asked
                                with contextlib.suppress(ProcessLookupError):
                                    os.kill(worker.pid, signal.SIGKILL)
                    await player.until(lambda: player.seq >= 60)
                text = (await ada.http.get("/metrics")).text
        finally:
            await server.stop()
        return text

    text = asyncio.run(play())
    replaced = next(
        float(line.split()[1])
        for line in text.splitlines()
        if line.startswith("kickdoor_bot_workers_replaced_total")
    )
    assert replaced >= 3
