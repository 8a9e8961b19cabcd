"""The operation that looks at the top of a deck, keeps one card and puts the others back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, effects, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.core.state import NOBODY
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("survey", short="count")
@record
class Survey(Operation):
    """Look at the top cards of a deck and keep one; each other one goes back on top or under the deck."""

    count: int = 2
    deck: Literal["door", "treasure"] = "door"

    def run(self, game: Game, frame: Frame) -> None:
        """Look, and ask which one is kept."""
        self._deepen(game)
        you = frame.number("you")
        top = zones.deck(game, self.deck)[-self.count :]
        if not top:
            return
        changes.look(game, you, self.deck, tuple(top))
        frame.names["kept"] = NOBODY
        effects.ask_cards(game, you, top[::-1], "survey", 1, frame.card)

    def _deepen(self, game: Game) -> None:
        """Shuffle the discards under a deck that is too thin (rule decks-reshuffle-discards)."""
        pile = zones.deck(game, self.deck)
        if len(pile) < self.count and zones.discards(game, self.deck):
            thin = pile[:]
            pile.clear()
            zones.refill(game, self.deck)
            zones.deck(game, self.deck).extend(thin)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Take the one; then ask for each of the others where it goes."""
        you, pile = frame.number("you"), zones.deck(game, self.deck)
        if frame.number("kept") == NOBODY:
            frame.names["kept"] = picked[0]
            frame.names["left"] = len(pile[-self.count :]) - 1
            zones.move(game, picked[0], self.deck, f"hand:{you}")
            changes.receive(game, [picked[0]])
        else:
            at = len(pile) - frame.number("left")
            frame.names["left"] = frame.number("left") - 1
            if picked[0]:
                pile.insert(0, pile.pop(at))
                game.emit(Event("buried", you, target=self.deck))
        if frame.number("left") > 0:
            effects.ask(game, you, {"keep": 0, "under": 1}, "appraise", card=frame.card)
