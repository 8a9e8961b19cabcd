"""Requests: what people ask of the steward, each carried out or refused with a reason.

A row is made under the table's lock, from what the table has become by then.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from kickdoor.core.decisions import Refusal, Refused
from kickdoor.core.events import EVERYONE
from kickdoor.server import circle, company, people
from kickdoor.server.clock import WAITS_IN_A_WINDOW
from kickdoor.server.company import STAND_IN
from kickdoor.server.store import WAIT
from kickdoor.server.undo import consent

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from kickdoor.core.log import Row
    from kickdoor.server.circle import CircleRequest
    from kickdoor.server.steward import Steward
    from kickdoor.server.table import Watcher

LONGEST_WAY_BACK = 60
"""How many choices of the log may be undone at once."""


async def carry_out(steward: Steward, watcher: Watcher, request: CircleRequest) -> None:
    """Carry a request out.

    Raises:
        Refused: it cannot be done; nothing has changed.
        StoreError: it could not be made durable.
    """
    if isinstance(request, circle.SetChair):
        await set_chair(steward, watcher, request)
        return
    seat = watcher.seat
    if seat is None:
        raise _refused("engine-no-seat")
    await _CARRIED_OUT[type(request)](steward, seat, request)


def _refused(rule: str) -> Refused:
    return Refused(Refusal(rule), rule)


async def ready(steward: Steward, seat: int, request: circle.Ready) -> None:
    """Note that somebody is ready, or not any more; when all are, the game begins."""
    record = steward.table.record

    def row() -> Row | None:
        chair = record.company.chairs[seat]
        if record.game is not None or chair.ready == request.ready:
            return None
        return (company.READY, seat, int(request.ready))

    if await steward.table.write(row):
        steward.table.seat_watchers()


async def wait(steward: Steward, seat: int, request: circle.Wait) -> None:
    """Give everybody more time in the open window: once a seat, and not without end."""
    record = steward.table.record

    def row() -> Row | None:
        closing = record.closing
        if closing is None or closing.revision != request.revision or record.company.paused:
            raise _refused("engine-no-window")
        if seat in closing.waits:
            return None
        if len(closing.waits) >= WAITS_IN_A_WINDOW:
            raise _refused("engine-waited-enough")
        return (WAIT, seat, request.revision)

    await steward.write("wait", seat, row)
    steward.table.tell_clock()


async def passes(steward: Steward, seat: int, request: circle.Passes) -> None:
    """Note in what windows somebody wants the server to pass for them."""
    game = steward.table.record.game
    turn = game.state.turn if game is not None else 0
    row: Row = (company.PASSES, seat, turn, *sorted(set(request.passes)))
    await steward.write("", seat, lambda: row)


async def not_again(steward: Steward, seat: int, request: circle.NotAgain) -> None:
    """Note that somebody does not help a fighter, however often they are asked in this fight."""
    record = steward.table.record

    def row() -> Row | None:
        fight = record.game.state.fight if record.game is not None else None
        if fight is None or fight.main != request.seat or seat == request.seat:
            raise _refused("engine-not-now")
        if request.seat in record.company.chairs[seat].spared:
            return None
        return (company.NOT_AGAIN, seat, request.seat)

    await steward.write("not-again", seat, row)


async def propose(steward: Steward, seat: int, request: circle.Propose) -> None:
    """Put a pause or a way back to those who have to agree; a pause anybody may end."""
    record = steward.table.record
    if request.matter == "resume":
        await steward.write(
            "resumed", seat, lambda: (company.PAUSE, seat, 0) if record.company.paused else None
        )
        steward.table.tell_clock()
        return
    if record.game is None or record.game.over or record.company.paused:
        raise _refused("engine-not-running")
    if record.company.proposal is not None:
        raise _refused("engine-one-proposal")
    if request.matter == "back":
        await _propose_back(steward, seat)
        return
    needed = _mask(each for each in _present(steward) if each != seat)
    await steward.write("asks-pause", seat, lambda: (company.PROPOSE, seat, "pause", 0, needed))


async def _propose_back(steward: Steward, seat: int) -> None:
    record = steward.table.record
    at = record.last_choice(seat)
    if at is None or len(record.trail) - at > LONGEST_WAY_BACK:
        raise _refused("engine-nothing-to-take-back")
    kept, since, after = record.trail[at].seq, record.trail[at + 1 :], record.game
    assert after is not None
    before = await asyncio.to_thread(record.rewound, kept)
    acted = {int(each.row[1]) for each in since if each.row[0] == "choice"}
    mask = consent(before, after, seat, acted) & _mask(_present(steward))

    def row() -> Row | None:
        if record.game is not after:
            raise _refused("engine-stale")
        return (company.PROPOSE, seat, "back", kept, mask)

    await steward.write("asks-back" if mask else "", seat, row)


def _present(steward: Steward) -> list[int]:
    """Return the seats of people who choose for themselves."""
    chairs = steward.table.record.company.chairs
    return [seat for seat, chair in enumerate(chairs) if chair.person and not chair.stand_in]


def _mask(seats: object) -> int:
    return sum(1 << seat for seat in set(seats))  # type: ignore[call-overload]


async def reply(steward: Steward, seat: int, request: circle.Reply) -> None:
    """Note what somebody says to the open proposal; one no, or the proposer's, ends it."""
    record = steward.table.record

    def row() -> Row | None:
        proposal = record.company.proposal
        if proposal is None:
            return None
        if seat != proposal.by and not proposal.needed >> seat & 1:
            return None
        if request.yes and seat == proposal.by:
            return None
        return (company.REPLY, seat, int(request.yes))

    await steward.write("agrees" if request.yes else "disagrees", seat, row)


async def rest(steward: Steward, seat: int, request: circle.Rest) -> None:
    """Let a bot play for somebody who leaves, or give them their seat back."""
    if request.rest:
        await steward.stand_in(seat, "leave")
    else:
        await steward.take_back(seat)


async def show_card(steward: Steward, seat: int, request: circle.ShowCard) -> None:
    """Show a card of a hand to a seat, or to everybody."""
    to = EVERYONE if request.to is None else request.to
    await steward.table.beside(lambda game: game.show(seat, request.card, to))


async def set_chair(steward: Steward, watcher: Watcher, request: circle.SetChair) -> None:
    """Let the host give a seat to a bot, or open it; in a game a bot plays until somebody sits."""
    record = steward.table.record

    def row() -> Row | None:
        seat, bot = request.seat, request.bot
        if not record.hosts(watcher.guest):
            raise _refused("engine-not-host")
        if seat >= record.header.seats or seat == watcher.seat:
            raise _refused("engine-not-that-seat")
        if bot is not None and bot not in people.bots():
            raise _refused("engine-no-such-bot")
        if bot is None and record.game is None:
            return (company.CHAIR, seat, "", "", 0)
        name = people.bot_person(seat, record.taken_names(but=seat))
        return (company.CHAIR, seat, name, bot or STAND_IN, int(bot is None))

    if await steward.table.write(row):
        steward.table.seat_watchers()
        steward.notice("sits" if request.bot else "opened", request.seat)


async def open_hand(steward: Steward, seat: int, request: circle.OpenHand) -> None:
    """Let spectators see a hand, or not any more."""
    row = (company.OPEN, seat, int(request.open))
    await steward.write("", seat, lambda: row)


async def mute(steward: Steward, seat: int, request: circle.Mute) -> None:
    """Let somebody hear no more of a seat, or hear it again."""
    row = (company.MUTE, seat, request.seat, int(request.muted))
    await steward.write("", seat, lambda: row)


_CARRIED_OUT: dict[type, Callable[[Steward, int, Any], Awaitable[None]]] = {
    circle.Ready: ready,
    circle.Wait: wait,
    circle.Passes: passes,
    circle.NotAgain: not_again,
    circle.Propose: propose,
    circle.Reply: reply,
    circle.Rest: rest,
    circle.ShowCard: show_card,
    circle.OpenHand: open_hand,
    circle.Mute: mute,
}
