"""Losses: what an effect, such as Bad Stuff or a curse, would cost a seat, in hundredths of a level.

It is an estimate from the operations of the effect and from what everybody sees of the seat.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from kickdoor.bots import gear, worth
from kickdoor.lang.ops import befalling, converting, flow, levels, losing

if TYPE_CHECKING:
    from kickdoor.bots.sight import Sight
    from kickdoor.core.definition import Definition, Operation

LEVEL = worth.LEVEL
DEATH = 60
"""What dying costs besides the cards: a turn without them."""

HAND_CARD = 28
FIGHT_ONLY = 0.4
"""What a loss counts that lasts for one fight."""

DIE_CURSE = 35
IDENTITY = 45.0
FOLLOWER = 60.0
BEFALLEN = 3
"""For how many turns of the victim's what befell it counts, at a guess."""

TURN_END = "turn_ending"
FACES = 6
ALL = "all"


def of_program(sight: Sight, definition: Definition, program: int, seat: int) -> float:
    """Return what a program of a card would cost a seat that it befalls."""
    if program < 0:
        return 0.0
    return sum(_operation(sight, definition, each, seat) for each in definition.programs[program])


def of_bad_stuff(sight: Sight, definition: Definition, seat: int) -> float:
    """Return what it costs a seat to be caught by a monster."""
    return of_program(sight, definition, definition.bad_stuff, seat)


def of_curse(sight: Sight, definition: Definition, seat: int) -> float:
    """Return what a curse would cost a seat."""
    cost = of_program(sight, definition, definition.effect, seat)
    for modifier in definition.modifiers:
        if isinstance(modifier.amount, int) and modifier.amount < 0:
            if modifier.number == "strength":
                cost += -modifier.amount * gear.BONUS * FIGHT_ONLY
            else:
                cost += DIE_CURSE
    if definition.qualities:
        cost += FIGHT_ONLY * sum(item_value(sight, each, seat) for each in items(sight, seat))
    return cost


def items(sight: Sight, seat: int) -> list[Definition]:
    """Return the items in play before a seat."""
    return [definition for _, definition, _ in sight.laid(seat) if definition.is_item]


def item_value(sight: Sight, definition: Definition, seat: int) -> float:
    """Return what an item in play is worth to the seat that has it."""
    if seat == sight.seat:
        return worth.of_table_card(sight, definition)
    worn = gear.wear_value(sight, definition, seat) if sight.usable(definition, seat) else 0
    return max(worn, definition.value * worth.GOLD)


def _operation(sight: Sight, definition: Definition, operation: Operation, seat: int) -> float:
    player = sight.seats[seat]
    match operation:
        case levels.LoseLevels():
            count = 3 if operation.count == "rolled" else int(operation.count)
            return LEVEL * max(0, min(count, player.level - 1))
        case levels.ToLevel():
            lowest = min(each.level for each in sight.seats)
            floor = lowest if operation.of == "lowest" else int(operation.of)
            return LEVEL * max(0, player.level - floor)
        case flow.If():
            branch = operation.then if sight.holds(operation.when, seat) else operation.else_
            return of_program(sight, definition, branch, seat)
        case flow.Roll():
            return _roll(sight, definition, operation, seat)
        case flow.Choose():
            return min(of_program(sight, definition, steps, seat) for _, steps in operation.options)
        case converting.Convert():
            if _bears(sight, operation.token, seat):
                return of_program(sight, definition, operation.else_, seat)
            return IDENTITY if player.traits.get(sight.define(operation.token).group) else 0.0
        case befalling.Befall():
            return 0.0 if _bears(sight, operation.token, seat) else _token(sight, operation, seat)
        case befalling.Lift():
            rid = _bears(sight, operation.token, seat)
            return 0.0 if rid else of_program(sight, definition, operation.else_, seat)
    return _cards(sight, definition, operation, seat)


def _bears(sight: Sight, token: str, seat: int) -> bool:
    return any(definition.same_as == token for _, definition, _ in sight.laid(seat))


def _token(sight: Sight, operation: befalling.Befall, seat: int) -> float:
    """Return what the card costs that comes to lie before a seat, and what it does turn by turn."""
    token = sight.define(operation.token)
    each_turn = [each.do for each in token.listeners if each.event == TURN_END]
    burns = sum(of_program(sight, token, program, seat) for program in each_turn)
    return of_curse(sight, token, seat) + BEFALLEN * burns


def _cards(sight: Sight, definition: Definition, operation: Operation, seat: int) -> float:
    """Return what an operation costs that takes cards, or all of them with the life."""
    player = sight.seats[seat]
    match operation:
        case losing.Die():
            if operation.unless is not None and sight.holds(operation.unless, seat):
                return of_program(sight, definition, operation.else_, seat)
            return DEATH + _all_cards(sight, seat)
        case losing.LoseItems():
            return _items(sight, definition, operation, seat)
        case losing.LoseHand():
            hand = player.hand_doors + player.hand_treasures
            if not hand:
                return of_program(sight, definition, operation.else_, seat)
            return HAND_CARD * (hand if operation.count == ALL else min(hand, int(operation.count)))
        case losing.LoseIdentity() | losing.SwapIdentity():
            if player.traits.get(operation.group):
                return IDENTITY if isinstance(operation, losing.LoseIdentity) else IDENTITY / 2
            return of_program(sight, definition, operation.else_, seat)
        case losing.LoseValue():
            return _value(sight, definition, operation, seat)
        case losing.PayEqual():
            return min((item_value(sight, each, seat) for each in items(sight, seat)), default=0.0)
        case losing.LoseFollower():
            return FOLLOWER
    return 0.0


def _all_cards(sight: Sight, seat: int) -> float:
    player = sight.seats[seat]
    laid = sum(item_value(sight, each, seat) for each in items(sight, seat))
    return laid + HAND_CARD * (player.hand_doors + player.hand_treasures)


def _items(sight: Sight, definition: Definition, operation: losing.LoseItems, seat: int) -> float:
    fitting = sight.fitting(operation.which, seat)
    if not fitting:
        return of_program(sight, definition, operation.else_, seat)
    worths = sorted(item_value(sight, each, seat) for each in fitting)
    if operation.pick != "victim":
        worths.reverse()
    return sum(worths if operation.count == ALL else worths[: int(operation.count)])


def _value(sight: Sight, definition: Definition, operation: losing.LoseValue, seat: int) -> float:
    mine = items(sight, seat)
    if not mine:
        return of_program(sight, definition, operation.else_, seat)
    due, cost = operation.at_least, 0.0
    for each in sorted(mine, key=lambda item: item_value(sight, item, seat)):
        if due <= 0:
            break
        due -= each.value
        cost += item_value(sight, each, seat)
    return cost


def _roll(sight: Sight, definition: Definition, operation: flow.Roll, seat: int) -> float:
    costs = []
    for face in range(1, FACES + 1):
        for span, steps in operation.table.items():
            low, high = flow.span(span)
            if low <= face <= high:
                costs.append(of_program(sight, definition, steps, seat))
    return fmean(costs) if costs else 0.0
