"""How operations that take several players in turn, or ask for cards, keep their place.

The place lies in the effect frame: ``todo`` holds the seats that are still to come. An operation
calls :func:`begin` once and is then asked for each seat by :func:`next_seat`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.state import Frame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.game import Game


def begin(frame: Frame, seats: Sequence[int]) -> None:
    """Note the seats that an operation still has to deal with."""
    frame.names["todo"] = tuple(seats)


def next_seat(frame: Frame) -> int | None:
    """Take the next seat, or return None when all are done."""
    seat, *rest = frame.numbers("todo") or (None,)
    frame.names["todo"] = tuple(rest)
    frame.names["now"] = seat
    return seat


def run_steps(game: Game, frame: Frame, program: int, victim: int | None = None) -> None:
    """Put a nested list of operations on the stack, with what the effect knows by name."""
    if program < 0:
        return
    names = {key: value for key, value in frame.names.items() if key not in ("todo", "now")}
    names["program"] = program
    names["at"] = 0
    if victim is not None:
        names["victim"] = victim
    game.push(Frame("effect", frame.seat, frame.card, names))
