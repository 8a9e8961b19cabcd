"""Record: a table as its log. Everything that a table is follows from the header and the rows.

It is the same whether the rows come one by one from people or all at once from the store. It
knows no socket and no clock but the rows' stamps.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import TYPE_CHECKING

from msgspec import Struct

from kickdoor.core.decisions import Refused
from kickdoor.core.game import Game
from kickdoor.core.log import BACK, CHOICE, CLOSE, DIGEST, ENTROPY, SHOW, Log
from kickdoor.core.view import waiting_for
from kickdoor.lang.mistakes import PackError
from kickdoor.server.circle import USUAL_CLOCKS, Clocks, Spectators
from kickdoor.server.clock import Closing, closing_after, waits_longer
from kickdoor.server.company import CHAIR, PAUSE, Company
from kickdoor.server.fairness import commitment_to, seed_of
from kickdoor.server.messages import ChatLine, Pace, Setting
from kickdoor.server.mixes import members
from kickdoor.server.store import CHAT, JOIN, WAIT, Stored
from kickdoor.server.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kickdoor.core.events import Event
    from kickdoor.core.log import Row
    from kickdoor.core.ruleset import Ruleset

LINES_KEPT = 100
STEPS_KEPT = 60
NONCES_KEPT = 400

ENGINE_ROWS = frozenset({CHOICE, CLOSE, ENTROPY, SHOW, DIGEST})
PLAYED_ROWS = ENGINE_ROWS - {DIGEST}


class BrokenRecord(Exception):
    """The rows of a table do not add up; the message says which one."""


class OldRecord(Exception):
    """The table was begun with other cards, or by another engine."""


class Header(Struct):
    """How a table was begun. ``secret`` is where its chance comes from; ``host`` made the table.

    With ``reasons`` its bots say why they do what they do.
    """

    edition: str
    seats: int
    bots: list[str | None]
    options: dict[str, Setting]
    pace: Pace
    secret: str
    packs: dict[str, str]
    engine: str
    host: str = ""
    clocks: Clocks = USUAL_CLOCKS
    public: bool = False
    ready: bool = False
    spectators: Spectators = "on"
    reasons: bool = False


class Record:
    """A table as it follows from its rows.

    ``seq`` is the number of rows. ``game`` is None until every seat is taken. ``guests`` maps who
    may speak for which seat, ``acted`` each seat to the revision that its last choice led to.
    ``changed``, ``opened`` and ``fought`` are the ``seq`` at which, last, anything changed, the open
    window was opened, and the fight changed. ``trail`` holds the rows that the game came from, and
    ``rewinds`` counts how often some were taken back.
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
        self.company = Company(header.bots)
        self.barred: set[str] = set()
        self.entropy: dict[int, str] = {}
        self.trail: list[Stored] = []
        self.rewinds = 0
        self.since: dict[int, int] = {}
        self.tally = Tally(header.seats)
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
        self._moved(game, events, rows[0])

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
            added = str(row[4]) if len(row) > 4 else ""
            self._seat(int(row[1]), str(row[2]), str(row[3]), added)
            self._begin_if_ready(stored.at)
        elif kind == CHAT:
            why = str(row[4]) if len(row) > 4 else ""
            line = ChatLine(int(row[1]), str(row[2]), str(row[3]), stored.at / 1000, why)
            self.talk.append((self.seq, line))
        elif kind in PLAYED_ROWS:
            self._replay(stored)
        elif kind == BACK:
            self._rewind(int(row[1]), stored.at)
        elif kind == WAIT:
            self.closing = waits_longer(self.closing, int(row[1]), int(row[2]))
        else:
            self._meet(stored)

    def _meet(self, stored: Stored) -> None:
        """Take a row about the company."""
        row, paused_at = stored.row, self.company.paused_at
        if not self.company.take(row, stored.at):
            raise BrokenRecord(f"row {stored.seq}: {row[0]!r} is not known")
        if row[0] == CHAIR:
            self._unseat(int(row[1]), str(row[2]))
        elif row[0] == PAUSE and paused_at is not None and not self.company.paused:
            self._later(stored.at - paused_at)
        self._begin_if_ready(stored.at)

    def _later(self, span: int) -> None:
        """Move all deadlines: the game has rested for so long."""
        if self.closing is not None:
            self.closing = self.closing._replace(at=self.closing.at + span)
        self.since = {seat: at + span for seat, at in self.since.items()}

    def _replay(self, stored: Stored) -> None:
        game, row = self.game, stored.row
        if game is None or self._owed:
            raise BrokenRecord(f"row {stored.seq}: out of place")
        events = play(game, row)
        first, *self._owed = game.log.rows or [()]
        if first != row:
            raise BrokenRecord(f"row {stored.seq}: it led to {first}")
        self._moved(game, events, stored)

    def _note(self, stored: Stored) -> None:
        self.seq = stored.seq + 1
        if stored.nonce:
            self.remember(int(stored.row[1]), stored.nonce, None)

    def _moved(self, game: Game, events: Sequence[Event], stored: Stored) -> None:
        before = self.game
        fight = game.state.fight
        old = before.state.fight if before is not None else None
        timed = self.header.clocks.windows
        closing = closing_after(game, stored.at, self.closing, self.header.pace, timed=timed)
        if closing is not self.closing:
            self.opened = self.seq
        if (fight is None) != (old is None) or (
            fight is not None and (old is fight or old is None or old.revision != fight.revision)
        ):
            self.fought = self.seq
        if fight is None:
            self.company.fight_ended()
        self.changed = self.seq
        row = stored.row
        if row[0] == CHOICE:
            self.acted[int(row[1])] = game.state.revision
        if row[0] in PLAYED_ROWS:
            self.trail.append(stored)
        self.closing = closing
        game.log.rows.clear()
        self.game = game
        self.steps.append((self.seq, events))
        self.tally.take(events)
        self.company.moved()
        self._wait_for(game, stored)

    # -- time ---------------------------------------------------------------------------------

    def _wait_for(self, game: Game, stored: Stored) -> None:
        """Note since when each seat has been waited for with its choice."""
        clocks = self.header.clocks
        mask = waiting_for(game) if game.window is None or not clocks.windows else 0
        actor = int(stored.row[1]) if stored.row[0] == CHOICE else -1
        self.since = {
            seat: self.since.get(seat, stored.at) if seat != actor else stored.at
            for seat in range(self.header.seats)
            if mask >> seat & 1
        }

    def due(self, seat: int) -> int | None:
        """Return when a person's time for a choice is over, in milliseconds since 1970."""
        chair, span = self.company.chairs[seat], self.header.clocks.turn_ms
        if not span or seat not in self.since or chair.player is not None or self.company.paused:
            return None
        return self.since[seat] + span

    # -- taking back --------------------------------------------------------------------------

    def last_choice(self, seat: int) -> int | None:
        """Return the place in the trail of a seat's last choice; None where it made none."""
        for at in range(len(self.trail) - 1, -1, -1):
            row = self.trail[at].row
            if row[0] == CHOICE and row[1] == seat:
                return at
        return None

    def rewound(self, kept: int) -> Game:
        """Return the game as it was after so many rows of the table."""
        game = self._new_game()
        for stored in self.trail:
            if stored.seq < kept:
                play(game, stored.row)
        game.log.rows.clear()
        return game

    def _rewind(self, kept: int, stamp: int) -> None:
        if self.game is None or not 0 <= kept < self.seq:
            raise ValueError(f"no {kept} rows to go back to")
        game = self._new_game()
        self.tally = Tally(self.header.seats)
        self.tally.take(game.events)
        trail = [stored for stored in self.trail if stored.seq < kept]
        for stored in trail:
            self.tally.take(play(game, stored.row))
        self.trail = trail
        self.steps = deque((each for each in self.steps if each[0] <= kept), maxlen=STEPS_KEPT)
        self.rewinds += 1
        self.closing = None
        self.since, self.acted = {}, {}
        self._moved(game, [], Stored(self.seq - 1, stamp, (BACK,)))
        self.opened = self.fought = self.seq

    # -- seats --------------------------------------------------------------------------------

    def open_seats(self) -> list[int]:
        """Return the seats that anybody may take."""
        chairs = self.company.chairs
        return [seat for seat, name in enumerate(self.names) if not name or chairs[seat].open]

    def taken_names(self, but: int = -1) -> list[str]:
        """Return the names that are taken at the table, those in one seat left out."""
        names = self.names if self.game is not None else []
        sitting = [name for seat, name in enumerate(self.company.names()) if seat != but]
        return [*names, *(name for name in sitting if name)]

    def hosts(self, guest: str | None) -> bool:
        """Tell whether a guest is the host: who made the table, or the first who is still there."""
        made = self.header.host
        seat = self.guests.get(made)
        chairs = self.company.chairs
        if made and (seat is None or not chairs[seat].stand_in):
            return guest == made
        people = [each for each in self.company.people() if not chairs[each].stand_in]
        return guest is not None and self.guests.get(guest) == next(iter(people), -1)

    def _seat(self, seat: int, name: str, guest: str, entropy: str) -> None:
        if not 0 <= seat < self.header.seats:
            raise ValueError(f"no seat {seat}")
        if guest:
            self.guests[guest] = seat
        self.company.sit(seat, name)
        if not self.names[seat]:
            self.names[seat] = name
        if entropy and self.game is None:
            self.entropy[seat] = entropy

    def _unseat(self, seat: int, name: str) -> None:
        """Let whoever has a seat lose it; a game that runs keeps the munchkin's name."""
        self.barred |= {guest for guest, at in self.guests.items() if at == seat}
        self.guests = {guest: at for guest, at in self.guests.items() if at != seat}
        if self.game is None:
            self.names[seat] = name
            self.entropy.pop(seat, None)

    def _begin_if_ready(self, stamp: int) -> None:
        if self.game is not None or not all(self.names):
            return
        if self.header.ready and not self.company.all_ready():
            return
        game = self._new_game()
        self._moved(game, game.events, Stored(self.seq - 1, stamp, (JOIN,)))

    def _new_game(self) -> Game:
        header = self.header
        rules = self.rules if self.rules is not None else members(header.edition)
        seed = seed_of(header.secret, self.entropy)
        try:
            game = Game.new(rules, self.names, header.options, seed)
        except (PackError, ValueError) as error:
            raise OldRecord(self.ident) from error
        if game.log.header["packs"] != header.packs or game.log.header["engine"] != header.engine:
            raise OldRecord(self.ident)
        return game

    # -- answers that were given --------------------------------------------------------------

    def remember(self, seat: int, nonce: str, answer: bytes | None) -> None:
        """Keep what was answered to a nonce: None where it is in the log, nothing for a draft."""
        self.nonces[seat, nonce] = answer
        if len(self.nonces) > NONCES_KEPT:
            self.nonces.popitem(last=False)


def play(game: Game, row: Row) -> Sequence[Event]:
    """Let a row happen to a game, and return what came of it.

    Raises:
        Refused: it cannot.
    """
    if row[0] == CHOICE:
        return game.step(int(row[1]), str(row[2]))
    if row[0] == CLOSE:
        return game.close(int(row[1]))
    if row[0] == SHOW:
        return game.show(int(row[1]), int(row[2]), int(row[3]))
    game.add_entropy(int(row[1]), bytes.fromhex(str(row[2])))
    return []


def log_of(record: Record, rows: Iterable[Stored]) -> Log:
    """Return a table's log in the engine's form, for replay and proof; it tells the secret.

    What was taken back is not in it.
    """
    assert record.game is not None
    found: list[Stored] = []
    for stored in rows:
        if stored.row[0] == BACK:
            found = [each for each in found if each.seq < int(stored.row[1])]
        elif stored.row[0] in ENGINE_ROWS:
            found.append(stored)
    header = dict(record.game.log.header)
    header["secret"] = record.header.secret
    header["commitment"] = record.commitment
    header["entropy"] = {str(seat): added for seat, added in sorted(record.entropy.items())}
    return Log(header, [stored.row for stored in found])
