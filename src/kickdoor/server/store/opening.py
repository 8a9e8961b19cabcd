"""Opening: the store that an address names."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from kickdoor.server.store import StoreError

if TYPE_CHECKING:
    from pathlib import Path

    from kickdoor.server.store import Store

DATABASE = "tables.sqlite3"
SQLITE = "sqlite"
POSTGRES = ("postgresql", "postgres")
NO_DRIVER = "PostgreSQL needs a driver that is not installed; run: pip install 'kickdoor[postgres]'"


def store_kind(address: str) -> str:
    """Return what kind of store an address names: ``sqlite`` or ``postgresql``.

    Raises:
        ValueError: it names none of these.
    """
    scheme = urlsplit(address).scheme if address else SQLITE
    if scheme in (SQLITE, *POSTGRES):
        return SQLITE if scheme == SQLITE else POSTGRES[0]
    raise ValueError(
        f"--store {shown(address)}: a store is sqlite (in the data folder) or "
        "postgresql://user@host/database"
    )


def shown(address: str) -> str:
    """Return an address without the password that may stand in it.

    >>> shown("postgresql://ada:secret@db.example/kickdoor")
    'postgresql://ada:***@db.example/kickdoor'
    """
    parts = urlsplit(address)
    if parts.password is None:
        return address
    user, _, host = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user.partition(':')[0]}:***@{host}").geturl()


async def open_store(address: str, data: Path) -> Store:
    """Open the store that an address names: SQLite in the data folder where it is empty.

    Raises:
        ValueError: it names no kind of store.
        StoreError: it cannot be opened; the message says why.
    """
    if store_kind(address) == SQLITE:
        from kickdoor.server.store.sqlite import SqliteStore

        return SqliteStore(data / DATABASE)
    try:
        from kickdoor.server.store.postgres import PostgresStore
    except ModuleNotFoundError:
        raise StoreError(NO_DRIVER) from None
    return await PostgresStore.open(address)
