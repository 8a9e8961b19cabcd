"""Windows in which several seats may answer.

``answers`` to one event (a curse, a die) are sealed: the first willing seat in order acts, and
the rest are asked again. A ``closing`` window belongs to the frame of a fight. Whether a window
opens, and whom it asks, depends on public facts alone: a seat is asked when it has a hand, or
something in play that could answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.acts import Act
from kickdoor.core.frames import ACTS, FRAMES, FrameKind, act, frame_kind
from kickdoor.core.state import Frame, Window

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game

PASS = "pass"  # noqa: S105


def bits(mask: int) -> list[int]:
    """Return the seats of a mask.

    >>> bits(0b101)
    [0, 2]
    """
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def from_seat(game: Game, first: int) -> list[int]:
    """Return all seats in turn order, beginning with one."""
    count = len(game.state.players)
    return [(first + step) % count for step in range(count)]


def could_answer(game: Game, windows: int) -> int:
    """Return the mask of seats that, by what is public, might have an answer."""
    mask = 0
    for seat, player in enumerate(game.state.players):
        if player.alive and (player.hand or _on_table(game, seat, windows)):
            mask |= 1 << seat
    return mask


def _on_table(game: Game, seat: int, windows: int) -> bool:
    cards = game.cards
    for card in (*game.state.players[seat].table, *game.rules.able):
        definition = cards[card]
        for ability in definition.abilities:
            if ability.windows & windows:
                return True
        if definition.is_item:
            for play in definition.plays:
                if play.spends and play.windows & windows:
                    return True
    return False


def current(game: Game) -> Window | None:
    """Return the open window, unless a choice that came up in it has to be made first."""
    state = game.state
    return state.window if state.stack[-1].kind in ("combat", "answers") else None


def open_answers(game: Game, event: str, first: int, windows: int) -> None:
    """Put a window of answers to the event of the frame on top on the stack."""
    game.push(Frame("answers", first, -1, {"event": event, "windows": windows}))


def open_closing(game: Game, without: int, besides: int = 0) -> None:
    """Open a closing window for every seat that might act, but ``without``, and for ``besides``."""
    asked = could_answer(game, -1) & ~without | besides
    game.state.window = Window("closing", game.state.revision, asked, 0, {})


class Answers(FrameKind):
    """Collects sealed answers to the event of the frame below."""

    __slots__ = ()
    decision = "answers"

    def advance(self, game: Game, frame: Frame) -> bool:
        """Open the window, or carry out the first willing reply, or end."""
        state = game.state
        below = state.stack[-2]
        window = state.window
        if below.number("cancelled"):
            return self._end(game)
        if window is None:
            asked = could_answer(game, frame.number("windows"))
            if not asked:
                return self._end(game)
            state.window = Window("answers", state.revision, asked, 0, {})
            return True
        if window.waiting():
            return True
        state.window = None
        for seat in from_seat(game, frame.seat):
            key = window.replies.get(seat, PASS)
            if key != PASS and game.carry_out(seat, key):
                return False
        return self._end(game)

    def _end(self, game: Game) -> bool:
        game.state.window = None
        game.pop()
        return False

    def owners(self, game: Game, frame: Frame) -> int:
        """Return nobody: a deadline may answer for all."""
        return 0

    def acts(self, game: Game, frame: Frame, seat: int) -> Iterable[Act]:
        """Offer to pass, and the plays and abilities that fit the event."""
        window = game.state.window
        if window is not None and not window.waiting() >> seat & 1:
            return ()
        return (ACTS["pass"], ACTS["play"], ACTS["use"])

    def why(self, game: Game, frame: Frame) -> str:
        """Return what is answered."""
        return f"answer-{frame.names['event']}"


frame_kind("answers", Answers)


class Pass(Act):
    """Let a window go by."""

    __slots__ = ()
    verb = "pass"
    binding = True

    def apply(self, game: Game, seat: int, values: list[int]) -> None:
        """Mark the seat as having passed."""
        window = game.state.window
        assert window is not None
        window.passed |= 1 << seat


act(Pass)


def close(game: Game) -> None:
    """Let everybody who has not replied pass: the deadline has come."""
    window = game.state.window
    assert window is not None
    window.passed |= window.asked
    for seat in bits(window.asked):
        if window.kind == "answers":
            window.replies.setdefault(seat, PASS)


def answering(game: Game) -> Frame | None:
    """Return the frame of the event that is being answered now, if one is."""
    stack = game.state.stack
    if stack and stack[-1].kind == "answers" and len(stack) > 1:
        return stack[-2]
    return None


def frame_is_open(game: Game) -> bool:
    """Tell whether the frame on top is open."""
    stack = game.state.stack
    return bool(stack) and FRAMES[stack[-1].kind].is_open(game, stack[-1])
