"""Round: the circle as one watcher is sent it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kickdoor.server.circle import Chair, Circle, Proposal
from kickdoor.server.showing import encode

if TYPE_CHECKING:
    from kickdoor.server import company
    from kickdoor.server.circle import PassFor
    from kickdoor.server.steward import Steward
    from kickdoor.server.table import Watcher


def circle_for(steward: Steward, watcher: Watcher) -> tuple[Circle, bytes]:
    """Return the circle for a watcher, and a mark that changes when it has to be sent again.

    The mark holds moments where the message holds the time that is left until then.
    """
    table = steward.table
    record = table.record
    seat = watcher.seat
    mine = record.company.chairs[seat] if seat is not None else None
    spectators = sum(1 for each in table.watchers if each.seat is None)
    game = record.game
    circle = Circle(
        host=record.hosts(watcher.guest),
        begun=game is not None,
        public=record.header.public,
        ready_check=record.header.ready,
        spectators=record.header.spectators,
        watching=spectators,
        clocks=record.header.clocks,
        chairs=[_chair(steward, each) for each in range(record.header.seats)],
        paused=record.company.paused,
        proposal=_proposal(record.company.proposal),
        waited=list(record.closing.waits) if record.closing is not None else [],
        yours=_seats_of(record.guests, watcher.guest),
        passes=_wishes(mine, game) if mine is not None else [],
        muted=sorted(mine.muted) if mine is not None else [],
        rematch=record.company.rematch,
        digest=game.digest() if game is not None and game.over else None,
    )
    mark = encode(circle)
    present = time.time_ns() // 1_000_000
    for chair in circle.chairs:
        chair.left_ms = _until(chair.left_ms, present)
        chair.clock_ms = _until(chair.clock_ms, present)
    return circle, mark


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
