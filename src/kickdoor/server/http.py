"""Http: what all routes share: reading and checking a request, and shaping an answer."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.responses import Response

from kickdoor.server import limits
from kickdoor.server.hall import BrokenRecord, OldRecord
from kickdoor.server.origins import same_site
from kickdoor.server.showing import encode
from kickdoor.server.words import Words, language_of, words_of

if TYPE_CHECKING:
    from collections import OrderedDict

    from starlette.requests import HTTPConnection, Request

    from kickdoor.server.table import Table

ADDRESSES_KEPT = 2000

Body = TypeVar("Body", bound=msgspec.Struct)


class HttpError(Exception):
    """A request that is answered with a problem."""

    def __init__(self, status: int, code: str, **args: str | int) -> None:
        """Take the status and the problem of the catalogue."""
        super().__init__(code)
        self.status = status
        self.code = code
        self.args_of = args


def words_at(connection: HTTPConnection) -> Words:
    """Return the sentences in the language that is asked for."""
    return words_of(language_at(connection))


def language_at(connection: HTTPConnection) -> str:
    """Return the language that is asked for."""
    return language_of(connection.query_params.get("lang"))


async def the_table(request: Request) -> Table:
    """Return the table that an address names.

    Raises:
        HttpError: there is none, or it cannot be opened.
    """
    try:
        table: Table | None = await request.app.state.hall.find(request.path_params["table"])
    except OldRecord:
        raise HttpError(410, "old-table") from None
    except BrokenRecord:
        raise HttpError(410, "broken-table") from None
    if table is None:
        raise HttpError(404, "no-table")
    return table


async def read_body(request: Request, kind: type[Body]) -> Body:
    """Return the body of a request, checked: from our own page, JSON, not too long, well-formed.

    Raises:
        HttpError: it is not.
    """
    check_origin(request)
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise HttpError(415, "not-json")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > limits.LARGEST_MESSAGE:
            raise HttpError(413, "too-big", limit=limits.LARGEST_MESSAGE)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HttpError(400, "malformed", why=str(error)) from None


def check_origin(request: Request) -> None:
    """Make sure that a request which changes something comes from our own page, not too fast.

    Raises:
        HttpError: it does not.
    """
    if not same_site(request, request.app.state.settings.origins):
        raise HttpError(403, "origin")
    if not may_ask(request):
        raise HttpError(429, "too-fast")


def may_ask(request: Request, rate: limits.Rate | None = None, kind: str = "") -> bool:
    """Count a request against its address; tell whether that one may ask for more now."""
    buckets: OrderedDict[str, limits.Bucket] = request.app.state.buckets
    address = kind + (request.client.host if request.client is not None else "")
    now = time.monotonic()
    bucket = buckets.setdefault(address, limits.Bucket(rate or limits.REQUESTS, now))
    buckets.move_to_end(address)
    if len(buckets) > ADDRESSES_KEPT:
        buckets.popitem(last=False)
    return bucket.take(now)


def with_guest(request: Request, response: Response, guest: str) -> Response:
    """Give who asked the cookie that says who it is."""
    secure = request.url.scheme == "https"
    request.app.state.sessions.welcome(response, guest, secure=secure)
    return response


def json_of(value: Any, status: int = 200) -> Response:
    """Return something as JSON."""
    return Response(encode(value), status, media_type="application/json")


def kept(request: Request, data: bytes) -> Response:
    """Return what browsers keep: they ask each time, but get it only where it has changed."""
    mark = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)
