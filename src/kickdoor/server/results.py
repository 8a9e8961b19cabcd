"""Results: how games ended, written down once, and what they come to for each player."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from kickdoor.server.circle import PlayerStatistics
from kickdoor.server.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.server.chronicle import Chronicle
    from kickdoor.server.record import Record
    from kickdoor.server.table import Table

MOST_PLAYERS = 100
SUMMED = ("kills", "deaths", "helped", "escapes", "levels_lost")

logger = logging.getLogger(__name__)


class Recorder:
    """Writes the end of one table's game down."""

    def __init__(self, table: Table, results: Chronicle) -> None:
        """Take the table and where results are kept."""
        self._table = table
        self._results = results
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """See whether the game is over; called after every change."""
        game = self._table.record.game
        if self._task is None and game is not None and game.over:
            self._task = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            record = self._table.record
            if all(each["table"] != record.ident for each in await self._results.read()):
                await self._results.add(result_of(record))
        except StoreError:
            logger.warning("table %s: its result is not kept", self._table.record.ident)


def result_of(record: Record) -> dict[str, Any]:
    """Return how a game ended, as it is kept."""
    game = record.game
    assert game is not None
    players = []
    for seat, chair in enumerate(record.company.chairs):
        guests = [guest for guest, at in record.guests.items() if at == seat]
        players.append(
            {
                "guest": guests[0] if guests and chair.bot is None else "",
                "name": chair.name,
                "bot": chair.bot or "",
                "won": seat in game.winners,
                "level": game.state.players[seat].level,
                **record.tally.by_seat[seat],
            }
        )
    return {
        "table": record.ident,
        "at": int(time.time()),
        "edition": record.header.edition,
        "turns": game.state.turn,
        "players": players,
    }


def statistics(
    results: Iterable[dict[str, Any]], guest: str | None
) -> tuple[list[PlayerStatistics], int]:
    """Return the players of finished games, the best first, and how many games there were.

    A table counts once, though two nodes may have written it down; bots are left out.
    """
    found: dict[str, PlayerStatistics] = {}
    seen = set()
    for result in results:
        if result["table"] in seen:
            continue
        seen.add(result["table"])
        for player in result["players"]:
            if player["guest"]:
                ident = player["guest"]
                entry = found.setdefault(ident, PlayerStatistics(player["name"], ident == guest))
                _add(entry, player, result)
    ranked = sorted(found.values(), key=lambda each: (-each.wins, each.games, each.name))
    return ranked[:MOST_PLAYERS], len(seen)


def _add(entry: PlayerStatistics, player: dict[str, Any], result: dict[str, Any]) -> None:
    entry.name = player["name"]
    entry.games += 1
    entry.wins += bool(player["won"])
    entry.turns += result["turns"]
    entry.levels += player["level"]
    entry.richest = max(entry.richest, player.get("richest", 0))
    if player["won"]:
        known = entry.fastest
        entry.fastest = result["turns"] if known is None else min(known, result["turns"])
    for name in SUMMED:
        setattr(entry, name, getattr(entry, name) + player.get(name, 0))
