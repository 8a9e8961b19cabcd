"""Trading: swaps that leave both better off, and what a greedy bot thinks of those it is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import gear, losses, worth

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.sight import Sight
    from kickdoor.core.definition import Definition
    from kickdoor.core.view import OfferView

BETTER = 20.0
"""What a trade must bring."""

RIVAL = 0.35
"""What the other side's gain counts against it."""


def respond(sight: Sight, offer: OfferView) -> str:
    """Return whether a seat takes a trade."""
    after = sight.foresee((sight.seat, f"accept:{offer.id}"))
    if after is None:
        return f"decline:{offer.id}"
    got = sum(_gain(sight, sight.define(card.id)) for card in offer.gives)
    given = sum(worth.of_table_card(sight, sight.define(card.id)) for card in offer.gets)
    theirs = sum(_for(sight, sight.define(card.id), offer.by) for card in offer.gets)
    theirs -= sum(losses.item_value(sight, sight.define(card.id), offer.by) for card in offer.gives)
    fair = got - given > BETTER + RIVAL * max(0.0, theirs)
    return f"accept:{offer.id}" if fair else f"decline:{offer.id}"


def _gain(sight: Sight, definition: Definition) -> float:
    return max(gear.gain(sight, definition), definition.value * worth.GOLD)


def _for(sight: Sight, definition: Definition, seat: int) -> float:
    """Return what an item would be worth to another seat."""
    if not sight.usable(definition, seat):
        return definition.value * worth.GOLD
    return max(gear.wear_value(sight, definition, seat), definition.value * worth.GOLD)


def propose(mind: Mind, sight: Sight) -> str | None:
    """Return a swap of an item of no use here for one of no use there, once for each pair."""
    if "trade" not in sight.verbs or sight.table.phase != "start":
        return None
    idle = [each for each in losses.items(sight, sight.seat) if _idle(sight, each)]
    if not idle:
        return None
    for token in sight.verbs["trade"]:
        seat = int(token[1:])
        for wanted in losses.items(sight, seat):
            if sight.usable(wanted, seat) or gear.gain(sight, wanted) < gear.BONUS:
                continue
            for given in idle:
                pair = (seat, given.ident, wanted.ident)
                if pair in mind.proposed or not _welcome(sight, given, seat):
                    continue
                mind.proposed.add(pair)
                return f"trade:{token}>{given.ident}>for>{wanted.ident}>done"
    return None


def _idle(sight: Sight, definition: Definition) -> bool:
    return definition.kind == "item" and not gear.loss(sight, definition)


def _welcome(sight: Sight, definition: Definition, seat: int) -> bool:
    return sight.usable(definition, seat) and sight.bonus(definition, seat) > 0
