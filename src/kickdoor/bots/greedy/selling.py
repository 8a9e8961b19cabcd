"""Selling: which items a greedy bot turns into levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import gear, worth

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.sight import Sight

DEAREST_LOSS = 45.0
"""What the items that buy a level may be worth together, apart from their price."""


def sell(_: Mind, sight: Sight) -> str | None:
    """Return a sale of what is needed least, where it brings a level."""
    tokens = sight.verbs.get("sell")
    if not tokens or sight.me.level >= sight.ceiling:
        return None
    unit = int(sight.switch("sale_unit"))
    order = sorted(tokens, key=lambda token: _rate(sight, token))
    chosen: list[str] = []
    gold, lost = 0, 0.0
    for token in order:
        definition = sight.define(token)
        if not definition.value or gold >= unit:
            continue
        chosen.append(token)
        gold += definition.value
        lost += use(sight, token)
    if not chosen or lost > DEAREST_LOSS:
        return None
    chosen = _leave_out(sight, chosen, gold, unit)

    def choose(tokens: list[str], _: str) -> str:
        if "done" in tokens and not any(token in tokens for token in chosen):
            return "done"
        return next((token for token in chosen if token in tokens), "done")

    return sight.complete(f"sell:{chosen[0]}", choose)


def _leave_out(sight: Sight, chosen: list[str], gold: int, unit: int) -> list[str]:
    """Keep back what the price does not need, the most useful first."""
    kept = list(chosen)
    for token in sorted(chosen, key=lambda token: -use(sight, token)):
        value = sight.define(token).value
        if gold - value >= unit and len(kept) > 1:
            kept.remove(token)
            gold -= value
    return kept


def use(sight: Sight, token: str) -> float:
    """Return what an item is worth apart from its price."""
    definition = sight.define(token)
    in_hand = any(card.id == definition.ident for card in sight.you.hand)
    if definition.kind == "item":
        return float(gear.gain(sight, definition) if in_hand else gear.loss(sight, definition))
    return max(0.0, worth.of_hand_card(sight, definition) - definition.value * worth.GOLD / 2)


def _rate(sight: Sight, token: str) -> float:
    value = sight.define(token).value
    return use(sight, token) / value if value else float("inf")
