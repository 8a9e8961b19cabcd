"""The operation that takes a monster behind the door into the hand instead of meeting it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import EVERYONE
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("take_met")
@record
class TakeMet(Operation):
    """Take the monster behind the door into your hand; the turn goes on as if there had been none."""

    def run(self, game: Game, frame: Frame) -> None:
        """Take it out of the doorway, for all to see."""
        meeting = game.frame_of("meeting")
        if meeting is None:
            return
        meeting.names["gone"] = 1
        zones.move(game, meeting.card, "flight", f"hand:{meeting.seat}", EVERYONE)
        changes.receive(game, [meeting.card])
