"""Round: the circle as those who watch a table are sent it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from msgspec import structs

from kickdoor.server.circle import Chair, Circle, Proposal
from kickdoor.server.showing import encode

if TYPE_CHECKING:
    from kickdoor.server import company
    from kickdoor.server.circle import PassFor
    from kickdoor.server.steward import Steward
    from kickdoor.server.table import Watcher


class Round:
    """The circle at one moment; what all who watch are sent alike is put together once."""

    def __init__(self, steward: Steward) -> None:
        """Take the steward of the table, which must not change meanwhile."""
        self._record = steward.table.record
        self._shared = _shared(steward)
        self._mark = encode(self._shared)
        present = time.time_ns() // 1_000_000
        for chair in self._shared.chairs:
            chair.left_ms = _until(chair.left_ms, present)
            chair.clock_ms = _until(chair.clock_ms, present)

    def mark(self, watcher: Watcher) -> bytes:
        """Return a mark that changes when the circle has to be sent to a watcher again.

        It holds moments where the message holds the time that is left until then.
        """
        return self._mark + encode(self._own(watcher))

    def circle(self, watcher: Watcher) -> Circle:
        """Return the circle as a watcher is sent it."""
        return structs.replace(self._shared, **self._own(watcher))

    def _own(self, watcher: Watcher) -> dict[str, Any]:
        """Return the fields that are not alike for all."""
        record, seat = self._record, watcher.seat
        mine = record.company.chairs[seat] if seat is not None else None
        return {
            "host": record.hosts(watcher.guest),
            "yours": _seats_of(record.guests, watcher.guest),
            "passes": _wishes(mine, record.game) if mine is not None else [],
            "muted": sorted(mine.muted) if mine is not None else [],
        }


def _shared(steward: Steward) -> Circle:
    table = steward.table
    record = table.record
    game = record.game
    return Circle(
        host=False,
        begun=game is not None,
        public=record.header.public,
        ready_check=record.header.ready,
        spectators=record.header.spectators,
        watching=sum(1 for each in table.watchers if each.seat is None),
        clocks=record.header.clocks,
        chairs=[_chair(steward, each) for each in range(record.header.seats)],
        paused=record.company.paused,
        proposal=_proposal(record.company.proposal),
        waited=list(record.closing.waits) if record.closing is not None else [],
        yours=[],
        passes=[],
        muted=[],
        rematch=record.company.rematch,
        digest=game.digest() if game is not None and game.over else None,
    )


def _wishes(chair: company.Chair, game: object) -> list[PassFor]:
    """Return what a seat wishes now: some wishes end with the turn."""
    kept: list[PassFor] = ["fights", "events"]
    if _this_turn(chair, game):
        kept += ["turn", "asks"]
    return [word for word in kept if word in chair.passes]


def _this_turn(chair: company.Chair, game: object) -> bool:
    turn = getattr(getattr(game, "state", None), "turn", None)
    return turn == chair.turn


def _until(moment: int | None, present: int) -> int | None:
    return None if moment is None else max(0, moment - present)


def _chair(steward: Steward, seat: int) -> Chair:
    record = steward.table.record
    chair = record.company.chairs[seat]
    return Chair(
        seat=seat,
        name=chair.name,
        bot=chair.bot,
        stand_in=chair.stand_in or None,
        why=chair.why,  # type: ignore[arg-type]
        here=chair.bot is not None or steward.here(seat),
        ready=chair.ready,
        open=chair.open or not chair.name,
        hand_open=chair.hand_open,
        left_ms=steward.left(seat),
        clock_ms=record.due(seat),
    )


def _proposal(proposal: company.Proposal | None) -> Proposal | None:
    if proposal is None:
        return None
    seats = range(proposal.needed.bit_length())
    needed = [seat for seat in seats if proposal.needed >> seat & 1]
    agreed = [seat for seat in needed if proposal.agreed >> seat & 1]
    return Proposal(proposal.matter, proposal.by, needed, agreed)  # type: ignore[arg-type]


def _seats_of(guests: dict[str, int], guest: str | None) -> list[int]:
    """Return the seats that a browser holds: its own, and those of others at the same screen."""
    if guest is None:
        return []
    base = guest.partition("+")[0]
    return sorted({seat for name, seat in guests.items() if name.partition("+")[0] == base})
