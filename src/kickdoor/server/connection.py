"""Connection: one socket, from its hello to its end.

What is sent waits in a queue of its own, so a slow line holds nobody up: when the queue is full, the
line is cut, and whoever comes back gets the whole view.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocketState

from kickdoor.server import limits
from kickdoor.server.messages import (
    VERSION,
    Answer,
    Chat,
    ClientMessage,
    Hello,
    Ping,
    Pong,
    PreviewRequest,
    Problem,
)
from kickdoor.server.showing import Sections, encode

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from starlette.websockets import WebSocket

    from kickdoor.server.circle import CircleRequest
    from kickdoor.server.table import Table
    from kickdoor.server.words import Words

QUEUE_LENGTH = 256
HELLO_SECONDS = 20.0

MALFORMED = 1007
POLICY = 1008
TOO_BIG = 1009
RESTARTING = 1012
TRY_LATER = 1013
OTHER_VERSION = 4426

PONG = encode(Pong())
decode = msgspec.json.Decoder(ClientMessage).decode

UNDER_WAY: set[asyncio.Task[None]] = set()
"""What is being done for lines, some of which may have ended meanwhile."""

logger = logging.getLogger(__name__)


class Connection:
    """One socket at a table; a :class:`kickdoor.server.table.Watcher`."""

    def __init__(self, socket: WebSocket, table: Table, guest: str | None, words: Words) -> None:
        """Take an accepted socket."""
        self.seat: int | None = None
        self.guest = guest
        self.words = words
        self.last: Sections = {}
        self._socket = socket
        self._table = table
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(QUEUE_LENGTH + 2)
        self._ending = False
        self._ended = asyncio.Event()
        self._late: deque[bytes] = deque()
        self._greeted = False
        self._messages = limits.Bucket(limits.MESSAGES, time.monotonic())
        self._chat = limits.Bucket(limits.CHAT, time.monotonic())

    # -- sending ------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send a message, without waiting; a line that cannot keep up is cut."""
        if (
            self.seat is None
            and self._greeted
            and self._table.record.header.spectators == "delayed"
        ):
            self._late.append(data)
            asyncio.get_running_loop().call_later(limits.SPECTATOR_DELAY, self._send_late)
        else:
            self._greeted = True
            self._put(data)

    def _send_late(self) -> None:
        """Send the oldest message that waits: as many moments come as there are messages."""
        self._put(self._late.popleft())

    def _put(self, data: bytes) -> None:
        if self._ending:
            return
        if self._queue.qsize() >= QUEUE_LENGTH:
            self.end("slow", TRY_LATER)
        else:
            self._queue.put_nowait(data)

    def end(self, code: str, close: int, **args: str | int) -> None:
        """Say what is wrong, and close the line."""
        if self._ending:
            return
        self._ending = True
        self._ended.set()
        if close == TRY_LATER:
            while not self._queue.empty():
                self._queue.get_nowait()
        self._queue.put_nowait(encode(Problem(code, self.words.problem(code, **args))))
        self._queue.put_nowait(close)

    # -- the life of a line -------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the line until either side ends it."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            # A writer that waits for a slow line does not see by itself that the line is to end.
            ended = asyncio.create_task(self._ended.wait())
            await asyncio.wait((writer, reader, ended), return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()
            if self._ending:
                await asyncio.wait((writer,), timeout=2)
        finally:
            self._table.detach(self)
            for task in (writer, reader):
                task.cancel()
            for result in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(result, Exception):
                    logger.debug("line ended", exc_info=result)

    async def _write(self) -> None:
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                if self._socket.application_state is WebSocketState.CONNECTED:
                    await self._socket.close(item)
                return
            await self._socket.send({"type": "websocket.send", "text": item.decode()})

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = await self._next()
        except TimeoutError:
            first = None
            self.end("no-hello", POLICY)
        if not isinstance(first, Hello):
            if first is not None:
                self.end("no-hello", POLICY)
            return
        if first.version != VERSION:
            self.end("version", OTHER_VERSION, yours=first.version, ours=VERSION)
            return
        self._table.attach(self, first.since)
        while (message := await self._next()) is not None:
            await self._take(message)

    async def _next(self) -> Any:
        """Return the next message; None when the line has ended, or is being ended."""
        received = await self._socket.receive()
        if received["type"] != "websocket.receive" or self._ending:
            return None
        text: str | None = received.get("text")
        data: bytes = text.encode() if text is not None else received["bytes"]
        if len(data) > limits.LARGEST_MESSAGE:
            self.end("too-big", TOO_BIG, limit=limits.LARGEST_MESSAGE)
            return None
        if not self._messages.take(time.monotonic()):
            self.end("too-fast", POLICY)
            return None
        try:
            return decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.end("malformed", MALFORMED, why=str(error))
            return None

    async def _whole(self, doing: Coroutine[Any, Any, None]) -> None:
        """See something through though the line ends: what was appended must be told to the rest."""
        task = asyncio.ensure_future(doing)
        UNDER_WAY.add(task)
        task.add_done_callback(UNDER_WAY.discard)
        await asyncio.shield(task)

    async def _take(
        self, message: Answer | Chat | PreviewRequest | Ping | Hello | CircleRequest
    ) -> None:
        if isinstance(message, Answer):
            await self._whole(self._table.answer(self, message))
        elif isinstance(message, Chat):
            if self._chat.take(time.monotonic()):
                await self._whole(self._table.say(self, message))
            else:
                self.send(encode(Problem("too-fast", self.words.problem("too-fast"))))
        elif isinstance(message, PreviewRequest):
            self._table.preview(self, message.option)
        elif isinstance(message, Ping):
            self._put(PONG)
        elif not isinstance(message, Hello):
            await self._whole(self._table.steward.take(self, message))
