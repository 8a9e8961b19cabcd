"""A server in a process of its own, which can be killed."""

import asyncio
import os
import signal
import socket
import sys
from contextlib import asynccontextmanager, closing

START_SECONDS = 60


def free_port():
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        return found.getsockname()[1]


class ServerProcess:
    """`kickdoor serve` on one port; it can be started again after its end."""

    def __init__(self, data, *arguments):
        self.port = free_port()
        self.process = None
        self._command = [
            *(sys.executable, "-m", "kickdoor.cli.main", "serve", "--no-open"),
            *("--port", str(self.port), "--data", str(data), *map(str, arguments)),
        ]

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    async def start(self):
        """Start it, and wait until it says where it is."""
        self.process = await asyncio.create_subprocess_exec(
            *self._command, stdout=asyncio.subprocess.PIPE, env=os.environ
        )
        async with asyncio.timeout(START_SECONDS):
            line = await self.process.stdout.readline()
        assert line.startswith(b"Kickdoor is at"), line
        return self

    async def end(self, by=signal.SIGTERM):
        """Send it a signal, and wait for its end; return its exit code."""
        if self.process.returncode is None:
            self.process.send_signal(by)
        async with asyncio.timeout(START_SECONDS):
            return await self.process.wait()

    async def kill(self):
        """End it by `kill -9`."""
        await self.end(signal.SIGKILL)


@asynccontextmanager
async def serving(data, *arguments):
    """Run a server process for a block."""
    server = ServerProcess(data, *arguments)
    await server.start()
    try:
        yield server
    finally:
        await server.kill()
