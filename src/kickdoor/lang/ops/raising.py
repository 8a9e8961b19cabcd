"""The operation that brings a dead monster back into a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kickdoor.core import fights, standing
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.core.state import NOBODY
from kickdoor.lang.ops.fighting import may_grow
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("raise_top", short="tag")
@record
class RaiseTop(Operation):
    """The monster that lay on top of the Door discards before anything was paid joins the fight, with a tag."""

    tag: str
    about_top: ClassVar[bool] = True

    def possible(self, game: Game, frame: Frame) -> bool:
        """A monster lies there, and nothing keeps it out of the fight."""
        pile = game.state.door_discards
        return may_grow(game) and bool(pile) and game.cards[pile[-1]].kind == "monster"

    def run(self, game: Game, frame: Frame) -> None:
        """Move it into the fight."""
        card = frame.number("top", NOBODY)
        if card in game.state.door_discards and may_grow(game):
            foe = fights.add_foe(game, card, "door-discards", frame.number("you"))
            standing.tag_foe(game, foe, self.tag)
