"""Operations of those who give orders to monsters, and of those who are outranked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, fights, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import EVERYONE, Event
from kickdoor.core.record import record
from kickdoor.lang.ops import choosing
from kickdoor.lang.ops.fighting import foes
from kickdoor.lang.ops.taming import TameMonster, lead_out
from kickdoor.lang.registry import NO_STEPS, Steps, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("outrank")
@record
class Outrank(Operation):
    """More is done if your level is above the one on the card of a picked monster, or if it is not."""

    monster: Literal["picked"] = "picked"
    then: Steps = NO_STEPS
    else_: Steps = NO_STEPS

    def run(self, game: Game, frame: Frame) -> None:
        """Compare, and put the branch on the stack."""
        level = game.state.players[frame.number("you")].level
        for foe in foes(game, frame, self.monster):
            above = level > game.cards[foe.card].level
            choosing.run_steps(game, frame, self.then if above else self.else_)


@operation("press_monster", short="monster")
@record
class PressMonster(Operation):
    """A picked monster leaves the fight for your hand, and what lies on it is discarded; it is no kill."""

    monster: Literal["picked"] = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """A twin shares its card with one that still fights."""
        return TameMonster().possible(game, frame)

    def run(self, game: Game, frame: Frame) -> None:
        """Lead it out; a twin just goes, since its card is needed where it is."""
        you, whole = frame.number("you"), self.possible(game, frame)
        for foe in foes(game, frame, self.monster):
            game.emit(Event("monster-removed", cards=game.names((foe.card,))))
            if not whole:
                fights.take_foe_away(game, foe)
                continue
            lead_out(game, foe)
            zones.move(game, foe.card, "flight", f"hand:{you}", EVERYONE)
            changes.receive(game, [foe.card])
