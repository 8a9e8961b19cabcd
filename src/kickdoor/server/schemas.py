"""Schemas: what goes over HTTP as OpenAPI, and over a socket as JSON Schema; both are made, not typed.

The shapes are those of the message classes; the list of requests below is held against the real routes
by a test, so that none can be added or changed without a word here.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from kickdoor import __version__
from kickdoor.server import circle, messages
from kickdoor.server.showing import encode

if TYPE_CHECKING:
    from starlette.requests import Request

DIALECT = "https://json-schema.org/draft/2020-12/schema"
TEXT, LINES = "text/plain", "application/jsonl"
TABLE = (404, 410)
WRITING = (400, 403, 413, 415, 429, 503)

PARTIAL = {
    "Update": {"table": "TableView", "you": "YouView", "decision": "WireDecision"},
    "Fight": {"fight": "FightView"},
}
"""Sections of an update, which hold only those fields that have changed."""


class Operation(NamedTuple):
    """One request. ``returns`` is a class, or a media type; ``problems`` are its other answers."""

    method: str
    path: str
    does: str
    returns: Any
    problems: tuple[int, ...] = ()
    body: Any = None
    status: int = 200
    query: tuple[str, ...] = ()


OPERATIONS = (
    Operation("get", "/healthz", "Tells that the server lives.", TEXT),
    Operation("get", "/readyz", "Tells whether tables can be played here now.", TEXT, (503,)),
    Operation("get", "/health", "Tells how much the server has to do.", dict[str, int | str]),
    Operation("get", "/metrics", "Tells what the server counts, for Prometheus.", TEXT),
    Operation("get", "/api/openapi.json", "This description.", dict[str, Any]),
    Operation(
        "get", "/api/messages.json", "The JSON Schema of a socket's messages.", dict[str, Any]
    ),
    Operation(
        "get",
        "/api/catalogue",
        "All sets and cards in a language.",
        messages.Catalogue,
        (304,),
        query=("lang",),
    ),
    Operation(
        "get",
        "/api/edition",
        "A set, or a mix of several as it would be played.",
        messages.EditionInfo,
        (304, 404),
        query=("edition", "lang"),
    ),
    Operation(
        "get",
        "/api/rulebook",
        "The rules, or those that a set is played by.",
        messages.Rulebook,
        (304, 404),
        query=("edition", "lang"),
    ),
    Operation(
        "get",
        "/api/tables",
        "The public tables, the newest first.",
        circle.PublicTables,
        (503,),
        query=("edition", "free"),
    ),
    Operation(
        "post",
        "/api/tables",
        "Makes a table and seats who asks.",
        messages.TableCreated,
        WRITING,
        messages.NewTable,
        201,
    ),
    Operation(
        "post",
        "/api/tables/{table}/join",
        "Takes an open seat.",
        messages.SeatTaken,
        (*WRITING, 409, *TABLE),
        messages.JoinTable,
    ),
    Operation(
        "get",
        "/api/tables/{table}/seat-key",
        "What opens the seat to another device.",
        messages.SeatKey,
        (403, *TABLE, 503),
    ),
    Operation(
        "post",
        "/api/tables/{table}/take",
        "Takes a seat by its key.",
        messages.SeatTaken,
        (*WRITING, *TABLE),
        messages.SeatKey,
    ),
    Operation(
        "post",
        "/api/tables/{table}/rematch",
        "Makes the same table again for the same people.",
        messages.TableCreated,
        (403, *TABLE, 429, 503),
        None,
        201,
    ),
    Operation(
        "get",
        "/api/tables/{table}/log",
        "The log of a game that is over.",
        LINES,
        (403, *TABLE, 503),
    ),
    Operation(
        "get",
        "/api/tables/{table}/replay",
        "How long a finished game is, and its proof.",
        circle.Replay,
        (403, *TABLE, 429, 503),
    ),
    Operation(
        "get",
        "/api/tables/{table}/replay/{place}",
        "A step of a finished game as a seat saw it, or with all hands open.",
        messages.Update,
        (403, *TABLE, 429, 503),
        query=("seat", "lang"),
    ),
    Operation("get", "/api/statistics", "What came of finished games.", circle.Statistics, (503,)),
)


@cache
def openapi() -> dict[str, Any]:
    """Return the description of all requests, as OpenAPI 3.1."""
    kinds = [
        kind
        for each in OPERATIONS
        for kind in (each.returns, each.body, messages.HttpProblem)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    _, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    _loosen(components, "#/components/schemas/")
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method] = _operation(each)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kickdoor", "version": __version__},
        "jsonSchemaDialect": DIALECT,
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(each: Operation) -> dict[str, Any]:
    answers = {str(each.status): {"description": "Done.", "content": _content(each.returns)}}
    for status in sorted(set(each.problems)):
        problem = TEXT if each.path == "/readyz" else messages.HttpProblem
        what = "Not changed." if status == 304 else "Not done, and why."
        answers[str(status)] = {"description": what}
        if status != 304:
            answers[str(status)]["content"] = _content(problem)
    places = [part[1:-1] for part in each.path.split("/") if part.startswith("{")]
    found: dict[str, Any] = {
        "summary": each.does,
        "operationId": f"{each.method}{each.path.translate(PLAIN)}",
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": _kind(name)}
                for name in places
            ),
            *({"name": name, "in": "query", "schema": {"type": "string"}} for name in each.query),
        ],
        "responses": answers,
    }
    if each.body is not None:
        found["requestBody"] = {"required": True, "content": _content(each.body)}
    return found


PLAIN = str.maketrans({"/": "-", "{": "", "}": "", ".": "-"})


def _kind(name: str) -> dict[str, Any]:
    return {"type": "integer", "minimum": 0} if name == "place" else {"type": "string"}


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
    return {"application/json": {"schema": {"type": "object"}}}


@cache
def message_schema() -> dict[str, Any]:
    """Return the schema of all messages: those of a client and those of the server."""
    unions = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
    roots, components = msgspec.json.schema_components(
        list(unions.values()), ref_template="#/$defs/{name}"
    )
    for name, root in zip(unions, roots, strict=True):
        components[name] = {"anyOf": root["anyOf"]}
    _loosen(components, "#/$defs/")
    return {
        "$schema": DIALECT,
        "title": f"Messages over a table's socket, version {messages.VERSION}",
        "version": messages.VERSION,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
        "$defs": components,
    }


def _loosen(components: dict[str, Any], place: str) -> None:
    """Let the sections of an update hold some of their fields only."""
    for owner, fields in PARTIAL.items():
        if owner not in components:
            continue
        for field, whole in fields.items():
            components[f"{whole}Change"] = _change_of(components[whole])
            change = {"$ref": f"{place}{whole}Change"}
            components[owner]["properties"][field] = {"anyOf": [change, {"type": "null"}]}
    if "Update" in components:
        components["SeatViewChange"] = _change_of(components["SeatView"])
        components["Update"]["properties"]["seats"] = {
            "type": "object",
            "additionalProperties": {"$ref": f"{place}SeatViewChange"},
        }


def _change_of(component: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in component.items() if name not in ("required", "title")}


async def get_openapi(request: Request) -> Response:
    """Return the description of the requests."""
    return Response(encode(openapi()), media_type="application/json")


async def get_messages(request: Request) -> Response:
    """Return the schema of the messages."""
    return Response(encode(message_schema()), media_type="application/json")


ROUTES = [Route("/api/openapi.json", get_openapi), Route("/api/messages.json", get_messages)]
