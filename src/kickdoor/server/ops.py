"""Ops: what whoever runs a server may ask it. Whether it lives, whether it is ready, what it counts.

``/healthz`` answers as long as the event loop turns; ``/readyz`` only while tables can be opened, so a
balancer sends nobody to a node whose store is away or that is stopping.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kickdoor import __version__
from kickdoor.server.messages import VERSION
from kickdoor.server.metrics import CONTENT_TYPE
from kickdoor.server.showing import encode
from kickdoor.server.store import StoreError

if TYPE_CHECKING:
    from starlette.requests import Request

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
STATM = Path("/proc/self/statm")


async def healthz(request: Request) -> Response:
    """Tell that the server lives."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Tell whether tables can be played here now."""
    if not getattr(request.app.state, "ready", False):
        return PlainTextResponse("not ready: starting or stopping\n", 503)
    try:
        await request.app.state.hall.store.heads([])
    except StoreError:
        return PlainTextResponse("not ready: the store does not answer\n", 503)
    return PlainTextResponse("ok\n")


async def health(request: Request) -> Response:
    """Tell that the server is well, and how much it has to do."""
    tables = request.app.state.hall.tables
    found = {
        "status": "ok",
        "version": __version__,
        "messages": VERSION,
        "tables": len(tables),
        "watchers": sum(len(table.watchers) for table in tables),
    }
    return Response(encode(found), media_type="application/json")


async def metrics(request: Request) -> Response:
    """Tell what the server counts."""
    hall = request.app.state.hall
    text = request.app.state.metrics.text(
        {
            "kickdoor_tables": lambda: len(hall),
            "kickdoor_watchers": lambda: sum(len(table.watchers) for table in hall.tables),
            "process_cpu_seconds_total": time.process_time,
            "process_resident_memory_bytes": _resident,
        }
    )
    return Response(text, media_type=CONTENT_TYPE)


def _resident() -> int:
    """Return the memory in use; 0 where the system does not tell it as Linux does."""
    return int(STATM.read_text("ascii").split()[1]) * PAGE if STATM.is_file() else 0


ROUTES = [
    Route("/healthz", healthz),
    Route("/readyz", readyz),
    Route("/health", health),
    Route("/metrics", metrics),
]
