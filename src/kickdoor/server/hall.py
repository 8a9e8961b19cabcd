"""Hall: all tables of one server. It makes them, opens them from the store, and lets them sleep."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from kickdoor.bots.roster import make_bot
from kickdoor.core.game import ENGINE, Game
from kickdoor.server import people
from kickdoor.server.bots import BotDesk
from kickdoor.server.chronicle import Chronicle
from kickdoor.server.fairness import is_entropy
from kickdoor.server.messages import NAME_LENGTH, NewTable
from kickdoor.server.mixes import NoEditionError, members
from kickdoor.server.mixes import check as check_edition
from kickdoor.server.plain import clean_text
from kickdoor.server.record import BrokenRecord, Header, OldRecord, Record
from kickdoor.server.results import Recorder
from kickdoor.server.store import JOIN, Conflict
from kickdoor.server.table import Table
from kickdoor.server.words import editions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kickdoor.bots.bot import Bot
    from kickdoor.core.log import Row
    from kickdoor.server.store import Store

IDENT_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
IDENT_LENGTH = 8
SECRET_BYTES = 32
BOT_THREADS = 2
ASLEEP_AFTER = 600.0
"""Seconds that a table stays in memory with nobody there."""

BOT_PEOPLE = people.BOT_PEOPLE

logger = logging.getLogger(__name__)


class Wrong(Exception):
    """What was asked for cannot be: a problem of the catalogue with its arguments."""

    def __init__(self, code: str, **args: str | int) -> None:
        """Take the problem."""
        super().__init__(code)
        self.code = code
        self.args_of = args


def _check_edition(edition: str) -> None:
    """See that a table can be laid of what is asked for.

    Raises:
        Wrong: a set that is none, or one that is named twice.
    """
    known = editions()
    try:
        check_edition(edition, known)
    except NoEditionError as error:
        if error.twice:
            raise Wrong("edition-twice", name=error.name) from None
        raise Wrong("edition", name=error.name, known=", ".join(known), count=len(known)) from None


class Hall:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        secret: Callable[[], str] | None = None,
        make: Callable[[str], Bot] | None = None,
        workers: int = 0,
    ) -> None:
        """Take the store; ``secret`` makes the secret of a new table (tests give known ones).

        ``make`` makes a bot of a name that thinks in one of so many workers; without it, bots think in
        threads of this process.
        """
        self.store = store
        self._make_bot = make or (lambda name: make_bot(name, secrets.token_hex(16)))
        self.seeded = secret is not None
        """Whether all chance is known: then players add none to it."""
        self._secret = secret or (lambda: secrets.token_hex(SECRET_BYTES))
        self._tables: dict[str, Table] = {}
        self._desks: dict[str, BotDesk] = {}
        self._seen: dict[str, float] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.public = Chronicle(store, "public")
        self.results = Chronicle(store, "results")
        self.finished: set[str] = set()
        threads = max(BOT_THREADS, workers)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="kickdoor-bot")

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._tables)

    async def create(self, new: NewTable, guest: str) -> Table:
        """Make a table, seat its bots and, in the first seat that is left, the guest.

        Raises:
            Wrong: the set, a bot, an option or the name cannot be.
            StoreError: it could not be made durable.
        """
        names = [clean_name(name) for name in (new.name, *new.hotseat)]
        bots = _seat_bots(new)
        header = self._header(new, bots, guest)
        rows = [
            (JOIN, *each)
            for each in _seat_all(bots, names, guest, "" if self.seeded else new.entropy)
        ]
        return await self.open_new(header, rows)

    async def open_new(self, header: Header, rows: list[Row]) -> Table:
        """Enter a table into the store with its first rows, and open it.

        Raises:
            StoreError: it could not be made durable.
        """
        ident = await self._name_of(header)
        if rows:
            await self.store.append(ident, 0, rows)
        if header.public:
            await self.public.add(ident)
        table = await self.find(ident)
        assert table is not None
        return table

    def like(self, header: Header, bots: list[str | None]) -> Header:
        """Return the header of a table that is like another one, with a secret of its own."""
        return msgspec.structs.replace(header, bots=bots, secret=self._secret())

    @property
    def in_memory(self) -> dict[str, Table]:
        """The tables in memory, by name."""
        return dict(self._tables)

    async def find(self, ident: str) -> Table | None:
        """Return a table, opening it from the store if need be; None where there is none.

        Raises:
            BrokenRecord: its rows do not add up.
            OldRecord: it was begun with other cards.
        """
        table = self._tables.get(ident)
        if table is None:
            async with self._opening.setdefault(ident, asyncio.Lock()):
                table = self._tables.get(ident) or await self._open(ident)
            self._opening.pop(ident, None)
        self._seen[ident] = time.monotonic()
        return table

    async def _open(self, ident: str) -> Table | None:
        plain = await self.store.header(ident)
        if plain is None:
            return None
        try:
            header = msgspec.convert(plain, Header)
        except msgspec.ValidationError as error:
            raise BrokenRecord(f"header: {error}") from None
        record = Record(ident, header)
        rows = await self.store.rows(ident)
        await asyncio.to_thread(record.apply, rows)
        table = Table(record, self.store)
        desk = BotDesk(table, {}, self._pool, self._make_bot)
        self._tables[ident] = table
        self._desks[ident] = desk
        table.changed.append(desk.wake)
        table.changed.append(Recorder(table, self.results).wake)
        table.start()
        return table

    async def _name_of(self, header: Header) -> str:
        """Enter a new table into the store under a name of its own, and return the name."""
        while True:
            ident = "".join(secrets.choice(IDENT_ALPHABET) for _ in range(IDENT_LENGTH))
            with suppress(Conflict):
                await self.store.create(ident, msgspec.to_builtins(header))
                return ident

    def _header(self, new: NewTable, bots: list[str | None], guest: str) -> Header:
        _check_edition(new.edition)
        secret = self._secret()
        try:
            trial = Game.new(members(new.edition), _placeholders(new.seats), new.options, secret)
        except ValueError as error:
            raise Wrong("options", why=str(error).removeprefix("options: ")) from None
        packs = trial.log.header["packs"]
        assert isinstance(packs, dict)
        return Header(
            new.edition,
            new.seats,
            bots,
            new.options,
            new.pace,
            secret,
            dict(packs),
            ENGINE,
            guest,
            new.clocks,
            new.public,
            new.ready,
            new.spectators,
            new.reasons,
        )

    async def sleep(self) -> None:
        """Drop tables from memory at which nobody is; run for ever, beside the server."""
        while True:
            await asyncio.sleep(ASLEEP_AFTER / 10)
            self.drop_idle(ASLEEP_AFTER)

    def drop_idle(self, seconds: float) -> None:
        """Drop the tables at which nothing has happened for so long; the store keeps them."""
        now = time.monotonic()
        for ident, table in list(self._tables.items()):
            if not table.idle or not self._desks[ident].idle:
                self._seen[ident] = now
            elif now - self._seen[ident] >= seconds:
                self._drop(ident)

    def _drop(self, ident: str) -> None:
        self._desks.pop(ident).stop()
        self._tables.pop(ident).stop()
        self._seen.pop(ident, None)

    def known(self, ident: str) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(ident)

    def drop(self, ident: str) -> None:
        """Drop a table from memory; the store keeps it."""
        if ident in self._tables:
            self._drop(ident)

    @property
    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    async def close(self) -> None:
        """Let everything go; the store is closed as well."""
        for ident in list(self._tables):
            self._drop(ident)
        self._pool.shutdown(wait=False, cancel_futures=True)
        await self.store.close()


def clean_name(name: str) -> str:
    """Return a player's name without needless spaces.

    Raises:
        Wrong: nothing, or too much, is left.
    """
    cleaned = clean_text(name)
    if not 1 <= len(cleaned) <= NAME_LENGTH:
        raise Wrong("name", most=NAME_LENGTH)
    return cleaned


def _seat_bots(new: NewTable) -> list[str | None]:
    """Return the bot of each seat: the first seat is the guest's unless bots fill all."""
    names = [new.bots] * (new.seats - 1) if isinstance(new.bots, str) else list(new.bots)
    if len(names) > new.seats:
        raise Wrong("too-many-bots", count=len(names), seats=new.seats)
    known = people.bots()
    for name in names:
        if name not in known:
            raise Wrong("bots", name=name, known=", ".join(known))
    free: list[str | None] = [None] * (new.seats - len(names))
    if len(new.hotseat) >= max(1, len(free)):
        raise Wrong("too-many-people", count=len(new.hotseat) + 1, seats=len(free))
    return free[:1] + list(names) + free[1:]


def _seat_all(
    bots: list[str | None], names: list[str], guest: str, entropy: str
) -> Iterator[tuple[int | str, ...]]:
    """Yield who sits down at once: bots, the guest, and whoever plays at the same screen."""
    if len({name.casefold() for name in names}) < len(names):
        raise Wrong("name-taken", name=names[-1])
    if not is_entropy(entropy):
        raise Wrong("entropy")
    taken = list(names)
    waiting = list(names)
    for seat, bot in enumerate(bots):
        if bot:
            taken.append(people.bot_person(seat, taken))
            yield (seat, taken[-1], "")
    for seat, bot in enumerate(bots):
        if not bot and waiting:
            first = len(waiting) == len(names)
            name = waiting.pop(0)
            yield (seat, name, guest, entropy) if first else (seat, name, f"{guest}+{seat}", "")


def _placeholders(count: int) -> list[str]:
    return [f"seat {seat}" for seat in range(count)]


__all__ = ["BrokenRecord", "Hall", "OldRecord", "Wrong", "clean_name"]
