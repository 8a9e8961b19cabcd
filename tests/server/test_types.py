"""The browser's types are those of the server's messages, and what is sent fits them."""

import asyncio
import importlib.util
import json
import random
import re
import subprocess
import sys

import msgspec
import pytest

from kickdoor.server.messages import ServerMessage
from support.live import merge
from support.repo import ROOT
from support.seated import seated

SCRIPT = ROOT / "scripts" / "protocol_types.py"


@pytest.fixture(scope="module")
def script():
    spec = importlib.util.spec_from_file_location("protocol_types", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_browsers_types_are_up_to_date(script):
    written = script.TARGET.read_text("utf-8")
    assert written.startswith(script.mark()), "run: python scripts/protocol_types.py"


def test_the_browsers_types_are_what_the_tool_makes():
    if not (ROOT / "web/node_modules/json-schema-to-typescript").is_dir():
        pytest.skip("the client's packages are not installed; run: make client")
    done = subprocess.run(
        [sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def words_in(value, kind, script, schema):
    """Yield (place, word) for every field that may hold certain words only, below a record."""
    if isinstance(value, list):
        for each in value:
            yield from words_in(each, kind, script, schema)
    if not isinstance(value, dict) or kind not in schema["$defs"]:
        return
    for name, field in schema["$defs"][kind].get("properties", {}).items():
        if name not in value:
            continue
        if f"{kind}.{name}" in script.WORDS:
            yield f"{kind}.{name}", value[name]
        for inner in (name for names in _records(field) for name in names if name):
            held = value[name]
            many = held.values() if _is_map(field) and isinstance(held, dict) else [held]
            for each in many:
                yield from words_in(each, inner, script, schema)


def _is_map(field):
    return "additionalProperties" in field or field.get("tsType", "").startswith("{")


def _records(field):
    return set(re.findall(r"#/\$defs/(\w+)|Partial<(\w+)>", json.dumps(field)))


def as_whole(message, now):
    """Return an update with whole sections, as its reader has them after it."""
    merge(now, message)
    fields = {name for name in message if name != "seats"}
    whole = {name: now[name] for name in fields}
    if "fight" in fields:
        whole["fight"] = {"fight": now["fight"]}
    if "seats" in message:
        whole["seats"] = {seat: now["seats"][seat] for seat in message["seats"]}
    return whole


def test_every_message_fits_its_type(script):
    schema = script.schema()
    found = {}

    async def play():
        table, people = await seated(seed="types")
        chance = random.Random(5)
        for _ in range(1500):
            game = table.record.game
            if game.over:
                break
            decision = chance.choice(game.decisions)
            if decision.options:
                key = chance.choice(decision.options).key
                await table.choose(decision.seat, key, game.state.revision)
        return [person.raw for person in people]

    for raw in asyncio.run(play()):
        now = {}
        for data in raw:
            message = json.loads(data)
            if message["t"] == "Update":
                message = as_whole(message, now)
            msgspec.convert(message, ServerMessage)
            for place, word in words_in(message, message["t"], script, schema):
                found.setdefault(place, set()).add(word)
    assert len(found) >= 4
    for place, words in found.items():
        assert words <= set(script.WORDS[place]), place
