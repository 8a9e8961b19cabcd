"""Sight: all that one seat is shown, asked, offered and refused, and what it is told of events."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from kickdoor.core.game import BACK
from kickdoor.lang.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.events import Event
    from kickdoor.core.game import Game

_encode = msgspec.json.Encoder().encode


def view_bytes(game: Game, seat: int | None, *, sealed: bool = True) -> bytes:
    """Return a seat's view. Dealing anew unseals answers, so who waits is left out with ``sealed``."""
    view = game.view(seat)
    view.log_length = 0
    if sealed and game.window is not None and game.window.kind == "answers":
        view.table.waiting = []
    return _encode(view)


def asked(game: Game, seat: int) -> Any:
    """Return what a seat is asked, in data and in words, and what it is offered and refused."""
    questions = [
        (each.kind, each.required, each.source, each.why, _wording().prompt(game, each))
        for each in game.decisions
        if each.seat == seat
    ]
    offered = game.option_keys(seat)
    further = [(key, game.picks(seat, key)) for key in offered if key != BACK]
    refused = [(key, repr(refusal)) for key, refusal in game.refused(seat)]
    return questions, offered, further, refused


@cache
def _wording() -> Wording:
    """Return the words of prompts; cards go by their ids in them."""
    return Wording()


def told(events: Iterable[Event], seat: int | None) -> list[Any]:
    """Return what a seat may know of what happened."""
    return [
        [
            each.kind,
            each.seat,
            each.cards_for(seat),
            each.source,
            each.target,
            each.to,
            each.amount,
            each.detail,
        ]
        for each in events
    ]


def shown_to_all(game: Game) -> list[Any]:
    """Return what every seat and a spectator is shown and asked."""
    seats = range(len(game.state.players))
    return [
        view_bytes(game, None, sealed=False),
        *(view_bytes(game, seat, sealed=False) for seat in seats),
        *(asked(game, seat) for seat in seats),
    ]
