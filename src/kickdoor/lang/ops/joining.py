"""The operation that makes two items one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, joined, loads
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.core.state import CARDS
from kickdoor.lang.filters import ANY_CARD, Filter
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("join", short="which")
@record
class Join(Operation):
    """The picked item and another one of yours that fits are one item from now on; it cannot be taken apart."""

    which: Filter = ANY_CARD

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is something to join it to."""
        return bool(self._others(game, frame))

    def run(self, game: Game, frame: Frame) -> None:
        """Ask what it is joined to."""
        others = self._others(game, frame)
        effects.ask_cards(game, frame.number("you"), others, "join", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Make them one, which is worn if one of them was and there is room for it."""
        you, both = frame.number("you"), (frame.number("item"), picked[0])
        worn = any(game.state.equipped >> card & 1 for card in both)
        root = joined.join(game, *both)
        game.emit(Event("joined", you, cards=game.names(tuple(joined.parts(game, root)))))
        game.state.equipped &= ~(1 << root)
        game.state.dirty |= CARDS
        if worn and changes.fits_on(game, you, root):
            game.state.equipped |= 1 << root

    def _others(self, game: Game, frame: Frame) -> list[int]:
        """Return what an item may be joined to: what nobody carries for you, and is not too Big then."""
        you, item = frame.number("you"), frame.number("item", -1)
        return [
            card
            for card in game.state.players[you].table
            if game.cards[card].kind == "item"
            and card != item
            and self.which.fits(game, card)
            and all(_is_free(game, each) for each in (card, item) if each >= 0)
            and (item < 0 or _is_bearable(game, you, card, item))
        ]


def _is_free(game: Game, card: int) -> bool:
    """Tell whether an item lies before its owner alone, and is not ridden."""
    return card not in game.state.host and not loads.is_mount(game, card)


def _is_bearable(game: Game, seat: int, first: int, second: int) -> bool:
    """Tell whether a player may carry what two items would be together, where that is Big."""
    if not joined.would_be_big(game, first, second):
        return True
    others = [card for card in loads.bigs(game, seat) if card not in (first, second)]
    return len(others) < loads.big_limit(game, seat)
