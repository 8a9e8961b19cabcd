"""Services that some tests need: used where they run, else started, else reported as missing."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit
from uuid import uuid4

import pytest

Found = TypeVar("Found")

REQUIRE_ALL = os.environ.get("KICKDOOR_REQUIRE_ALL", "") not in ("", "0")
POSTGRES = "postgresql://postgres@127.0.0.1:5432/postgres"
NATS = "nats://127.0.0.1:4222"
START_SECONDS = 30


def require(found: Found | None, what: str, remedy: str) -> Found:
    """Return what was found; without it skip the test, or fail where nothing may be left out."""
    if found is not None:
        return found
    line = f"{what} not found; {remedy}"
    if REQUIRE_ALL:
        pytest.fail(f"{line} (KICKDOOR_REQUIRE_ALL=1)", pytrace=False)
    pytest.skip(line)


def chromium() -> str | None:
    """The path of a Chromium, or of Chrome."""
    named = os.environ.get("KICKDOOR_CHROMIUM")
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return named or next((path for name in names if (path := shutil.which(name))), None)


@contextmanager
def postgres() -> Iterator[str | None]:
    """A database of its own for this process, dropped at the end; None without PostgreSQL."""
    with _postgres_server() as server:
        if server is None:
            yield None
            return
        name = f"kickdoor_{uuid4().hex[:12]}"
        asyncio.run(_execute(server, f'create database "{name}"'))
        try:
            yield urlsplit(server)._replace(path=f"/{name}").geturl()
        finally:
            asyncio.run(_execute(server, f'drop database "{name}" with (force)'))


@contextmanager
def nats() -> Iterator[str | None]:
    """The address of a NATS server; None without one."""
    if (given := os.environ.get("KICKDOOR_NATS", NATS)) and _answers(given):
        yield given
        return
    binary = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if binary is None:
        yield None
        return
    port = _free_port()
    with _running([binary, "-a", "127.0.0.1", "-p", str(port)], port):
        yield f"nats://127.0.0.1:{port}"


@contextmanager
def _postgres_server() -> Iterator[str | None]:
    given = os.environ.get("KICKDOOR_POSTGRES", POSTGRES)
    if _answers(given) and _lets_in(given):
        yield given
        return
    initdb = shutil.which("initdb") or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))[::-1]), None
    )
    if initdb is None:
        yield None
        return
    with _postgres_cluster(Path(initdb).parent) as server:
        yield server


@contextmanager
def _postgres_cluster(binaries: Path) -> Iterator[str]:
    """A server of our own on a free port; it refuses to be root, so root lends it a user."""
    user = "postgres" if os.name == "posix" and os.geteuid() == 0 else None
    folder = tempfile.mkdtemp(prefix="kickdoor-postgres-")
    if user:
        shutil.chown(folder, user, user)
    data, port = f"{folder}/data", _free_port()
    initdb = [binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"]
    server = [binaries / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", ""]
    try:
        subprocess.run(initdb, check=True, capture_output=True, user=user, cwd=folder)
        with _running([*server, "-F"], port, user=user, cwd=folder):
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _running(
    command: list[str | Path], port: int, user: str | None = None, cwd: str | None = None
) -> Iterator[None]:
    """Run a server until the block ends, beginning when its port answers."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, user=user, cwd=cwd)
    try:
        limit = time.monotonic() + START_SECONDS
        while not _answers(f"tcp://127.0.0.1:{port}"):
            if process.poll() is not None or time.monotonic() > limit:
                raise RuntimeError(f"{command[0]} did not start on port {port}")
            time.sleep(0.05)
        yield
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(START_SECONDS)


def _answers(address: str) -> bool:
    parts = urlsplit(address)
    try:
        with closing(socket.create_connection((parts.hostname, parts.port or 0), timeout=2)):
            return True
    except OSError:
        return False


def _lets_in(server: str) -> bool:
    import asyncpg

    try:
        asyncio.run(_execute(server, "select 1"))
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        return False
    return True


async def _execute(server: str, statement: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(server, timeout=10)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
