"""Bus: tells other nodes that a table's log has grown, and who sits there. A message is a hint.

A hint may be lost, late, doubled or wrong: whoever hears it looks into the log. So a bus needs no
queues and no acknowledgements, and a node that missed something finds it by itself a little later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Callable

    Hear = Callable[["Hint", str], None]
    """Is told a hint, and the node from which it comes."""

POSTGRES_DRIVER = (
    "PostgreSQL needs a driver that is not installed; run: pip install 'kickdoor[postgres]'"
)
NATS_DRIVER = "NATS needs a driver that is not installed; run: pip install 'kickdoor[nats]'"


class Grown(NamedTuple):
    """A table's log has so many rows."""

    table: str
    length: int


class Present(NamedTuple):
    """At a node there are lines to these seats of a table; ``seats`` is a mask."""

    table: str
    seats: int


Hint = Grown | Present
MARKS: dict[str, type[Grown | Present]] = {"+": Grown, "@": Present}


class BusError(Exception):
    """The bus cannot be reached at the start; the message says why."""


class Bus(Protocol):
    """One node's end of the bus."""

    async def start(self, hear: Hear) -> None:
        """Listen from now on to the other nodes, never to this one.

        Raises:
            BusError: the bus cannot be reached.
        """

    def announce(self, hint: Hint) -> None:
        """Tell the others, without waiting."""

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

    def announce(self, hint: Hint) -> None:
        """Tell the others."""
        for node in self._nodes:
            if node is not self and node._hear is not None:
                node._hear(hint, f"{id(self):x}")

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


def written(node: str, hint: Hint) -> str:
    """Return a hint as it goes over a wire."""
    mark = next(mark for mark, kind in MARKS.items() if isinstance(hint, kind))
    return f"{node} {mark}{hint[1]} {hint.table}"


def read(text: str, node: str) -> tuple[Hint, str] | None:
    """Return a hint and its node; None where it is this node's own, or makes no sense.

    >>> read(written("a", Grown("t", 3)), "b")
    (Grown(table='t', length=3), 'a')
    >>> read(written("a", Present("t", 3)), "a"), read("?", "b")
    (None, None)
    """
    by, _, rest = text.partition(" ")
    number, _, table = rest.partition(" ")
    kind = MARKS.get(number[:1])
    if by == node or kind is None or not number[1:].isdecimal() or not table:
        return None
    return kind(table, int(number[1:])), by
