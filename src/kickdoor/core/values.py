"""Values: numbers that cards change, in layers.

A number is its base and the modifiers of the cards that bear on it. The same functions give the
total and, when a list is passed for ``parts``, its breakdown: (amount, card or NOBODY, label).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.core import joined, standing, tamed, unseen, voyage
from kickdoor.core.definition import Amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.definition import Modifier
    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight, Foe


Parts = list[tuple[int, int, str]]
Bearing = tuple["Modifier", int, int]
"""A modifier that bears on a number, its amount now, and the card that it is on."""

ITEM_BONUS = "item_bonus"
"""How many times the bonuses of items count, as a number that cards change."""

RUN_AWAY = "run_away"

WORN_BONUS = "worn_bonus"
"""What is added to the bonus of each item in use that has one, as a number that cards change."""

LAYERS = ("set", "multiply", "add", "clamp")
"""The order in which modifiers of a number are applied."""


def holds(modifier: Modifier, game: Game, seat: int, foe: Foe | None) -> bool:
    """Tell whether the condition of a modifier is met now."""
    return modifier.when is None or modifier.when.holds(game, seat, foe)


def amount_of(modifier: Modifier, game: Game, seat: int, foe: Foe | None) -> int:
    """Return how much a modifier comes to now."""
    amount = modifier.amount
    return amount.value(game, seat, foe) if isinstance(amount, Amount) else amount


def _bonus_counts(game: Game, seat: int, card: int, off: bool, armor_only: bool) -> bool:
    definition = game.cards[card]
    if definition.is_item and (off or (armor_only and definition.slot != "armor")):
        return False
    return standing.in_force(game, seat, card)


def number(game: Game, seat: int, name: str, base: int, parts: Parts | None = None) -> int:
    """Return a player's number: ``base`` and what the working cards before the player make of it."""
    if name not in game.rules.altered:
        return base
    return modified(game, seat, name, base, parts)


def modified(
    game: Game,
    seat: int,
    name: str,
    base: int,
    parts: Parts | None,
    *,
    off: bool = False,
    armor_only: bool = False,
    penalties_only: bool = False,
    gains_only: bool = False,
) -> int:
    """Apply the layers in order: set, multiply, add, clamp."""
    if name not in game.rules.altered and name != "strength":
        return base
    bearing: list[Bearing] = []
    cards = game.cards
    for card in game.state.players[seat].table:
        if name in cards[card].numbers and _bonus_counts(game, seat, card, off, armor_only):
            bearing += _of_card(game, seat, name, card)
    if name in game.rules.lent:
        bearing += _lent(game, seat, name)
    if name == RUN_AWAY and game.rules.ships:
        bearing = voyage.under_sail(game, seat, bearing)
    added = 0
    if name == "strength" and game.rules.tames and not penalties_only:
        added = _ridden(game, seat, parts)
    if not bearing:
        return base + added
    others: list[tuple[int, int]] = []
    for modifier, amount, card in bearing:
        if (penalties_only and amount > 0) or (gains_only and amount < 0):
            continue
        if modifier.layer == "add":
            added += amount
        else:
            others.append((LAYERS.index(modifier.layer), amount))
        if parts is not None:
            parts.append((amount, card, "card"))
    return _layered(base, added, others) if others else base + added


def _ridden(game: Game, seat: int, parts: Parts | None) -> int:
    """Return what a player gets from the monsters that are ridden, or follow."""
    found = [(tamed.bonus(game, card), card, "card") for card in tamed.lending(game, seat)]
    if parts is not None:
        parts += found
    return sum(amount for amount, _, _ in found)


def in_layers(base: int, bearing: Sequence[Bearing]) -> int:
    """Return a number with what bears on it applied, whatever lies where: set, multiplied, added, clamped."""
    added = sum(amount for modifier, amount, _ in bearing if modifier.layer == "add")
    others = [
        (LAYERS.index(modifier.layer), amount)
        for modifier, amount, _ in bearing
        if modifier.layer != "add"
    ]
    return _layered(base, added, others)


def _layered(base: int, added: int, others: list[tuple[int, int]]) -> int:
    total = base
    for layer, amount in sorted(others):
        if LAYERS[layer] == "set":
            total = amount
        elif LAYERS[layer] == "multiply":
            total *= amount
    total += added
    return min([total, *(amount for layer, amount in others if LAYERS[layer] == "clamp")])


def _of_card(game: Game, seat: int, name: str, card: int) -> list[Bearing]:
    """Return what a card in play changes of its owner's number."""
    found = [
        (modifier, amount, card)
        for modifier in game.cards[card].numbers[name]
        if modifier.scope == "self"
        and holds(modifier, game, seat, None)
        and (
            (amount := amount_of(modifier, game, seat, None)) > 0
            or not standing.is_cheated(game, card)
        )
    ]
    if name != "strength" or not game.cards[card].is_item:
        return found
    if WORN_BONUS in game.rules.altered and any(amount > 0 for _, amount, _ in found):
        found += _on_top(game, seat, card)
    factor = item_factor(game, seat, card)
    if factor == 1:
        return found
    return [(each, amount * factor if amount > 0 else amount, card) for each, amount, card in found]


def _on_top(game: Game, seat: int, card: int) -> list[Bearing]:
    """Return what a player adds to the bonus of an item."""
    bearing = bearing_on(game, seat, WORN_BONUS)
    return [each for each in bearing if bears_on_item(game, each[0], card)]


def bears_on_item(game: Game, modifier: Modifier, card: int) -> bool:
    """Tell whether a modifier of a number of items is about this one."""
    of: Any = modifier.of
    return of is None or bool(of.fits(game, joined.whole(game, card)))


def item_factor(game: Game, seat: int, card: int) -> int:
    """Return how many times an item's bonus counts for a player now: once, unless a card says so.

    Rules dragons-large-gear-doubled, dragons-fire-immune.
    """
    fight = game.state.fight
    if fight is not None and fight.silenced >> joined.whole(game, card) & 1:
        return 0
    if ITEM_BONUS not in game.rules.altered:
        return 1
    factor = 1
    for modifier, amount, _ in bearing_on(game, seat, ITEM_BONUS):
        if bears_on_item(game, modifier, card):
            factor *= amount
    return factor


def bearing_on(game: Game, seat: int, name: str) -> list[Bearing]:
    """Return all modifiers that bear on a player's number."""
    cards = game.cards
    found: list[Bearing] = []
    for card in game.state.players[seat].table:
        if name in cards[card].numbers and standing.in_force(game, seat, card):
            found += _of_card(game, seat, name, card)
    return found + _lent(game, seat, name) if name in game.rules.lent else found


def _lent(game: Game, seat: int, name: str) -> list[Bearing]:
    """Return what cards change for others than their owner: for the main player, fighters, all.

    A card in play asks its conditions of its owner; a monster, and what lies in the middle, of the
    munchkin concerned.
    """
    cards = game.cards
    found = []
    for owner, player in enumerate(game.state.players):
        for card in player.table:
            for modifier in cards[card].numbers.get(name, ()):
                reached = reaches(game, seat, modifier.scope) and standing.in_force(
                    game, owner, card
                )
                if reached and holds(modifier, game, owner, None):
                    amount = amount_of(modifier, game, owner, None)
                    if name == "strength" and cards[card].is_item and amount > 0:
                        amount *= item_factor(game, owner, card)
                    found.append((modifier, amount, card))
    for card in standing.common(game):
        found += [
            (modifier, amount_of(modifier, game, seat, None), card)
            for modifier in cards[card].numbers.get(name, ())
            if reaches(game, seat, modifier.scope) and holds(modifier, game, seat, None)
        ]
    fight = game.state.fight
    for foe in fight.foes if fight is not None and name != "run_away" else ():
        for card, modifier in foe_modifiers(game, foe, name):
            reached = reaches(game, seat, modifier.scope) and standing.fought(game, foe)
            if reached and holds(modifier, game, seat, foe):
                found.append((modifier, amount_of(modifier, game, seat, foe), card))
    return found


def reaches(game: Game, seat: int, scope: str) -> bool:
    """Tell whether a modifier of this scope is about a player who is not its card's owner only."""
    fight = game.state.fight
    if scope == "everyone" or fight is None:
        return scope == "everyone"
    if scope == "helper":
        return seat == fight.helper
    return (scope == "main" and seat == fight.main) or (
        scope == "fighters" and seat in (fight.main, fight.helper)
    )


def upon_monsters(game: Game, foe: Foe, name: str) -> list[tuple[int, Modifier]]:
    """Return what lies in the middle of the table and changes a number of a monster."""
    bearing = standing.common(game)
    if not bearing or name not in game.rules.altered:
        return []
    cards = game.cards
    return [
        (card, modifier)
        for card in bearing
        for modifier in cards[card].numbers.get(name, ())
        if modifier.scope == "monsters"
        and (not modifier.tag or standing.foe_has_tag(game, foe, modifier.tag))
    ]


def foe_modifiers(game: Game, foe: Foe, name: str) -> list[tuple[int, Modifier]]:
    """Return the modifiers of a number on a monster and its enhancers, each with its card."""
    cards = game.cards
    return [
        (card, modifier)
        for card in (foe.card, *foe.enhancers)
        for modifier in cards[card].numbers.get(name, ())
    ]


def foe_modifier(
    game: Game, fight: Fight, foe: Foe, modifier: Modifier, card: int, parts: Parts | None
) -> int:
    """Return what a modifier adds to a monster's number now: nothing where its condition is not met."""
    if not holds(modifier, game, fight.main, foe):
        return 0
    amount = amount_of(modifier, game, fight.main, foe)
    if amount > 0 and modifier.when is not None and _hidden(modifier, game, fight):
        return 0
    if parts is not None:
        parts.append((amount, card, "reaction"))
    return amount


def _hidden(modifier: Modifier, game: Game, fight: Fight) -> bool:
    """Tell whether a monster's bonus is for what somebody is of whom it can make nothing."""
    if modifier.number != "strength" or not unseen.matter(game) or modifier.when is None:
        return False
    return not modifier.when.waived(game, fight.main, {}, wanted=False)


def foe_number(game: Game, fight: Fight, foe: Foe, name: str, base: int) -> int:
    """Return another number of a monster: its treasures or its levels, never below zero."""
    total = base
    for card, modifier in foe_modifiers(game, foe, name):
        if modifier.scope == "self":
            total += foe_modifier(game, fight, foe, modifier, card, None)
    for card, modifier in upon_monsters(game, foe, name):
        total += foe_modifier(game, fight, foe, modifier, card, None)
    return max(0, total)


def hand_limit(game: Game, seat: int) -> int:
    """Return how many cards a player may hold at the end of the own turn."""
    return number(game, seat, "hand_limit", game.number_switch("hand_limit"))
