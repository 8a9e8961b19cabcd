"""Lobby: public tables to look for, a rematch, and who has won how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from kickdoor.server.circle import PublicTable, PublicTables, Statistics
from kickdoor.server.company import REMATCH
from kickdoor.server.fairness import is_entropy
from kickdoor.server.hall import BrokenRecord, OldRecord
from kickdoor.server.http import HttpError, check_origin, json_of, the_table
from kickdoor.server.messages import TableCreated
from kickdoor.server.mixes import members
from kickdoor.server.results import statistics
from kickdoor.server.store import JOIN

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from kickdoor.core.log import Row
    from kickdoor.server.hall import Hall
    from kickdoor.server.record import Record
    from kickdoor.server.table import Table

LISTED = 60
"""How many public tables are looked at, the newest first."""

OPENED = 12
"""How many of them may be opened from the store for one look."""


def at_screen(guest: str, seat: str) -> str:
    """Return the guest that somebody is who plays at a guest's screen in another seat."""
    return f"{guest}+{seat}"


def entropy_of(request: Request, text: str) -> str:
    """Return what a client adds to the chance of a table.

    Raises:
        HttpError: it is not hex, or too much.
    """
    if not is_entropy(text):
        raise HttpError(400, "entropy")
    return "" if request.app.state.hall.seeded else text


async def list_tables(request: Request) -> Response:
    """Return the public tables that can be joined or watched, the newest first.

    ``?edition=`` leaves those with one set, ``?free=1`` those with a free seat.
    """
    hall: Hall = request.app.state.hall
    wanted = request.query_params
    found = []
    opened = 0
    for ident in reversed((await hall.public.read())[-LISTED:]):
        if ident not in hall.in_memory:
            if opened == OPENED or ident in hall.finished:
                continue
            opened += 1
        table = await _find(hall, str(ident))
        if table is None or (table.record.game is not None and table.record.game.over):
            hall.finished.add(str(ident))
            continue
        listed = _listed(table)
        asked = members(wanted["edition"]) if wanted.get("edition") else ()
        if not set(asked) <= set(members(listed.edition)):
            continue
        if listed.free or (not wanted.get("free") and listed.spectators != "off"):
            found.append(listed)
    return json_of(PublicTables(found))


async def _find(hall: Hall, ident: str) -> Table | None:
    try:
        return await hall.find(ident)
    except (BrokenRecord, OldRecord):
        return None


def _listed(table: Table) -> PublicTable:
    record = table.record
    game = record.game
    return PublicTable(
        table=record.ident,
        edition=record.header.edition,
        names=record.company.names(),
        bots=[chair.bot is not None for chair in record.company.chairs],
        free=len(record.open_seats()),
        turn=game.state.turn if game is not None else None,
        clocks=record.header.clocks,
        pace=record.header.pace.window_ms,
        spectators=record.header.spectators,
        watching=sum(1 for each in table.watchers if each.seat is None),
        house_rules=len(record.header.options),
    )


async def rematch(request: Request) -> Response:
    """Make the same table again for the same people; who asks later is led to the same one."""
    check_origin(request)
    table = await the_table(request)
    record = table.record
    guest = request.app.state.sessions.guest(request)
    if guest not in record.guests:
        raise HttpError(403, "no-seat")
    if record.game is None or not record.game.over:
        raise HttpError(403, "not-over")
    if record.company.rematch is None:
        hall: Hall = request.app.state.hall
        header = hall.like(record.header, [chair.bot for chair in record.company.chairs])
        made = (await hall.open_new(header, _seated_again(record))).record.ident
        await table.write(lambda: None if record.company.rematch else (REMATCH, made))
    ident = record.company.rematch
    assert ident is not None
    return json_of(TableCreated(ident, f"/table/{ident}"), 201)


def _seated_again(record: Record) -> list[Row]:
    """Return the rows by which everybody sits where they sat."""
    rows: list[Row] = []
    for seat, chair in enumerate(record.company.chairs):
        guests = [guest for guest, at in record.guests.items() if at == seat]
        if chair.bot is not None:
            guests = [""]
        rows += [(JOIN, seat, chair.name, guest) for guest in guests]
    return rows


async def get_statistics(request: Request) -> Response:
    """Return what came of the games that were finished here, player by player."""
    hall: Hall = request.app.state.hall
    guest = request.app.state.sessions.guest(request)
    players, games = statistics(await hall.results.read(), guest)
    return json_of(Statistics(games, players))


ROUTES = [
    Route("/api/tables", list_tables, methods=["GET"]),
    Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/api/statistics", get_statistics, methods=["GET"]),
]
