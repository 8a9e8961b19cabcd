"""Windows close by the clock; floors and demanded choices wait for ever."""

import asyncio
import random

from kickdoor.server import limits
from kickdoor.server.clock import Closing, closing_after
from kickdoor.server.messages import USUAL_PACE, Pace
from support.live import FAST, Guest, live
from support.wander import wander

PACE = Pace(window_ms=2600, reading_ms=1000, bot_ms=0)


def game_with(kind):
    """Return a game in which such a window is open."""
    return next(
        game
        for seed in range(50)
        for game in wander(seed)
        if game.window is not None and game.window.kind == kind and game.window.waiting()
    )


def test_the_usual_reaction_window_takes_2_6_seconds_after_reading():
    assert USUAL_PACE.window_ms == 2600


def test_a_window_gives_time_to_read_and_then_to_react():
    for kind in ("closing", "answers"):
        game = game_with(kind)
        closing = closing_after(game, 50_000, None, PACE)
        assert closing == Closing(game.window.revision, kind, 53_600)


def test_a_window_that_goes_on_keeps_its_time():
    game = game_with("closing")
    first = closing_after(game, 50_000, None, PACE)
    assert closing_after(game, 52_000, first, PACE) is first


def test_a_restarted_window_gets_new_time():
    game = game_with("closing")
    first = closing_after(game, 50_000, None, PACE)
    game.window.revision += 1
    assert closing_after(game, 52_000, first, PACE).at == 55_600


def test_a_floor_has_no_deadline():
    game = next(wander(0))
    assert game.window is None
    assert closing_after(game, 50_000, None, PACE) is None


def test_who_does_not_answer_passes_at_the_deadline(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "MESSAGES", limits.Rate(1e9, 1e9))

    def in_window(player):
        decision = player.decision
        return decision and decision["kind"] in ("closing", "answers")

    async def play():
        async with live(tmp_path, lambda: "clock") as server, Guest(server) as ada:
            table = await ada.create(pace=FAST)
            async with ada.sit(table) as player:
                chance = random.Random(2)
                closed = 0
                while closed < 3:
                    await player.play(chance, until=lambda: in_window(player))
                    deadline = player.now["deadline"]
                    assert 0 <= deadline["ms"] <= FAST["window_ms"]
                    await player.until(lambda was=deadline: player.now["deadline"] != was)
                    rows = await server.hall.store.rows(table)
                    closed = sum(stored.row[0] == "close" for stored in rows)

    asyncio.run(play())


def test_what_a_seat_must_answer_waits_for_it(tmp_path):
    async def play():
        async with live(tmp_path, lambda: "wait") as server, Guest(server) as ada:
            table = await ada.create(pace=FAST)
            async with ada.sit(table) as player:
                await player.until(lambda: player.now.get("table", {}).get("waiting") == [0])
                assert player.now["deadline"] is None
                assert player.decision["required"]
            assert server.record(table).closing is None

    asyncio.run(play())
