"""Aims: what a greedy bot picks when a play of its own asks for something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import gear, losses, worth
from kickdoor.bots.sight import ident_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from kickdoor.bots.moves import Chooser
    from kickdoor.bots.sight import Sight
    from kickdoor.core.definition import Pick

SEAT = "@"


def seat_of(token: str) -> int:
    """Return the seat that a token names."""
    return int(token.removeprefix(SEAT))


def foe_strength(sight: Sight, token: str) -> int:
    """Return the strength of a monster of the fight by its token."""
    foes = sight.fight.foes if sight.fight is not None else []
    return next((foe.strength for foe in foes if foe.key == token), 0)


def aiming(
    sight: Sight,
    *,
    side: str = "munchkins",
    player: Callable[[int], float] | None = None,
    number: str = "most",
    swaps: bool = False,
) -> Chooser:
    """Return what picks for a play.

    Args:
        sight: what the bot sees.
        side: which side of a fight a play should help.
        player: how good each seat is as a target; the own seat is best where it is left out.
        number: ``most`` or ``least``, where a number is picked.
        swaps: whether the monster that is picked has to go for another one.
    """
    good = player if player is not None else lambda seat: float(seat == sight.seat)

    def choose(pick: Pick, tokens: list[str]) -> str:
        match pick.kind:
            case "side":
                return side
            case "player":
                return max(tokens, key=lambda token: good(seat_of(token)))
            case "monster":
                grows = swaps and side == "monsters"
                return (min if grows else max)(tokens, key=lambda token: foe_strength(sight, token))
            case "number":
                return (max if number == "most" else min)(tokens, key=int)
            case "hand_card":
                if all(sight.define(token).kind == "monster" for token in tokens):
                    return _monster(sight, tokens, strongest=side == "monsters")
                return min(tokens, key=lambda token: worth.of_thing(sight, token))
            case "item":
                return max(tokens, key=lambda token: _item(sight, pick, token))
        return max(tokens, key=lambda token: worth.of_new_card(sight, sight.define(token)))

    return choose


def _monster(sight: Sight, tokens: list[str], *, strongest: bool) -> str:
    return (max if strongest else min)(tokens, key=lambda token: sight.define(token).level)


def _item(sight: Sight, pick: Pick, token: str) -> float:
    """An item to cheat with, to borrow or to steal: what it would add when it works."""
    definition = sight.define(token)
    value = float(gear.wear_value(sight, definition))
    if pick.of == "you":
        mine = any(each.ident == ident_of(token) for each in gear.own_items(sight))
        return 0.0 if mine or sight.usable(definition) else value
    return value if sight.usable(definition) else definition.value * worth.GOLD / 2


def threat(sight: Sight, seat: int) -> float:
    """Return how near a seat is to winning: its level, and its strength counts a little."""
    player = sight.seats[seat]
    return player.level + player.strength / 6


def leader(sight: Sight) -> int:
    """Return the most dangerous of the other seats."""
    return max((each.seat for each in sight.others), key=lambda seat: threat(sight, seat))


def leads(sight: Sight, seat: int) -> bool:
    """Tell whether nobody has a higher level than a seat."""
    return sight.seats[seat].level >= max(each.level for each in sight.seats)


def catching(sight: Sight, seat: int, ident: str) -> float:
    """Return how likely a monster is to catch a seat that runs from it."""
    definition = sight.define(ident)
    player = sight.seats[seat]
    if definition.pursues_above and player.level <= definition.pursues_above:
        return 0.0
    for condition in definition.qualities.get("auto-escape", ()):
        if condition is None or sight.holds(condition, seat):
            return 0.0
    for condition in definition.qualities.get("cannot-escape", ()):
        if condition is None or sight.holds(condition, seat):
            return 1.0
    bonus = player.run_away
    for modifier in definition.numbers.get("run_away", ()):
        if isinstance(modifier.amount, int) and (
            modifier.when is None or sight.holds(modifier.when, seat)
        ):
            bonus += modifier.amount
    sides = int(sight.switch("die"))
    missing = int(sight.switch("escape_roll")) - 1 - bonus
    return max(0, min(sides, missing)) / sides


def defeat(sight: Sight, seat: int) -> float:
    """Return what losing the fight as it stands would cost a seat, on average."""
    fight = sight.fight
    if fight is None:
        return 0.0
    cost = 0.0
    for foe in fight.foes:
        definition = sight.define(foe.card.id)
        share = catching(sight, seat, foe.card.id)
        cost += share * losses.of_bad_stuff(sight, definition, seat)
        if definition.on_escape >= 0:
            cost += losses.of_program(sight, definition, definition.on_escape, seat)
    return cost
