"""Replays: finished games step by step, as each seat saw them or with all hands open."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.routing import Route

from kickdoor.core.game import Game
from kickdoor.core.log import DIGEST
from kickdoor.server import circle, limits
from kickdoor.server.http import HttpError, json_of, language_at, may_ask, the_table
from kickdoor.server.mixes import members
from kickdoor.server.record import log_of, play
from kickdoor.server.showing import Showing
from kickdoor.server.words import words_for

if TYPE_CHECKING:
    from starlette.requests import Request

    from kickdoor.core.events import Event
    from kickdoor.core.log import Log
    from kickdoor.server.record import Record
    from kickdoor.server.words import Words

REPLAYS_KEPT = 4
EVERY = 40
"""Steps from one kept position to the next."""


class Replay:
    """One finished game: positions at every so many steps, and the way between them."""

    def __init__(self, record: Record, log: Log) -> None:
        """Play the whole log once.

        Raises:
            Refused: a row of it is not legal.
        """
        self.rows = [row for row in log.rows if row[0] != DIGEST]
        self._lock = Lock()
        self._secret = record.header.secret
        game = _begun(log, record)
        self.kept = [_still(game)]
        turns = [0]
        for place, row in enumerate(self.rows, start=1):
            turn = game.state.turn
            play(game, row)
            if game.state.turn != turn:
                turns.append(place)
            if place % EVERY == 0:
                self.kept.append(_still(game))
        self.info = circle.Replay(
            record.ident,
            record.header.edition,
            record.names,
            len(self.rows),
            turns,
            game.winners,
            record.header.secret,
            record.commitment,
            game.digest(),
        )

    def frame(self, place: int, seat: int | None, words: Words) -> bytes:
        """Return the update that shows a step, with the events of its turn up to there.

        It is shown to a seat or, for None, with all hands open.
        """
        with self._lock:
            turn = max(begins for begins in self.info.turns if begins <= place)
            start = turn // EVERY
            game = _still(self.kept[start])
            events: list[Event] = []
            for at, row in enumerate(self.rows[start * EVERY : place], start=start * EVERY):
                happened = play(game, row)
                if at >= turn:
                    events += happened
            hands = range(len(game.state.players)) if seat is None else ()
            showing = Showing(game, place, self._secret, hands)
            return showing.update(seat, words, {}, events, None)


def _begun(log: Log, record: Record) -> Game:
    header = log.header
    rules = record.rules if record.rules is not None else members(record.header.edition)
    seats = header["seats"]
    assert isinstance(seats, list)
    return Game.new(rules, seats, record.header.options, header["seed"])


def _still(game: Game) -> Game:
    copy = game.clone()
    copy.record = False
    return copy


class Replays:
    """The replays that somebody has looked at lately."""

    def __init__(self) -> None:
        """Start with none."""
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def find(self, request: Request) -> Replay:
        """Return the replay that a request names.

        Raises:
            HttpError: there is no such table, or its game is not over.
        """
        if not may_ask(request, limits.FRAMES, "replay"):
            raise HttpError(429, "too-fast")
        table = await the_table(request)
        record = table.record
        if record.game is None or not record.game.over:
            raise HttpError(403, "not-over")
        if record.ident not in self._kept:
            rows = await request.app.state.hall.store.rows(record.ident)
            log = log_of(record, rows)
            self._kept[record.ident] = await run_in_threadpool(Replay, record, log)
            while len(self._kept) > REPLAYS_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(record.ident)
        return self._kept[record.ident]


def _replays(request: Request) -> Replays:
    """Return the server's replays, which begin when one is first asked for."""
    state = request.app.state
    if not hasattr(state, "replays"):
        state.replays = Replays()
    found: Replays = state.replays
    return found


async def get_replay(request: Request) -> Response:
    """Return how long a finished game is, and its proof."""
    replay = await _replays(request).find(request)
    return json_of(replay.info)


async def get_frame(request: Request) -> Response:
    """Return a step of a finished game as a seat saw it (``?seat=``), or with all hands open."""
    replay = await _replays(request).find(request)
    place = request.path_params["place"]
    asked = request.query_params.get("seat", "")
    seat = int(asked) if asked.isdecimal() and len(asked) == 1 else None
    if place > replay.info.total or (seat is not None and seat >= len(replay.info.names)):
        raise HttpError(404, "not-found")
    words = words_for(replay.info.edition, language_at(request))
    data = await run_in_threadpool(replay.frame, place, seat, words)
    return Response(data, media_type="application/json")


ROUTES = [
    Route("/api/tables/{table}/replay", get_replay),
    Route("/api/tables/{table}/replay/{place:int}", get_frame),
]
