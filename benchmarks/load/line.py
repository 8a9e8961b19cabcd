"""A websocket client that costs next to nothing: what is measured is the server."""

import asyncio
import base64
import os
import struct
from urllib.parse import urlsplit


class Line(asyncio.Protocol):
    """One line; every whole message is given to ``hear`` as bytes."""

    def __init__(self, hear):
        self.hear = hear
        self.open = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = bytearray()
        self._transport = None

    @classmethod
    async def to(cls, address, cookie, hear):
        """Connect, and return the line once it is open."""
        parts = urlsplit(address)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(hear), parts.hostname, parts.port)
        key = base64.b64encode(os.urandom(16)).decode()
        line._transport.write(
            f"GET {parts.path}?{parts.query} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await line.open
        return line

    def send(self, text):
        """Send a message; the mask is all zeros."""
        data = text.encode()
        if len(data) < 126:
            head = struct.pack("!BB", 0x81, 0x80 | len(data))
        else:
            head = struct.pack("!BBH", 0x81, 0xFE, len(data))
        self._transport.write(head + b"\0\0\0\0" + data)

    def close(self):
        self.closed = True
        self._transport.close()

    # -- asyncio ------------------------------------------------------------------------------

    def connection_made(self, transport):
        self._transport = transport

    def connection_lost(self, error):
        if not self.open.done():
            self.open.set_exception(ConnectionError("the line was not opened"))
        self.closed = True

    def data_received(self, data):
        self._buffer += data
        if not self.open.done():
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0] + b" ":
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.open.set_result(None)
            self._buffer = bytearray(rest)
        self._read()

    def _read(self):
        buffer = self._buffer
        while len(buffer) >= 2:
            length, start = buffer[1], 2
            if length == 126:
                if len(buffer) < 4:
                    return
                length, start = int.from_bytes(buffer[2:4]), 4
            elif length == 127:
                if len(buffer) < 10:
                    return
                length, start = int.from_bytes(buffer[2:10]), 10
            if len(buffer) < start + length:
                return
            kind, message = buffer[0] & 15, bytes(buffer[start : start + length])
            del buffer[: start + length]
            if kind in (1, 2):
                self.hear(message)
            elif kind == 9:
                head = struct.pack("!BB", 0x8A, 0x80 | len(message))
                self._transport.write(head + b"\0\0\0\0" + message)
            elif kind == 8:
                self.close()
