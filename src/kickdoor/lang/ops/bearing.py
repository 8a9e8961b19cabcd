"""Operations on enhancers that a player plays: borne by their owner like a monster, or taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, fights, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import EVERYONE, Event
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame

MOST = 10
"""What two enhancers on one player may come to together."""


def borne(game: Game, seat: int) -> list[int]:
    """Return the enhancers that lie on a player."""
    return [card for card in game.state.players[seat].table if game.cards[card].kind == "enhancer"]


@operation("bear_enhancer")
@record
class BearEnhancer(Operation):
    """A picked enhancer from hand lies on you from now on: one of any size, or two up to +10 together."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is none yet, or one that leaves room for it."""
        mine = borne(game, frame.number("you"))
        card = frame.number("hand_card", -1)
        if card < 0 or not mine:
            return len(mine) < 2
        together = sum(game.cards[each].strength for each in (*mine, card))
        return len(mine) < 2 and together <= MOST

    def run(self, game: Game, frame: Frame) -> None:
        """Lay it before the player."""
        you, card = frame.number("you"), frame.number("hand_card", -1)
        if card in game.state.players[you].hand:
            changes.to_table(game, you, card, f"hand:{you}")
            game.emit(Event("bears", you, cards=game.names((card,))))


@operation("drop_enhancer")
@record
class DropEnhancer(Operation):
    """Discard an enhancer that lies on you."""

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which one, where there are two."""
        you = frame.number("you")
        mine = borne(game, you)
        if mine:
            effects.ask_cards(game, you, mine, "drop-enhancer", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Discard it."""
        for card in picked:
            changes.discard_from_table(game, frame.number("you"), card)


@operation("take_enhancer_back")
@record
class TakeEnhancerBack(Operation):
    """Take an enhancer that you played in the fight that just ended back into your hand."""

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which one."""
        you = frame.number("you")
        spent = fights.spent_enhancers(game, you)
        if spent:
            effects.ask_cards(game, you, spent, "take-back", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Take it, for everybody to see."""
        you = frame.number("you")
        for card in picked:
            game.state.used.pop(fights.enhanced_key(you, card), None)
            zones.move(game, card, "door-discards", f"hand:{you}", EVERYONE)
            changes.receive(game, [card])
