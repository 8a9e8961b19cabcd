"""Stale, replayed, oversized and senseless messages: one clear line each, and nobody else suffers."""

import asyncio
import json
import socket
import struct
from contextlib import suppress

import pytest
import websockets

from support.live import Guest

TEN_MEGABYTES = 10 * 1024 * 1024


async def ended_with(line):
    """Return the problems that a line was told of, and the code with which it was closed."""
    problems = []
    try:
        while True:
            async with asyncio.timeout(10):
                message = json.loads(await line.recv())
            if message["t"] == "Problem":
                problems.append(message)
    except websockets.ConnectionClosed as closed:
        return problems, closed.rcvd.code if closed.rcvd else None


def test_a_stale_answer_is_refused(attack):
    async def play(server, ada, table):
        async with ada.sit(table) as player:
            await player.until(lambda: player.decision)
            await player.answer("done", seen=0, nonce="old")
            assert (await player.reply("Refused"))["rule"] == "engine-stale"
            await player.answer("ready", seen=player.seq + 1000, nonce="future")
            assert (await player.reply("Refused"))["rule"] == "engine-stale"

    attack(play)


def test_a_replayed_message_acts_once(attack):
    async def play(server, ada, table):
        async with ada.sit(table) as player:
            await player.until(lambda: player.decision)
            await player.answer("ready", nonce="once")
            await player.until(lambda: player.got[-1].get("nonce") == "once")
            for _ in range(10):
                await player.send(
                    t="Answer",
                    decision=player.decision["id"] if player.decision else "0.0.x",
                    option="ready",
                    seen=player.seq,
                    nonce="once",
                )
                await player.until(lambda: player.got[-1].get("nonce") == "once")
        rows = await server.hall.store.rows(table)
        assert [row.nonce for row in rows].count("once") == 1

    attack(play)


def test_another_seats_nonce_is_not_answered(attack):
    """A nonce belongs to a seat: who repeats another's learns nothing by it."""

    async def play(server, ada, table):
        async with ada.sit(table) as player, Guest(server) as mallory:
            await player.until(lambda: player.decision)
            await player.answer("ready", nonce="mine")
            await player.until(lambda: player.got[-1].get("nonce") == "mine")
            async with mallory.sit(table) as other:
                await other.send(t="Answer", decision="0.0.x", option="ready", seen=0, nonce="mine")
                assert (await other.reply("Refused"))["rule"] == "engine-no-seat"

    attack(play)


@pytest.mark.parametrize(
    ("size", "codes"),
    [(20_000, {1009}), (TEN_MEGABYTES, {1009, None})],
)
def test_what_is_too_long_ends_the_line(attack, size, codes):
    async def play(server, ada, table):
        async with ada.sit(table) as player:
            await player.until(lambda: player.decision)
            big = json.dumps({"t": "Chat", "nonce": "n", "text": "x" * size})
            with suppress(websockets.ConnectionClosed):
                await player.line.send(big)
            problems, code = await ended_with(player.line)
            assert code in codes
            if size < 64 * 1024:
                assert [each["code"] for each in problems] == ["too-big"]
        async with ada.sit(table) as player:
            assert player.welcome["you"] == 0

    attack(play)


def test_a_frame_that_only_promises_ten_megabytes_costs_nothing(attack):
    """The length alone is enough: nothing is kept while the rest is waited for."""

    async def play(server, ada, table):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(struct.pack("!BBQ", 0x81, 0xFF, TEN_MEGABYTES) + b"\0\0\0\0")
        async with asyncio.timeout(10):
            frame = await reader.read(100)
        assert frame[0] == 0x88
        assert int.from_bytes(frame[2:4]) == 1009
        writer.close()

    attack(play)


def test_a_body_of_ten_megabytes_is_refused(attack):
    async def play(server, ada, table):
        headers = {"content-type": "application/json"}
        answer = await ada.http.post("/api/tables", content=b"x" * TEN_MEGABYTES, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")

    attack(play)


@pytest.mark.parametrize(
    "sent",
    [
        b"\xff\xfe\x00",
        b'{"t":"Chat","nonce":"n","text":"\xc3\x28"}',
        b'{"t":"Chat","nonce":"n","text":"\xed\xa0\x80"}',
        '{"t":"Chat","nonce":"n","text":"\\ud800"}',
        '{"t":"Chat","nonce":"with space","text":"x"}',
        '{"t":"Chat","nonce":"\\u0000","text":"x"}',
        '{"t":"Answer","decision":"0","option":"x","seen":-1,"nonce":"n"}',
        '{"t":"Answer","decision":"0","option":"x","seen":1e400,"nonce":"n"}',
        '{"t":"Answer","decision":"0","option":["x"],"seen":1,"nonce":"n"}',
        '{"t":"Update","seq":1,"events":[]}',
        '{"t":"Answer"' + "," * 1000 + "}",
        "[" * 5000,
        "",
    ],
)
def test_what_cannot_be_read_is_one_line_and_the_end_of_the_line(attack, sent):
    async def play(server, ada, table):
        async with ada.sit(table) as player:
            await player.until(lambda: player.decision)
            await player.line.send(sent)
            problems, code = await ended_with(player.line)
            assert ([each["code"] for each in problems], code) == (["malformed"], 1007)
            assert "\n" not in problems[0]["text"]

    attack(play)


def test_text_that_is_no_utf8_ends_the_line(attack):
    async def play(server, ada, table):
        async with ada.sit(table) as player:
            await player.until(lambda: player.decision)
            await player.line.send(b'{"t":"Ping"}\xff', text=True)
            _, code = await ended_with(player.line)
            assert code == 1007

    attack(play)


def test_a_key_that_means_nothing_is_refused(attack):
    async def play(server, ada, table):
        async with ada.sit(table) as player:
            await player.until(lambda: player.decision)
            for number, key in enumerate(
                (
                    "",
                    ":",
                    ">",
                    "play:",
                    "play:munchkins/none#9>>@",
                    "x" * 3999,
                    "__class__",
                    "../..",
                )
            ):
                await player.answer(key, nonce=f"k{number}")
                refused = await player.reply("Refused")
                assert refused["nonce"] == f"k{number}"
                assert refused["text"]

    attack(play)


def test_a_flood_ends_its_own_line(attack):
    async def play(server, ada, table):
        async with ada.sit(table) as player:
            await player.until(lambda: player.decision)
            try:
                for _ in range(2000):
                    await player.send(t="Ping")
            except websockets.ConnectionClosed:
                pass
            problems, code = await ended_with(player.line)
            assert ([each["code"] for each in problems], code) == (["too-fast"], 1008)

    attack(play)


def test_a_flood_of_requests_is_told_so(attack):
    async def play(server, ada, table):
        seen = set()
        for _ in range(200):
            answer = await ada.http.post("/api/tables/none/join", json={"name": "A"})
            seen.add((answer.status_code, answer.json()["code"]))
        assert seen == {(404, "no-table"), (429, "too-fast")}

    attack(play)


def test_a_line_that_says_nothing_is_ended(attack, monkeypatch):
    monkeypatch.setattr("kickdoor.server.connection.HELLO_SECONDS", 0.2)

    async def play(server, ada, table):
        async with ada.sit(table, hello=False) as player:
            problems, code = await ended_with(player.line)
            assert ([each["code"] for each in problems], code) == (["no-hello"], 1008)

    attack(play)


def test_a_slow_reader_is_cut_and_holds_nobody_up(attack, monkeypatch):
    """It never reads: the server's queue for it fills, and its line is ended."""
    monkeypatch.setattr("kickdoor.server.connection.QUEUE_LENGTH", 20)

    async def play(server, ada, table):
        loop = asyncio.get_running_loop()
        line = socket.create_connection(("127.0.0.1", server.port))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        cookie = f"kickdoor_guest={ada.http.cookies['kickdoor_guest']}"
        line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Cookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await loop.run_in_executor(None, line.recv, 100)
        hello = b'{"t":"Hello","since":null}'
        line.sendall(struct.pack("!BB", 0x81, 0x80 | len(hello)) + b"\0\0\0\0" + hello)
        async with asyncio.timeout(10):
            while not server.hall.known(table).watchers:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        watcher = next(iter(server.hall.known(table).watchers))
        filling = b'{"t":"ChatLine","text":"' + b"x" * 100_000 + b'"}'
        async with asyncio.timeout(30):
            while watcher in server.hall.known(table).watchers:
                watcher.send(filling)
                await asyncio.sleep(0.01)
        await loop.run_in_executor(None, line.close)

    attack(play)
