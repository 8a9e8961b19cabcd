"""Deals: asking for help, trades and gifts, as offers that lie beside the game.

An offer never stops a fight or a turn. What was promised for help changes hands after the combat;
a trade changes hands when it is accepted. Every change at the table drops offers that can no
longer be kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, values
from kickdoor.core.acts import Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.events import Event
from kickdoor.core.frames import CHECKS, open_act
from kickdoor.core.game import FREE_ACTS
from kickdoor.core.state import Deal, Offer
from kickdoor.core.windows import answering

if TYPE_CHECKING:
    from kickdoor.core.game import Game

FOR = -10
DONE = -11
FIRST = -12
LAST = -13


def promised(game: Game, seat: int) -> tuple[int, ...]:
    """Return the cards that a seat has promised in the fight (they cannot be spent by choice)."""
    fight = game.state.fight
    if fight is None or fight.deal is None or fight.main != seat:
        return ()
    return fight.deal.items + fight.deal.plays


def tired(game: Game, seat: int) -> Refusal | None:
    """Refuse free acts beyond the allowance of a phase, so that nobody can stall for ever."""
    if game.state.free_acts.get(seat, 0) >= FREE_ACTS:
        return Refusal("engine-enough", count=FREE_ACTS)
    return None


def tradeable(game: Game, seat: int) -> list[int]:
    """Return the items that a player may give away (rules trading-items-only, trading-table-only)."""
    borrowed = [item for item, _ in game.state.fight.borrowed] if game.state.fight else []
    return [
        card
        for card in game.state.players[seat].table
        if game.cards[card].is_item and card not in borrowed and card not in promised(game, seat)
    ]


@open_act
class AskForHelp(Act):
    """Ask a player for help, and say what for: Treasures, who picks first, items, plays."""

    __slots__ = ()
    verb = "ask"
    free = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the other players, for the main player of a fight."""
        fight = game.state.fight
        if fight is None or fight.main != seat:
            return {}
        return {f"@{other}": other for other in range(len(game.state.players)) if other != seat}

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse where nobody, or not this player, may help now."""
        fight = game.state.fight
        assert fight is not None
        if fight.stage not in ("open", "claim"):
            return Refusal("run-away-when")
        if fight.helper >= 0:
            return Refusal("help-one-helper")
        if not game.state.players[head].alive:
            return Refusal("death-no-cards-received")
        if values.fight_has(game, fight, "no-helper"):
            return Refusal("multi-monster-specials-whole-fight")
        if any(offer.kind == "help" for offer in game.state.offers):
            return Refusal("help-ask-in-turn")
        return tired(game, seat)

    def picks(self, game: Game, seat: int, numbers: list[int]) -> Named | None:
        """Return the terms: how many Treasures, first or last pick, then items and plays."""
        fight = game.state.fight
        assert fight is not None
        if len(numbers) == 1:
            return {str(count): count for count in range(treasures_of(game) + 1)}
        rest = numbers[2:]
        order = {} if rest else {"first": FIRST, "last": LAST}
        if order and numbers[1] > 0:
            return order
        if DONE in rest:
            return None
        items = [card for card in tradeable(game, seat) if card not in rest]
        plays = [card for card in promises(game, seat, numbers[0]) if card not in rest]
        return {**order, **game.name_cards(items + plays), "done": DONE}

    def wrong_pick(self, game: Game, seat: int, numbers: list[int], token: str) -> Refusal | None:
        """Say what can be promised: Treasures of the fight, items in play."""
        return Refusal("help-bribe-treasures" if len(numbers) == 1 else "help-bribe-items")

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Lay the offer on the table."""
        cards = [number for number in numbers[2:] if number >= 0]
        hand = game.state.players[seat].hand
        _offer(
            game,
            Offer(
                game.state.next_offer,
                "help",
                seat,
                numbers[0],
                numbers[1],
                FIRST in numbers[2:],
                tuple(card for card in cards if card not in hand),
                (),
                tuple(card for card in cards if card in hand),
            ),
        )


def treasures_of(game: Game) -> int:
    """Return how many Treasures the fight would pay now."""
    fight = game.state.fight
    return values.treasures_at_stake(game, fight) if fight is not None else 0


def promises(game: Game, seat: int, helper: int) -> list[int]:
    """Return the hand cards that can be promised to be played on a helper."""
    if not values.may_gain_level(game, helper):
        return []
    hand = game.state.players[seat].hand
    return [card for card in hand if game.cards[card].kind == "level-card"]


@open_act
class Trade(Act):
    """Offer a trade of items in play, or a gift; both players must be out of combat."""

    __slots__ = ()
    verb = "trade"
    free = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the other players."""
        return {f"@{other}": other for other in range(len(game.state.players)) if other != seat}

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse in combat, with the dead, or with nothing to trade."""
        if game.state.phase == "setup":
            return Refusal("setup-initial-play-items")
        if values.in_fight(game, seat) or values.in_fight(game, head):
            return Refusal("trading-not-in-combat-munchkins")
        if not game.state.players[head].alive:
            return Refusal("death-no-cards-received")
        if not tradeable(game, seat) and not tradeable(game, head):
            return Refusal("trading-table-only")
        if any(offer.by == seat and offer.kind == "trade" for offer in game.state.offers):
            return Refusal("engine-one-offer")
        return tired(game, seat)

    def picks(self, game: Game, seat: int, numbers: list[int]) -> Named | None:
        """Return what may be given, then what may be got."""
        if DONE in numbers:
            return None
        if FOR not in numbers:
            mine = [card for card in tradeable(game, seat) if card not in numbers[1:]]
            return {**game.name_cards(mine), "for": FOR}
        given = numbers.index(FOR) > 1
        theirs = [card for card in tradeable(game, numbers[0]) if card not in numbers[1:]]
        got = numbers[-1] != FOR
        return {**game.name_cards(theirs), **({"done": DONE} if given or got else {})}

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Lay the offer on the table."""
        at = numbers.index(FOR)
        gives = tuple(numbers[1:at])
        gets = tuple(number for number in numbers[at + 1 :] if number >= 0)
        _offer(
            game,
            Offer(game.state.next_offer, "trade", seat, numbers[0], 0, False, gives, gets, ()),
        )


def _offer(game: Game, offer: Offer) -> None:
    game.state.offers.append(offer)
    game.state.next_offer += 1
    game.emit(Event("offered", offer.by, to=offer.to, amount=offer.ident, detail=offer.kind))


def over_limit(game: Game, offer: Offer) -> bool:
    """Tell whether a trade would leave somebody with too many Big Items (rule trading-big-limit)."""
    for seat, leaves, comes in (
        (offer.to, offer.gets, offer.gives),
        (offer.by, offer.gives, offer.gets),
    ):
        bigs = [card for card in values.bigs(game, seat) if card not in leaves]
        more = [
            card for card in comes if game.cards[card].big and not values.is_cheated(game, card)
        ]
        if more and len(bigs) + len(more) > values.big_limit(game, seat):
            return True
    return False


@open_act
class Accept(Act):
    """Take an offer as it stands."""

    __slots__ = ()
    verb = "accept"
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
        return None

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Join the fight, or carry the trade out."""
        offer = find(game, numbers[0])
        game.state.offers.remove(offer)
        game.emit(Event("accepted", seat, to=offer.by, amount=offer.ident, detail=offer.kind))
        if offer.kind == "help":
            deal = Deal(offer.treasures, offer.first, offer.gives, offer.plays)
            fights.join(game, seat, deal, forced=False)
            return
        for card in offer.gives:
            changes.hand_over(game, offer.by, offer.to, card)
        for card in offer.gets:
            changes.hand_over(game, offer.to, offer.by, card)


@open_act
class Decline(Act):
    """Refuse an offer (rule help-may-refuse)."""

    __slots__ = ()
    verb = "decline"

    def heads(self, game: Game, seat: int) -> Named:
        """Return the offers made to the seat."""
        return {str(offer.ident): offer.ident for offer in game.state.offers if offer.to == seat}

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Take the offer off the table."""
        offer = find(game, numbers[0])
        game.state.offers.remove(offer)
        game.emit(Event("declined", seat, to=offer.by, amount=offer.ident, detail=offer.kind))


@open_act
class Withdraw(Act):
    """Take an offer of one's own back."""

    __slots__ = ()
    verb = "withdraw"

    def heads(self, game: Game, seat: int) -> Named:
        """Return the seat's own offers."""
        return {str(offer.ident): offer.ident for offer in game.state.offers if offer.by == seat}

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Take the offer off the table."""
        offer = find(game, numbers[0])
        game.state.offers.remove(offer)
        game.emit(Event("withdrawn", seat, to=offer.to, amount=offer.ident, detail=offer.kind))


@open_act
class Leave(Act):
    """A forced helper leaves a fight that became one for the win (rule help-compelled-backs-out)."""

    __slots__ = ()
    verb = "leave"

    def heads(self, game: Game, seat: int) -> Named:
        """Offer it to the helper alone."""
        fight = game.state.fight
        return {"": 0} if fight is not None and fight.helper == seat else {}

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse to volunteers, and as long as the fight is not for the win."""
        fight = game.state.fight
        assert fight is not None
        if fight.stage == "flight":
            return Refusal("help-compelled-backs-out")
        if not fight.forced:
            return Refusal("help-volunteer-stays")
        if not values.for_the_win(game, fight):
            return Refusal("help-compelled-backs-out")
        return None

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Let the helper out."""
        fights.leave(game, seat)


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
        return not (values.in_fight(game, offer.by) or values.in_fight(game, offer.to))
    return (
        fight is not None
        and fight.main == offer.by
        and fight.helper < 0
        and fight.stage in ("open", "claim")
        and not values.fight_has(game, fight, "no-helper")
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


CHECKS.append(drop_broken)
