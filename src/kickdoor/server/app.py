"""App: the routes over HTTP and the socket, and what lives as long as the server does."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from kickdoor.server import catalogue, lobby, ops, replays, schemas, static
from kickdoor.server.connection import Connection
from kickdoor.server.hall import BrokenRecord, OldRecord, Wrong, clean_name
from kickdoor.server.headers import SafeHeaders
from kickdoor.server.http import (
    HttpError,
    json_of,
    kept,
    language_at,
    read_body,
    the_table,
    with_guest,
    words_at,
)
from kickdoor.server.life import Settings, running
from kickdoor.server.messages import (
    HttpProblem,
    JoinTable,
    NewTable,
    Problem,
    SeatKey,
    SeatTaken,
    TableCreated,
)
from kickdoor.server.mixes import is_edition
from kickdoor.server.origins import same_site
from kickdoor.server.record import log_of
from kickdoor.server.session import new_guest
from kickdoor.server.showing import encode
from kickdoor.server.store import StoreError
from kickdoor.server.words import editions, words_for

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from kickdoor.server.table import Table
    from kickdoor.server.words import Words

LARGE = 4096
"""So many bytes are sent smaller to browsers that take it: cards and rules of all sets, the client."""

NO_TABLE = 4404
CLOSED_TABLE = 4403
BROKEN_TABLE = 4410

logger = logging.getLogger(__name__)


def create_app(settings: Settings) -> Starlette:
    """Return the server's application; its tables are opened when it starts."""
    return Starlette(
        routes=[
            *ops.ROUTES,
            *schemas.ROUTES,
            Route("/api/catalogue", get_catalogue),
            Route("/api/edition", get_edition),
            Route("/api/rulebook", get_rulebook),
            Route("/api/tables", create_table, methods=["POST"]),
            *lobby.ROUTES,
            *replays.ROUTES,
            Route("/api/tables/{table}/join", join_table, methods=["POST"]),
            Route("/api/tables/{table}/seat-key", get_seat_key),
            Route("/api/tables/{table}/take", take_seat, methods=["POST"]),
            Route("/api/tables/{table}/log", get_log),
            WebSocketRoute("/api/tables/{table}/socket", socket),
            Route("/api/{path:path}", no_route, methods=["GET", "POST", "PUT", "DELETE"]),
            Route("/", static.page),
            Route("/{path:path}", static.page),
        ],
        lifespan=running(settings),
        middleware=[
            Middleware(SafeHeaders),
            Middleware(GZipMiddleware, minimum_size=LARGE, compresslevel=5),
        ],
        exception_handlers={HttpError: _http_error, StoreError: _store_error},
    )


# -- what anybody may ask -----------------------------------------------------------------------


async def get_catalogue(request: Request) -> Response:
    """Return all cards and sets in a language."""
    return kept(request, await run_in_threadpool(catalogue.catalogue, language_at(request)))


async def get_rulebook(request: Request) -> Response:
    """Return the rules to look up: all, or with ``?edition=`` those that a set is played by."""
    edition = request.query_params.get("edition")
    if edition is not None and not is_edition(edition, editions()):
        raise HttpError(404, "not-found")
    language = language_at(request)
    return kept(request, await run_in_threadpool(catalogue.rulebook_json, edition, language))


async def get_edition(request: Request) -> Response:
    """Return what is told of a set, or of the mix that ``?edition=`` names."""
    edition = request.query_params.get("edition", "")
    if not is_edition(edition, editions()):
        raise HttpError(404, "not-found")
    told = await run_in_threadpool(catalogue.edition_json, edition, language_at(request))
    return kept(request, told)


async def get_log(request: Request) -> Response:
    """Return the log of a game that is over, with the secret that its chance came from."""
    table = await the_table(request)
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
    new = await read_body(request, NewTable)
    guest = request.app.state.sessions.guest(request) or new_guest()
    try:
        table = await request.app.state.hall.create(new, guest)
    except Wrong as wrong:
        raise HttpError(400, wrong.code, **wrong.args_of) from None
    ident = table.record.ident
    return with_guest(request, json_of(TableCreated(ident, f"/table/{ident}"), 201), guest)


async def join_table(request: Request) -> Response:
    """Give who asks an open seat."""
    body = await read_body(request, JoinTable)
    table = await the_table(request)
    guest = request.app.state.sessions.guest(request) or new_guest()
    if guest in table.record.barred:
        raise HttpError(403, "removed")
    try:
        name = clean_name(body.name)
        seat = await table.join(None, name, guest, lobby.entropy_of(request, body.entropy))
    except Wrong as wrong:
        raise HttpError(400, wrong.code, **wrong.args_of) from None
    except ValueError as error:
        raise HttpError(409, "name-taken", name=str(error)) from None
    if seat is None:
        raise HttpError(409, "full")
    return with_guest(request, json_of(SeatTaken(table.record.ident, seat)), guest)


async def get_seat_key(request: Request) -> Response:
    """Return the key with which the guest's other devices take the same seat."""
    table = await the_table(request)
    seat = table.record.guests.get(request.app.state.sessions.guest(request) or "")
    if seat is None:
        raise HttpError(403, "no-seat")
    name = _chair_name(table, seat)
    return json_of(SeatKey(request.app.state.sessions.seat_key(name, seat)))


async def take_seat(request: Request) -> Response:
    """Give who shows its key a seat that is taken: the same player on another device."""
    body = await read_body(request, SeatKey)
    table = await the_table(request)
    sessions = request.app.state.sessions
    seats = range(table.record.header.seats)
    held = (each for each in seats if sessions.seat_of(_chair_name(table, each), body.key) == each)
    seat = next(held, None)
    if seat is None:
        raise HttpError(403, "no-seat")
    guest = new_guest()
    await table.join(seat, table.record.names[seat], guest)
    return with_guest(request, json_of(SeatTaken(table.record.ident, seat)), guest)


def _chair_name(table: Table, seat: int) -> str:
    """Return the name under which a seat's key is signed: another one for whoever sits next."""
    era = table.record.company.chairs[seat].era
    return f"{table.record.ident}.{era}" if era else table.record.ident


async def socket(websocket: WebSocket) -> None:
    """Serve one line to a table."""
    app = websocket.app
    if not same_site(websocket, app.state.settings.origins):
        await websocket.close()
        return
    await websocket.accept()
    words = words_at(websocket)
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
    guest = _at_seat(table, app.state.sessions.guest(websocket), websocket)
    closed = table.record.header.spectators == "off" and table.record.game is not None
    if closed and guest not in table.record.guests and not table.record.open_seats():
        await _turn_away(websocket, words, "no-spectators", CLOSED_TABLE)
        return
    await Connection(websocket, table, guest, about).run()


def _at_seat(table: Table, guest: str | None, websocket: WebSocket) -> str | None:
    """Return the guest for whom a line speaks: several may play at one screen (``?seat=``)."""
    other = lobby.at_screen(guest or "", websocket.query_params.get("seat", ""))
    return other if other in table.record.guests else guest


async def _turn_away(websocket: WebSocket, words: Words, code: str, close: int) -> None:
    await websocket.send_text(encode(Problem(code, words.problem(code))).decode())
    await websocket.close(close)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HttpError)
    text = words_at(request).problem(error.code, **error.args_of)
    return json_of(HttpProblem(error.code, text), error.status)


async def _store_error(request: Request, error: Exception) -> Response:
    logger.error("not saved: %s", error)
    return json_of(HttpProblem("not-saved", words_at(request).problem("not-saved")), 503)
