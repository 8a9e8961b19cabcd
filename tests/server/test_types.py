"""The browser's types are those of the server's messages, and what is sent fits them."""

import asyncio
import importlib.util
import json
import random
import subprocess
import sys

import msgspec
import pytest

from kickdoor.server.messages import ServerMessage
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
        for inner in _records(field):
            held = value[name]
            many = held.values() if _is_map(field) and isinstance(held, dict) else [held]
            for each in many:
                yield from words_in(each, inner, script, schema)


def _is_map(field):
    return "additionalProperties" in field


def _records(field):
    return {part.split('"')[0] for part in json.dumps(field).split("#/$defs/")[1:]}


def test_every_message_fits_its_type(script):
    decoder = msgspec.json.Decoder(ServerMessage)
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
        return [data for person in people for data in person.raw]

    for data in asyncio.run(play()):
        decoder.decode(data)
        message = json.loads(data)
        for place, word in words_in(message, message["t"], script, schema):
            found.setdefault(place, set()).add(word)
    assert len(found) >= 4
    for place, words in found.items():
        assert words <= set(script.WORDS[place]), place
