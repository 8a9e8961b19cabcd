"""Trading: items in play for items in play, or for nothing, between two who are out of combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing, tamed
from kickdoor.core.acts import Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.frames import open_act
from kickdoor.core.state import Offer
from kickdoor.rules.deals import DONE, FOR, lay, tired, tradeable

if TYPE_CHECKING:
    from kickdoor.core.game import Game


class Trade(Act):
    """Offer a trade of items in play, or a gift; both players must be out of combat."""

    __slots__ = ()
    verb = "trade"
    free = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the other players."""
        return {f"@{other}": other for other in range(len(game.state.players)) if other != seat}

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse before the game, in combat, and while another trade is offered."""
        if game.state.phase == "setup":
            return Refusal("setup-initial-play-items")
        if standing.in_fight(game, seat):
            return Refusal("trading-not-in-combat-munchkins")
        if any(offer.by == seat and offer.kind == "trade" for offer in game.state.offers):
            return Refusal("engine-one-offer")
        return tired(game, seat)

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse with a fighter, with the dead, or with nothing to trade."""
        if standing.in_fight(game, head):
            return Refusal("trading-not-in-combat-munchkins")
        if not game.state.players[head].alive:
            return Refusal("death-no-cards-received")
        if not tradeable(game, seat) and not tradeable(game, head):
            return Refusal("trading-table-only")
        return None

    def picks(self, game: Game, seat: int, numbers: list[int]) -> Named | None:
        """Return what may be given, then what may be got."""
        if DONE in numbers:
            return None
        if FOR not in numbers:
            mine = [card for card in tradeable(game, seat) if card not in numbers[1:]]
            ends = len(numbers) > 1 or bool(tradeable(game, numbers[0]))
            return {**game.name_cards(mine), **({"for": FOR} if ends else {})}
        given = numbers.index(FOR) > 1
        theirs = [card for card in tradeable(game, numbers[0]) if card not in numbers[1:]]
        got = numbers[-1] != FOR
        return {**game.name_cards(theirs), **({"done": DONE} if given or got else {})}

    def wrong_pick(self, game: Game, seat: int, numbers: list[int], token: str) -> Refusal | None:
        """Say what can be traded at all."""
        for player in (game.state.players[seat], game.state.players[numbers[0]]):
            for card in player.table + player.hand:
                definition = game.cards[card]
                if token not in (definition.ident, definition.ident.rsplit("/", 1)[-1]):
                    continue
                if tamed.is_follower(game, card):
                    return Refusal("hirelings-no-trading", card=definition.ident)
                rule = "trading-table-only" if definition.is_item else "trading-items-only"
                return Refusal(rule, card=definition.ident)
        return None

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Lay the offer on the table."""
        at = numbers.index(FOR)
        gives = tuple(numbers[1:at])
        gets = tuple(number for number in numbers[at + 1 :] if number >= 0)
        lay(
            game,
            Offer(game.state.next_offer, "trade", seat, numbers[0], 0, False, gives, gets, ()),
        )


open_act(Trade)
