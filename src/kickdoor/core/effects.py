"""The effect frame: a program of operations, and the choices that it asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.acts import Act, Named
from kickdoor.core.events import Event
from kickdoor.core.frames import ACTS, FRAMES, FrameKind, act, frame_kind
from kickdoor.core.state import CARDS, Frame

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kickdoor.core.definition import Operation
    from kickdoor.core.game import Game


class Effect(FrameKind):
    """Runs the operations of one program in order."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Run the next operation, or end."""
        program = game.cards[frame.card].programs[frame.number("program")]
        at = frame.number("at")
        if at >= len(program):
            game.pop()
            return False
        frame.names["at"] = at + 1
        program[at].run(game, frame)
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Hand the choice to the operation that asked for it."""
        _running(game, frame).chosen(game, frame, picked)


frame_kind("effect", Effect)


def _running(game: Game, frame: Frame) -> Operation:
    program = game.cards[frame.card].programs[frame.number("program")]
    return program[frame.number("at") - 1]


def ask(
    game: Game,
    seat: int,
    named: Named,
    why: str,
    *,
    least: int = 1,
    most: int = 1,
    card: int = -1,
    veiled: bool = False,
) -> None:
    """Ask a seat to pick; the frame on top now is told what was picked by ``chosen``.

    A pick that is forced is made at once: nobody is asked what has one answer, unless it is ``veiled``:
    cards that others do not see decide how many answers there are. What the frame has just caused, and
    is patient, waits until it is done.
    """
    _bring_up(game)
    if len(named) <= least and not (veiled and named):
        parent = game.state.stack[-1]
        FRAMES[parent.kind].chosen(game, parent, tuple(named.values()))
        return
    game.push(
        Frame(
            "choice",
            seat,
            card,
            {
                "tokens": tuple(named),
                "values": tuple(named.values()),
                "picked": (),
                "least": least,
                "most": most,
                "why": why,
            },
        )
    )


def _bring_up(game: Game) -> None:
    """Bring whoever asks to the top: frames that it has just put there go beneath it."""
    stack = game.state.stack
    caused = 0
    while FRAMES[stack[-1 - caused].kind].patient and not stack[-1 - caused].step:
        caused += 1
    if caused:
        stack.append(stack.pop(-1 - caused))


def ask_cards(
    game: Game,
    seat: int,
    cards: Sequence[int],
    why: str,
    count: int,
    card: int = -1,
    *,
    veiled: bool = False,
) -> None:
    """Ask a seat to pick ``count`` of some cards (all of them, where there are no more)."""
    _bring_up(game)
    if len(cards) <= count and not (veiled and cards):
        parent = game.state.stack[-1]
        FRAMES[parent.kind].chosen(game, parent, tuple(cards))
        return
    ask(
        game,
        seat,
        game.name_cards(cards, merge=count == 1),
        why,
        least=count,
        most=count,
        card=card,
        veiled=veiled,
    )


class Choice(FrameKind):
    """Waits until a seat has picked as many as were asked for."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Wait, or hand the picks to the frame below."""
        picked = frame.numbers("picked")
        if len(picked) < frame.number("most") and not frame.number("done"):
            return True
        game.pop()
        game.state.dirty |= CARDS
        parent = game.state.stack[-1]
        FRAMES[parent.kind].chosen(game, parent, picked)
        return False

    def acts(self, game: Game, frame: Frame, seat: int) -> Iterable[Act]:
        """Offer the picks that are left, and ``done`` once enough are made."""
        if seat != frame.seat:
            return ()
        if len(frame.numbers("picked")) >= frame.number("least"):
            return (ACTS["pick"], ACTS["done"])
        return (ACTS["pick"],)

    def why(self, game: Game, frame: Frame) -> str:
        """Return what is asked."""
        return str(frame.names["why"])


frame_kind("choice", Choice)


class Pick(Act):
    """Pick one of the things that a resolving effect asks for."""

    __slots__ = ()
    verb = "pick"

    def heads(self, game: Game, seat: int) -> Named:
        """Return what is left to pick."""
        frame = game.state.stack[-1]
        tokens = frame.names.get("tokens")
        if not isinstance(tokens, tuple):
            return {}
        picked = frame.numbers("picked")
        named = zip(tokens, frame.numbers("values"), strict=True)
        return {str(token): value for token, value in named if value not in picked}

    def apply(self, game: Game, seat: int, values: list[int]) -> None:
        """Add the pick."""
        frame = game.state.stack[-1]
        frame.names["picked"] = (*frame.numbers("picked"), values[0])


act(Pick)


class Done(Act):
    """Pick no more."""

    __slots__ = ()
    verb = "done"

    def apply(self, game: Game, seat: int, values: list[int]) -> None:
        """Mark the choice as made."""
        game.state.stack[-1].names["done"] = 1


act(Done)


def cancel_runaway(game: Game) -> None:
    """End a chain that does not: drop frames down to the last open one, and say so."""
    stack = game.state.stack
    while len(stack) > 1 and not FRAMES[stack[-1].kind].is_open(game, stack[-1]):
        stack.pop()
    game.emit(Event("runaway"))
