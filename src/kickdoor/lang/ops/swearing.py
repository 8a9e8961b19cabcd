"""The operation that lays an enhancer on what a player is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kickdoor.core import changes, effects, tamed, traits, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.lang.registry import operation
from kickdoor.lang.vocabulary import CardRef

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("swear_in", short="token")
@record
class SwearIn(Operation):
    """The enhancer lies on a picked player's identity from now on, if that player agrees: a bonus to strength."""

    token: CardRef
    bonus: int = 3
    tames: ClassVar[bool] = True

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is such an identity with nothing of the kind on it."""
        seat = frame.number("player", -1)
        return seat < 0 or bool(self._free(game, seat))

    def _free(self, game: Game, seat: int) -> list[int]:
        sworn = {
            game.state.host.get(card)
            for card in game.state.players[seat].table
            if tamed.lies(game, tamed.SWORN, card)
        }
        return [card for card in traits.bearing(game, seat, self.token) if card not in sworn]

    def run(self, game: Game, frame: Frame) -> None:
        """Ask whoever it is for; nobody has to ask himself."""
        you, seat = frame.number("you"), frame.number("player")
        if seat == you:
            self.chosen(game, frame, (1,))
        else:
            effects.ask(game, seat, {"no": 0, "yes": 1}, "swear-in", card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Lay it there, or take it back into the hand."""
        you, seat = frame.number("you"), frame.number("player")
        free = self._free(game, seat)
        if not picked[0] or not free:
            zones.move(game, frame.card, "flight", f"hand:{you}")
            return
        changes.to_table(game, seat, frame.card, "flight")
        game.state.host[frame.card] = free[0]
        tamed.note(game, tamed.SWORN, frame.card, self.bonus)
        game.emit(Event("sworn-in", seat, cards=game.names((frame.card,)), amount=self.bonus))
