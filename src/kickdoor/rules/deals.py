"""Deals: asking for help, trades and gifts, as offers that lie beside the game.

An offer never stops a fight or a turn. What was promised for help changes hands after the combat;
a trade changes hands when it is accepted. Every change at the table drops offers that can no
longer be kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, joined, loads, standing
from kickdoor.core.acts import OFFERS, Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.events import Event
from kickdoor.core.frames import CHECKS, open_act
from kickdoor.core.game import FREE_ACTS
from kickdoor.core.state import CARDS, HANDS, LEVELS, Deal, Offer
from kickdoor.core.windows import answering

if TYPE_CHECKING:
    from kickdoor.core.game import Game

FOR = -10
DONE = -11
FIRST = -12
LAST = -13

SELL_ITEM = "sell-item"
"""What those hear who may keep an item that they sell."""


def promised(game: Game, seat: int) -> tuple[int, ...]:
    """Return the cards that a seat has promised in the fight, or is selling: they pay for nothing else."""
    fight, sold = game.state.fight, _being_sold(game, seat)
    if fight is None or fight.deal is None or fight.main != seat:
        return sold
    return fight.deal.items + fight.deal.plays + sold


def _being_sold(game: Game, seat: int) -> tuple[int, ...]:
    """Return the items of a sale that are not gone yet."""
    if SELL_ITEM not in game.rules.heard:
        return ()
    sale, parting = game.frame_of("sale"), game.frame_of("parting")
    if sale is None or sale.seat != seat:
        return ()
    return (*sale.numbers("cards"), *([parting.card] if parting is not None else ()))


def tired(game: Game, seat: int) -> Refusal | None:
    """Refuse free acts beyond the allowance of a phase, so that nobody can stall for ever."""
    if game.state.free_acts.get(seat, 0) >= FREE_ACTS:
        return Refusal("engine-enough", count=FREE_ACTS)
    return None


def tradeable(game: Game, seat: int) -> list[int]:
    """Return the items that a player may give away (rules trading-items-only, trading-table-only)."""
    fight = game.state.fight
    kept = promised(game, seat)
    if fight is not None and fight.borrowed:
        kept += tuple(item for item, _ in fight.borrowed)
    cards = game.cards
    table = game.state.players[seat].table
    return [
        card
        for card in table
        if cards[card].is_item
        and card not in kept
        and not joined.is_part(game, card)
        and not standing.inseparable(game, seat, card)
    ]


def lay(game: Game, offer: Offer) -> None:
    """Lay an offer on the table."""
    game.state.offers.append(offer)
    game.state.next_offer += 1
    game.emit(Event("offered", offer.by, to=offer.to, amount=offer.ident, detail=offer.kind))


def over_limit(game: Game, offer: Offer) -> bool:
    """Tell whether a trade would leave somebody with too many Big Items (rule trading-big-limit)."""
    for seat, leaves, comes in (
        (offer.to, offer.gets, offer.gives),
        (offer.by, offer.gives, offer.gets),
    ):
        bigs = [card for card in loads.bigs(game, seat) if card not in leaves]
        more = [
            card
            for card in comes
            if joined.is_big(game, card)
            and not standing.is_cheated(game, card)
            and not loads.is_mount(game, card)
        ]
        if more and len(bigs) + len(more) > loads.big_limit(game, seat):
            return True
    return False


def unridable(game: Game, offer: Offer) -> bool:
    """Tell whether a trade would leave somebody with a mount too many (rule vehicles-one-only)."""
    for seat, leaves, comes in (
        (offer.to, offer.gets, offer.gives),
        (offer.by, offer.gives, offer.gets),
    ):
        if not any(loads.is_mount(game, card) for card in comes):
            continue
        table = game.state.players[seat].table
        after = [card for card in (*table, *comes) if card not in leaves]
        mounts = [card for card in after if loads.is_mount(game, card)]
        if loads.too_many_mounts(game, seat, mounts):
            return True
    return False


class Accept(Act):
    """Take an offer as it stands."""

    __slots__ = ()
    verb = "accept"
    needs = OFFERS
    binding = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the offers made to the seat."""
        return {str(offer.ident): offer.ident for offer in game.state.offers if offer.to == seat}

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse what cannot be carried out now."""
        offer = find(game, head)
        if not kept(game, offer):
            return Refusal("engine-not-now", verb=self.verb)
        if offer.kind == "trade" and over_limit(game, offer):
            return Refusal("trading-big-limit")
        if offer.kind == "trade" and unridable(game, offer):
            return Refusal("vehicles-one-only")
        return None

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Join the fight, or carry the trade out."""
        offer = find(game, numbers[0])
        game.state.offers.remove(offer)
        game.emit(Event("accepted", seat, to=offer.by, amount=offer.ident, detail=offer.kind))
        if offer.kind == "trade":
            for card in offer.gives:
                changes.hand_over(game, offer.by, offer.to, card)
                changes.give(game, offer.by, offer.to, card)
            for card in offer.gets:
                changes.hand_over(game, offer.to, offer.by, card)
                changes.give(game, offer.to, offer.by, card)
            return
        helper, items = (seat, offer.gives) if offer.kind == "help" else (offer.by, offer.gets)
        deal = Deal(offer.treasures, offer.first, items, offer.plays)
        fights.join(game, helper, deal, forced=False)


open_act(Accept)


class Decline(Act):
    """Refuse an offer (rule help-may-refuse)."""

    __slots__ = ()
    verb = "decline"
    needs = OFFERS

    def heads(self, game: Game, seat: int) -> Named:
        """Return the offers made to the seat."""
        return {str(offer.ident): offer.ident for offer in game.state.offers if offer.to == seat}

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Take the offer off the table."""
        offer = find(game, numbers[0])
        game.state.offers.remove(offer)
        game.emit(Event("declined", seat, to=offer.by, amount=offer.ident, detail=offer.kind))
        if offer.kind == "help" and offer.treasures:
            _resent(game, offer.by, seat)


open_act(Decline)


def _resent(game: Game, seat: int, by: int) -> None:
    """Note that a rival refused Treasures for help; the first time in a fight it is heard."""
    used, key = game.state.used, fights.refused_key(seat, by)
    if not used.get(key, 0):
        used[key] = 1
        used[fights.refuser_key(seat)] = by + 1
        game.wake("refused", seat)


class Withdraw(Act):
    """Take an offer of one's own back."""

    __slots__ = ()
    verb = "withdraw"
    needs = OFFERS

    def heads(self, game: Game, seat: int) -> Named:
        """Return the seat's own offers."""
        return {str(offer.ident): offer.ident for offer in game.state.offers if offer.by == seat}

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Take the offer off the table."""
        offer = find(game, numbers[0])
        game.state.offers.remove(offer)
        game.emit(Event("withdrawn", seat, to=offer.to, amount=offer.ident, detail=offer.kind))


open_act(Withdraw)


def find(game: Game, ident: int) -> Offer:
    """Return an offer that lies on the table."""
    return next(offer for offer in game.state.offers if offer.ident == ident)


def kept(game: Game, offer: Offer) -> bool:
    """Tell whether an offer can still be kept by both sides."""
    players = game.state.players
    if not (players[offer.by].alive and players[offer.to].alive):
        return False
    if any(card not in tradeable(game, offer.by) for card in offer.gives):
        return False
    if any(card not in tradeable(game, offer.to) for card in offer.gets):
        return False
    if any(card not in players[offer.by].hand for card in offer.plays):
        return False
    fight = game.state.fight
    if offer.kind == "trade":
        return not (standing.in_fight(game, offer.by) or standing.in_fight(game, offer.to))
    asker = offer.by if offer.kind == "help" else offer.to
    return (
        fight is not None
        and fight.main == asker
        and fight.helper < 0
        and fight.stage in ("open", "claim")
        and not standing.fight_has(game, fight, "no-helper")
    )


def drop_broken(game: Game) -> bool:
    """Drop the offers that became impossible."""
    if game.state.offers and answering(game) is None:
        for offer in game.state.offers[:]:
            if not kept(game, offer):
                game.state.offers.remove(offer)
                game.emit(
                    Event("withdrawn", offer.by, to=offer.to, amount=offer.ident, detail="void")
                )
    return False


CHECKS.append((LEVELS | CARDS | HANDS, drop_broken))
