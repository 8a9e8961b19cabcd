"""`kickdoor serve`: run the server of live tables."""

from __future__ import annotations

import os
import socket
import sqlite3
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

from kickdoor.cli import UserError

if TYPE_CHECKING:
    from collections.abc import Callable

LARGEST_PORT = 65535
LARGEST_FRAME = 64 * 1024
"""What the socket itself takes; above the limit of a message, so that we can say what is wrong."""

GRACE_SECONDS = 3
BACKLOG = 256


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_: Annotated[bool, Parameter(name="--open", negative="--no-open")] = True,
    origin: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    seed: Annotated[str | None, Parameter(show=False)] = None,
) -> None:
    """Run the server of live tables, and open it in the browser.

    Args:
        host: The address to listen on; 0.0.0.0 lets others in your network play.
        port: The port to listen on; 0 takes any that is free.
        data: Where tables are kept [default: the user's data folder].
        open_: Open the menu in the browser, where there is a screen.
        origin: Another site whose pages may play here, such as https://games.example.
        seed: Let all chance come from this instead of secrets: for tests.
    """
    _check_origins(origin)
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])
    folder = data if data is not None else user_data_path("kickdoor", appauthor=False)
    _check(folder)

    def ready() -> None:
        print(f"Kickdoor is at {address} (Ctrl+C stops it)", flush=True)
        if open_ and _has_screen():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    _run(listening, folder, ready, origin, seed)


def _run(
    listening: socket.socket,
    folder: Path,
    ready: Callable[[], None],
    origins: tuple[str, ...],
    seed: str | None,
) -> None:
    import uvicorn

    from kickdoor.server.app import Settings, create_app

    class Server(uvicorn.Server):
        """Says when it is ready."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    app = create_app(Settings(folder, origins, None if seed is None else lambda: seed))
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    with suppress(KeyboardInterrupt):
        Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done.

    Raises:
        UserError: there is no such address or port, or somebody has it.
    """
    if not 0 <= port <= LARGEST_PORT:
        raise UserError(f"--port {port}: a port is a number from 0 to {LARGEST_PORT}")
    try:
        family, kind, proto, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, proto)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(BACKLOG)
    except socket.gaierror:
        raise UserError(f"--host {host}: no such address") from None
    except OSError as error:
        raise UserError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listening


def _check_origins(origins: tuple[str, ...]) -> None:
    """Make sure that other sites are named as browsers name them: another spelling never matches.

    Raises:
        UserError: one is not.
    """
    from kickdoor.server.origins import is_origin

    for origin in origins:
        if not is_origin(origin):
            raise UserError(
                f"--origin {origin}: an origin is scheme://host[:port], in small letters and "
                "without a path, such as https://games.example"
            )


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::", "") else host  # noqa: S104
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _check(folder: Path) -> None:
    """Make sure that tables can be kept in a folder.

    Raises:
        UserError: they cannot.
    """
    from kickdoor.server.app import DATABASE

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with sqlite3.connect(folder / DATABASE) as connection:
            connection.execute("begin immediate")
            connection.rollback()
    except OSError as error:
        raise UserError(f"--data {folder}: {error.strerror}") from None
    except sqlite3.Error as error:
        raise UserError(f"--data {folder}: {DATABASE} cannot be used: {error}") from None


def _has_screen() -> bool:
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(each) for each in screens)
