"""Selling items for levels."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from kickdoor.core import fights, joined, loads, standing, strengths, tack, values
from kickdoor.core.acts import Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.events import Event
from kickdoor.core.frames import open_act
from kickdoor.rules.deals import DONE, promised
from kickdoor.rules.sales import kept_key, part_with

if TYPE_CHECKING:
    from kickdoor.core.game import Game

PLAIN_SALE = 100


class Sell(Act):
    """Discard items worth a thousand or more for levels, on one's own turn outside combat."""

    __slots__ = ()
    verb = "sell"

    def heads(self, game: Game, seat: int) -> Named:
        """Return the items in hand and in play."""
        return game.name_cards(self._items(game, seat), merge=False)

    def _items(self, game: Game, seat: int) -> list[int]:
        player = game.state.players[seat]
        kept = promised(game, seat)
        return [
            card
            for card in player.hand + player.table
            if card not in kept
            and not joined.is_part(game, card)
            and kept_key(seat, card) not in game.state.used
            and (game.cards[card].is_item or _loose_enhancer(game, seat, card))
            and not standing.inseparable(game, seat, card)
        ]

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse off turn, in combat, into the winning level, and below a thousand."""
        state = game.state
        own_turn = state.active == seat or _sells_in_fight(game, seat)
        if not own_turn or state.phase == "setup":
            return Refusal("selling-own-turn-only")
        if standing.in_fight(game, seat) and not _sells_in_fight(game, seat):
            running = state.fight is not None and state.fight.stage == "flight"
            return Refusal("selling-not-while-running" if running else "selling-not-in-combat")
        if not strengths.may_gain_level(game, seat):
            return Refusal("selling-not-to-level-ten")
        mine = [card for card in self._items(game, seat) if not state.locked >> card & 1]
        if self.worth(game, seat, mine) < self.unit(game, seat):
            return Refusal("selling-1000-per-level")
        return None

    def unit(self, game: Game, seat: int) -> int:
        """Return what a level costs a player."""
        return max(1, values.number(game, seat, "sale_unit", game.number_switch("sale_unit")))

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse what was got in a trade since the last turn."""
        if game.state.locked >> head & 1:
            ident = game.cards[head].ident
            return Refusal("trading-received-no-sale-or-discard-munchkins", card=ident)
        return None

    def picks(self, game: Game, seat: int, numbers: list[int]) -> Named | None:
        """Return what may be sold with it, and ``done`` once it is worth a level."""
        if numbers[-1] == DONE:
            return None
        rest = [
            card
            for card in self._items(game, seat)
            if card not in numbers and not game.state.locked >> card & 1
        ]
        named = game.name_cards(rest, merge=False)
        if self.worth(game, seat, numbers) >= self.unit(game, seat):
            named["done"] = DONE
        return named

    def extras(self, game: Game, seat: int, prices: list[int]) -> list[tuple[int, int]]:
        """Return what the dearest items of a sale may bring besides their prices.

        Each way is that and how many of the better prices of this turn it takes, the fewest first.
        """
        used = game.state.used.get(_sale_key(seat), 0)
        better = values.number(game, seat, "sale", PLAIN_SALE) - PLAIN_SALE
        items = values.number(game, seat, "sale_items", 1) if better > 0 else 0
        dearest = sorted(prices, reverse=True)[: max(0, items - used)]
        ways = [
            (sum(dearest[:count]) * better // PLAIN_SALE, count)
            for count in range(len(dearest) + 1)
        ]
        alone = values.number(game, seat, "sale_alone", PLAIN_SALE) - PLAIN_SALE
        if alone > better and not used and prices:
            ways.append((max(prices) * alone // PLAIN_SALE, max(1, items)))
        return ways

    def price(self, game: Game, seat: int, card: int) -> int:
        """Return what an item counts for in a plain sale: nothing, where its seller is too fine for it."""
        worth = loads.worth_of(game, card)
        if worth <= values.number(game, seat, "sale_above", -1):
            return 0
        times = prod(_bearing(game, seat, card, "sale_times"))
        more = sum(_bearing(game, seat, card, "sale_bonus"))
        return max(values.number(game, seat, "sale_floor", 0), worth * times + more)

    def worth(self, game: Game, seat: int, cards: list[int]) -> int:
        """Return what some items bring, the dearest at its better price where one has it."""
        prices = [self.price(game, seat, card) for card in tack.with_it(game, cards)]
        flat = values.number(game, seat, "sale_extra", 0) if prices else 0
        best = max(extra for extra, _ in self.extras(game, seat, prices))
        return sum(prices) + flat + best + (_once(game, seat) if prices else 0)

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Discard the items and gain the levels; what is over is lost (rule selling-no-change)."""
        cards = tack.with_it(game, numbers[:-1])
        unit = self.unit(game, seat)
        prices = [self.price(game, seat, card) for card in cards]
        plain = sum(prices) + values.number(game, seat, "sale_extra", 0)
        levels = self.worth(game, seat, cards) // unit
        taken, haggled = next(
            (count, once)
            for once in (0, _once(game, seat))
            for extra, count in self.extras(game, seat, prices)
            if (plain + extra + once) // unit == levels
        )
        if taken:
            game.state.used[_sale_key(seat)] = game.state.used.get(_sale_key(seat), 0) + taken
        if haggled:
            game.state.used[_once_key(seat)] = 1
        if standing.in_fight(game, seat):
            game.state.used[_sold_key(seat)] = 1
            fights.touch(game)
        game.emit(Event("sold", seat, cards=game.names(cards), amount=plain))
        part_with(game, seat, cards, levels)


open_act(Sell)


def _bearing(game: Game, seat: int, card: int, number: str) -> list[int]:
    """Return the amounts of all that bears on a number of one item that is sold."""
    return [
        amount
        for modifier, amount, _ in values.bearing_on(game, seat, number)
        if values.bears_on_item(game, modifier, card)
    ]


def _once(game: Game, seat: int) -> int:
    """Return what one item counts for more in this turn, where that was not used yet."""
    if _once_key(seat) in game.state.used:
        return 0
    return values.number(game, seat, "sale_once", 0)


def _loose_enhancer(game: Game, seat: int, card: int) -> bool:
    """Tell whether a card in hand enhances items and is worth something itself."""
    definition = game.cards[card]
    in_hand = card in game.state.players[seat].hand
    return definition.kind == "attachment" and definition.value > 0 and in_hand


IN_FIGHTS = "sells-in-fights"
"""The standing rule by which its owner may sell once in each fight that he is in."""


def _sells_in_fight(game: Game, seat: int) -> bool:
    """Tell whether a player may sell in the middle of the fight."""
    fight = game.state.fight
    open_ = fight is not None and fight.stage == "open" and standing.in_fight(game, seat)
    unsold = _sold_key(seat) not in game.state.used
    return open_ and unsold and standing.has_quality(game, seat, IN_FIGHTS)


def _sold_key(seat: int) -> str:
    """Return under what it is noted that a player has sold something in this fight."""
    return f"combat|{seat}|sold||"


def _once_key(seat: int) -> str:
    """Return under what it is noted that one item counted for more in this turn."""
    return f"turn|{seat}|sale-once||"


def _sale_key(seat: int) -> str:
    """Return under what it is counted how many items a player sold at a better price this turn."""
    return f"turn|{seat}|sale||"
