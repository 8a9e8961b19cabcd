"""Two server processes on one PostgreSQL serve one table together; when one is killed, play goes on."""

import asyncio
import random

import asyncpg
import httpx
import msgspec
import pytest
import websockets

from kickdoor.server.record import Header, Record
from kickdoor.server.store.opening import open_store
from support.crowd import Account, Person, make_table
from support.live import Player
from support.process import ServerProcess, serving

pytestmark = [pytest.mark.postgres, pytest.mark.slow]

BOTS = {"window_ms": 150, "reading_ms": 0, "bot_ms": 40}


class Two:
    """Two nodes, each with its own folder, over a database and, if one is named, another bus."""

    def __init__(self, folder, dsn, *more):
        self.nodes = [
            ServerProcess(folder / name, "--store", dsn, *more) for name in ("one", "two")
        ]

    async def __aenter__(self):
        await asyncio.gather(*(node.start() for node in self.nodes))
        return self.nodes

    async def __aexit__(self, *_):
        await asyncio.gather(*(node.kill() for node in self.nodes))


async def record_of(dsn, folder, table):
    """Replay a table from the database; return its rows and record."""
    store = await open_store(dsn, folder)
    rows = await store.rows(table)
    header = msgspec.convert(await store.header(table), Header)
    await store.close()
    record = Record(table, header)
    record.apply(rows)
    return rows, record


@pytest.mark.parametrize("bus", ["", "nats"])
def test_a_table_is_played_at_two_nodes_and_on_when_one_is_killed(
    tmp_path, postgres_dsn, request, bus
):
    more = ("--bus", request.getfixturevalue("nats_url")) if bus else ()

    async def play():
        async with Two(tmp_path, postgres_dsn, *more) as (one, two):
            account = Account()
            table, jars = await make_table(one.url, 3)
            homes = [[one.url], [two.url], [one.url, two.url]]
            people = [
                Person(urls, table, jar, account, random.Random(f"{seat}"))
                for seat, (urls, jar) in enumerate(zip(homes, jars, strict=True))
            ]
            async with asyncio.timeout(120), asyncio.TaskGroup() as group:
                playing = [group.create_task(person.play()) for person in people]
                await confirmed(account, 25)
                await one.kill()
                people[0].urls = [two.url]
                await confirmed(account, 25)
                for task in playing:
                    task.cancel()
        return table, account

    table, account = asyncio.run(play())
    rows, record = asyncio.run(record_of(postgres_dsn, tmp_path, table))
    nonces = [row.nonce for row in rows if row.nonce]
    assert len(nonces) == len(set(nonces))
    assert set(account.confirmed) <= set(nonces)
    assert account.refused.isdisjoint(nonces)
    assert record.seq == len(rows) >= account.seen[table]


async def confirmed(account, more):
    """Wait until so many more choices are confirmed."""
    wanted = len(account.confirmed) + more
    while len(account.confirmed) < wanted:  # noqa: ASYNC110
        await asyncio.sleep(0.01)


def test_what_is_chosen_at_one_node_is_shown_at_the_other_at_once(tmp_path, postgres_dsn):
    """By the bus: before the nodes would look by themselves, each time."""

    async def play():
        async with Two(tmp_path, postgres_dsn) as (one, two):
            table, jars = await make_table(one.url, 3)
            async with line(one, table, jars[0]) as here, line(two, table, jars[1]) as there:
                await there.until(lambda: there.decision)
                await asyncio.sleep(0.3)
                loop, took = asyncio.get_running_loop(), []
                for number in range(5):
                    before = loop.time()
                    await here.send(t="Chat", text=f"line {number}", nonce=f"n{number}")
                    await there.until(lambda: there.got[-1].get("text") == f"line {number}")  # noqa: B023
                    took.append(loop.time() - before)
        return took

    took = asyncio.run(play())
    assert sorted(took)[2] < 1.0, took


def line(node, table, jar):
    """A player at a node, before its hello is answered."""
    address = f"{node.url}/api/tables/{table}/socket?lang=en".replace("http", "ws", 1)
    cookie = "; ".join(f"{name}={value}" for name, value in jar.items())
    return Line(address, cookie)


class Line:
    """A line that says hello."""

    def __init__(self, address, cookie):
        self._line = websockets.connect(address, additional_headers={"Cookie": cookie})

    async def __aenter__(self):
        player = Player(await self._line.__aenter__())
        await player.send(t="Hello", since=None)
        await player.until(lambda: player.welcome)
        return player

    async def __aexit__(self, *error):
        await self._line.__aexit__(*error)


def test_a_bot_plays_for_whom_no_node_sees_and_for_nobody_else(tmp_path, postgres_dsn):
    async def play():
        async with Two(tmp_path, postgres_dsn) as (one, two):
            table, jars = await make_table(one.url, 3, clocks={"grace_ms": 3000, "windows": True})
            async with line(one, table, jars[0]), line(two, table, jars[1]) as there:
                stood_in = lambda: [each["stand_in"] for each in there.circle["chairs"]]  # noqa: E731
                await there.until(lambda: there.circle and stood_in()[2])
                before = stood_in()
                await one.kill()
                await there.until(lambda: stood_in()[0])
                after = stood_in()
        return before, after

    before, after = asyncio.run(play())
    assert [bool(each) for each in before] == [False, False, True]
    assert [bool(each) for each in after] == [True, False, True]


def test_bots_that_are_awake_at_both_nodes_play_once(tmp_path, postgres_dsn):
    """The record replays, and no bot answers twice what it was asked once."""

    async def play():
        async with Two(tmp_path, postgres_dsn) as (one, two):
            body = {"edition": "munchkins", "seats": 3, "name": "Ada", "bots": ["greedy"] * 3}
            async with httpx.AsyncClient(base_url=one.url, timeout=20) as http:
                made = await http.post("/api/tables", json={**body, "pace": BOTS})
                table = made.json()["table"]
            async with line(one, table, {}) as here, line(two, table, {}) as there:
                async with asyncio.timeout(60):
                    await here.until(lambda: (here.seq or 0) >= 60)
                    await there.until(lambda: (there.seq or 0) >= 60)
                    await two.kill()
                    seq = here.seq
                    await here.until(lambda: here.seq >= seq + 20)
        return table

    table = asyncio.run(play())
    rows, record = asyncio.run(record_of(postgres_dsn, tmp_path, table))
    assert record.game.state.turn >= 1
    assert [row.seq for row in rows] == list(range(len(rows)))


def test_a_store_that_does_not_answer_is_one_line(tmp_path):
    async def play():
        node = ServerProcess(tmp_path, "--store", "postgresql://ada:geheim@127.0.0.1:9/none")
        process = await asyncio.create_subprocess_exec(
            *node._command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        async with asyncio.timeout(60):
            _, error = await process.communicate()
        return process.returncode, error.decode()

    code, error = asyncio.run(play())
    assert code == 2
    assert error.startswith("kickdoor: --store postgresql://ada:***@127.0.0.1:9/none: ")
    assert error.count("\n") == 1


def test_a_node_whose_database_goes_away_says_it_is_not_ready(tmp_path, postgres_dsn):
    async def play():
        other = await asyncpg.connect(postgres_dsn)
        await other.execute("create database away")
        dsn = postgres_dsn.rsplit("/", 1)[0] + "/away"
        try:
            async with (
                serving(tmp_path, "--store", dsn) as node,
                httpx.AsyncClient(base_url=node.url, timeout=20) as http,
            ):
                before = (await http.get("/readyz")).status_code
                await other.execute("drop database away with (force)")
                after = await http.get("/readyz")
                alive = (await http.get("/healthz")).status_code
        finally:
            await other.execute("drop database if exists away with (force)")
            await other.close()
        return before, after.status_code, after.text, alive

    before, after, text, alive = asyncio.run(play())
    assert (before, after, alive) == (200, 503, 200)
    assert text == "not ready: the store does not answer\n"
