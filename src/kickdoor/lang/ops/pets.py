"""Operations of pets: monsters that lie tame before a player, until they are let go in a fight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from kickdoor.core import changes, fights, tamed, zones
from kickdoor.core.definition import Condition, Operation
from kickdoor.core.events import Event
from kickdoor.core.frames import CHECKS
from kickdoor.core.state import CARDS, LEVELS
from kickdoor.lang.ops.fighting import foes, may_grow
from kickdoor.lang.ops.taming import TameMonster, lead_out
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("keep_pet", short="stays")
@dataclass(frozen=True, slots=True)
class KeepPet(Operation):
    """A picked monster of the fight becomes a pet, if there is none yet, as long as a condition holds."""

    tames: ClassVar[bool] = True

    stays: Condition

    def possible(self, game: Game, frame: Frame) -> bool:
        """One pet is enough, and a twin shares its card with one that still fights."""
        return not tamed.pets(game, frame.number("you")) and TameMonster().possible(game, frame)

    def run(self, game: Game, frame: Frame) -> None:
        """Lead it out of the fight."""
        you = frame.number("you")
        for foe in foes(game, frame, "picked"):
            lead_out(game, foe)
            changes.to_table(game, you, foe.card, "flight")
            game.state.used[tamed.pet_key(foe.card)] = frame.card
            game.emit(Event("kept-pet", you, cards=game.names((foe.card,))))


def lost_pets(game: Game) -> bool:
    """Discard the pets of those who can keep none any more."""
    for seat in range(len(game.state.players)) if game.rules.tames else ():
        for card in tamed.pets(game, seat):
            keeper = game.cards[game.state.used[tamed.pet_key(card)]]
            keeping = [op for each in keeper.programs for op in each if isinstance(op, KeepPet)]
            if not any(op.stays.holds(game, seat, None) for op in keeping):
                changes.discard_from_table(game, seat, card)
    return False


@operation("send_pet", short="player")
@dataclass(frozen=True, slots=True)
class SendPet(Operation):
    """Let your pet fight for a picked player, who gets its level; it is discarded."""

    player: Literal["picked"] = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is a pet."""
        return bool(tamed.pets(game, frame.number("you")))

    def run(self, game: Game, frame: Frame) -> None:
        """Count its level, and discard it."""
        you = frame.number("you")
        for card in tamed.pets(game, you)[:1]:
            changes.discard_from_table(game, you, card)
            fights.boost(game, frame.number("player"), game.cards[card].level, frame.card)


@operation("loose_pet")
@dataclass(frozen=True, slots=True)
class LoosePet(Operation):
    """Let your pet join the monsters of the fight."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is a pet, and nothing keeps monsters out of the fight."""
        return may_grow(game) and bool(tamed.pets(game, frame.number("you")))

    def run(self, game: Game, frame: Frame) -> None:
        """Move it into the fight."""
        you = frame.number("you")
        for card in tamed.pets(game, you)[:1]:
            zones.forget(game, card)
            fights.add_foe(game, card, f"table:{you}", you)


CHECKS.append((CARDS | LEVELS, lost_pets))
