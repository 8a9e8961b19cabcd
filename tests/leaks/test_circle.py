"""Nothing beside the game tells of a hidden card: requests, spectators' views, replays, errors."""

import asyncio
import contextlib
import json
import random

import pytest

from kickdoor.core.decisions import Refused
from kickdoor.server import circle
from kickdoor.server.record import Record, log_of
from kickdoor.server.replays import Replay
from kickdoor.server.words import words_for
from support.knowing import CARD, knowable, shown_by
from support.live import Guest, live
from support.seated import Onlooker, seated


def requests(chance, table, seat):
    """Return something that a seat asks for, sensible or not."""
    hand = table.record.game.state.players[seat].hand
    handles = [table.record.game.state.handle[card] for card in hand] or [0]
    return chance.choice(
        [
            lambda: circle.ShowCard(chance.choice(handles), chance.choice([None, 0, 1, 2, 3])),
            lambda: circle.ShowCard(chance.randrange(200), chance.randrange(4)),
            lambda: circle.Propose(chance.choice(["pause", "resume", "back"])),
            lambda: circle.Reply(yes=chance.random() < 0.8),
            lambda: circle.Wait(table.record.game.state.revision),
            lambda: circle.Passes(chance.sample(["turn", "fights", "events"], 2)),
            lambda: circle.NotAgain(chance.randrange(4)),
            lambda: circle.Rest(rest=chance.random() < 0.5),
            lambda: circle.Mute(chance.randrange(4), muted=True),
            lambda: circle.SetChair(chance.randrange(4), "random"),
        ]
    )()


@pytest.mark.parametrize("seed", range(3))
def test_no_request_tells_anybody_of_a_hidden_card(seed):
    async def play():
        table, people = await seated(seed=f"circle {seed}", seats=4)
        table.record.header.host = "guest-0"
        spectator = Onlooker()
        table.attach(spectator, None)
        everybody = [*people, spectator]
        chance = random.Random(seed)
        told = {watcher: knowable(table.record.game, watcher.seat) for watcher in everybody}
        named = 0
        for _ in range(250):
            game = table.record.game
            seat = chance.randrange(4)
            if chance.random() < 0.4:
                await table.steward.take(people[seat], requests(chance, table, seat))
            elif game.decisions:
                decision = chance.choice(game.decisions)
                if decision.options:
                    key = chance.choice(decision.options).key
                    with contextlib.suppress(Refused):
                        await table.choose(decision.seat, key, game.state.revision)
            await settled(table)
            for watcher in everybody:
                allowed = told[watcher]
                allowed |= knowable(game, watcher.seat) | knowable(table.record.game, watcher.seat)
                for _, events in table.record.steps:
                    allowed |= shown_by(table.record.game, events, watcher.seat)
                found = set(CARD.findall(b"".join(watcher.raw)))
                named += len(found)
                assert not found - allowed, f"{found - allowed} told to seat {watcher.seat}"
                watcher.raw.clear()
        table.stop()
        return named

    assert asyncio.run(play()) > 500


async def settled(table):
    while table.steward._tasks:
        await asyncio.gather(*list(table.steward._tasks))


def test_spectators_see_the_hands_that_are_open_and_nothing_else_of_any_seat():
    async def play():
        table, people = await seated(seed="open", seats=4)
        spectator = Onlooker()
        table.attach(spectator, None)
        await table.steward.take(people[2], circle.OpenHand(open=True))
        chance = random.Random(8)
        allowed = set()
        for _ in range(150):
            game = table.record.game
            allowed |= knowable(game, None) | knowable(game, 2)
            decision = chance.choice(game.decisions)
            if decision.options:
                key = chance.choice(decision.options).key
                await table.choose(decision.seat, key, game.state.revision)
                events = table.record.steps[-1][1]
                allowed |= shown_by(game, events, None) | knowable(table.record.game, 2)
                allowed |= knowable(table.record.game, None)
        table.stop()
        found = set(CARD.findall(b"".join(spectator.raw)))
        assert len(found) > 10
        assert found <= allowed

    asyncio.run(play())


def test_a_replay_shows_a_seat_what_it_saw_and_no_more():
    async def play():
        table, _ = await seated(seed="replayed", seats=3)
        chance = random.Random(4)
        known = [knowable(table.record.game, 1)]
        for _ in range(120):
            game = table.record.game
            decision = chance.choice(game.decisions)
            if decision.options:
                before = table.record.seq
                key = chance.choice(decision.options).key
                await table.choose(decision.seat, key, game.state.revision)
                if table.record.seq != before:
                    shown = shown_by(game, table.record.steps[-1][1], 1)
                    known.append(known[-1] | shown | knowable(table.record.game, 1))
        record: Record = table.record
        rows = await table._store.rows("t")
        replay = Replay(record, log_of(record, rows))
        assert replay.info.total == len(known) - 1
        words = words_for("munchkins", "en")
        for place, allowed in enumerate(known):
            found = set(CARD.findall(replay.frame(place, 1, words)))
            assert found <= allowed, place

    asyncio.run(play())


def test_no_answer_over_http_names_a_card_while_the_game_runs(tmp_path):
    async def play():
        async with live(tmp_path) as server, Guest(server) as ada, Guest(server) as eve:
            table = await ada.create(public=True, bots=[], hotseat=["Ben", "Cleo"])
            async with ada.sit(table) as player:
                await player.until(lambda: player.decision)
                secret = server.record(table).header.secret
                for guest in (ada, eve):
                    for path in (
                        "",
                        f"/{table}/replay",
                        f"/{table}/replay/0",
                        f"/{table}/replay/0?seat=0",
                        f"/{table}/log",
                        f"/{table}/seat-key",
                    ):
                        answer = await guest.http.get(f"/api/tables{path}")
                        assert not CARD.search(answer.content), path
                        assert secret not in answer.text, path
                    for path in ("rematch", "take", "join"):
                        body = {"key": "0.0", "name": "Eve"}
                        answer = await guest.http.post(f"/api/tables/{table}/{path}", json=body)
                        assert not CARD.search(answer.content), path
                statistics = (await eve.http.get("/api/statistics")).text
                assert json.loads(statistics)["players"] == []
                guests = server.record(table).guests
                listed = (await eve.http.get("/api/tables")).text
                assert not any(guest in listed + statistics for guest in guests)
                assert all(guest not in "".join(player.raw) for guest in guests)

    asyncio.run(play())
