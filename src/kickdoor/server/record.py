"""Record: a table as its log. Everything that a table is follows from the header and the rows.

It is the same whether the rows come one by one from people or all at once from the store. It
knows no socket and no clock but the rows' stamps.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict, deque
from typing import TYPE_CHECKING

from msgspec import Struct

from kickdoor.core.decisions import Refused
from kickdoor.core.game import Game
from kickdoor.core.log import BACK, CHOICE, CLOSE, DIGEST, ENTROPY, Log
from kickdoor.lang.mistakes import PackError
from kickdoor.server.clock import Closing, closing_after
from kickdoor.server.messages import ChatLine, Pace, Setting
from kickdoor.server.store import CHAT, JOIN, TAKEOVER, WAIT, Stored

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kickdoor.core.events import Event
    from kickdoor.core.log import Row
    from kickdoor.core.ruleset import Ruleset

LINES_KEPT = 100
STEPS_KEPT = 60
NONCES_KEPT = 400

ENGINE_ROWS = frozenset({CHOICE, CLOSE, ENTROPY, DIGEST, BACK})


class BrokenRecord(Exception):
    """The rows of a table do not add up; the message says which one."""


class OldRecord(Exception):
    """The table was begun with other cards, or by another engine."""


class Header(Struct):
    """How a table was begun. ``secret`` is where all its chance comes from."""

    edition: str
    seats: int
    bots: list[str | None]
    options: dict[str, Setting]
    pace: Pace
    secret: str
    packs: dict[str, str]
    engine: str


class Record:
    """A table as it follows from its rows.

    ``seq`` is the number of rows. ``game`` is None until every seat is taken. ``guests`` maps who
    may speak for which seat, ``acted`` each seat to the revision that its last choice led to. ``changed``, ``opened`` and ``fought`` are the ``seq`` at which,
    last, anything changed, the open window was opened, and the fight changed.
    """

    def __init__(self, ident: str, header: Header, rules: Ruleset | None = None) -> None:
        """Begin with no rows; ``rules`` saves compiling the cards again."""
        self.ident = ident
        self.header = header
        self.rules = rules
        self.seq = 0
        self.game: Game | None = None
        self.names = [""] * header.seats
        self.guests: dict[str, int] = {}
        self.acted: dict[int, int] = {}
        self.closing: Closing | None = None
        self.changed = self.opened = self.fought = 0
        self.talk: deque[tuple[int, ChatLine]] = deque(maxlen=LINES_KEPT)
        self.steps: deque[tuple[int, Sequence[Event]]] = deque(maxlen=STEPS_KEPT)
        self.nonces: OrderedDict[tuple[int, str], bytes | None] = OrderedDict()
        self._owed: list[Row] = []

    @property
    def commitment(self) -> str:
        """The hash that was published at the start; the secret itself is told at the end."""
        return commitment_to(self.header.secret)

    # -- rows ---------------------------------------------------------------------------------

    def apply(self, rows: Iterable[Stored]) -> None:
        """Take rows from the store.

        Raises:
            BrokenRecord: a row is out of place, illegal, or leads elsewhere than it did.
        """
        for stored in rows:
            if stored.seq != self.seq:
                raise BrokenRecord(f"row {self.seq} is missing")
            try:
                self._take(stored)
            except (Refused, ValueError, TypeError, IndexError, AssertionError) as error:
                raise BrokenRecord(f"row {stored.seq}: {error}") from error

    def adopt(self, game: Game, rows: Sequence[Stored], events: Sequence[Event]) -> None:
        """Take rows that were just appended, with the game and the events that they led to."""
        for stored in rows:
            self._note(stored)
        self._moved(game, rows[0].at, events, rows[0].row)

    def adopt_draft(self, game: Game) -> None:
        """Take a game that differs in somebody's draft alone."""
        self.game = game

    def _take(self, stored: Stored) -> None:
        row = stored.row
        kind = row[0]
        self._note(stored)
        if kind == DIGEST:
            if not self._owed or self._owed.pop(0) != row:
                raise BrokenRecord(f"row {stored.seq}: the game came to another state")
        elif kind == JOIN:
            self._seat(int(row[1]), str(row[2]), str(row[3]), stored.at)
        elif kind == CHAT:
            line = ChatLine(int(row[1]), str(row[2]), str(row[3]), stored.at / 1000)
            self.talk.append((self.seq, line))
        elif kind in (CHOICE, CLOSE, ENTROPY):
            self._replay(stored)
        elif kind not in (TAKEOVER, WAIT):
            raise BrokenRecord(f"row {stored.seq}: {kind!r} is not known")

    def _replay(self, stored: Stored) -> None:
        game, row = self.game, stored.row
        if game is None or self._owed:
            raise BrokenRecord(f"row {stored.seq}: out of place")
        events: list[Event] = []
        if row[0] == CHOICE:
            events = game.step(int(row[1]), str(row[2]))
        elif row[0] == CLOSE:
            events = game.close(int(row[1]))
        else:
            game.add_entropy(int(row[1]), bytes.fromhex(str(row[2])))
        first, *self._owed = game.log.rows or [()]
        if first != row:
            raise BrokenRecord(f"row {stored.seq}: it led to {first}")
        self._moved(game, stored.at, events, row)

    def _note(self, stored: Stored) -> None:
        self.seq = stored.seq + 1
        if stored.nonce:
            self.remember(int(stored.row[1]), stored.nonce, None)

    def _moved(
        self, game: Game, stamp: int, events: Sequence[Event], row: Row | None = None
    ) -> None:
        before = self.game
        fight = game.state.fight
        old = before.state.fight if before is not None else None
        closing = closing_after(game, stamp, self.closing, self.header.pace)
        if closing is not self.closing:
            self.opened = self.seq
        if (fight is None) != (old is None) or (
            fight is not None and (old is fight or old is None or old.revision != fight.revision)
        ):
            self.fought = self.seq
        self.changed = self.seq
        if row is not None and row[0] == CHOICE:
            self.acted[int(row[1])] = game.state.revision
        self.closing = closing
        game.log.rows.clear()
        self.game = game
        self.steps.append((self.seq, events))

    # -- seats --------------------------------------------------------------------------------

    def open_seats(self) -> list[int]:
        """Return the seats that nobody has taken."""
        return [seat for seat, name in enumerate(self.names) if not name]

    def _seat(self, seat: int, name: str, guest: str, stamp: int) -> None:
        if not 0 <= seat < self.header.seats:
            raise ValueError(f"no seat {seat}")
        if guest:
            self.guests[guest] = seat
        if self.names[seat]:
            return
        self.names[seat] = name
        if not self.open_seats():
            self._begin(stamp)

    def _begin(self, stamp: int) -> None:
        header = self.header
        rules = self.rules if self.rules is not None else [header.edition]
        try:
            game = Game.new(rules, self.names, header.options, header.secret)
        except (PackError, ValueError) as error:
            raise OldRecord(self.ident) from error
        if game.log.header["packs"] != header.packs or game.log.header["engine"] != header.engine:
            raise OldRecord(self.ident)
        self._moved(game, stamp, game.events)

    # -- answers that were given --------------------------------------------------------------

    def remember(self, seat: int, nonce: str, answer: bytes | None) -> None:
        """Keep what was answered to a nonce: None where what it asked was done."""
        self.nonces[seat, nonce] = answer
        if len(self.nonces) > NONCES_KEPT:
            self.nonces.popitem(last=False)


def commitment_to(secret: str) -> str:
    """Return what is published of a table's secret while the game runs.

    >>> commitment_to("00")[:8]
    'f1534392'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def log_of(record: Record, rows: Iterable[Stored]) -> Log:
    """Return a table's log in the engine's form, for replay and proof; it tells the secret."""
    assert record.game is not None
    found = [stored.row for stored in rows if stored.row[0] in ENGINE_ROWS]
    return Log(dict(record.game.log.header), found)
