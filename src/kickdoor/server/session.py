"""Sessions: who speaks. A guest is a random name in a signed cookie; a seat key moves a seat.

Nothing about guests is kept but the seats that they took, so a session needs no store: whoever
shows a name with the server's signature is that guest.
"""

from __future__ import annotations

import hmac
import secrets
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

COOKIE = "kickdoor_guest"
YEAR = 365 * 24 * 3600
GUEST_BYTES = 12
SIGNATURE_LENGTH = 32


class Sessions:
    """Signs and reads the names of guests and the keys of seats."""

    def __init__(self, secret: bytes) -> None:
        """Take the secret that signs."""
        self._secret = secret

    def guest(self, connection: HTTPConnection) -> str | None:
        """Return the guest whom a request or a socket comes from; None without a true cookie."""
        cookie = connection.cookies.get(COOKIE, "")
        return self._read("guest", cookie)

    def welcome(self, response: Response, guest: str, *, secure: bool) -> None:
        """Give a guest the cookie that says who it is."""
        cookie = SimpleCookie({COOKIE: self._sign("guest", guest)})
        cookie[COOKIE].update({"path": "/", "max-age": str(YEAR), "samesite": "Lax"})
        cookie[COOKIE]["httponly"] = True
        if secure:
            cookie[COOKIE]["secure"] = True
        response.headers.append("set-cookie", cookie[COOKIE].OutputString())

    def seat_key(self, table: str, seat: int) -> str:
        """Return the key with which another device may take a seat."""
        return self._sign("seat", f"{table}-{seat}")

    def seat_of(self, table: str, key: str) -> int | None:
        """Return the seat that a key opens at a table; None where it opens none."""
        named, _, seat = (self._read("seat", key) or "").rpartition("-")
        return int(seat) if named == table and seat.isdigit() else None

    def _sign(self, purpose: str, name: str) -> str:
        return f"{name}.{self._signature(purpose, name)}"

    def _read(self, purpose: str, signed: str) -> str | None:
        name, _, signature = signed.rpartition(".")
        if name and hmac.compare_digest(
            signature.encode(), self._signature(purpose, name).encode()
        ):
            return name
        return None

    def _signature(self, purpose: str, name: str) -> str:
        text = f"{purpose}:{name}".encode()
        return hmac.digest(self._secret, text, "sha256").hex()[:SIGNATURE_LENGTH]


def new_guest() -> str:
    """Return a name that nobody has and nobody can guess."""
    return secrets.token_hex(GUEST_BYTES)
