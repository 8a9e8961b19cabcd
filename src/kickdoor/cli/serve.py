"""`kickdoor serve`: run the server of live tables."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import sys
import webbrowser
from contextlib import suppress
from logging import getLogger
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

from kickdoor.cli import UserError

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from kickdoor.server.life import Settings

LARGEST_PORT = 65535
LARGEST_FRAME = 64 * 1024
"""What the socket itself takes; above the limit of a message, so that we can say what is wrong."""

GRACE_SECONDS = 3
MOST_WORKERS = 64
BACKLOG = 256


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_: Annotated[bool, Parameter(name="--open", negative="--no-open")] = True,
    store: str = "",
    bus: str = "",
    bot_workers: int = 2,
    origin: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    log_format: str = "text",
    log_level: str = "warning",
    seed: Annotated[str | None, Parameter(show=False)] = None,
) -> None:
    """Run the server of live tables, and open it in the browser.

    Args:
        host: The address to listen on; 0.0.0.0 lets others in your network play.
        port: The port to listen on; 0 takes any that is free.
        data: Where tables are kept [default: the user's data folder].
        store: Keep them in postgresql://user@host/database instead, for several servers.
        bus: How servers tell each other of news: local, postgresql://... or nats://host:port
            [default: by the store].
        bot_workers: Processes in which bots think; 0 lets them think in the server's own.
        open_: Open the menu in the browser, where there is a screen.
        origin: Another site whose pages may play here, such as https://games.example.
        log_format: text, or json for one JSON object a line.
        log_level: The least that is logged: debug, info, warning or error.
        seed: Let all chance come from this instead of secrets: for tests.
    """
    _check_origins(origin)
    _check_words(store, bus, bot_workers, log_format, log_level)
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])
    folder = data if data is not None else user_data_path("kickdoor", appauthor=False)
    if not store:
        _check(folder)

    def ready() -> None:
        print(f"Kickdoor is at {address} (Ctrl+C stops it)", flush=True)
        if open_ and _has_screen():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    from kickdoor.server.life import Settings
    from kickdoor.server.logs import set_up

    set_up(log_format, log_level)
    made = None if seed is None else lambda: seed
    _run(listening, Settings(folder, origin, made, store, bus, bot_workers), ready)


def _run(listening: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    import uvicorn

    from kickdoor.server.app import create_app
    from kickdoor.server.bus import BusError
    from kickdoor.server.store import StoreError
    from kickdoor.server.store.opening import shown

    class Server(uvicorn.Server):
        """Says when it is ready."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            # The usual one dies of the signal in the end, though everything went well.
            self.force_exit = self.should_exit and sig == signal.SIGINT
            self.should_exit = True

    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    app.state.failure = None
    # What is said in one line below needs no traceback from elsewhere.
    getLogger("uvicorn.error").addFilter(
        lambda _: not isinstance(app.state.failure, (BusError, StoreError))
    )
    server = Server(config)
    with suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[listening])
    match app.state.failure:
        case StoreError() as error:
            raise UserError(f"--store {shown(settings.store)}: {error}")
        case BusError() as error:
            raise UserError(f"--bus {shown(settings.bus or settings.store)}: {error}")


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


def _check_words(store: str, bus: str, workers: int, form: str, level: str) -> None:
    """Make sure that what is chosen by a word can be chosen.

    Raises:
        UserError: something cannot.
    """
    from kickdoor.server.bus import BusError, make_bus
    from kickdoor.server.logs import FORMATS, LEVELS
    from kickdoor.server.store.opening import store_kind

    try:
        store_kind(store)
        make_bus(bus, store)
    except (ValueError, BusError) as error:
        raise UserError(str(error)) from None
    if not 0 <= workers <= MOST_WORKERS:
        raise UserError(f"--bot-workers {workers}: it can be 0 to {MOST_WORKERS}")
    for name, given, known in (("format", form, FORMATS), ("level", level, LEVELS)):
        if given not in known:
            raise UserError(f"--log-{name} {given}: it can be {', '.join(known)}")


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::", "") else host  # noqa: S104
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _check(folder: Path) -> None:
    """Make sure that tables can be kept in a folder.

    Raises:
        UserError: they cannot.
    """
    from kickdoor.server.store.opening import DATABASE

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
