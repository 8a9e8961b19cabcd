"""Terms: answering an offer by another one, which takes its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing
from kickdoor.core.acts import OFFERS, Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.frames import ACTS, open_act
from kickdoor.core.state import Offer
from kickdoor.rules.deals import DONE, FIRST, FOR, LAST, find, kept, lay, tired, tradeable
from kickdoor.rules.helping import treasures_of

if TYPE_CHECKING:
    from kickdoor.core.game import Game

TAKES_TERMS = "takes-terms"
"""The standing rule by which somebody helps for what is offered, or not at all."""


class Counter(Act):
    """Answer an offer by one's own: help for another price, or another trade.

    Who was asked for help names the Treasures, the order of picking and the items that it would
    help for; who asked then takes it or leaves it.
    """

    __slots__ = ()
    verb = "counter"
    free = True
    needs = OFFERS

    def heads(self, game: Game, seat: int) -> Named:
        """Return the offers made to the seat, but for answers to its own."""
        offers = game.state.offers
        return {
            str(offer.ident): offer.ident
            for offer in offers
            if offer.to == seat and offer.kind != "service"
        }

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse only what would never end."""
        return tired(game, seat)

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse what cannot be bargained over now."""
        offer = find(game, head)
        if not kept(game, offer):
            return Refusal("engine-not-now", verb=self.verb)
        if offer.kind == "trade":
            return ACTS["trade"].why_not(game, seat, offer.by)
        if standing.has_quality(game, seat, TAKES_TERMS):
            return Refusal("conflicts-card-beats-rule")
        return None

    def picks(self, game: Game, seat: int, numbers: list[int]) -> Named | None:
        """Return the terms: those of a trade, or of help from the helper's side."""
        offer = find(game, numbers[0])
        if offer.kind == "trade":
            return ACTS["trade"].picks(game, seat, [offer.by, *numbers[1:]])
        if len(numbers) == 1:
            return {str(count): count for count in range(treasures_of(game) + 1)}
        rest = numbers[2:]
        order = {} if rest else {"first": FIRST, "last": LAST}
        if order and numbers[1] > 0:
            return order
        if DONE in rest:
            return None
        items = [card for card in tradeable(game, offer.by) if card not in rest]
        return {**order, **game.name_cards(items), "done": DONE}

    def wrong_pick(self, game: Game, seat: int, numbers: list[int], token: str) -> Refusal | None:
        """Say what can be asked for: Treasures of the fight, items in play."""
        offer = find(game, numbers[0])
        if offer.kind == "trade":
            return ACTS["trade"].wrong_pick(game, seat, [offer.by, *numbers[1:]], token)
        return Refusal("help-bribe-treasures" if len(numbers) == 1 else "help-bribe-items")

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Lay the answer on the table in place of what it answers."""
        offer = find(game, numbers[0])
        game.state.offers.remove(offer)
        if offer.kind == "trade":
            at = numbers.index(FOR)
            gives = tuple(numbers[1:at])
            gets = tuple(number for number in numbers[at + 1 :] if number >= 0)
            terms = ("trade", seat, offer.by, 0, False, gives, gets, ())
        else:
            gets = tuple(number for number in numbers[2:] if number >= 0)
            terms = ("service", seat, offer.by, numbers[1], FIRST in numbers[2:], (), gets, ())
        lay(game, Offer(game.state.next_offer, *terms))


open_act(Counter)
