"""Bluffing: a card that lies face down and claims to be worth something, and whoever doubts it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kickdoor.core import changes, fights, veils, zones
from kickdoor.core.definition import Condition, Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.lang.ops.fighting import Boost
from kickdoor.lang.registry import condition, operation
from kickdoor.lang.vocabulary import PileName

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe, Frame


@operation("bluff", short="pile")
@record
class Bluff(Operation):
    """Lay the picked hand card face down on a pile until the fight ends: a bonus, unless somebody shows that it has none."""

    pile: PileName
    bonus: int = 3

    def run(self, game: Game, frame: Frame) -> None:
        """Lay it there and count it."""
        you, card = frame.number("you"), frame.number("hand_card", -1)
        if game.state.fight is None or card not in game.state.players[you].hand:
            return
        veils.lay(game, you, self.pile, card, self.bonus)
        fights.boost(game, you, self.bonus, frame.card)


@operation("call_bluff")
@record
class CallBluff(Operation):
    """The picked player's face-down card is turned up: with a bonus it wins what you paid, without one it counts no more."""

    asks_payment: ClassVar[bool] = True

    def run(self, game: Game, frame: Frame) -> None:
        """Look, and let one of the two be sorry."""
        seat, fight = frame.number("player"), game.state.fight
        if fight is None or not veils.those(game, seat):
            return
        claimed = veils.bonus(game, seat)
        card = veils.turn_up(game, seat)
        honest = has_bonus(game, card)
        named = game.names((card,))
        game.emit(Event("bluff-called", frame.number("you"), named, to=seat, amount=int(honest)))
        if honest:
            _hand_over(game, frame.number("paid", -1), seat)
        else:
            fights.unboost(game, seat, claimed)


@condition("bluffs", short="yes")
@record
class Bluffs(Condition):
    """A card of the player lies face down in the fight and is not called yet."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the piles."""
        return bool(veils.those(game, seat)) == self.yes


def has_bonus(game: Game, card: int) -> bool:
    """Tell whether a bonus is printed on a card, for whoever has it in use or uses it up."""
    definition = game.cards[card]
    boosts = (
        step
        for play in definition.plays
        if play.do >= 0
        for step in definition.programs[play.do]
        if isinstance(step, Boost)
    )
    return definition.strength > 0 or any(_raises(each) for each in boosts)


def _raises(boost: Boost) -> bool:
    return not isinstance(boost.amount, int) or boost.amount > 0


def _hand_over(game: Game, paid: int, seat: int) -> None:
    """Let what the caller paid go to the hand of whoever was honest."""
    for deck in zones.DECKS:
        if paid in zones.discards(game, deck) and game.state.players[seat].alive:
            zones.move(game, paid, f"{deck}-discards", f"hand:{seat}")
            changes.receive(game, [paid])
