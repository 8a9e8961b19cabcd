"""Operations of pets: monsters that lie tame before a player, until they are let go in a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from kickdoor.core import changes, fights, tamed, zones
from kickdoor.core.definition import Condition, Operation
from kickdoor.core.frames import CHECKS
from kickdoor.core.record import record
from kickdoor.core.state import CARDS, LEVELS
from kickdoor.lang.ops.fighting import may_grow
from kickdoor.lang.ops.keeping import Keeping, let_go
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("keep_pet", short="stays")
@record
class KeepPet(Keeping):
    """A picked monster of the fight becomes a pet, if there is none yet, as long as a condition holds."""

    way: ClassVar[str] = tamed.PET

    stays: Condition

    def possible(self, game: Game, frame: Frame) -> bool:
        """One pet is enough."""
        mine = tamed.those(game, frame.number("you"), tamed.PET)
        return not mine and Keeping.possible(self, game, frame)


def lost_pets(game: Game) -> bool:
    """Discard the pets of those who can keep none any more."""
    return let_go(game, KeepPet)


@operation("send_pet", short="player")
@record
class SendPet(Operation):
    """Let your pet fight for a picked player, who gets its level; it is discarded."""

    player: Literal["picked"] = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is a pet."""
        return bool(tamed.those(game, frame.number("you"), tamed.PET))

    def run(self, game: Game, frame: Frame) -> None:
        """Count its level, and discard it."""
        you = frame.number("you")
        for card in tamed.those(game, you, tamed.PET)[:1]:
            changes.discard_from_table(game, you, card)
            fights.boost(game, frame.number("player"), game.cards[card].level, frame.card)


@operation("loose_pet")
@record
class LoosePet(Operation):
    """Let your pet join the monsters of the fight."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is a pet, and nothing keeps monsters out of the fight."""
        return may_grow(game) and bool(tamed.those(game, frame.number("you"), tamed.PET))

    def run(self, game: Game, frame: Frame) -> None:
        """Move it into the fight."""
        you = frame.number("you")
        for card in tamed.those(game, you, tamed.PET)[:1]:
            zones.forget(game, card)
            fights.add_foe(game, card, f"table:{you}", you)


CHECKS.append((CARDS | LEVELS, lost_pets))
