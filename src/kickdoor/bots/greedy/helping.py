"""Helping: whom a greedy bot asks for help and for what, and what it helps for itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.bots import losses, worth
from kickdoor.bots.greedy import aims
from kickdoor.bots.standing import VICTORY

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.sight import Sight
    from kickdoor.core.view import FightView, OfferView

ENVY = 0.12
"""What a rival's gain costs, as a share of it, when he is no higher afterwards than oneself."""

ENVY_AHEAD = 0.07
"""How much that grows with every level that he will be ahead."""

ENVY_NEAR = 0.25
"""How much it grows when the next kill may win him the game."""

LIFTED = 1.0
"""What a level costs that a helper gains by helping, as a share of a level."""

SPOILED = 0.12
"""How often a fight that looks won is spoiled by others."""

MOST_ASKED = 3
"""How many offers one fight may see."""


@dataclass(frozen=True, slots=True)
class Asking:
    """An offer that can be made: its key, what it would cost, to whom it goes, how many Treasures."""

    key: str
    price: float
    helper: int
    share: int


def profit(sight: Sight, fight: FightView, helper: int, share: int) -> float:
    """Return what helping for a share of the Treasures would be worth to a seat.

    ``fight`` is the fight with the helper in it. It is worked out from what everybody sees, so that
    whoever asks comes to the same number as whoever is asked.
    """
    player = sight.seats[helper]
    main = sight.seats[fight.main]
    kills = len(fight.foes) if _gains_levels(sight, helper) else 0
    wins = kills and player.level + kills >= sight.goal
    if wins or (fight.for_the_win and sight.switch("shared_victory")):
        return VICTORY
    if main.level + fight.levels >= sight.goal:
        return -VICTORY
    share = min(share, fight.treasures)
    envy = ENVY + ENVY_AHEAD * max(0, fight.reaches - player.level)
    if fight.reaches >= sight.goal - 1:
        envy += ENVY_NEAR
    rivals = worth.LEVEL * fight.levels + worth.TREASURE * (fight.treasures - share) / 2
    gain = worth.TREASURE * share + worth.LEVEL * kills
    danger = sum(_danger(sight, foe.card.id, helper) for foe in fight.foes)
    return gain - envy * rivals - SPOILED * danger


def _danger(sight: Sight, ident: str, seat: int) -> float:
    """Return what a monster costs a seat on average; an own hand tells no more than a stranger's."""
    definition = sight.define(ident)
    caught = aims.catching(sight, seat, ident)
    return caught * min(400.0, losses.of_bad_stuff(sight, definition, seat))


def _gains_levels(sight: Sight, seat: int) -> bool:
    for _, definition, _ in sight.laid(seat):
        for condition in definition.qualities.get("helper-levels", ()):
            if condition is None or sight.holds(condition, seat):
                return True
    return False


def ask(mind: Mind, sight: Sight) -> Asking | None:
    """Return the cheapest offer that somebody would take and that wins the fight."""
    fight = sight.fight
    asked = sight.verbs.get("ask")
    if fight is None or not asked or (fight.for_the_win and not sight.switch("shared_victory")):
        return None
    made = [each for each in mind.asked if each[0] == sight.table.turn]
    if len(made) >= MOST_ASKED:
        return None
    found = []
    for token in asked:
        helper = aims.seat_of(token)
        refused = max((share for _, seat, share in made if seat == helper), default=-1)
        offer = _smallest(sight, helper, refused + 1)
        if offer is not None:
            found.append((offer[0], aims.threat(sight, helper), helper, offer[1]))
    if not found:
        return None
    price, _, helper, share = min(found)
    order = "last>" if share else ""
    return Asking(f"ask:@{helper}>{share}>{order}done", price, helper, share)


def _smallest(sight: Sight, helper: int, least: int) -> tuple[float, int] | None:
    """Return the price and share of the smallest offer that a seat would take."""
    after = sight.helped_by(helper)
    if after is None or after.fight is None or after.fight.winning != "munchkins":
        return None
    fight = after.fight
    share = _asked_for(sight, fight, helper, least)
    if share is None:
        return None
    levels = len(fight.foes) if _gains_levels(sight, helper) else 0
    ahead = sight.seats[helper].level + levels - fight.reaches
    envy = LIFTED + ENVY_AHEAD * max(0, ahead)
    return worth.TREASURE * share * (1 + ENVY) + worth.LEVEL * levels * envy, share


def _asked_for(sight: Sight, fight: FightView, helper: int, least: int) -> int | None:
    """Return the smallest share, not below ``least``, for which a seat would help.

    The helper may make the fight worth more, but only what it pays already can be promised.
    """
    now = sight.fight.treasures if sight.fight is not None else 0
    for share in range(least, min(now, fight.treasures) + 1):
        if profit(sight, fight, helper, share) > 0:
            return share
    return None


def respond(sight: Sight, offer: OfferView) -> str:
    """Return whether a seat takes an offer of help, or what it would help for."""
    after = sight.foresee((sight.seat, f"accept:{offer.id}"))
    if after is None or after.fight is None or after.fight.winning != "munchkins":
        return f"decline:{offer.id}"
    value = profit(sight, after.fight, sight.seat, offer.treasures)
    value += sum(worth.of_new_card(sight, sight.define(card.id)) for card in offer.gives)
    value += worth.LEVEL * len(offer.plays)
    if value > 0:
        return f"accept:{offer.id}"
    share = _asked_for(sight, after.fight, sight.seat, offer.treasures + 1)
    if share is None or "counter" not in sight.verbs:
        return f"decline:{offer.id}"
    return f"counter:{offer.id}>{share}>last>done"


def hire(sight: Sight, offer: OfferView) -> str:
    """Return whether the main player takes help at the price that the helper names."""
    after = sight.foresee((sight.seat, f"accept:{offer.id}"))
    if after is None or after.fight is None or after.fight.winning != "munchkins":
        return f"decline:{offer.id}"
    fight = after.fight
    fair = offer.treasures <= (fight.treasures + 1) // 2 and not offer.gets
    lost = profit(sight, fight, offer.by, offer.treasures) >= VICTORY
    taken = fight.for_the_win or (fair and not lost)
    return f"accept:{offer.id}" if taken else f"decline:{offer.id}"
