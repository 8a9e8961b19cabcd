"""Clock: when the open window closes. It is worked out from the stamps of the log alone.

So every node, and a restarted one, comes to the same moment. A floor has no deadline, and neither
has a choice that the rules demand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.server.messages import Pace


class Closing(NamedTuple):
    """When a window closes: its revision and kind, and the moment in milliseconds since 1970."""

    revision: int
    kind: str
    at: int


def closing_after(game: Game, stamp: int, before: Closing | None, pace: Pace) -> Closing | None:
    """Return when the window that is open after a row closes.

    A window that was open before the row keeps its time; a new one gives the time to read what
    changed, and then the time to react.
    """
    window = game.window
    if window is None or game.over:
        return None
    if before is not None and (before.revision, before.kind) == (window.revision, window.kind):
        return before
    return Closing(window.revision, window.kind, stamp + pace.reading_ms + pace.window_ms)
