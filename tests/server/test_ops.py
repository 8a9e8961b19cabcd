"""Whoever runs a server can ask whether it lives and is ready, what it counts, and read its logs."""

import asyncio
import json
import logging
import re
import signal

import httpx
import websockets

from kickdoor.server.logs import JsonLines
from kickdoor.server.metrics import HELP, Metrics
from support.crowd import Crowd
from support.held import hold_against, playing, rows_of
from support.live import FAST, Guest, live
from support.process import ServerProcess, serving

LINE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"\})? -?[0-9.e+-]+$')


def test_a_server_that_runs_lives_and_is_ready(tmp_path):
    async def play():
        async with live(tmp_path) as server, Guest(server) as ada:
            for path in ("/healthz", "/readyz"):
                answer = await ada.http.get(path)
                assert (answer.status_code, answer.text) == (200, "ok\n")
            server.app.state.ready = False
            assert (await ada.http.get("/readyz")).status_code == 503
            assert (await ada.http.get("/healthz")).status_code == 200

    asyncio.run(play())


def test_what_is_counted_is_told_in_prometheus_text(tmp_path):
    async def play():
        async with live(tmp_path) as server, Guest(server) as ada:
            table = await ada.create(bots=["random"] * 3, pace=FAST)
            async with ada.sit(table) as player:
                await player.until(lambda: (player.seq or 0) > 6)
                return (await ada.http.get("/metrics")).text

    text = asyncio.run(play())
    for line in text.splitlines():
        assert line.startswith(("# HELP ", "# TYPE ")) or LINE.match(line), line
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert float(values["kickdoor_tables"]) == 1
    assert float(values["kickdoor_watchers"]) == 1
    assert float(values['kickdoor_rows_total{kind="join"}']) == 3
    assert float(values['kickdoor_rows_total{kind="choice"}']) >= 3
    assert float(values["kickdoor_append_seconds_count"]) >= 3
    assert float(values["process_resident_memory_bytes"]) >= 0


def test_a_histogram_counts_up_to_each_bound():
    metrics = Metrics()
    for seconds in (0.0005, 0.003, 0.003, 99.0):
        metrics.observe("kickdoor_append_seconds", seconds)
    lines = metrics.text({}).splitlines()
    assert 'kickdoor_append_seconds_bucket{le="0.001"} 1' in lines
    assert 'kickdoor_append_seconds_bucket{le="0.005"} 3' in lines
    assert 'kickdoor_append_seconds_bucket{le="+Inf"} 4' in lines
    assert all(name.startswith(("kickdoor_", "process_")) for name in HELP)


def test_a_log_line_is_one_json_object():
    try:
        raise ValueError("broken\nin two")
    except ValueError:
        import sys

        record = logging.LogRecord(
            "kickdoor.x", logging.ERROR, "f", 1, "table %s: %s", ("t", "ночь\n"), sys.exc_info()
        )
    text = JsonLines().format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["level"], line["logger"], line["message"]) == (
        "error",
        "kickdoor.x",
        "table t: ночь\n",
    )
    assert "ValueError" in line["error"]
    assert line["time"].endswith("+00:00")


def test_logs_of_a_server_are_json_where_that_is_asked_for(tmp_path):
    async def play():
        node = ServerProcess(tmp_path, "--log-format", "json", "--log-level", "info")
        node.process = await asyncio.create_subprocess_exec(
            *node._command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        await node.process.stdout.readline()
        node.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(30):
            _, error = await node.process.communicate()
        return node.process.returncode, error.decode().splitlines()

    code, lines = asyncio.run(play())
    assert code == 0
    messages = [json.loads(line)["message"] for line in lines]
    assert "stopped: every choice that was taken is kept" in messages


def test_a_server_that_is_asked_to_stop_loses_nothing(tmp_path):
    """SIGTERM under load: lines are told to come back, and all that was confirmed is there."""

    async def play():
        kept = {}
        async with serving(tmp_path) as server, Crowd([server.url], 3, 7) as crowd:
            for _ in range(3):
                await playing(crowd, 10)
                assert await server.end(signal.SIGTERM) == 0
                before, kept = kept, rows_of(tmp_path / "tables.sqlite3")
                hold_against(crowd.account, kept, before)
                await server.start()
            await playing(crowd, 5)

    asyncio.run(play())


def test_a_line_is_told_that_the_server_stops(tmp_path):
    async def play():
        async with serving(tmp_path) as server:
            async with httpx.AsyncClient(base_url=server.url) as http:
                body = {"edition": "munchkins", "seats": 3, "name": "Ada", "bots": "random"}
                table = (await http.post("/api/tables", json=body)).json()["table"]
            address = f"{server.url}/api/tables/{table}/socket".replace("http", "ws", 1)
            async with websockets.connect(address) as line:
                await line.send('{"t":"Hello"}')
                await line.recv()
                ending = asyncio.create_task(server.end(signal.SIGTERM))
                try:
                    while True:
                        async with asyncio.timeout(20):
                            await line.recv()
                except websockets.ConnectionClosed as closed:
                    code = closed.rcvd.code
                return code, await ending

    assert asyncio.run(play()) == (1012, 0)
