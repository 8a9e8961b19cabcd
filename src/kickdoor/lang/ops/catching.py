"""Operations on a curse that is not suffered: it is kept in hand, or buried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import EVERYONE, Event
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("keep_met")
@record
class KeepMet(Operation):
    """The monster behind the door goes into your hand instead of being met."""

    def run(self, game: Game, frame: Frame) -> None:
        """Take it from the doorway."""
        meeting = game.frame_of("meeting")
        if meeting is not None and meeting.card in game.state.in_flight:
            meeting.names["gone"] = 1
            zones.move(game, meeting.card, "flight", f"hand:{meeting.seat}", EVERYONE)
            changes.receive(game, [meeting.card])


@operation("keep_curse")
@record
class KeepCurse(Operation):
    """The curse that is about to work goes into your hand."""

    def run(self, game: Game, frame: Frame) -> None:
        """Take it from the air, if it is a card that lies there."""
        curse = game.frame_of("curse")
        if curse is not None and curse.card in game.state.in_flight:
            you = frame.number("you")
            zones.move(game, curse.card, "flight", f"hand:{you}", EVERYONE)
            changes.receive(game, [curse.card])


@operation("bury_curse")
@record
class BuryCurse(Operation):
    """The curse that is about to work goes under the Door deck."""

    def run(self, game: Game, frame: Frame) -> None:
        """Take it from the air, if it is a card that lies there."""
        curse = game.frame_of("curse")
        if curse is None or curse.card not in game.state.in_flight:
            return
        if game.cards[curse.card].deck != "door":
            zones.discard(game, curse.card, "flight")
            return
        zones.move(game, curse.card, "flight", "door", EVERYONE)
        pile = zones.deck(game, "door")
        pile.insert(0, pile.pop())
        game.emit(Event("buried", frame.number("you"), target="door"))
