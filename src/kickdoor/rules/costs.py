"""Costs: what may be discarded for an ability, whether that is enough, and paying it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, joined, loads, standing, strengths, tamed, traits
from kickdoor.core.definition import Cost
from kickdoor.lang.filters import Filter
from kickdoor.rules import deals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.acts import Named
    from kickdoor.core.definition import Play
    from kickdoor.core.game import Game

CARDS_NAMED = ("hand_card", "item")
"""Kinds of picks that name a card which could also be discarded."""


def kept(play: Play, card: int, names: dict[str, int]) -> tuple[int, ...]:
    """Return the cards that a play needs itself: what it spends, and the cards that it names."""
    named = tuple(
        names[pick.name] for pick in play.picks if pick.kind in CARDS_NAMED and pick.name in names
    )
    return (card, *named) if play.spends else named


def due(game: Game, play: Play, names: dict[str, int]) -> Cost | None:
    """Return what a play costs once its picks are made: some costs depend on the monster."""
    cost, fight = play.cost, game.state.fight
    if cost is None or not cost.treasures or fight is None:
        return cost
    foe = fight.foe(names.get("monster", -1))
    worth = strengths.foe_treasures(game, fight, foe) if foe is not None else 1
    return Cost(discard=max(1, worth))


def payable(game: Game, seat: int, kept: tuple[int, ...], *, hand_only: bool) -> list[int]:
    """Return the cards that may be discarded for a cost; those that are ``kept`` may not.

    Rules classes-discard-cost-source-munchkins, classes-kept-curse-no-cost,
    trading-received-no-sale-or-discard-munchkins.
    """
    state = game.state
    player = state.players[seat]
    promised = deals.promised(game, seat)
    found = [each for each in player.hand if each not in kept and each not in promised]
    if not hand_only:
        found += [
            each
            for each in player.table
            if game.cards[each].kind not in ("curse", "attachment")
            and not joined.is_part(game, each)
            and not traits.is_fixed(game, each)
            and not tamed.lies(game, tamed.PET, each)
            and not standing.inseparable(game, seat, each)
            and not standing.for_good(game, seat, each)
            and each not in kept
            and not state.locked >> each & 1
            and each not in promised
            and not (state.fight and any(item == each for item, _ in state.fight.borrowed))
        ]
    return found


def discardable(game: Game, seat: int, kept: tuple[int, ...], cost: Cost) -> list[int]:
    """Return the cards of which as many as a cost says may be discarded for it."""
    found = payable(game, seat, kept, hand_only=cost.hand_only)
    return [card for card in found if _fits(game, cost.which, card)]


def can_pay(game: Game, seat: int, kept: tuple[int, ...], cost: Cost | None) -> bool:
    """Tell whether a cost can be paid in full."""
    if cost is None:
        return True
    hand = payable(game, seat, kept, hand_only=True)
    if cost.hand:
        return len(hand) >= cost.hand
    if cost.levels and game.state.players[seat].level <= cost.levels:
        return False
    if cost.item is not None:
        return bool(_payable_items(game, seat, kept, cost))
    if cost.value:
        return worth(game, _of_value(game, seat, kept)) >= cost.value
    found = discardable(game, seat, kept, cost)
    return len(found) >= cost.discard and bool(_first(game, cost, found))


def might_pay(game: Game, seat: int, kept: tuple[int, ...], cost: Cost | None) -> bool:
    """Tell whether, by what everybody sees, a cost might be paid: who is asked tells nothing then."""
    if cost is not None and (cost.first is not None or cost.which is not None):
        return len(payable(game, seat, kept, hand_only=cost.hand_only)) >= cost.discard
    if cost is None or not cost.value:
        return can_pay(game, seat, kept, cost)
    player = game.state.players[seat]
    open_to_all = [card for card in _of_value(game, seat, kept) if card in player.table]
    treasures = any(game.cards[card].deck == "treasure" for card in player.hand)
    return treasures or worth(game, open_to_all) >= cost.value


def price(cost: Cost | None) -> dict[str, str | int]:
    """Return what a cost asks for, and how much of it, as arguments of a refusal."""
    if cost is None:
        return {}
    if cost.hand:
        return {"price": "hand", "count": cost.hand}
    if cost.levels:
        return {"price": "levels", "count": cost.levels}
    if cost.item is not None:
        return {"price": "item", "count": 1}
    if cost.value:
        return {"price": "value", "count": cost.value}
    return {"price": "cards", "count": cost.discard}


def _payable_items(game: Game, seat: int, kept: tuple[int, ...], cost: Cost) -> list[int]:
    return [
        each
        for each in payable(game, seat, kept, hand_only=False)
        if game.cards[each].is_item
        and each in game.state.players[seat].table
        and _fits(game, cost.item, each)
    ]


def is_veiled(game: Game, seat: int, kept: tuple[int, ...], cost: Cost | None) -> bool:
    """Tell whether what the cards of a hand are decides in how many ways a cost can be paid.

    ``kept`` are cards that do not pay for it, those that are paid already among them.
    """
    if cost is None or (cost.first is None and cost.which is None and not cost.value):
        return False
    held = payable(game, seat, kept, hand_only=True)
    left = payable(game, seat, kept, hand_only=cost.hand_only)
    return bool(held) and len(left) > max(1, cost.discard)


def worth(game: Game, cards: list[int]) -> int:
    """Return what some items are worth together."""
    return sum(loads.worth_of(game, card) for card in cards)


def _of_value(game: Game, seat: int, kept: tuple[int, ...]) -> list[int]:
    """Return the items from hand and play that pay for something by their value."""
    cards = payable(game, seat, kept, hand_only=False)
    return [card for card in cards if game.cards[card].is_item and game.cards[card].value > 0]


def cost_picks(
    game: Game, seat: int, kept: tuple[int, ...], cost: Cost | None, paid: list[int]
) -> Named | None:
    """Return what may be paid next, or None when the cost is paid."""
    if cost is None or cost.hand:
        return None
    if cost.item is not None:
        return None if paid else game.name_cards(_payable_items(game, seat, kept, cost))
    if cost.value:
        if worth(game, paid) >= cost.value:
            return None
        rest = [card for card in _of_value(game, seat, kept) if card not in paid]
        return game.name_cards(rest, merge=False)
    if len(paid) >= cost.discard:
        return None
    left = discardable(game, seat, kept, cost)
    if not paid:
        left = _first(game, cost, left)
    return game.name_cards([each for each in left if each not in paid])


def _first(game: Game, cost: Cost, cards: list[int]) -> list[int]:
    """Return which of the cards that pay for something may be the first."""
    return [card for card in cards if cost.first is None or _fits(game, cost.first, card)]


def pay(
    game: Game, seat: int, cost: Cost | None, paid: list[int], kept: tuple[int, ...] = ()
) -> None:
    """Pay a cost; ``paid`` are the cards that were picked for it."""
    if cost is None:
        return
    player = game.state.players[seat]
    if cost.hand:
        for card in [each for each in player.hand if each not in kept]:
            changes.discard_hand_card(game, seat, card)
    discard(game, seat, paid)
    if cost.levels:
        changes.lose_levels(game, seat, cost.levels)


def discard(game: Game, seat: int, cards: Sequence[int]) -> None:
    """Discard cards of a player, each from where it is."""
    player = game.state.players[seat]
    for card in cards:
        if card in player.hand:
            changes.discard_hand_card(game, seat, card)
        elif card in player.table:
            changes.discard_from_table(game, seat, card)


def _fits(game: Game, which: object, card: int) -> bool:
    return not isinstance(which, Filter) or which.fits(game, card)
