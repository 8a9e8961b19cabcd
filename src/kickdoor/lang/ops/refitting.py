"""The operation that changes an item in play for one of its sort among the discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, effects, fights, loads, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.filters import ANY_CARD, Filter
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("refit", short="which")
@record
class Refit(Operation):
    """Swap an item of yours for the topmost of its sort in the discards; what moves along lies on that now."""

    which: Filter = ANY_CARD
    deck: Literal["door", "treasure"] = "door"
    moves: Filter | None = None

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is one to give and one to get."""
        return bool(self._mine(game, frame)) and bool(self._theirs(game))

    def _mine(self, game: Game, frame: Frame) -> list[int]:
        table = game.state.players[frame.number("you")].table
        return [card for card in table if game.cards[card].is_item and self.which.fits(game, card)]

    def _theirs(self, game: Game) -> list[int]:
        return [card for card in zones.discards(game, self.deck) if self.which.fits(game, card)]

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which one goes, where there are several."""
        mine = self._mine(game, frame)
        if mine and self._theirs(game):
            effects.ask_cards(game, frame.number("you"), mine, "refit", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Take the new one off the pile, move what may come along, and lay the old one on top."""
        you, found = frame.number("you"), self._theirs(game)
        if not picked or not found:
            return
        old, new = picked[0], found[-1]
        changes.to_table(game, you, new, f"{self.deck}-discards")
        for card in changes.attached_to(game, old):
            if self.moves is not None and self.moves.fits(game, card):
                game.state.host[card] = new
        changes.discard_from_table(game, you, old)
        if loads.is_mount(game, new) or changes.fits_on(game, you, new):
            changes.wear(game, you, new)
        fights.touch(game)
