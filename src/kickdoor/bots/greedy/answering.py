"""Answering: what a greedy bot does against a curse or a die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.greedy import aims
from kickdoor.bots.moves import move, openings
from kickdoor.bots.standing import standing

if TYPE_CHECKING:
    from kickdoor.bots.sight import Sight

PASS = "pass"  # noqa: S105
WORTH_IT = 12.0
"""What an answer must gain beyond its own cost."""

REROLL = 0.45
"""The share of the harm that rolling again averts, at a guess."""

RIVAL = 0.35
"""The share of a leader's harm that counts as an own gain."""


def answer(sight: Sight) -> str:
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
    before, usual = standing(sight), standing(passed)
    die = sight.table.die
    best, key = usual + WORTH_IT, PASS
    for opening in found:
        own = die is None or die.seat == sight.seat
        if opening.powers.rerolls and not own:
            continue
        made = move(sight, opening, aims.aiming(sight, number="most" if own else "least"))
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
