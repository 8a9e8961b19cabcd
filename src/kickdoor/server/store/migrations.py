"""Migrations: how a store's tables came to be, step by step; the number of steps is their version.

A step that has been released is never changed: what comes later is another step.
"""

from __future__ import annotations

SQLITE: tuple[str, ...] = (
    """
    create table if not exists tables (
        id text primary key, created integer not null, header text not null
    ) without rowid;
    create table if not exists rows (
        table_id text not null, seq integer not null, at integer not null,
        body text not null, nonce text not null,
        primary key (table_id, seq)
    ) without rowid;
    create table if not exists secrets (name text primary key, value blob not null) without rowid;
    """,
)

POSTGRES: tuple[str, ...] = (
    """
    create table tables (id text primary key, created bigint not null, header text not null);
    create table rows (
        table_id text not null, seq integer not null, at bigint not null,
        body text not null, nonce text not null,
        primary key (table_id, seq)
    );
    create table secrets (name text primary key, value bytea not null);
    """,
)


class NewerStore(Exception):
    """The store was written by a newer Kickdoor than this one; the message says so."""

    def __init__(self, found: int, known: int) -> None:
        """Take both versions."""
        super().__init__(
            f"it was made by a newer Kickdoor (its tables are of version {found}, "
            f"this one knows them up to {known})"
        )


def missing(steps: tuple[str, ...], version: int) -> list[tuple[int, str]]:
    """Return the steps that a store of a version still needs, each with its number.

    >>> missing(("a", "b", "c"), 1)
    [(2, 'b'), (3, 'c')]

    Raises:
        NewerStore: it has had more steps than there are.
    """
    if version > len(steps):
        raise NewerStore(version, len(steps))
    return [(number, steps[number - 1]) for number in range(version + 1, len(steps) + 1)]
