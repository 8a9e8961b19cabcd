"""What the server says of itself is true: of its routes, its answers and its messages."""

import asyncio
import json
import random
import re

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from kickdoor.server import limits
from kickdoor.server.app import Settings, create_app
from kickdoor.server.messages import VERSION
from kickdoor.server.schemas import OPERATIONS, message_schema, openapi
from support.live import FAST, Guest, live

UNLIMITED = limits.Rate(1e9, 1e9)
NOT_DESCRIBED = {"/", "/{path}", "/api/{path}"}
"""The page and its files, and whatever is none of the requests."""


def schema_of(operation, status):
    """The schema of an answer, with what it refers to; None where it is not JSON."""
    whole = openapi()
    answers = whole["paths"][operation.path][operation.method]["responses"]
    assert str(status) in answers, f"{operation.path}: {status} is not described"
    content = answers[str(status)].get("content", {})
    if "application/json" not in content:
        return None
    return {**content["application/json"]["schema"], "components": whole["components"]}


def fits(operation, answer):
    """Check an answer against its description."""
    schema = schema_of(operation, answer.status_code)
    kind = answer.headers.get("content-type", "").partition(";")[0]
    if schema is not None:
        assert kind == "application/json"
        jsonschema.validate(answer.json(), schema)
    elif answer.status_code != 304:
        answers = openapi()["paths"][operation.path][operation.method]["responses"]
        assert kind in answers[str(answer.status_code)]["content"]


def test_every_route_is_described_and_nothing_else(tmp_path):
    real = set()
    for route in create_app(Settings(tmp_path)).routes:
        path = re.sub(r":\w+\}", "}", getattr(route, "path", ""))
        if isinstance(route, Route) and path not in NOT_DESCRIBED:
            real |= {(method.lower(), path) for method in route.methods - {"HEAD"}}
    assert real == {(each.method, each.path) for each in OPERATIONS}


def test_the_description_is_openapi_whose_references_lead_somewhere():
    text = json.dumps(openapi())
    for name in re.findall(r"#/components/schemas/(\w+)", text):
        assert name in openapi()["components"]["schemas"]
    idents = [each["operationId"] for path in openapi()["paths"].values() for each in path.values()]
    assert len(set(idents)) == len(idents)


def test_real_answers_fit_their_descriptions(tmp_path, monkeypatch):
    """Every request, at a table that is new and at one that is over, by its guest and a stranger."""
    monkeypatch.setattr(limits, "REQUESTS", UNLIMITED)
    monkeypatch.setattr(limits, "FRAMES", UNLIMITED)
    quick = {"window_ms": 30, "reading_ms": 0, "bot_ms": 0}

    async def play():
        met = set()
        async with (
            live(tmp_path, lambda: "described") as server,
            Guest(server) as ada,
            Guest(server) as stranger,
        ):
            new = await ada.create(bots=[], public=True)
            over = await ada.create(bots=["greedy"] * 3, pace=quick)
            async with ada.sit(over) as player:
                await player.until(lambda: player.over)
            bodies = {
                "/api/tables": {"edition": "munchkins", "seats": 3, "name": "Eve"},
                "/api/tables/{table}/join": {"name": "Ben"},
                "/api/tables/{table}/take": {"key": "none"},
            }
            asked = {"/api/edition": {"edition": "munchkins+russia"}}
            for operation in OPERATIONS:
                for table in (new, over, "nowhere"):
                    for guest in (stranger, ada):
                        path = operation.path.format(table=table, place=2)
                        body = bodies.get(operation.path)
                        answer = await guest.http.request(
                            operation.method, path, json=body, params=asked.get(operation.path)
                        )
                        fits(operation, answer)
                        met.add((operation.method, operation.path, answer.status_code))
        return met

    met = asyncio.run(play())
    done = {(each.method, each.path, each.status) for each in OPERATIONS}
    # A seat is taken by its key elsewhere, and only its own people may play again.
    rest = {path for _, path, _ in done - met}
    assert rest <= {"/api/tables/{table}/take", "/api/tables/{table}/rematch"}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=10,
)
FIELDS = (
    "edition",
    "seats",
    "name",
    "bots",
    "options",
    "pace",
    "clocks",
    "key",
    "public",
    "ready",
    "spectators",
    "hotseat",
    "entropy",
)


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server that stays up for many requests: `served(method, path, content)`."""
    loop = asyncio.new_event_loop()
    place = live(tmp_path_factory.mktemp("fuzz"), lambda: "fuzz")
    usual, limits.REQUESTS = limits.REQUESTS, UNLIMITED
    server = loop.run_until_complete(place.__aenter__())
    guest = Guest(server)
    table = loop.run_until_complete(guest.create(pace=FAST, bots=[]))

    def ask(method, path, content):
        headers = {"content-type": "application/json"}
        path = path.format(table=table, place=0)
        return loop.run_until_complete(
            guest.http.request(method, path, content=content, headers=headers)
        )

    yield ask
    loop.run_until_complete(guest.__aexit__())
    loop.run_until_complete(place.__aexit__(None, None, None))
    limits.REQUESTS = usual
    loop.close()


WRITES = [each for each in OPERATIONS if each.body is not None]


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(
    operation=st.sampled_from(WRITES),
    body=st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=6) | JSON,
    good=st.booleans(),
)
def test_whatever_is_sent_is_answered_as_described(served, operation, body, good):
    if good and isinstance(body, dict):
        body = {"edition": "munchkins", "seats": 3, "name": "Eve", "key": "k", **body}
    content = json.dumps(body).encode(errors="replace")
    answer = served(operation.method, operation.path, content)
    assert answer.status_code != 500
    fits(operation, answer)


def test_the_descriptions_are_served(tmp_path):
    async def play():
        async with live(tmp_path) as server, Guest(server) as ada:
            described = (await ada.http.get("/api/openapi.json")).json()
            assert described == json.loads(json.dumps(openapi()))
            found = (await ada.http.get("/api/messages.json")).json()
            assert found == json.loads(json.dumps(message_schema()))
            assert found["version"] == VERSION

    asyncio.run(play())


def test_what_goes_over_a_socket_fits_the_schema(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "MESSAGES", UNLIMITED)
    schema = message_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    server_side = {"$ref": "#/$defs/ServerMessage", "$defs": schema["$defs"]}
    client_side = {"$ref": "#/$defs/ClientMessage", "$defs": schema["$defs"]}
    theirs = jsonschema.Draft202012Validator(server_side)
    ours = jsonschema.Draft202012Validator(client_side)

    async def play():
        async with live(tmp_path, lambda: "schema") as server, Guest(server) as ada:
            table = await ada.create(pace=FAST)
            async with ada.sit(table) as player:
                await player.send(t="Chat", text="hello", nonce="c")
                await player.until(lambda: player.decision)
                await player.answer("nonsense")
                await player.play(random.Random(3), until=lambda: (player.seq or 0) > 150)
                return player.got

    got = asyncio.run(play())
    assert {"Welcome", "Update", "ChatLine", "Refused"} <= {message["t"] for message in got}
    for message in got:
        theirs.validate(message)
    for message in (
        {"t": "Hello", "since": None, "version": VERSION},
        {"t": "Answer", "decision": "0.1.floor", "option": "pass", "seen": 3, "nonce": "n"},
    ):
        ours.validate(message)
    for message in ({"t": "Answer", "option": "pass"}, {"t": "Chat", "text": "", "nonce": "a b"}):
        with pytest.raises(jsonschema.ValidationError):
            ours.validate(message)
