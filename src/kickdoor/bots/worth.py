"""Worth: what a card is worth to a seat, in hundredths of a level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import gear
from kickdoor.bots.powers import powers_of

if TYPE_CHECKING:
    from kickdoor.bots.sight import Sight
    from kickdoor.core.definition import Definition

LEVEL = 100
TREASURE = 55
"""What a Treasure is worth that nobody has seen yet."""

RENEWED = 26.0
"""What a card must be worth more than, not to be changed for an unknown one of its deck."""

GOLD = 0.07
"""What a piece of gold is worth: a thousand of them buy a level, once one has them."""

LAST = 12
"""What is left of a card that lifts a level once no such card can lift it any more."""

BY_KIND = {
    "curse": 38,
    "enhancer": 30,
    "special": 35,
    "permission": 25,
    "attachment": 45,
    "follower": 75,
    "identity": 30,
    "scene": 12,
}


def of_hand_card(sight: Sight, definition: Definition) -> float:
    """Return what a card is worth in the own hand."""
    memo = sight.memo
    key = (definition.ident, "hand")
    if key not in memo:
        memo[key] = _in_hand(sight, definition)
    value: float = memo[key]
    return value


def of_table_card(sight: Sight, definition: Definition) -> float:
    """Return what would be lost if a card of the own table were gone."""
    if definition.kind == "item":
        return max(gear.loss(sight, definition), definition.value * GOLD) + 2
    if definition.kind == "one-shot":
        return of_hand_card(sight, definition)
    if definition.kind == "identity":
        return 45 + _items_of(sight, definition)
    if definition.kind == "permission":
        return 40
    return BY_KIND.get(definition.kind, 20)


def _items_of(sight: Sight, definition: Definition) -> float:
    """Return how much worn items depend on an identity, at a guess."""
    bound = [item for item in gear.own_items(sight) if item.usable_by is not None]
    return 8 * len(bound)


def of_thing(sight: Sight, token: str) -> float:
    """Return the worth of a card named in an option, wherever it lies."""
    definition = sight.define(token)
    if any(card.id == definition.ident for card in sight.you.hand):
        return of_hand_card(sight, definition)
    return of_table_card(sight, definition)


def of_new_card(sight: Sight, definition: Definition) -> float:
    """Return what it is worth to come by a card."""
    return of_hand_card(sight, definition)


def of_fetched_card(sight: Sight, definition: Definition) -> float:
    """Return what it is worth to take a card out of the discards.

    One that only fetches another is worth its gold there, or two of them would fetch each other for ever.
    """
    if any(powers_of(definition, play).fetches for play in definition.plays):
        return definition.value * GOLD
    return of_new_card(sight, definition)


def _in_hand(sight: Sight, definition: Definition) -> float:
    kind = definition.kind
    if kind == "item":
        return max(gear.gain(sight, definition), definition.value * GOLD) + 3
    if kind == "level-card":
        return LEVEL + 5 if sight.me.level < sight.ceiling else LAST
    if kind == "monster":
        return _monster(sight, definition)
    if kind == "identity":
        return _identity(sight, definition)
    if kind == "permission":
        return 40 if sight.me.traits.get(definition.group) else 15
    spent = max(
        (_play(sight, definition, place) for place in range(len(definition.plays))), default=0
    )
    return max(spent, definition.value * GOLD, BY_KIND.get(kind, 0))


def _monster(sight: Sight, definition: Definition) -> float:
    """A monster is prey to look for, or else something to let loose on others."""
    margin = sight.me.strength - definition.level
    if margin > 0:
        return 45 + 12 * definition.treasures
    return 22 if margin > -4 else 16


def _identity(sight: Sight, definition: Definition) -> float:
    mine = sight.me.traits.get(definition.group, [])
    if definition.ident in mine:
        return 6
    return 14 if mine else 60


def _play(sight: Sight, definition: Definition, place: int) -> float:
    powers = powers_of(definition, definition.plays[place])
    value = 0.0
    if powers.helps or powers.weakens:
        value = 14 + 11 * max(powers.helps, powers.weakens)
    if powers.doubles:
        value = 14 + 9 * max(1, sight.me.strength)
    if powers.removes or powers.clears:
        value = max(value, 85)
    if powers.transfers:
        value = max(value, 60)
    if powers.cancels:
        value = max(value, 55)
    if powers.escapes or powers.sets_die or powers.rerolls:
        value = max(value, 40)
    if powers.draws > 1:
        value = max(value, powers.draws * TREASURE)
    if powers.fetches:
        value = max(value, 90)
    if powers.steals_level or powers.gains:
        value = max(value, LEVEL + 20 if sight.me.level < sight.ceiling else LAST)
    return value
