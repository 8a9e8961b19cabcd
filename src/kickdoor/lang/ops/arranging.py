"""The operation that looks at the top of a deck and puts it into another order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, effects, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("arrange", short="count")
@record
class Arrange(Operation):
    """Look at the top cards of a deck and put them back in any order: the one named first comes first."""

    count: int = 3
    deck: Literal["door", "treasure"] = "door"

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is a card to look at."""
        return bool(zones.deck(game, self.deck) or zones.discards(game, self.deck))

    def run(self, game: Game, frame: Frame) -> None:
        """Look, and ask for the order."""
        if not zones.refill(game, self.deck):
            return
        you = frame.number("you")
        top = zones.deck(game, self.deck)[-self.count :]
        changes.look(game, you, self.deck, tuple(top))
        frame.names["left"] = tuple(top)
        frame.names["order"] = ()
        self._ask(game, frame)

    def _ask(self, game: Game, frame: Frame) -> None:
        """Ask for the next card; the last one needs no question."""
        left = frame.numbers("left")
        effects.ask_cards(game, frame.number("you"), left, "arrange", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Note it, and ask on; once all are named, put them back."""
        order = frame.names["order"] = (*frame.numbers("order"), *picked)
        left = frame.names["left"] = tuple(c for c in frame.numbers("left") if c not in picked)
        if left:
            self._ask(game, frame)
            return
        pile = zones.deck(game, self.deck)
        pile[len(pile) - len(order) :] = list(reversed(order))
