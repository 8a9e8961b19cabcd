"""Answering: what a greedy bot does against a curse or a die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.greedy import aims, cursing, planning
from kickdoor.bots.moves import move, openings
from kickdoor.bots.standing import of_rival, of_self, standing

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.moves import Opening
    from kickdoor.bots.sight import Sight

PASS = "pass"  # noqa: S105
ESCAPE = "run-away"
WORTH_IT = 12.0
"""What an answer must gain beyond its own cost."""

REROLL = 0.45
"""The share of the harm that rolling again averts, at a guess."""


def answer(mind: Mind, sight: Sight) -> str:
    """Return the answer that leaves one best off, which mostly is none."""
    found = [
        opening
        for opening in openings(sight)
        if opening.powers.cancels
        or opening.powers.sets_die
        or opening.powers.rerolls
        or opening.powers.removes
    ]
    if not found:
        return PASS
    passed = sight.foresee(close=True)
    if passed is None:
        return PASS
    die = sight.table.die
    if die is not None and die.seat != sight.seat:
        return _meddle(mind, sight, passed, found)
    before, usual = standing(sight), standing(passed)
    best, key = usual + WORTH_IT, PASS
    for opening in found:
        made = move(sight, opening, aims.aiming(sight))
        if made is None:
            continue
        if opening.powers.rerolls and not opening.powers.sets_die:
            outcome = usual + REROLL * max(0.0, before - usual) - made.cost
        else:
            after = sight.foresee((sight.seat, made.key), close=True)
            if after is None:
                continue
            outcome = standing(after)
        if outcome > best:
            best, key = outcome, made.key
    return key


def _meddle(mind: Mind, sight: Sight, passed: Sight, found: list[Opening]) -> str:
    """Return what does most with somebody else's die: harm to a rival, or good to oneself."""
    die = sight.table.die
    assert die is not None
    best, key, hurts = WORTH_IT, PASS, False
    for opening in found:
        powers = opening.powers
        if powers.cancels or powers.removes:
            continue
        made = move(sight, opening, aims.aiming(sight, number="least"))
        after = sight.foresee((sight.seat, made.key), close=True) if made is not None else None
        if made is None or after is None:
            continue
        if powers.rerolls and not powers.sets_die:
            harm, gain = _harm_of_rolling_again(sight, passed), -made.cost
        else:
            harm = of_rival(passed, die.seat) - of_rival(after, die.seat)
            harm += _turned(sight, passed, after)
            gain = of_self(after) - of_self(passed)
        counts = cursing.value(mind, sight, die.seat, harm)
        if gain + counts > best and (counts >= cursing.LEAST or harm <= 0):
            best, key, hurts = gain + counts, made.key, harm > 0
    if hurts:
        mind.hit(die.seat)
    return key


def _turned(sight: Sight, passed: Sight, after: Sight) -> float:
    """Return what others would lose by a fight of theirs that is won if the die stays as it is."""
    if sight.fighting or passed.fight is None or after.fight is None:
        return 0.0
    if planning.margin(passed) > 0 >= planning.margin(after):
        return planning.prize(passed)
    return 0.0


def _harm_of_rolling_again(sight: Sight, passed: Sight) -> float:
    """Return what a rival who gets away now would lose on average by rolling once more."""
    die = sight.table.die
    assert die is not None
    if die.purpose != ESCAPE or of_rival(passed, die.seat) < of_rival(sight, die.seat):
        return 0.0
    return aims.defeat(sight, die.seat)
