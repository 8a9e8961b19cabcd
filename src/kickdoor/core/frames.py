"""FrameKind: the procedure that a frame is a bookmark in.

A kind is stateless: all that changes lies in the frame and the state. Kinds are entered under
their name, so that a saved frame finds its procedure again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from kickdoor.core.acts import Act
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameKind:
    """One procedure. ``decision`` is the kind of question that it puts while it waits.

    One that is ``patient`` and has not begun waits for the procedure that caused it, if that goes on
    to ask somebody.
    """

    __slots__ = ()
    decision = "choice"
    patient = False

    def advance(self, game: Game, frame: Frame) -> bool:
        """Go on; return True to wait for somebody, False to be called again."""
        raise NotImplementedError

    def is_open(self, game: Game, frame: Frame) -> bool:
        """Tell whether plays that the rules allow at any time are legal now."""
        return False

    def owners(self, game: Game, frame: Frame) -> int:
        """Return the mask of seats that must answer before the procedure goes on."""
        return 1 << frame.seat

    def acts(self, game: Game, frame: Frame, seat: int) -> Iterable[Act]:
        """Return the acts of this procedure that the seat may think of now."""
        return ()

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Go on after a choice that this frame asked for."""
        raise NotImplementedError

    def laid_out(self, game: Game, frame: Frame) -> Sequence[tuple[int, int, bool]]:
        """Return cards that it has turned over, each with the step that deals with it and whether it has."""
        return ()

    def why(self, game: Game, frame: Frame) -> str:
        """Return what is asked: a key for the words of the prompt."""
        return f"{frame.kind}-{frame.step}" if frame.step else frame.kind


FRAMES: dict[str, FrameKind] = {}
CHECKS: list[tuple[int, Callable[[Game], bool]]] = []
"""What is looked at after a change of a kind: each returns True when it put a frame on the stack."""

OPEN_ACTS: list[Act] = []
"""The acts that are legal in any open frame."""

ACTS: dict[str, Act] = {}
"""Every act by its verb."""


def frame_kind(name: str, cls: type[FrameKind]) -> None:
    """Enter a kind of frame under its name."""
    FRAMES[name] = cls()


def act(cls: type[Act]) -> None:
    """Enter an act under its verb."""
    entered = cls()
    ACTS[entered.verb] = entered


def open_act(cls: type[Act]) -> None:
    """Enter an act that every open frame offers."""
    entered = cls()
    ACTS[entered.verb] = entered
    OPEN_ACTS.append(entered)
