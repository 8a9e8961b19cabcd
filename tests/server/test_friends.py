"""Public tables, hotseats, seat keys, rematches, replays and statistics, over the wire."""

import asyncio
import json
import re

from kickdoor.core.game import Game
from kickdoor.core.log import Log
from kickdoor.server import limits
from kickdoor.server.fairness import commitment_to, seed_of
from support.live import Guest, live

CARD = re.compile(r"munchkins/[a-z0-9-]+")


def on_server(tmp_path, play):
    async def whole():
        async with live(tmp_path) as server:
            await play(server)

    asyncio.run(whole())


async def listed(guest, **query):
    return (await guest.http.get("/api/tables", params=query)).json()["tables"]


def test_public_tables_are_listed_with_their_free_seats_also_after_a_restart(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            await ada.create(bots=["random"])
            table = await ada.create(bots=["random"], public=True)
            full = await ada.create(bots=["random"] * 2, public=True)
            assert [each["table"] for each in await listed(ada)] == [full, table]
            assert [each["table"] for each in await listed(ada, free=1)] == [table]
            assert await listed(ada, edition="nowhere") == []
            await server.stop()
            await server.start()
            found = (await listed(ada, free=1))[0]
            assert (found["table"], found["free"], found["turn"]) == (table, 1, None)
            assert found["names"][0] == "Ada"

    on_server(tmp_path, play)


def test_several_play_at_one_screen(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as eve:
            table = await ada.create(bots=[], hotseat=["Ben", "Cleo"])
            for seat, name in enumerate(["Ada", "Ben", "Cleo"]):
                async with ada.sit(table, seat=seat) as player:
                    assert player.welcome["you"] == seat
                    await player.until(lambda player=player: player.circle)
                    assert player.circle["yours"] == [0, 1, 2]
                    assert player.circle["chairs"][seat]["name"] == name
            async with eve.sit(table, seat=1) as player:
                assert player.welcome["you"] is None

    on_server(tmp_path, play)


def test_people_at_one_screen_have_different_names_and_a_seat_each(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            body = {"edition": "munchkins", "seats": 3, "name": "Ada"}
            for wrong, code in (
                ({"hotseat": ["ada"]}, "name-taken"),
                ({"hotseat": ["Ben"], "bots": "random"}, "too-many-people"),
                ({"entropy": "xyz"}, "entropy"),
            ):
                answer = await ada.http.post("/api/tables", json={**body, **wrong})
                assert (answer.status_code, answer.json()["code"]) == (400, code)

    on_server(tmp_path, play)


def test_a_seat_key_is_worth_nothing_once_the_host_gave_the_seat_away(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as ben, Guest(server) as eve:
            table = await ada.create(bots=["random"], ready=True)
            await ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"})
            key = (await ben.http.get(f"/api/tables/{table}/seat-key")).json()["key"]
            async with ada.sit(table) as host:
                await host.send(t="SetChair", seat=2, bot=None)
                await host.until(lambda: host.circle and host.circle["chairs"][2]["open"])
            take = await eve.http.post(f"/api/tables/{table}/take", json={"key": key})
            assert take.status_code == 403
            again = await ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"})
            assert (again.status_code, again.json()["code"]) == (403, "removed")

    on_server(tmp_path, play)


def test_a_table_without_spectators_turns_them_away(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as eve:
            table = await ada.create(spectators="off")
            async with eve.sit(table, hello=False) as line:
                problem = await line.take()
                assert (problem["t"], problem["code"]) == ("Problem", "no-spectators")

    on_server(tmp_path, play)


def test_spectators_may_be_behind(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "SPECTATOR_DELAY", 0.4)

    async def play(server):
        async with Guest(server) as ada, Guest(server) as eve:
            table = await ada.create(bots=[], hotseat=["Ben", "Cleo"], spectators="delayed")
            async with ada.sit(table) as player, eve.sit(table) as spectator:
                await player.until(lambda: player.decision)
                loop = asyncio.get_running_loop()
                before = loop.time()
                await player.choose("ready")
                await spectator.until(lambda: spectator.seq == player.seq)
                assert loop.time() - before > 0.3

    on_server(tmp_path, play)


async def played(server, guest, **wanted):
    """Return a table whose game was played to its end by bots, and a player's last view."""
    table = await guest.create(bots=["random"] * 2, **wanted)
    async with guest.sit(table) as player:
        await player.send(t="Rest", rest=True)
        await player.until(lambda: player.over and player.circle["digest"])
        return table, player


def test_a_finished_game_can_be_looked_through_from_each_seat_and_with_all_hands(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as eve:
            table, player = await played(server, ada)
            http = eve.http
            info = (await http.get(f"/api/tables/{table}/replay")).json()
            assert info["digest"] == player.circle["digest"]
            assert info["turns"][0] == 0
            last = (await http.get(f"/api/tables/{table}/replay/{info['total']}")).json()
            assert last["table"]["winners"] == info["winners"] == player.now["table"]["winners"]
            assert sorted(last["hands"]) == ["0", "1", "2"]
            middle = f"/api/tables/{table}/replay/{info['total'] // 2}"
            seat = (await http.get(middle, params={"seat": 1})).json()
            everybody = (await http.get(middle)).json()
            assert seat["you"]["hand"] == everybody["hands"]["1"]
            assert seat["seats"] == everybody["seats"]
            assert "hands" not in seat
            shown = {each["card"]["handle"] for each in seat["you"]["known"]}
            hidden = {card["handle"] for card in everybody["hands"]["0"]} - shown
            assert not hidden & {card["handle"] for card in seat["you"]["hand"]}
            beyond = await http.get(f"/api/tables/{table}/replay/{info['total'] + 1}")
            assert beyond.status_code == 404

    on_server(tmp_path, play)


def test_a_game_that_is_not_over_has_no_replay(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            table = await ada.create()
            for path in ("replay", "replay/0"):
                answer = await ada.http.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
                assert not CARD.search(answer.text)

    on_server(tmp_path, play)


def test_what_players_add_to_the_chance_is_in_the_seed_and_can_be_checked(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as ben:
            body = {"name": "Ben", "entropy": "00ff"}
            table = await ada.create(bots=["random"], entropy="abcd")
            await ben.http.post(f"/api/tables/{table}/join", json=body)
            async with ada.sit(table) as player, ben.sit(table) as other:
                commitment = player.welcome["commitment"]
                for each in (player, other):
                    await each.send(t="Rest", rest=True)
                await player.until(lambda: player.over)
            log = Log.loads((await ada.http.get(f"/api/tables/{table}/log")).text)
            assert log.header["entropy"] == {"0": "abcd", "2": "00ff"}
            assert commitment_to(log.header["secret"]) == commitment
            assert log.header["seed"] == seed_of(log.header["secret"], {0: "abcd", 2: "00ff"})
            assert Game.replay(log).over

    on_server(tmp_path, play)


def test_a_rematch_seats_everybody_again_and_is_one_table_for_all(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as eve:
            table, _ = await played(server, ada)
            assert (await eve.http.post(f"/api/tables/{table}/rematch")).status_code == 403
            first, second = [
                (await ada.http.post(f"/api/tables/{table}/rematch")).json() for _ in range(2)
            ]
            assert first == second
            async with ada.sit(first["table"]) as player:
                assert player.welcome["you"] == 0
                assert player.welcome["names"][0] == "Ada"
            async with eve.sit(table) as player:
                await player.until(lambda: player.circle)
                assert player.circle["rematch"] == first["table"]
            running = await ada.create()
            assert (await ada.http.post(f"/api/tables/{running}/rematch")).status_code == 403

    on_server(tmp_path, play)


def test_finished_games_count_once_for_each_player_also_after_a_restart(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as eve:
            _, one = await played(server, ada)
            _, two = await played(server, ada)
            await server.stop()
            await server.start()
            found = (await ada.http.get("/api/statistics")).json()
            assert found["games"] == 2
            assert [each["name"] for each in found["players"]] == ["Ada"]
            mine = found["players"][0]
            wins = sum(0 in each.now["table"]["winners"] for each in (one, two))
            assert (mine["games"], mine["wins"], mine["you"]) == (2, wins, True)
            assert mine["turns"] == sum(each.now["table"]["turn"] for each in (one, two))
            theirs = (await eve.http.get("/api/statistics")).json()["players"][0]
            assert not theirs["you"]
            for guest in server.hall.results._entries[0]["players"]:
                assert not guest["guest"] or guest["guest"] not in json.dumps(found)

    on_server(tmp_path, play)
