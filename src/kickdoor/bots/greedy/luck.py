"""Luck: when a greedy bot names a die instead of rolling it, and what it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import worth
from kickdoor.bots.greedy import aims
from kickdoor.bots.powers import operations
from kickdoor.lang.ops.naming import NameRoll

if TYPE_CHECKING:
    from kickdoor.bots.sight import Sight

NAMES = "name-roll"
"""The question what a die shall show."""


def offered(sight: Sight) -> bool:
    """Tell whether a card offers to name the die that is about to be rolled."""
    asked = sight.question.source if sight.question is not None else None
    if asked is None:
        return False
    definition = sight.define(asked)
    replaced = (each.do for each in definition.listeners if each.event == "roll")
    return any(isinstance(step, NameRoll) for do in replaced for step in operations(definition, do))


def answer(sight: Sight) -> str:
    """Return whether the danger in a flight is worth the least item in play."""
    items = [definition for _, definition, _ in sight.laid(sight.seat) if definition.is_item]
    prices = [worth.of_table_card(sight, each) for each in items]
    worthwhile = bool(prices) and aims.defeat(sight, sight.seat) > min(prices)
    return "pick:yes" if worthwhile else "pick:no"


def name(tokens: list[str]) -> str:
    """Return the highest number: what a die is rolled for is won with it."""
    return f"pick:{max(tokens, key=int)}"
