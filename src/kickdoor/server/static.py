"""Static: the browser client. Every path that is none of its files is the page itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, PlainTextResponse, Response

if TYPE_CHECKING:
    from starlette.requests import Request

FOLDER = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

NOT_BUILT = (
    "Kickdoor is running, but its browser client is not built.\n"
    "In a clone: make client. Otherwise install the package anew, without KICKDOOR_SKIP_CLIENT.\n"
)


async def page(request: Request) -> Response:
    """Return a file of the client, or the page."""
    path = str(request.path_params.get("path", ""))
    file = _file(path)
    if file is not None:
        # Vite puts a hash of the content into the names under assets/.
        cache = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return FileResponse(file, headers={"cache-control": cache})
    if Path(path).suffix:
        return PlainTextResponse("Not found\n", 404)
    index = FOLDER / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(index, headers={"cache-control": ASK_AGAIN})


def _file(path: str) -> Path | None:
    """Return the client's file of that name; never one from elsewhere, nor a hidden one."""
    if not path or any(part.startswith(".") for part in path.split("/")):
        return None
    file = (FOLDER / path).resolve()
    inside = file.is_relative_to(FOLDER.resolve())
    return file if inside and file.is_file() and file.name != "index.html" else None
