"""Origins: which sites' pages may speak to the server with a guest's cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Collection

    from starlette.requests import HTTPConnection


SCHEMES = ("http", "https")


def is_origin(text: str) -> bool:
    """Tell whether a text is an origin as browsers write it: ``scheme://host[:port]``, no more.

    >>> is_origin("https://games.example:8443"), is_origin("games.example")
    (True, False)
    >>> is_origin("https://games.example/"), is_origin("https://Games.example")
    (False, False)
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    place = f"{host}:{port}" if port is not None else host
    return bool(parts.hostname) and parts.scheme in SCHEMES and text == f"{parts.scheme}://{place}"


def same_site(connection: HTTPConnection, allowed: Collection[str] = ()) -> bool:
    """Tell whether a request comes from the server's own page, or from no page at all.

    Browsers always name the page's origin; what names none is no browser and has no cookie to
    abuse. ``allowed`` are further origins, such as ``https://games.example``.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    host = connection.headers.get("host", "")
    return bool(host) and urlsplit(origin).netloc == host
