"""Operations that tame monsters to be ridden."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kickdoor.core import changes, effects, fights, loads, standing, strengths, tamed, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.frames import CHECKS
from kickdoor.core.record import record
from kickdoor.core.state import CARDS
from kickdoor.lang.ops.fighting import foes
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe, Frame


@operation("tame_monster")
@record
class TameMonster(Operation):
    """A picked monster of the fight is ridden from now on: a steed, but no item, worth its Treasures."""

    tames: ClassVar[bool] = True

    def possible(self, game: Game, frame: Frame) -> bool:
        """A twin cannot be tamed while the other one, the same card, still fights."""
        fight = game.state.fight
        picked = foes(game, frame, "picked")
        return fight is not None and all(
            sum(other.card == foe.card for other in fight.foes) == 1 for foe in picked
        )

    def run(self, game: Game, frame: Frame) -> None:
        """Lead it out of the fight."""
        fight = game.state.fight
        for foe in foes(game, frame, "picked"):
            assert fight is not None
            worth = max(0, strengths.foe_treasures(game, fight, foe))
            lead_out(game, foe)
            ride(game, frame.number("you"), foe.card, worth)


def lead_out(game: Game, foe: Foe) -> None:
    """Take a monster out of the fight, unharmed; what lies on it is discarded."""
    fight = game.state.fight
    assert fight is not None
    zones.move(game, foe.card, "fight", "flight")
    fights.take_foe_away(game, foe)


def _riding(game: Game, seat: int) -> list[int]:
    """Return all that a player rides like a horse, but for what no limit counts: monsters first."""
    return tamed.those(game, seat, tamed.RIDDEN) + _steeds(game, seat)


def _steeds(game: Game, seat: int) -> list[int]:
    table = game.state.players[seat].table
    return [
        card for card in table if loads.is_steed(game, card) and not standing.is_cheated(game, card)
    ]


def _over(game: Game, seat: int) -> int:
    """Return how many steeds and monsters are ridden more than there is room for."""
    monsters = tamed.those(game, seat, tamed.RIDDEN)
    return loads.steeds_over(game, seat, _steeds(game, seat)) + len(monsters)


def ride(game: Game, seat: int, card: int, worth: int) -> None:
    """Let a player ride a monster; all other steeds that there is no room for go."""
    over = _over(game, seat) + 1
    for other in _riding(game, seat)[: max(0, over)]:
        changes.discard_from_table(game, seat, other)
    changes.to_table(game, seat, card, "flight")
    tamed.note(game, tamed.RIDDEN, card, worth)
    game.emit(Event("tamed", seat, cards=game.names((card,)), amount=worth))


def too_many_ridden(game: Game) -> bool:
    """Discard monsters that are ridden where another steed has come."""
    for seat in range(len(game.state.players)) if game.rules.tames else ():
        monsters = tamed.those(game, seat, tamed.RIDDEN)
        over = _over(game, seat)
        for card in monsters[: max(0, over)]:
            changes.discard_from_table(game, seat, card)
    return False


@operation("tame_gone")
@record
class TameGone(Operation):
    """A monster of the fight that is over, from the discards, is ridden: worth the Treasures on its card."""

    tames: ClassVar[bool] = True

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which one."""
        pile = game.state.door_discards
        there = [card for card in reversed(pile) if fights.gone_key(card) in game.state.used]
        if there:
            effects.ask_cards(game, frame.number("you"), there, "tame-gone", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Saddle it."""
        for card in picked:
            zones.move(game, card, "door-discards", "flight")
            ride(game, frame.number("you"), card, game.cards[card].treasures)


CHECKS.append((CARDS, too_many_ridden))
