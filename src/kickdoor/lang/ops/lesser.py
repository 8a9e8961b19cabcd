"""The operation that finds a lesser identity in the place of one that was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, ranks, traits, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("find_lesser")
@record
class FindLesser(Operation):
    """The first identity of a lower rank below the one just lost in the discards takes its place.

    Where its rank does not fit, or you are that already, it goes to your hand.
    """

    def run(self, game: Game, frame: Frame) -> None:
        """Look down the discards."""
        you, loss = frame.number("you"), game.frame_of("loss")
        if loss is None or not game.state.players[you].alive:
            return
        lost = game.cards[loss.card]
        for card in reversed(game.state.door_discards):
            found = game.cards[card]
            if found.group == lost.group and 0 < found.rank < lost.rank:
                self._take(game, you, card)
                return

    def _take(self, game: Game, you: int, card: int) -> None:
        found = game.cards[card]
        mine = traits.identities(game, you, found.group)
        twin = any(game.cards[each].same_as == found.same_as for each in mine)
        if not twin and ranks.has_room(game, you, found.group, found.rank):
            changes.to_table(game, you, card, "door-discards")
        else:
            zones.move(game, card, "door-discards", f"hand:{you}")
            changes.receive(game, [card])
