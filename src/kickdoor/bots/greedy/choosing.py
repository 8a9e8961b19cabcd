"""Choosing: what a greedy bot picks when an effect asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import gear, losses, worth
from kickdoor.bots.greedy import aims, luck, planning
from kickdoor.bots.sight import BACK
from kickdoor.bots.standing import standing
from kickdoor.lang.ops.freezing import Freeze

if TYPE_CHECKING:
    from kickdoor.bots.sight import Sight

FETCHES = "take-discard"
TAKES = ("share-treasure", FETCHES, "triage-take")
"""Questions in which what is picked comes to whoever picks."""

FORESIGHT = 4
"""How many questions on end are thought of."""

PAYS = "pay-value"
JOINS = "join"
SHEDS = "triage-discard"
RENEWS = "exchange"
REACTS = "react"
OPEN = "open"
TAKES_OFF = "fix-slot"


def pick(sight: Sight) -> str:
    """Return the pick that leaves one best off; of equal ones the last, which is to do something."""
    tokens = sight.verbs.get("pick", [])
    why = sight.question.why if sight.question is not None else ""
    if not tokens:
        return sight.keys[0]
    if why == REACTS and "yes" in tokens and _freezes(sight):
        spare = any(worth.of_hand_card(sight, each) < worth.RENEWED for each in sight.hand)
        return "pick:yes" if spare else "pick:no"
    if why == RENEWS and "done" in sight.keys and _worst(sight, tokens) >= worth.RENEWED:
        return "done"
    if why == luck.NAMES:
        return luck.name(tokens)
    if tokens == ["no", "yes"] and luck.offered(sight):
        return luck.answer(sight)
    if all(sight.names_card(token) for token in tokens):
        return f"pick:{_card(sight, tokens, why)}"
    if len(tokens) == 1:
        return f"pick:{tokens[0]}"
    return f"pick:{max(reversed(tokens), key=lambda token: _outcome(sight, token))}"


def _freezes(sight: Sight) -> bool:
    """Tell whether the reaction that is asked for keeps a meddler quiet, which no standing shows."""
    source = sight.question.source if sight.question is not None else None
    if source is None:
        return False
    definition = sight.define(source)
    programs = [definition.programs[each.do] for each in definition.listeners if each.optional]
    return any(isinstance(step, Freeze) for program in programs for step in program)


def _worst(sight: Sight, tokens: list[str]) -> float:
    return min(worth.of_thing(sight, token) for token in tokens)


def _outcome(sight: Sight, token: str) -> float:
    """Return how one stands after a pick, and after the first answer to whatever it leads to."""
    moves = [(sight.seat, f"pick:{token}")]
    after = sight.foresee(*moves)
    while after is not None and len(moves) < FORESIGHT:
        tokens = after.verbs.get("pick") if after.awaited else None
        if not tokens:
            break
        moves.append((sight.seat, f"pick:{tokens[0]}"))
        after = sight.foresee(*moves)
    return standing(after) + _prospect(after) if after is not None else float("-inf")


def _prospect(sight: Sight) -> float:
    """Return what the fight that one is in promises as it stands."""
    fight = sight.fight
    if fight is None or fight.stage != OPEN or not sight.fighting:
        return 0.0
    if planning.margin(sight) > 0:
        return planning.prize(sight) if fight.main == sight.seat else 0.0
    return -aims.defeat(sight, sight.seat)


def _card(sight: Sight, tokens: list[str], why: str) -> str:
    if why in TAKES:
        measure = worth.of_fetched_card if why == FETCHES else worth.of_new_card
        return _turner(sight, tokens) or max(
            tokens, key=lambda token: measure(sight, sight.define(token))
        )
    if why == JOINS:
        worn = {card.id for card, _, equipped in sight.laid(sight.seat) if equipped}
        return max(tokens, key=lambda token: sight.define(token).ident in worn)
    if why == TAKES_OFF:
        return min(tokens, key=lambda token: gear.wear_value(sight, sight.define(token)))
    if why == SHEDS:
        return min(tokens, key=lambda token: worth.of_new_card(sight, sight.define(token)))
    if not _own(sight, tokens):
        return max(tokens, key=lambda token: _theirs(sight, token))
    if why == PAYS:
        return min(tokens, key=lambda token: _rate(sight, token))
    return min(tokens, key=lambda token: worth.of_thing(sight, token))


def _turner(sight: Sight, tokens: list[str]) -> str | None:
    """Return the card that turns the fight which one is losing for least, if there is one."""
    fight = sight.fight
    if fight is None or fight.main != sight.seat or planning.margin(sight) > 0:
        return None
    best: tuple[float, str] | None = None
    for token in planning.turners(sight, tokens):
        after = sight.foresee((sight.seat, f"pick:{token}"))
        plan = planning.turning(after) if after is not None and after.fight is not None else None
        if plan is not None and (best is None or plan.cost < best[0]):
            best = (plan.cost, token)
    return best[1] if best is not None else None


def _own(sight: Sight, tokens: list[str]) -> bool:
    mine = {card.id for card in sight.you.hand}
    mine |= {card.id for card, _, _ in sight.laid(sight.seat)}
    return all(sight.define(token).ident in mine for token in tokens)


def _theirs(sight: Sight, token: str) -> float:
    definition = sight.define(token)
    owners = [
        each.seat
        for each in sight.others
        if any(card.id == definition.ident for card, _, _ in sight.laid(each.seat))
    ]
    return losses.item_value(sight, definition, owners[0]) if owners else 0.0


def _rate(sight: Sight, token: str) -> float:
    """Return what a payment costs for each piece of gold that it pays."""
    definition = sight.define(token)
    return worth.of_thing(sight, token) / max(1, definition.value)


def take(sight: Sight) -> str:
    """Return the card to take from a body."""
    tokens = sight.verbs["take"]
    best = max(tokens, key=lambda token: worth.of_new_card(sight, sight.define(token)))
    return f"take:{best}"


def finish(sight: Sight) -> str:
    """Return the next pick of something begun by somebody else's hand, or leave it."""
    keys = [key for key in sight.keys if key != BACK]
    if sight.awaited or not keys:
        return BACK
    return keys[-1]
