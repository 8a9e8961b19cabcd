"""``kickdoor replay``: tell an exported game again, as a seat saw it or with everything open."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from kickdoor.cli import UserError, _logs

if TYPE_CHECKING:
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game

CARD = re.compile(r"\[\[(.+?)\]\]")


def replay(file: Path, /, *, seat: int | None = None, turn: int | None = None) -> None:
    """Tell an exported game again, line by line.

    Args:
        file: A game as a table exports it, or as `Log.dumps` writes it.
        seat: Tell what this seat saw, 0 for the first; without it, everything.
        turn: Stop when this turn begins.
    """
    from kickdoor.core.log import DIGEST
    from kickdoor.lang.pack import load_packs
    from kickdoor.lang.wording import wording_of
    from kickdoor.server.record import play

    log = _logs.read(file)
    _logs.replay(file, log)
    game = _logs.begin(file, log)
    seats = len(game.state.players)
    if seat is not None and not 0 <= seat < seats:
        raise UserError(f"--seat {seat}: the game has seats 0 to {seats - 1}")
    wording = wording_of(load_packs(list(game.rules.packs)))

    def tell(game: Game, events: list[Event]) -> None:
        for event in events:
            shown = _open(event) if seat is None else event
            line = wording.event_line(game, shown, seat)
            if line:
                print(CARD.sub(lambda named: wording.name_of(named[1]), line))

    tell(game, game.events)
    for row in log.rows:
        if turn is not None and game.state.turn >= turn:
            return
        if row[0] != DIGEST:
            tell(game, list(play(game, row)))
    players = game.state.players
    print("Levels: " + ", ".join(f"{player.name} {player.level}" for player in players))


def _open(event: Event) -> Event:
    """Return an event as somebody sees it who sees everything."""
    from kickdoor.core.events import EVERYONE, Event

    return Event(
        event.kind,
        event.seat,
        event.cards,
        event.source,
        event.target,
        event.to,
        event.amount,
        event.detail,
        EVERYONE,
        EVERYONE,
    )
