"""Operations on what befalls a player: cards of a pile beside the decks that lie before whom they concern."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, standing, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.core.state import CARDS
from kickdoor.lang.ops import choosing
from kickdoor.lang.ops.who import seats
from kickdoor.lang.registry import NO_STEPS, Steps, Who, operation
from kickdoor.lang.vocabulary import CardRef

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame

UNDIMMED = "undimmed"
"""The standing rule by which nothing takes from a player what befell him."""


def bearing(game: Game, seat: int, ident: str) -> list[int]:
    """Return the cards of a name that lie before a player."""
    cards = game.cards
    table = game.state.players[seat].table
    return [card for card in table if ident in (cards[card].ident, cards[card].same_as)]


@operation("befall", short="token")
@record
class Befall(Operation):
    """A card of a pile beside the decks comes to lie before a player who has none of its name."""

    token: CardRef
    who: Who = "victim"

    def possible(self, game: Game, frame: Frame) -> bool:
        """Somebody has none of it yet."""
        return any(not bearing(game, seat, self.token) for seat in seats(game, frame, self.who))

    def run(self, game: Game, frame: Frame) -> None:
        """Lay it before them."""
        for seat in seats(game, frame, self.who):
            pile = [c for c, each in enumerate(game.cards) if each.ident == self.token]
            name = game.cards[pile[0]].deck if pile else ""
            free = [card for card in pile if card in game.state.piles.get(name, ())]
            if free and not bearing(game, seat, self.token):
                zones.move(game, free[0], zones.pile_name(game, name), f"table:{seat}")
                game.state.dirty |= CARDS


@operation("lift", short="token")
@record
class Lift(Operation):
    """What befell a player goes back to its pile, unless it is there for good."""

    token: CardRef
    who: Who = "victim"
    else_: Steps = NO_STEPS

    def possible(self, game: Game, frame: Frame) -> bool:
        """Somebody has it and does not keep it for good, or something else is done then."""
        return self.else_ >= 0 or any(
            self._lifted(game, seat) for seat in seats(game, frame, self.who)
        )

    def run(self, game: Game, frame: Frame) -> None:
        """Take it away, from the dead too whose card it is."""
        found = seats(game, frame, self.who) or [frame.number("victim")]
        for seat in found:
            lifted = self._lifted(game, seat)
            if not lifted:
                choosing.run_steps(game, frame, self.else_, victim=seat)
            for card in lifted:
                changes.discard_from_table(game, seat, card)

    def _lifted(self, game: Game, seat: int) -> list[int]:
        if standing.has_quality(game, seat, UNDIMMED):
            return []
        return bearing(game, seat, self.token)
