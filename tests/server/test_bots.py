"""Bots at a table see what a person would see, think elsewhere, and never hold the table up."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

from kickdoor.bots.reasons import REASONS
from kickdoor.bots.roster import make_bot
from kickdoor.server.bots import BotDesk
from kickdoor.server.messages import Pace
from support.lineup import quick_bots
from support.seated import seated

QUICK = Pace(window_ms=20, reading_ms=0, bot_ms=1)


class Scripted:
    """A bot that notes what it is given, and does as it is told."""

    name = "scripted"
    keen = 0.0

    def __init__(self, choose):
        self.asked = []
        self.threads = set()
        self._choose = choose

    def choose(self, game, seat):
        self.asked.append(game)
        self.threads.add(threading.current_thread())
        return self._choose(game, seat)


def first(game, seat):
    return game.option_keys(seat)[0]


def fail(game, seat):
    raise RuntimeError("no idea")


def with_bots(choose, until, pace=QUICK):
    """Let a bot play every seat until something holds for the table; return table and bot."""

    async def play():
        table, _ = await seated(pace=pace)
        bot = Scripted(choose)
        with ThreadPoolExecutor(1) as pool:
            desk = BotDesk(table, dict.fromkeys(range(3), bot), pool)
            table.changed.append(desk.wake)
            done = asyncio.Event()
            table.changed.append(lambda: done.set() if until(table) else None)
            async with asyncio.timeout(20):
                table.start()
                await done.wait()
            desk.stop()
            table.stop()
        return table, bot

    return asyncio.run(play())


def under_way(table):
    return table.record.game.state.turn >= 2


def test_a_bot_is_given_a_game_dealt_anew():
    table, bot = with_bots(first, lambda table: table.record.seq > 3)
    truth = table.record.game
    keys = {game.state.key for game in bot.asked}
    assert truth.state.key not in keys
    assert len(keys) == len(bot.asked)


def test_bots_think_outside_of_the_event_loop():
    _, bot = with_bots(first, under_way)
    assert threading.main_thread() not in bot.threads


def test_bots_play_turn_after_turn():
    table, _ = with_bots(make_bot("random").choose, under_way)
    assert table.record.game.state.turn >= 2


def test_a_bot_that_fails_does_something_harmless(caplog):
    table, _ = with_bots(fail, under_way)
    assert table.record.game.state.turn >= 2
    assert "no idea" in caplog.text


def test_a_bot_that_chooses_what_is_illegal_is_overruled():
    table, _ = with_bots(lambda game, seat: "play:nonsense", under_way)
    assert table.record.game.state.turn >= 2


def test_a_bot_that_picks_for_ever_is_overruled():
    def dither(game, seat):
        keys = game.option_keys(seat)
        drafts = [key for key in keys if key.startswith("trade:")]
        return "back" if "back" in keys else (drafts or keys)[0]

    table, _ = with_bots(dither, under_way)
    assert table.record.game.state.turn >= 2


def test_a_bot_that_wants_nothing_passes_and_does_what_it_must():
    table, _ = with_bots(lambda game, seat: "", under_way)
    rows = [stored.row for stored in table._store.kept["t"]]
    assert table.record.game.state.turn >= 2
    assert ("choice", 0, "ready") in rows


def test_every_bot_of_the_roster_plays_at_a_table():
    for name in quick_bots(playouts=4):
        bot = make_bot(name, "seed")
        table, _ = with_bots(bot.choose, under_way)
        assert table.record.game.state.turn >= 2


def told(reasons):
    """Return what the onlooker of a table of greedy bots heard, who say why if they are to."""

    async def play():
        table, onlookers = await seated(pace=QUICK)
        table.record.header.reasons = reasons
        with ThreadPoolExecutor(1) as pool:
            bots = {seat: make_bot("greedy", seat) for seat in range(3)}
            desk = BotDesk(table, bots, pool)
            table.changed.append(desk.wake)
            done = asyncio.Event()

            def watch():
                lines = [each["t"] for each in onlookers[0].got].count("ChatLine")
                if lines >= 3 or table.record.game.state.turn >= 8:
                    done.set()

            table.changed.append(watch)
            async with asyncio.timeout(60):
                table.start()
                await done.wait()
            desk.stop()
            table.stop()
        return [each for each in onlookers[0].got if each["t"] == "ChatLine"]

    return asyncio.run(play())


def test_bots_say_why_where_the_table_was_made_so():
    lines = told(reasons=True)
    assert lines
    for line in lines:
        assert line["why"] in REASONS
        assert line["text"] == ""
        assert line["name"]


def test_bots_say_nothing_where_it_was_not():
    assert told(reasons=False) == []
