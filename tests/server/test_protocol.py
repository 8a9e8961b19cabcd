"""What goes over the socket and over HTTP, from a real server."""

import asyncio
import json
import sqlite3

import httpx
import pytest
import websockets

from kickdoor.lang.pack import shipped_packs
from kickdoor.server import limits
from kickdoor.server.messages import VERSION
from support.live import Guest, live
from support.repo import ROOT

UNLIMITED = limits.Rate(1e9, 1e9)


def on_server(tmp_path, play):
    """Run `play(server)` beside a running server."""

    async def whole():
        async with live(tmp_path, lambda: "seed") as server:
            await play(server)

    asyncio.run(whole())


async def closed_with(line):
    """Return the last problem and the close code of a line that the server ends."""
    problem = None
    try:
        while True:
            async with asyncio.timeout(5):
                message = json.loads(await line.recv())
            if message["t"] == "Problem":
                problem = message
    except websockets.ConnectionClosed as closed:
        return problem, closed.rcvd.code


def test_who_makes_a_table_sits_at_it(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            table = await ada.create(name="  Ada  ", bots=["random", "random"])
            async with ada.sit(table) as player:
                await player.until(lambda: player.decision)
                welcome = player.welcome
        assert welcome["table"] == table
        assert welcome["you"] == 0
        assert welcome["names"][0] == "Ada"
        assert welcome["bots"] == [None, "random", "random"]
        assert welcome["edition"] == "munchkins"
        assert len(welcome["commitment"]) == 64
        assert len(player.now["you"]["hand"]) == 4
        assert player.decision["id"].startswith("0.")

    on_server(tmp_path, play)


def test_who_has_no_seat_watches(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as passer_by:
            table = await ada.create()
            async with passer_by.sit(table) as watcher:
                await watcher.until(lambda: "table" in watcher.now)
                assert watcher.welcome["you"] is None
                assert watcher.now["you"] is None
                assert watcher.decision is None
                await watcher.send(t="Answer", decision="0.0.floor", option="x", seen=0, nonce="n")
                assert (await watcher.reply("Refused"))["rule"] == "engine-no-seat"

    on_server(tmp_path, play)


def test_a_client_of_another_version_gets_one_clear_line(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            table = await ada.create()
            async with ada.sit(table) as player:
                assert player.welcome["version"] == VERSION
            async with ada.sit(table, hello=False) as player:
                await player.send(t="Hello", version=VERSION + 1)
                problem, close = await closed_with(player.line)
                assert (problem["code"], close) == ("version", 4426)
                assert "load the page again" in problem["text"]
                assert [message["t"] for message in player.got] == []

    on_server(tmp_path, play)


def test_the_page_speaks_the_servers_version():
    written = (ROOT / "web/src/protocol/socket.ts").read_text("utf-8")
    assert f"export const VERSION = {VERSION}\n" in written


def test_a_forged_cookie_is_no_seat(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            table = await ada.create()
            signed = ada.http.cookies["kickdoor_guest"]
            ada.http.cookies.clear()
            ada.http.cookies.set(
                "kickdoor_guest", signed[:-1] + ("0" if signed[-1] != "0" else "1")
            )
            async with ada.sit(table) as player:
                assert player.welcome["you"] is None

    on_server(tmp_path, play)


def test_pings_are_answered(tmp_path):
    async def play(server):
        async with Guest(server) as ada, ada.sit(await ada.create()) as player:
            await player.send(t="Ping")
            await player.reply("Pong")

    on_server(tmp_path, play)


@pytest.mark.parametrize(
    ("sent", "code", "close", "said"),
    [
        ("{", "malformed", 1007, "could not be read"),
        ("[]", "malformed", 1007, "Expected `object`"),
        ('{"t":"Steal"}', "malformed", 1007, "Steal"),
        ('{"t":"Answer","option":"x"}', "malformed", 1007, "decision"),
        ('{"t":"Chat","nonce":"n","text":""}', "malformed", 1007, "$.text"),
        (b"\xff\xfe", "malformed", 1007, "could not be read"),
        (json.dumps({"t": "Chat", "nonce": "n", "text": "x" * 20_000}), "too-big", 1009, "16,384"),
    ],
)
def test_a_bad_message_is_one_clear_line_and_the_end_of_the_line(tmp_path, sent, code, close, said):
    async def play(server):
        async with Guest(server) as ada:
            table = await ada.create()
            async with ada.sit(table) as player:
                await player.line.send(sent)
                problem, closed = await closed_with(player.line)
                assert problem["code"] == code
                assert said in problem["text"]
                assert "\n" not in problem["text"]
                assert closed == close
            async with ada.sit(table) as player:
                await player.until(lambda: player.decision)
                assert player.welcome["you"] == 0

    on_server(tmp_path, play)


def test_a_huge_message_is_not_even_read(tmp_path):
    async def play(server):
        async with Guest(server) as ada, ada.sit(await ada.create()) as player:
            await player.line.send("x" * 200_000)
            _, closed = await closed_with(player.line)
            assert closed == 1009

    on_server(tmp_path, play)


def test_too_many_messages_end_the_line_and_the_others_play_on(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as watching:
            table = await ada.create()
            async with watching.sit(table) as watcher, ada.sit(table) as player:
                for _ in range(200):
                    await player.send(t="Ping")
                problem, closed = await closed_with(player.line)
                assert (problem["code"], closed) == ("too-fast", 1008)
                await watcher.send(t="Ping")
                await watcher.reply("Pong")

    on_server(tmp_path, play)


def test_a_line_begins_with_hello(tmp_path):
    async def play(server):
        async with Guest(server) as ada, ada.sit(await ada.create(), hello=False) as player:
            await player.send(t="Ping")
            problem, closed = await closed_with(player.line)
            assert (problem["code"], closed) == ("no-hello", 1008)

    on_server(tmp_path, play)


def test_an_unknown_table_is_said_to_be_none(tmp_path):
    async def play(server):
        async with Guest(server) as ada, ada.sit("nowhere", hello=False) as player:
            problem, closed = await closed_with(player.line)
            assert (problem["code"], closed) == ("no-table", 4404)

    on_server(tmp_path, play)


def test_a_table_whose_record_is_spoiled_is_said_to_be(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            table = await ada.create(bots=[])
            await server.stop()
            with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
                database.execute("update rows set body = '[\"bribe\", 1]'")
            await server.start()
            async with ada.sit(table, hello=False) as player:
                problem, closed = await closed_with(player.line)
                assert (problem["code"], closed) == ("broken-table", 4410)
            response = await ada.http.get(f"/api/tables/{table}/log")
            assert (response.status_code, response.json()["code"]) == (410, "broken-table")
            assert await ada.create()

    on_server(tmp_path, play)


def test_other_sites_pages_are_turned_away(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            table = await ada.create()
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            with pytest.raises(websockets.InvalidStatus) as turned_away:
                await websockets.connect(address, origin="https://evil.example")
            assert turned_away.value.response.status_code == 403
            async with websockets.connect(address, origin=server.url):
                pass
            answer = await ada.http.post(
                "/api/tables", json={}, headers={"origin": "https://evil.example"}
            )
            assert answer.status_code == 403
            assert answer.json()["code"] == "origin"

    on_server(tmp_path, play)


GOOD = {"edition": "munchkins", "seats": 3, "name": "Ada", "bots": "random"}


@pytest.mark.parametrize(
    ("changed", "status", "code", "said"),
    [
        ({"edition": "nonsense"}, 400, "edition", 'There is no set "nonsense"'),
        ({"edition": "../../etc"}, 400, "edition", 'There is no set "../../etc"'),
        ({"edition": ""}, 400, "edition", 'There is no set ""'),
        ({"seats": 2}, 400, "malformed", "$.seats"),
        ({"seats": 7}, 400, "malformed", "$.seats"),
        ({"name": "  "}, 400, "name", "1 to 24 characters"),
        ({"name": "x" * 25}, 400, "name", "1 to 24 characters"),
        ({"bots": "genius"}, 400, "bots", 'There is no bot "genius"'),
        ({"bots": ["random"] * 4}, 400, "too-many-bots", "4 bots do not fit"),
        ({"options": {"cheese": 1}}, 400, "options", "cheese"),
        ({"options": {"deal": 7}}, 400, "options", "That cannot be chosen: deal cannot be 7"),
        ({"pace": {"window_ms": -1}}, 400, "malformed", "window_ms"),
        ({"name": "x" * 20_000}, 413, "too-big", "16,384"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(tmp_path, changed, status, code, said):
    async def play(server):
        async with Guest(server) as ada:
            response = await ada.http.post("/api/tables", json={**GOOD, **changed})
            assert response.status_code == status
            assert response.json()["code"] == code
            assert said in response.json()["text"]
            assert "\n" not in response.json()["text"]
            assert len(server.hall) == 0

    on_server(tmp_path, play)


def test_requests_are_json(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            form = await ada.http.post("/api/tables", data={"name": "Ada"})
            assert (form.status_code, form.json()["code"]) == (415, "not-json")
            torn = await ada.http.post(
                "/api/tables", content=b"{", headers={"content-type": "application/json"}
            )
            assert (torn.status_code, torn.json()["code"]) == (400, "malformed")

    on_server(tmp_path, play)


def test_too_many_requests_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "REQUESTS", limits.Rate(3, 0.01))

    async def play(server):
        async with Guest(server) as ada:
            answers = [await ada.http.post("/api/tables", json=GOOD) for _ in range(5)]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]

    on_server(tmp_path, play)


def test_friends_take_the_open_seats_and_then_the_game_begins(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as ben, Guest(server) as cleo:
            table = await ada.create(bots=[])
            async with ada.sit(table) as player:
                assert player.welcome["names"] == ["Ada", "", ""]
                assert player.decision is None
                taken = await ben.http.post(f"/api/tables/{table}/join", json={"name": "ADA"})
                assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
                joined = await ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"})
                assert joined.json() == {"table": table, "seat": 1}
                again = await ben.http.post(f"/api/tables/{table}/join", json={"name": "Benny"})
                assert again.json() == {"table": table, "seat": 1}
                await cleo.http.post(f"/api/tables/{table}/join", json={"name": "Cleo"})
                await player.until(lambda: player.decision)
                assert player.welcome["names"] == ["Ada", "Ben", "Cleo"]
            late = await httpx.AsyncClient(base_url=server.url).post(
                f"/api/tables/{table}/join", json={"name": "Dan"}
            )
            assert (late.status_code, late.json()["code"]) == (409, "full")
            async with cleo.sit(table) as player:
                assert player.welcome["you"] == 2

    on_server(tmp_path, play)


def test_a_seat_key_moves_a_seat_to_another_device(tmp_path):
    async def play(server):
        async with Guest(server) as ada, Guest(server) as phone:
            table = await ada.create()
            nobody = await phone.http.get(f"/api/tables/{table}/seat-key")
            assert (nobody.status_code, nobody.json()["code"]) == (403, "no-seat")
            key = (await ada.http.get(f"/api/tables/{table}/seat-key")).json()["key"]
            forged = await phone.http.post(
                f"/api/tables/{table}/take", json={"key": key.replace("-0.", "-1.")}
            )
            assert (forged.status_code, forged.json()["code"]) == (403, "no-seat")
            taken = await phone.http.post(f"/api/tables/{table}/take", json={"key": key})
            assert taken.json() == {"table": table, "seat": 0}
            async with phone.sit(table) as there, ada.sit(table) as here:
                assert there.welcome["you"] == here.welcome["you"] == 0

    on_server(tmp_path, play)


def test_the_catalogue_the_rulebook_and_the_health_are_told(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            catalogue = (await ada.http.get("/api/catalogue?lang=en")).json()
            assert [edition["id"] for edition in catalogue["editions"]] == list(shipped_packs())
            assert all(
                card["name"] and (card["art"]["icons"] or card["kind"] == "rule")
                for card in catalogue["cards"].values()
            )
            assert catalogue["strings"]["level"] == "Level"
            whole = (await ada.http.get("/api/rulebook")).json()
            assert whole["rules"]["combat-ties-lose"]["topic"] == "combat"
            own = (await ada.http.get("/api/rulebook?edition=munchkins")).json()
            assert own["rules"]["combat-ties-lose"] == whole["rules"]["combat-ties-lose"]
            assert not own["topics"].keys() & {"beagles", "drives", "examples"}
            assert (await ada.http.get("/api/rulebook?edition=none")).status_code == 404
            health = (await ada.http.get("/health")).json()
            assert health["status"] == "ok"
            missing = await ada.http.get("/api/nothing")
            assert (missing.status_code, missing.json()["code"]) == (404, "not-found")

    on_server(tmp_path, play)


def test_the_log_is_told_only_when_the_game_is_over(tmp_path):
    async def play(server):
        async with Guest(server) as ada:
            table = await ada.create()
            early = await ada.http.get(f"/api/tables/{table}/log")
            assert (early.status_code, early.json()["code"]) == (403, "not-over")
            assert "seed" not in early.text
            nowhere = await ada.http.get("/api/tables/nowhere/log")
            assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no-table")

    on_server(tmp_path, play)


def test_every_address_that_is_no_file_is_the_page(tmp_path, monkeypatch):
    client = tmp_path / "static"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>the page")
    (client / "assets" / "a-1234.js").write_text("script")
    (client / ".sources").write_text("hash")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("kickdoor.server.static.FOLDER", client)

    async def play(server):
        async with Guest(server) as ada:
            for path in ("/", "/table/abc", "/anything"):
                page = await ada.http.get(path)
                assert (page.status_code, page.text) == (200, "<!doctype html>the page")
                assert page.headers["cache-control"] == "no-cache"
            script = await ada.http.get("/assets/a-1234.js")
            assert script.text == "script"
            assert "immutable" in script.headers["cache-control"]
            for path in ("/no.js", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
                assert (await ada.http.get(path)).status_code in (400, 404), path
            assert (await ada.http.get("/.sources")).text != "hash"

    on_server(tmp_path / "data", play)


def test_without_a_built_client_the_server_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr("kickdoor.server.static.FOLDER", tmp_path / "none")

    async def play(server):
        async with Guest(server) as ada:
            page = await ada.http.get("/")
            assert page.status_code == 503
            assert "make client" in page.text

    on_server(tmp_path / "data", play)
