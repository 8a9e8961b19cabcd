"""App: the routes over HTTP and the socket, and what lives as long as the server does."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from kickdoor import __version__
from kickdoor.server import catalogue, limits, static
from kickdoor.server.connection import RESTARTING, Connection
from kickdoor.server.hall import BrokenRecord, Hall, OldRecord, Wrong, clean_name
from kickdoor.server.messages import (
    HttpProblem,
    JoinTable,
    NewTable,
    Problem,
    SeatKey,
    SeatTaken,
    TableCreated,
)
from kickdoor.server.origins import same_site
from kickdoor.server.record import log_of
from kickdoor.server.session import Sessions, new_guest
from kickdoor.server.showing import encode
from kickdoor.server.store import StoreError
from kickdoor.server.store.sqlite import SqliteStore
from kickdoor.server.words import Words, editions, language_of, words_for, words_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from starlette.requests import HTTPConnection, Request
    from starlette.websockets import WebSocket

    from kickdoor.server.table import Table

DATABASE = "tables.sqlite3"
NO_TABLE = 4404
BROKEN_TABLE = 4410
ADDRESSES_KEPT = 2000

Body = TypeVar("Body", bound=msgspec.Struct)

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """How a server is run. ``origins`` are those of other sites whose pages may play here."""

    data: Path
    origins: tuple[str, ...] = ()
    secret: Callable[[], str] | None = None


class HttpError(Exception):
    """A request that is answered with a problem."""

    def __init__(self, status: int, code: str, **args: str | int) -> None:
        """Take the status and the problem of the catalogue."""
        super().__init__(code)
        self.status = status
        self.code = code
        self.args_of = args


def create_app(settings: Settings) -> Starlette:
    """Return the server's application; its tables are opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = SqliteStore(settings.data / DATABASE)
        app.state.settings = settings
        app.state.sessions = Sessions(await store.secret())
        app.state.hall = Hall(store, settings.secret)
        app.state.buckets = OrderedDict()
        sleeper = asyncio.create_task(app.state.hall.sleep())
        try:
            yield
        finally:
            sleeper.cancel()
            with suppress(asyncio.CancelledError):
                await sleeper
            for table in app.state.hall.tables:
                for watcher in list(table.watchers):
                    if isinstance(watcher, Connection):
                        watcher.end("closing", RESTARTING)
            await asyncio.sleep(0)
            await app.state.hall.close()

    return Starlette(
        routes=[
            Route("/health", health),
            Route("/api/catalogue", get_catalogue),
            Route("/api/rulebook", get_rulebook),
            Route("/api/tables", create_table, methods=["POST"]),
            Route("/api/tables/{table}/join", join_table, methods=["POST"]),
            Route("/api/tables/{table}/seat-key", get_seat_key),
            Route("/api/tables/{table}/take", take_seat, methods=["POST"]),
            Route("/api/tables/{table}/log", get_log),
            WebSocketRoute("/api/tables/{table}/socket", socket),
            Route("/api/{path:path}", no_route, methods=["GET", "POST", "PUT", "DELETE"]),
            Route("/", static.page),
            Route("/{path:path}", static.page),
        ],
        lifespan=lifespan,
        exception_handlers={HttpError: _http_error, StoreError: _store_error},
    )


# -- what anybody may ask -----------------------------------------------------------------------


async def health(request: Request) -> Response:
    """Tell that the server is well, and how much it has to do."""
    tables = request.app.state.hall.tables
    return _json(
        {
            "status": "ok",
            "version": __version__,
            "tables": len(tables),
            "watchers": sum(len(table.watchers) for table in tables),
        }
    )


async def get_catalogue(request: Request) -> Response:
    """Return all cards and sets in a language."""
    return _kept(request, await run_in_threadpool(catalogue.catalogue, _language(request)))


async def get_rulebook(request: Request) -> Response:
    """Return the rules to look up: all, or with ``?edition=`` those that a set is played by."""
    edition = request.query_params.get("edition")
    if edition is not None and edition not in editions():
        raise HttpError(404, "not-found")
    language = _language(request)
    return _kept(request, await run_in_threadpool(catalogue.rulebook_json, edition, language))


async def get_log(request: Request) -> Response:
    """Return the log of a game that is over, with the secret that its chance came from."""
    table = await _table(request)
    game = table.record.game
    if game is None or not game.over:
        raise HttpError(403, "not-over")
    rows = await request.app.state.hall.store.rows(table.record.ident)
    return Response(log_of(table.record, rows).dumps(), media_type="application/jsonl")


async def no_route(request: Request) -> Response:
    """Say that there is nothing at an address under ``/api``."""
    raise HttpError(404, "not-found")


# -- tables -------------------------------------------------------------------------------------


async def create_table(request: Request) -> Response:
    """Make a table and seat who asks for it."""
    new = await _read(request, NewTable)
    guest = request.app.state.sessions.guest(request) or new_guest()
    try:
        table = await request.app.state.hall.create(new, guest)
    except Wrong as wrong:
        raise HttpError(400, wrong.code, **wrong.args_of) from None
    ident = table.record.ident
    return _with_guest(request, _json(TableCreated(ident, f"/table/{ident}"), 201), guest)


async def join_table(request: Request) -> Response:
    """Give who asks an open seat."""
    body = await _read(request, JoinTable)
    table = await _table(request)
    guest = request.app.state.sessions.guest(request) or new_guest()
    try:
        name = clean_name(body.name)
        seat = await table.join(None, name, guest)
    except Wrong as wrong:
        raise HttpError(400, wrong.code, **wrong.args_of) from None
    except ValueError as error:
        raise HttpError(409, "name-taken", name=str(error)) from None
    if seat is None:
        raise HttpError(409, "full")
    return _with_guest(request, _json(SeatTaken(table.record.ident, seat)), guest)


async def get_seat_key(request: Request) -> Response:
    """Return the key with which the guest's other devices take the same seat."""
    table = await _table(request)
    seat = table.record.guests.get(request.app.state.sessions.guest(request) or "")
    if seat is None:
        raise HttpError(403, "no-seat")
    return _json(SeatKey(request.app.state.sessions.seat_key(table.record.ident, seat)))


async def take_seat(request: Request) -> Response:
    """Give who shows its key a seat that is taken: the same player on another device."""
    body = await _read(request, SeatKey)
    table = await _table(request)
    seat = request.app.state.sessions.seat_of(table.record.ident, body.key)
    if seat is None:
        raise HttpError(403, "no-seat")
    guest = new_guest()
    await table.join(seat, table.record.names[seat], guest)
    return _with_guest(request, _json(SeatTaken(table.record.ident, seat)), guest)


async def socket(websocket: WebSocket) -> None:
    """Serve one line to a table."""
    app = websocket.app
    if not same_site(websocket, app.state.settings.origins):
        await websocket.close()
        return
    await websocket.accept()
    words = _words(websocket)
    try:
        table = await app.state.hall.find(websocket.path_params["table"])
    except (BrokenRecord, OldRecord) as error:
        logger.exception("table %s cannot be opened", websocket.path_params["table"])
        code = "old-table" if isinstance(error, OldRecord) else "broken-table"
        await _turn_away(websocket, words, code, BROKEN_TABLE)
        return
    if table is None:
        await _turn_away(websocket, words, "no-table", NO_TABLE)
        return
    about = words_for(table.record.header.edition, words.language)
    guest = app.state.sessions.guest(websocket)
    await Connection(websocket, table, guest, about).run()


async def _turn_away(websocket: WebSocket, words: Words, code: str, close: int) -> None:
    await websocket.send_text(encode(Problem(code, words.problem(code))).decode())
    await websocket.close(close)


# -- helpers ------------------------------------------------------------------------------------


def _words(connection: HTTPConnection) -> Words:
    return words_of(_language(connection))


def _language(connection: HTTPConnection) -> str:
    return language_of(connection.query_params.get("lang"))


async def _table(request: Request) -> Table:
    try:
        table: Table | None = await request.app.state.hall.find(request.path_params["table"])
    except OldRecord:
        raise HttpError(410, "old-table") from None
    except BrokenRecord:
        raise HttpError(410, "broken-table") from None
    if table is None:
        raise HttpError(404, "no-table")
    return table


async def _read(request: Request, kind: type[Body]) -> Body:
    """Return the body of a request, checked: from our own page, JSON, not too long, well-formed."""
    if not same_site(request, request.app.state.settings.origins):
        raise HttpError(403, "origin")
    if not _may_ask(request):
        raise HttpError(429, "too-fast")
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise HttpError(415, "not-json")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > limits.LARGEST_MESSAGE:
            raise HttpError(413, "too-big", limit=limits.LARGEST_MESSAGE)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise HttpError(400, "malformed", why=str(error)) from None


def _may_ask(request: Request) -> bool:
    """Count a request against its address; tell whether that one may ask for more now."""
    buckets: OrderedDict[str, limits.Bucket] = request.app.state.buckets
    address = request.client.host if request.client is not None else ""
    now = time.monotonic()
    bucket = buckets.setdefault(address, limits.Bucket(limits.REQUESTS, now))
    buckets.move_to_end(address)
    if len(buckets) > ADDRESSES_KEPT:
        buckets.popitem(last=False)
    return bucket.take(now)


def _with_guest(request: Request, response: Response, guest: str) -> Response:
    secure = request.url.scheme == "https"
    request.app.state.sessions.welcome(response, guest, secure=secure)
    return response


def _json(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def _kept(request: Request, data: bytes) -> Response:
    """Return what browsers keep: they ask each time, but get it only where it has changed."""
    mark = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HttpError)
    text = _words(request).problem(error.code, **error.args_of)
    return _json(HttpProblem(error.code, text), error.status)


async def _store_error(request: Request, error: Exception) -> Response:
    logger.error("not saved: %s", error)
    return _json(HttpProblem("not-saved", _words(request).problem("not-saved")), 503)
