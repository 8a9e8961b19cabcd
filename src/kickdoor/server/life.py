"""Life: what lives as long as the server does, set up in order and let go of in reverse."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.server.announcing import AnnouncingStore
from kickdoor.server.bus import make_bus
from kickdoor.server.collector import seldom
from kickdoor.server.connection import RESTARTING, UNDER_WAY, Connection
from kickdoor.server.follow import Follower
from kickdoor.server.hall import Hall
from kickdoor.server.metrics import Metrics
from kickdoor.server.session import Sessions
from kickdoor.server.store.opening import open_store
from kickdoor.server.workers import Workers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from starlette.applications import Starlette

LAST_SECONDS = 5.0
"""How long a stopping server waits for what it has begun."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """How a server is run.

    ``origins`` are those of other sites whose pages may play here; ``store`` and ``bus`` are
    addresses, empty for SQLite in the folder and for what fits the store; ``secret`` makes the
    secret of a new table; without ``workers`` bots think in threads.
    """

    data: Path
    origins: tuple[str, ...] = ()
    secret: Callable[[], str] | None = None
    store: str = ""
    bus: str = ""
    workers: int = 0


def running(settings: Settings) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    """Return what runs a server's parts for as long as its application does."""

    @asynccontextmanager
    async def run(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            stack.push(lambda _, error, __: _note(app, error))
            metrics = Metrics()
            bus = make_bus(settings.bus, settings.store)
            plain = await open_store(settings.store, settings.data)
            store = AnnouncingStore(plain, bus, metrics)
            app.state.settings = settings
            app.state.metrics = metrics
            app.state.buckets = OrderedDict()
            workers = Workers(settings.workers, metrics) if settings.workers else None
            app.state.workers = workers
            if workers is not None:
                stack.callback(workers.stop)
            make = workers.bot if workers else None
            hall = Hall(store, settings.secret, make, settings.workers)
            app.state.hall = hall
            stack.push_async_callback(hall.close)
            app.state.sessions = Sessions(await store.secret())
            follower = Follower(hall, bus, metrics)
            await follower.start()
            stack.push_async_callback(follower.stop)
            sleeper = asyncio.create_task(hall.sleep())
            stack.callback(sleeper.cancel)
            stack.push_async_callback(_part, hall)
            stack.enter_context(seldom())
            app.state.ready = True
            try:
                yield
            finally:
                app.state.ready = False

    return run


def _note(app: Starlette, error: BaseException | None) -> None:
    """Keep why the server could not start, for whoever started it."""
    app.state.failure = error


async def _part(hall: Hall) -> None:
    """Say goodbye to everybody, and see through what is under way: its rows are told or kept."""
    for table in hall.tables:
        for watcher in list(table.watchers):
            if isinstance(watcher, Connection):
                watcher.end("closing", RESTARTING)
    await asyncio.sleep(0)
    if UNDER_WAY:
        await asyncio.wait(list(UNDER_WAY), timeout=LAST_SECONDS)
    logger.info("stopped: every choice that was taken is kept")
