"""Whatever comes over a line: one clear line of answer or a known end, and the others play on."""

import asyncio
import json
import logging
import random

from starlette.websockets import WebSocketState

from kickdoor.server import limits
from kickdoor.server.connection import MALFORMED, OTHER_VERSION, POLICY, TOO_BIG, Connection
from kickdoor.server.messages import VERSION
from kickdoor.server.record import Record
from kickdoor.server.words import words_for
from support.played import PACKS
from support.seated import MemoryStore, Onlooker, header_of, seated
from support.spoiling import DEEP, JUNK, spoiled, spoiled_line

LINES = 300
ENDS = {MALFORMED, POLICY, TOO_BIG, OTHER_VERSION}
KINDS = ["Hello", "Answer", "Chat", "Preview", "Ping", "Welcome", "Update", "Circle", "", "hello"]


class Script:
    """A socket at whose other end somebody says what was written beforehand, then hangs up."""

    def __init__(self, messages):
        self.messages = list(messages)
        self.sent = []
        self.code = None
        self.application_state = WebSocketState.CONNECTED

    async def receive(self):
        for _ in range(6):
            await asyncio.sleep(0)
        if not self.messages:
            return {"type": "websocket.disconnect", "code": 1000}
        message = self.messages.pop(0)
        kind = "bytes" if isinstance(message, bytes) else "text"
        return {"type": "websocket.receive", kind: message}

    async def send(self, message):
        self.sent.append(json.loads(message["text"]))

    async def close(self, code):
        self.code = code
        self.application_state = WebSocketState.DISCONNECTED


def message_for(table, seat, chance):
    """Return a message that a client might send now, most of them right ones."""
    game = table.record.game
    asked = next((each for each in game.decisions if each.seat == seat and each.options), None)
    nonce = f"n{chance.randrange(10**9)}"
    kind = chance.choice(["Answer", "Answer", "Answer", "Chat", "Preview", "Ping", "Hello"])
    if kind == "Answer" and asked is not None:
        key = chance.choice(asked.options).key
        seen = table.record.seq - chance.choice([0, 0, 0, 3])
        return {
            "t": kind,
            "decision": asked.id,
            "option": key,
            "seen": max(0, seen),
            "nonce": nonce,
        }
    if kind == "Chat":
        return {"t": kind, "text": chance.choice(["hello", "<b>", "ü\u2028", " "]), "nonce": nonce}
    if kind == "Preview":
        return {"t": kind, "option": asked.options[0].key if asked else "x"}
    if kind == "Hello":
        return {"t": kind, "since": None, "version": VERSION}
    return {"t": "Ping"}


def spoil(message, chance):
    """Return a message as text or bytes, as like as not with something wrong in it."""
    way = chance.randrange(12)
    text = json.dumps(message)
    if way < 4:
        return text
    if way < 6:
        return json.dumps(spoiled(message, chance))
    if way == 6:
        return spoiled_line(text, chance)
    if way == 7:
        return json.dumps({**message, "t": chance.choice([*KINDS, "a\nb" * 2000])})
    if way == 8:
        return text.encode()[: chance.randrange(len(text))] + bytes([chance.randrange(256)])
    if way == 9:
        return chance.choice(["", "[", *DEEP, "null", "0", "NaN", "\x00"])
    if way == 10:
        key = chance.choice(list(message))
        return json.dumps(
            {**message, key: chance.choice(["x" * 5000, "y" * limits.LARGEST_MESSAGE])}
        )
    return json.dumps(chance.choice(JUNK))


def check(script, where):
    """Look at all that was sent down a line, and at how it ended."""
    problems = [message for message in script.sent if message["t"] == "Problem"]
    for message in script.sent:
        if message["t"] in ("Problem", "Refused"):
            assert message["text"].strip(), where
            assert "\n" not in message["text"], where
            assert "Traceback" not in message["text"], where
            assert message.get("rule") != "engine-fault", where
    if script.code is None:
        assert not script.messages, f"{where}: the line went dead without a word"
        assert all(each["code"] == "too-fast" for each in problems), where
    else:
        assert script.code in ENDS, where
        assert script.sent[-1] == problems[-1], where


def test_whatever_is_sent_the_others_play_on(caplog, soak):
    caplog.set_level(logging.WARNING)
    asyncio.run(fuzz(LINES * soak))
    assert caplog.records == []


async def fuzz(lines):
    """Let lines of nonsense come and go at one table, and people play between."""
    ends = {}
    store, table, people, seed = None, None, [], ""
    for number in range(lines):
        chance = random.Random(number)
        if table is None or table.record.game.over or number % 100 == 0:
            seed = f"protocol {number}"
            store = MemoryStore()
            table, people = await seated(store, seed)
        seat = chance.choice([0, 1, 2, None])
        messages = [spoil(message_for(table, seat, chance), chance) for _ in range(5)]
        if chance.random() < 0.8:
            hello = {"t": "Hello", "since": chance.choice([None, 0, 10**9]), "version": VERSION}
            messages.insert(0, json.dumps(hello))
        script = Script(messages)
        guest = None if seat is None else f"guest-{seat}"
        await Connection(script, table, guest, words_for(PACKS[0], "en")).run()
        check(script, f"line {number}")
        ends[script.code] = ends.get(script.code, 0) + 1
        await play_on(table, people, chance, number)
        if number % 100 == 99:
            await add_up(table, store, seed)
    assert set(ends) >= {None, MALFORMED, POLICY, TOO_BIG}


async def play_on(table, people, chance, number):
    """Let somebody choose, and see that everybody hears of it."""
    game = table.record.game
    asked = [each for each in game.decisions if each.options]
    if not asked:
        return
    decision = chance.choice(asked)
    for person in people:
        person.raw.clear()
    complete = game.clone()
    key = chance.choice(decision.options).key
    while (further := complete.picks(decision.seat, key) if key != "back" else None) is not None:
        assert further, f"{key}: it can be begun and leads nowhere"
        key += (">" if ":" in key else ":") + further[0]
    await table.choose(decision.seat, key, game.state.revision)
    if key != "back":
        told = [any(message["t"] == "Update" for message in person.got) for person in people]
        assert all(told), f"after line {number}"


async def add_up(table, store, seed):
    """See that what was stored leads to where the table stands."""
    again = Record("t", header_of(seed))
    again.apply(await store.rows("t"))
    assert again.game.digest() == table.record.game.digest()
    latecomer = Onlooker()
    table.attach(latecomer, None)
    assert latecomer.last_of("Welcome")
