"""Familiars: small monsters before a player that catch a curse, and rest until the next own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kickdoor.core import changes, tamed
from kickdoor.core.definition import Condition, Operation
from kickdoor.core.events import Event
from kickdoor.core.frames import CHECKS
from kickdoor.core.record import record
from kickdoor.core.state import CARDS, LEVELS
from kickdoor.lang.ops.keeping import Keeping, let_go
from kickdoor.lang.registry import condition, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe, Frame


def _upright(game: Game, seat: int) -> list[int]:
    """Return the familiars of a player that could catch something now."""
    mine = tamed.those(game, seat, tamed.FAMILIAR)
    return [card for card in mine if game.state.equipped >> card & 1]


@operation("lay_familiar", short="stays")
@record
class LayFamiliar(Keeping):
    """A picked monster of your hand becomes your familiar, in place of another, as long as a condition holds."""

    way: ClassVar[str] = tamed.FAMILIAR

    stays: Condition

    def possible(self, game: Game, frame: Frame) -> bool:
        """Nothing is in its way but another one, which goes."""
        return True

    def run(self, game: Game, frame: Frame) -> None:
        """Lay it down upright, and note the card by whose words it stays."""
        you, card = frame.number("you"), frame.number("hand_card")
        for old in tamed.those(game, you, self.way):
            changes.discard_from_table(game, you, old)
        changes.to_table(game, you, card, f"hand:{you}")
        tamed.note(game, self.way, card, frame.card)
        game.state.equipped |= 1 << card
        game.emit(Event("kept-familiar", you, cards=game.names((card,))))


@operation("tire_familiar")
@record
class TireFamiliar(Operation):
    """Your familiar is turned sideways."""

    def run(self, game: Game, frame: Frame) -> None:
        """Turn it."""
        you = frame.number("you")
        for card in _upright(game, you):
            game.state.equipped &= ~(1 << card)
            game.emit(Event("tired", you, cards=game.names((card,))))


@operation("rouse_familiar")
@record
class RouseFamiliar(Operation):
    """Your familiar is turned upright again."""

    def run(self, game: Game, frame: Frame) -> None:
        """Turn it."""
        for card in tamed.those(game, frame.number("you"), tamed.FAMILIAR):
            game.state.equipped |= 1 << card


@condition("has_familiar", short="yes")
@record
class HasFamiliar(Condition):
    """A familiar lies upright before the player."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look for one."""
        return bool(_upright(game, seat)) == self.yes


def lost_familiars(game: Game) -> bool:
    """Discard the familiars of those who can keep none any more."""
    return let_go(game, LayFamiliar)


CHECKS.append((CARDS | LEVELS, lost_familiars))
