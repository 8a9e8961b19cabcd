"""Nobody speaks for a seat that is not theirs, whatever they show."""

import base64
import json

import httpx
import pytest

from support.live import Guest

COOKIE = "kickdoor_guest"


def forged(signed):
    """Cookies made from a true one by somebody without the server's secret."""
    name, _, signature = signed.rpartition(".")
    other = "0" * len(name)
    return {
        "another name": f"{other}.{signature}",
        "no signature": f"{name}.",
        "no dot": name,
        "a signature cut short": f"{name}.{signature[:-1]}",
        "another case": f"{name}.{signature.upper()}",
        "a longer name": f"{name}+1.{signature}",
        "a key of a seat": f"seat:{name}.{signature}",
        "nothing": "",
        "noise": base64.b64encode(bytes(range(64))).decode(),
        "very long": "a" * 3000 + "." + signature,
    }


KINDS = tuple(forged("a.b"))


@pytest.mark.parametrize("kind", KINDS)
def test_a_forged_cookie_is_a_spectator_and_no_more(attack, kind):
    async def play(server, ada, table):
        cookie = forged(ada.http.cookies[COOKIE])[kind]
        async with Guest(server) as mallory:
            mallory.http.cookies.set(COOKIE, cookie)
            async with mallory.sit(table) as player:
                assert player.welcome["you"] is None
                await player.until(lambda: "table" in player.now)
                assert player.now["you"] is None
                await player.send(t="Answer", decision="0.0.floor", option="x", seen=0, nonce="n")
                assert (await player.reply("Refused"))["rule"] == "engine-no-seat"
            key = await mallory.http.get(f"/api/tables/{table}/seat-key")
            assert (key.status_code, key.json()["code"]) == (403, "no-seat")

    attack(play)


def test_the_key_of_one_seat_or_table_opens_no_other(attack):
    async def play(server, ada, table):
        key = (await ada.http.get(f"/api/tables/{table}/seat-key")).json()["key"]
        name, _, signature = key.rpartition(".")
        async with Guest(server) as mallory:
            other = await mallory.create(name="Mallory", bots=["random"])
            tries = {
                f"{table}-1.{signature}",
                f"{table}-00.{signature}",
                f"{table}-0 .{signature}",
                f"{table}--1.{signature}",
                f"{name}.{'0' * len(signature)}",
                f"{name}.",
                ada.http.cookies[COOKIE],
            }
            for each in tries:
                answer = await mallory.http.post(f"/api/tables/{table}/take", json={"key": each})
                assert (answer.status_code, answer.json()["code"]) == (403, "no-seat"), each
            answer = await mallory.http.post(f"/api/tables/{other}/take", json={"key": key})
            assert (answer.status_code, answer.json()["code"]) == (403, "no-seat")

    attack(play)


def test_a_seat_at_one_table_is_none_at_another(attack):
    async def play(server, ada, table):
        async with Guest(server) as mallory:
            await mallory.create(name="Mallory")
            async with mallory.sit(table) as player:
                assert player.welcome["you"] is None

    attack(play)


@pytest.mark.parametrize("option", ["ready", "pass", "kick-open"])
def test_another_seats_decision_is_refused(attack, option):
    async def play(server, ada, table):
        async with ada.sit(table) as player:
            await player.until(lambda: player.decision)
            _, _, rest = player.decision["id"].partition(".")
            for number, owner in enumerate(
                (f"1.{rest}", f"2.{rest}", f"-1.{rest}", f"00.{rest}", "x")
            ):
                await player.answer(option, decision=owner, nonce=f"other-{number}")
                assert (await player.reply("Refused"))["rule"] == "engine-not-yours"

    attack(play)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1"])
def test_another_sites_page_may_not_speak_with_our_cookie(attack, origin):
    async def play(server, ada, table):
        made = await ada.http.post(
            "/api/tables",
            json={"edition": "munchkins", "seats": 3, "name": "A"},
            headers={"origin": origin},
        )
        assert (made.status_code, made.json()["code"]) == (403, "origin")
        upgrade = {
            "connection": "upgrade",
            "upgrade": "websocket",
            "origin": origin,
            "sec-websocket-version": "13",
            "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        async with httpx.AsyncClient(base_url=server.url) as browser:
            refused = await browser.get(f"/api/tables/{table}/socket", headers=upgrade)
            assert refused.status_code == 403

    attack(play)


def test_a_path_that_climbs_finds_nothing(attack):
    async def play(server, ada, table):
        for path in (
            "/etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/assets/..%2f..%2f.sources",
            "/api/tables/..%2f..%2ftables.sqlite3/log",
            "/api/tables/%00/log",
            f"/api/tables/{table}'--/log",
        ):
            answer = await ada.http.get(path)
            kind = answer.headers["content-type"].partition(";")[0]
            assert (answer.status_code, kind) in (
                (200, "text/html"),  # the page itself, which says that there is nothing
                (404, "text/plain"),
                (404, "application/json"),
                (503, "text/plain"),  # the page is not built
            ), path
            assert "root:" not in answer.text
            if kind == "application/json":
                assert json.loads(answer.text)["code"]

    attack(play)
