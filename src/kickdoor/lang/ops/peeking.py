"""The operation that looks at the top of a deck, and may take what fits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, effects, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.filters import Filter
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("peek", short="deck")
@record
class Peek(Operation):
    """Look at the top card of a deck; one that fits may go to your hand, anything else stays.

    The player is asked whatever lies there, so that the question tells nobody else what it is.
    """

    deck: Literal["door", "treasure"] = "door"
    take: Filter | None = None

    def run(self, game: Game, frame: Frame) -> None:
        """Look, then ask."""
        you = frame.number("you")
        if not zones.refill(game, self.deck):
            return
        top = zones.deck(game, self.deck)[-1]
        changes.look(game, you, self.deck, (top,))
        answers = {"leave": 0}
        if self.take is not None and self.take.fits(game, top):
            answers["take"] = 1
        if self.take is not None:
            effects.ask(game, you, answers, "peek", least=0, card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Take it, or leave it."""
        you = frame.number("you")
        if picked and picked[0]:
            top = zones.deck(game, self.deck)[-1]
            zones.move(game, top, self.deck, f"hand:{you}")
            changes.receive(game, [top])
