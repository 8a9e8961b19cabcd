"""Bus: tells other nodes that a table's log has grown. A message is a hint; the log is the truth.

A hint may be lost, late, doubled or wrong: whoever hears it looks into the log. So a bus needs no
queues and no acknowledgements, and a node that missed something finds it by itself a little later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Callable

    Hear = Callable[[str, int], None]
    """Is told the name of a table, and how many rows it has."""

POSTGRES_DRIVER = (
    "PostgreSQL needs a driver that is not installed; run: pip install 'kickdoor[postgres]'"
)
NATS_DRIVER = "NATS needs a driver that is not installed; run: pip install 'kickdoor[nats]'"


class BusError(Exception):
    """The bus cannot be reached at the start; the message says why."""


class Bus(Protocol):
    """One node's end of the bus."""

    async def start(self, hear: Hear) -> None:
        """Listen from now on to the other nodes, never to this one.

        Raises:
            BusError: the bus cannot be reached.
        """

    def announce(self, table: str, length: int) -> None:
        """Tell the others, without waiting, that a table's log has so many rows."""

    async def stop(self) -> None:
        """Hear nothing more, and let go of everything."""


class LocalBus:
    """The bus inside one process: its nodes are given the same list."""

    def __init__(self, nodes: list[LocalBus] | None = None) -> None:
        """Take the list of all nodes; a node alone has one of its own."""
        self._nodes = nodes if nodes is not None else []
        self._hear: Hear | None = None

    async def start(self, hear: Hear) -> None:
        """Listen to the other nodes of the list."""
        self._hear = hear
        self._nodes.append(self)

    def announce(self, table: str, length: int) -> None:
        """Tell the others."""
        for node in self._nodes:
            if node is not self and node._hear is not None:
                node._hear(table, length)

    async def stop(self) -> None:
        """Leave the list."""
        self._nodes.remove(self)


def make_bus(address: str, store: str) -> Bus:
    """Return the bus that an address names, or where it is empty, the one that fits the store.

    Raises:
        ValueError: it names no bus.
        BusError: its driver is not installed.
    """
    scheme = urlsplit(address or store).scheme
    if scheme in ("postgresql", "postgres"):
        try:
            from kickdoor.server.bus_postgres import PostgresBus
        except ModuleNotFoundError:
            raise BusError(POSTGRES_DRIVER) from None
        return PostgresBus(address or store)
    if scheme == "nats":
        try:
            from kickdoor.server.bus_nats import NatsBus
        except ModuleNotFoundError:
            raise BusError(NATS_DRIVER) from None
        return NatsBus(address)
    if scheme in ("", "local", "sqlite"):
        return LocalBus()
    raise ValueError(f"--bus {address}: a bus is local, postgresql://... or nats://host:port")


def written(node: str, table: str, length: int) -> str:
    """Return a hint as it goes over a wire."""
    return f"{node} {length} {table}"


def read(text: str, node: str) -> tuple[str, int] | None:
    """Return the table and length of a hint; None where it is this node's own, or makes no sense.

    >>> read(written("a", "t", 3), "b"), read(written("a", "t", 3), "a"), read("?", "b")
    (('t', 3), None, None)
    """
    by, _, rest = text.partition(" ")
    length, _, table = rest.partition(" ")
    if by == node or not length.isdecimal() or not table:
        return None
    return table, int(length)
