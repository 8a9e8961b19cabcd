"""Clock: when the open window closes. It is worked out from the stamps of the log alone.

So every node, and a restarted one, comes to the same moment. A floor has no deadline, and neither
has a choice that the rules demand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.server.messages import Pace

WAIT_MS = 8_000
"""What one "Wait!" adds."""

WAITS_IN_A_WINDOW = 3
NEVER = 1 << 53


class Closing(NamedTuple):
    """When a window closes: its revision and kind, and the moment in milliseconds since 1970.

    ``waits`` are the seats that asked for more time.
    """

    revision: int
    kind: str
    at: int
    waits: tuple[int, ...] = ()


def closing_after(
    game: Game, stamp: int, before: Closing | None, pace: Pace, *, timed: bool = True
) -> Closing | None:
    """Return when the window that is open after a row closes.

    A window that was open before the row keeps its time; a new one gives the time to read what
    changed, and then the time to react. Where windows are not ``timed``, it is never.
    """
    window = game.window
    if window is None or game.over:
        return None
    if before is not None and (before.revision, before.kind) == (window.revision, window.kind):
        return before
    at = stamp + pace.reading_ms + pace.window_ms if timed else NEVER
    return Closing(window.revision, window.kind, at)


def waits_longer(closing: Closing | None, seat: int, revision: int) -> Closing | None:
    """Return the closing as it is when a seat has asked for more time."""
    if closing is None or closing.revision != revision or seat in closing.waits:
        return closing
    return closing._replace(at=closing.at + WAIT_MS, waits=(*closing.waits, seat))
