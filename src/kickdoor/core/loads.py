"""Loads: what a player wears, rides and carries, and how much of it there is room for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from kickdoor.core import epic, joined, standing, tamed, values

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.definition import Definition
    from kickdoor.core.game import Game


UNLIMITED = 99


def big_limit(game: Game, seat: int) -> int:
    """Return how many Big Items a player may carry, on Epic steeds too."""
    limit = values.number(game, seat, "big_limit", game.number_switch("big_limit"))
    return limit + steed_room(game, seat) if epic.is_epic(game, seat) else limit


def steed_room(game: Game, seat: int) -> int:
    """Return how many Big Items more the steeds of a player carry while they are Epic.

    Rules epic-steeds-extra-big, epic-crossover-steeds.
    """
    steeds = [card for card in game.state.players[seat].table if is_steed(game, card)]
    ridden = len(steeds) + len(tamed.those(game, seat, tamed.RIDDEN))
    return ridden * game.number_switch("epic_steeds")


def bigs(game: Game, seat: int) -> list[int]:
    """Return the Big Items that count against the limit (not those cheated or on a follower)."""
    cards = game.cards
    host = game.state.host
    return [
        card
        for card in game.state.players[seat].table
        if cards[card].is_item
        and card not in host
        and not is_mount(game, card)
        and joined.is_big(game, card)
        and not standing.is_cheated(game, card)
    ]


def is_mount(game: Game, card: int) -> bool:
    """Tell whether an item is ridden: worn as long as it is in play, and no load itself."""
    return game.cards[card].slot in game.rules.mounts


def is_steed(game: Game, card: int) -> bool:
    """Tell whether rules on steeds are about an item (rule epic-crossover-steeds)."""
    return game.cards[card].slot in game.rules.steeds


def goes_by(game: Game, card: int, slot: str) -> bool:
    """Tell whether a card is of a slot; a rule on steeds is about vehicles and ridden monsters, too.

    Rule epic-crossover-steeds.
    """
    ridden = is_steed(game, card) or tamed.lies(game, tamed.RIDDEN, card)
    return game.cards[card].slot == slot or (slot == tamed.STEED and ridden)


def unruly_mounts(game: Game, seat: int) -> list[int]:
    """Return the mounts that cannot all stay: those of no use to their owner, or one too many.

    Rules vehicles-one-only, vehicles-unusable-sell-or-give.
    """
    if not game.rules.mounts:
        return []
    mine = [card for card in game.state.players[seat].table if is_mount(game, card)]
    if not mine:
        return []
    useless = [card for card in mine if not standing.usable(game, seat, card)]
    return useless or too_many_mounts(game, seat, mine)


def too_many_mounts(game: Game, seat: int, mounts: list[int]) -> list[int]:
    """Return those of some mounts of which a player could not ride all; steeds count together.

    Rules vehicles-one-only, epic-crossover-steeds.
    """
    counted = [card for card in mounts if not standing.is_cheated(game, card)]
    steeds = [card for card in counted if is_steed(game, card)]
    if steeds and steeds_over(game, seat, steeds) > 0:
        return steeds
    for slot in sorted(game.rules.ships):
        ridden = [card for card in counted if game.cards[card].slot == slot]
        if len(ridden) > slot_room(game, seat, slot):
            return ridden
    return []


def excess(game: Game, seat: int) -> list[int]:
    """Return the items of which one has to go: Big Items over the limit, or mounts."""
    big = bigs(game, seat)
    if big and len(big) > big_limit(game, seat):
        return big
    return crowded(game, seat) or unruly_mounts(game, seat)


CARRIED_LIMIT = "carried_limit"
"""The number of items of a sort that one may have in play, which modifiers name with ``of``."""


def _limits(game: Game, seat: int) -> dict[Any, int]:
    """Return how many items of each limited sort a player may have in play."""
    if CARRIED_LIMIT not in game.rules.altered:
        return {}
    found: dict[Any, int] = {}
    bearing = values.bearing_on(game, seat, CARRIED_LIMIT)
    for modifier, amount, _ in sorted(bearing, key=lambda each: each[0].layer != "set"):
        before = found.get(modifier.of, 0)
        found[modifier.of] = max(before, amount) if modifier.layer == "set" else before + amount
    return found


def _carried(game: Game, seat: int, of: Any) -> list[int]:
    """Return the items in play that count against a limit: all of the sort but those cheated."""
    return [
        card
        for card in game.state.players[seat].table
        if game.cards[card].is_item and of.fits(game, card) and not standing.is_cheated(game, card)
    ]


def crowded(game: Game, seat: int) -> list[int]:
    """Return the items of a limited sort of which a player has too many."""
    for of, limit in _limits(game, seat).items():
        mine = _carried(game, seat, of)
        if len(mine) > limit:
            return mine
    return []


def is_full(game: Game, seat: int, card: int) -> bool:
    """Tell whether an item is of a limited sort of which a player has as many as there may be."""
    return any(
        of.fits(game, card) and len(_carried(game, seat, of)) >= limit
        for of, limit in _limits(game, seat).items()
    )


def worth_of(game: Game, card: int) -> int:
    """Return what a card is worth with all that is fixed to it (rule vehicles-enhancer-adds-value).

    What a steed wears is worth something by itself.
    """
    cards, hosts = game.cards, game.state.host
    return cards[card].value + sum(
        cards[other].value
        for other, host in hosts.items()
        if host == card and not cards[other].worn_by
    )


def capacity(definition: Definition) -> str:
    """Return what of its owner an item fills when worn: its slot, or ``hands``, or nothing."""
    if definition.worn_by:
        return ""
    return "hands" if definition.hands else definition.slot


ROOM = "room"
"""The number of a slot's room, which modifiers name with ``of``."""


SPARE_ROOM = "spare_room"
"""The number of places more in one of several slots together, which modifiers name with ``of``."""


def slot_room(game: Game, seat: int, slot: str) -> int:
    """Return how much of a slot a player has (hands: 2 and what cards add)."""
    if slot in game.rules.steeds:
        return _steed_room(game, seat, slot)
    room = _fixed_room(game, seat, slot)
    return room + _spare_room(game, seat, slot) if SPARE_ROOM in game.rules.altered else room


def _steed_room(game: Game, seat: int, slot: str) -> int:
    """Return how much of a slot of steeds is left by steeds of other slots, and by none of its own.

    What a slot has more than it has by itself is its own; the rest is there for all of them.
    """
    others = [
        card
        for card in game.state.players[seat].table
        if is_steed(game, card)
        and game.cards[card].slot != slot
        and not standing.is_cheated(game, card)
    ]
    return _own_room(game, seat, slot) - steeds_over(game, seat, others)


def steeds_over(game: Game, seat: int, steeds: Iterable[int]) -> int:
    """Return how many more steeds there are than room for them, below zero if some is left."""
    ridden = Counter(game.cards[card].slot for card in steeds)
    over = (count - _own_room(game, seat, slot) for slot, count in ridden.items())
    return sum(max(0, each) for each in over) - _shared_room(game, seat)


def _shared_room(game: Game, seat: int) -> int:
    """Return how many steeds of whatever slot a player may have: those of the slot that all sets know."""
    if tamed.STEED in game.rules.slots:
        return _fixed_room(game, seat, tamed.STEED)
    return min((game.rules.slots[slot] for slot in game.rules.steeds), default=1)


def _own_room(game: Game, seat: int, slot: str) -> int:
    """Return how much more of a slot of steeds a player has than that slot has by itself."""
    if slot == tamed.STEED:
        return 0
    return _fixed_room(game, seat, slot) - game.rules.slots[slot]


def _spare_room(game: Game, seat: int, slot: str) -> int:
    """Return how much is left for a slot of what several slots share."""
    spare = 0
    for modifier, amount, _ in values.bearing_on(game, seat, SPARE_ROOM):
        named = getattr(modifier.of, "any_slot", ())
        slots = ["hands" if each == "1-hand" else each for each in named]
        if slot in slots:
            spare += amount - sum(_over(game, seat, each) for each in slots if each != slot)
    return max(0, spare)


def _over(game: Game, seat: int, slot: str) -> int:
    """Return how much more of a slot is filled than a player has of it without what is shared."""
    return max(0, slot_use(game, seat, slot) - _fixed_room(game, seat, slot))


def _fixed_room(game: Game, seat: int, slot: str) -> int:
    """Return how much of a slot a player has, whatever else is worn."""
    room = values.number(game, seat, slot, game.rules.slots.get(slot, UNLIMITED))
    if ROOM not in game.rules.altered:
        return room
    bearing = values.bearing_on(game, seat, ROOM)
    of_slot = [each for each in bearing if getattr(each[0].of, "slot", "") == slot]
    return values.in_layers(room, of_slot)


IN_ONE_HAND = "two-hands-in-one"
"""The standing rule by which what takes two hands takes one."""


GRIP = "grip"
"""The number of hands that items take, which modifiers name with ``of``."""


def takes(game: Game, seat: int, card: int) -> int:
    """Return how much of its slot an item takes: hands, where it is held, perhaps none."""
    hands = game.cards[card].hands
    if not hands:
        return 1
    if hands > 1 and standing.has_quality(game, seat, IN_ONE_HAND):
        hands = 1
    if GRIP not in game.rules.altered:
        return hands
    bearing = values.bearing_on(game, seat, GRIP)
    fewer = (amount for each, amount, _ in bearing if values.bears_on_item(game, each, card))
    return max(0, hands + sum(fewer))


def slot_use(game: Game, seat: int, slot: str) -> int:
    """Return how much of a slot the equipped items fill."""
    return sum(
        takes(game, seat, card)
        for card in game.state.players[seat].table
        if fills_slot(game, card, slot)
    )


def fills_slot(game: Game, card: int, slot: str) -> bool:
    """Tell whether an equipped item counts against a slot."""
    definition = game.cards[card]
    return (
        bool(game.state.equipped >> card & 1)
        and capacity(definition) == slot
        and not standing.is_cheated(game, card)
    )
