"""OwnTurn: what a greedy bot does with its cards when it is its turn and nothing is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import gear, losses, worth
from kickdoor.bots.greedy import (
    aims,
    cursing,
    helping,
    planning,
    plugging,
    practising,
    remaking,
    selling,
    trading,
)
from kickdoor.bots.moves import move, openings
from kickdoor.bots.standing import VICTORY, standing
from kickdoor.core.loads import capacity

if TYPE_CHECKING:
    from collections.abc import Callable

    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.moves import Opening
    from kickdoor.bots.sight import Sight
    from kickdoor.core.definition import Definition

    Habit = Callable[[Mind, Sight], "str | None"]

BETTER = 8.0
"""By how much a change must improve one's standing."""

CAUTION = 1
"""By how much one wants to be stronger than a monster that one looks for."""

REACH = 14
"""By how much a monster may be stronger than oneself to be thought of, with help in mind."""

BEHIND = 3
"""How many levels one must be behind the best to look for a fight that takes help."""

HOPE = 0.75
"""How likely help is to come that one counts on."""

LOOT = 35.0
"""What a hidden Door card is worth."""

OPEN_SCENE = 15.0
"""What each card that lies open in the middle is a burden."""

UNSEEN = 28.0
"""What a card must be worth more than, not to be changed for one of another hand."""


def proceed(mind: Mind, sight: Sight) -> str:
    """Return the next thing to do in one's own turn, or before the first."""
    for habit in HABITS:
        key = habit(mind, sight)
        if key is not None:
            return key
    return _go_on(mind, sight)


def idle(mind: Mind, sight: Sight) -> str | None:
    """Return what is worth doing in somebody else's turn, if anything."""
    for habit in (finale, bonanza, cursing.steal, cursing.strike):
        key = habit(mind, sight)
        if key is not None:
            return key
    return cursing.curse(mind, sight)


# -- habits ---------------------------------------------------------------------------------------


def bonanza(_: Mind, sight: Sight) -> str | None:
    """Play what only brings gain: level cards on oneself, cards that draw others."""
    for opening in openings(sight):
        powers = opening.powers
        kind = opening.definition.kind
        lifts = kind == "level-card" and sight.me.level < sight.ceiling
        if kind in ("monster", "curse", "enhancer", "item") or not (
            lifts or (powers.draws > 1 and not opening.play.picks) or _lifts_me(sight, opening)
        ):
            continue
        made = move(sight, opening, aims.aiming(sight))
        if made is None:
            continue
        if kind == "level-card" and made.cost > 1.9 * worth.LEVEL:
            continue
        return made.key
    return None


def _lifts_me(sight: Sight, opening: Opening) -> bool:
    """Tell whether a special card that lifts some players lifts this one."""
    powers = opening.powers
    if not powers.gains or opening.play.picks or sight.me.level >= sight.ceiling:
        return False
    return powers.lifts is None or sight.holds(powers.lifts)


def identity(mind: Mind, sight: Sight) -> str | None:
    """Lay down an identity, a permission or a follower that one is better off with."""
    for token in sight.verbs.get("play", ()):
        definition = sight.define(token)
        if definition.kind not in ("identity", "permission", "follower"):
            continue
        fills = definition.kind == "identity" and not sight.me.traits.get(definition.group)
        if fills or definition.kind == "permission":
            return f"play:{token}"
        if _improves(mind, sight, token):
            return f"play:{token}"
    return None


def _improves(mind: Mind, sight: Sight, token: str) -> bool:
    """Tell whether one would be better off with a card; what was weighed before need not be again."""
    laid = tuple(card.id for card, _, _ in sight.laid(sight.seat))
    key = (sight.define(token).ident, laid)
    if key not in mind.weighed:
        after = sight.foresee((sight.seat, f"play:{token}"))
        spent = worth.BY_KIND["identity"] / 3
        mind.weighed[key] = after is not None and standing(after) + spent > standing(sight) + BETTER
    return mind.weighed[key]


def items(_: Mind, sight: Sight) -> str | None:
    """Bring items into play that add to what is worn."""
    best: tuple[float, str] | None = None
    for token in sight.verbs.get("play", ()):
        definition = sight.define(token)
        if definition.kind == "item" and any(each.ident == definition.ident for each in sight.hand):
            gained = gear.gain(sight, definition)
            if gained > 0 and (best is None or gained > best[0]):
                best = (gained, f"play:{token}")
    return best[1] if best is not None else None


def cheat(_: Mind, sight: Sight) -> str | None:
    """Cheat with the best item that one could not use."""
    for opening in openings(sight):
        if opening.definition.kind == "attachment":
            made = move(sight, opening, aims.aiming(sight))
            if made is None:
                continue
            item = sight.define(made.key.rpartition(">")[2])
            if gear.wear_value(sight, item) >= 2 * gear.BONUS:
                return made.key
    return None


def equip(_: Mind, sight: Sight) -> str | None:
    """Change what is worn for what is better."""
    tokens = sight.verbs.get("equip")
    if not tokens:
        return None
    mine = gear.own_items(sight)
    for token in tokens:
        definition = sight.define(token)
        wanted = gear.best_set(sight, mine, capacity(definition))
        if definition not in wanted or gear.wear_value(sight, definition) <= 0:
            continue
        keep = {each.ident for each in wanted}
        key = sight.complete(f"equip:{token}", _off(sight, keep))
        if key is not None:
            return key
    return None


def _off(sight: Sight, keep: set[str]) -> Callable[[list[str], str], str]:
    def choose(tokens: list[str], _: str) -> str:
        return min(
            tokens,
            key=lambda token: (
                sight.define(token).ident in keep,
                gear.wear_value(sight, sight.define(token)),
            ),
        )

    return choose


def carry(_: Mind, sight: Sight) -> str | None:
    """Let a follower carry the best item for which there is no room."""
    tokens = sight.verbs.get("carry")
    if not tokens:
        return None
    worn = {card.id for card, _, worn in sight.laid(sight.seat) if worn}
    spare = [
        token
        for token in tokens
        if sight.define(token).ident not in worn and sight.usable(sight.define(token))
    ]
    if not spare:
        return None
    best = max(spare, key=lambda token: gear.wear_value(sight, sight.define(token)))
    return f"carry:{best}" if gear.wear_value(sight, sight.define(best)) > 0 else None


def exchange(_: Mind, sight: Sight) -> str | None:
    """Change the worst card of the hand for a hidden one of somebody else's, where it may be better."""
    if not sight.hand:
        return None
    worst = min(worth.of_hand_card(sight, each) for each in sight.hand)
    for opening in openings(sight):
        if opening.powers.exchanges:
            made = move(sight, opening, aims.aiming(sight, player=lambda s: _hidden(sight, s)))
            if made is not None and UNSEEN - made.cost > worst:
                return made.key
    return None


def fetch(_: Mind, sight: Sight) -> str | None:
    """Take a card from the discards that is worth more than what it takes to get it."""
    for opening, made, after in planning.fetchers(sight):
        there = [
            after.define(each) for each in after.verbs.get("pick", ()) if after.names_card(each)
        ]
        best = max((worth.of_fetched_card(sight, each) for each in there), default=0.0)
        price = opening.definition.value * worth.GOLD if opening.play.spends else made.cost
        if best > price + BETTER:
            return made.key
    return None


def renew(_: Mind, sight: Sight) -> str | None:
    """Change the worst card of the hand for a new one of its deck, where that may be better."""
    if not any(worth.of_hand_card(sight, each) < worth.RENEWED for each in sight.hand):
        return None
    for opening in openings(sight):
        if opening.powers.renews and not opening.play.spends:
            made = move(sight, opening, aims.aiming(sight))
            if made is not None:
                return made.key
    return None


def tidy(_: Mind, sight: Sight) -> str | None:
    """Close what lies open in the middle, where that costs less than it weighs on one."""
    scenes = sum(sight.define(card.id).kind == "scene" for card in sight.table.centre)
    for opening in openings(sight):
        made = move(sight, opening, aims.aiming(sight)) if opening.powers.closes else None
        if made is not None and made.cost < OPEN_SCENE * scenes:
            return made.key
    return None


def finale(_: Mind, sight: Sight) -> str | None:
    """End the game by opening what ends it, where one would win."""
    for opening in openings(sight):
        made = move(sight, opening, aims.aiming(sight)) if opening.powers.unfolds else None
        after = sight.foresee((sight.seat, made.key)) if made is not None else None
        if made is not None and after is not None and standing(after) >= VICTORY:
            return made.key
    return None


def _hidden(sight: Sight, seat: int) -> float:
    """Return how much of a hand are Treasures."""
    player = sight.seats[seat]
    cards = player.hand_doors + player.hand_treasures
    return player.hand_treasures / cards if cards else 0.0


def malice(mind: Mind, sight: Sight) -> str | None:
    """Curse somebody at the beginning of one's own turn."""
    if sight.table.phase != "start":
        return None
    return cursing.curse(mind, sight)


HABITS: tuple[Habit, ...] = (
    finale,
    bonanza,
    identity,
    items,
    cheat,
    equip,
    carry,
    remaking.remake,
    plugging.plug,
    cursing.steal,
    selling.sell,
    trading.propose,
    exchange,
    fetch,
    practising.practise,
    renew,
    tidy,
    cursing.strike,
    malice,
)


# -- going on ---------------------------------------------------------------------------------


def _go_on(mind: Mind, sight: Sight) -> str:
    verbs = sight.verbs
    for verb in ("ready", "kick-open"):
        if verb in verbs:
            return verb
    if "loot" in verbs:
        return _trouble(mind, sight) or "loot"
    if "move-on" in verbs:
        return _trouble(mind, sight) or "move-on"
    tracked = _track(mind, sight)
    if tracked is not None:
        return tracked
    if "end-turn" in verbs:
        return "end-turn"
    if "give" in verbs or "shed" in verbs:
        return _give_away(mind, sight)
    return sight.keys[0]


def _trouble(mind: Mind, sight: Sight) -> str | None:
    """Look for the fight that brings most, if it brings more than looting."""
    best, key = LOOT, None
    for token in sight.verbs.get("trouble", ()):
        if sight.define(token).level > sight.me.strength + REACH:
            continue
        after = sight.foresee((sight.seat, f"trouble:{token}"))
        if after is None or after.fight is None:
            continue
        value = _prospect(mind, after)
        if value > best:
            best, key = value, f"trouble:{token}"
    return key


def _track(mind: Mind, sight: Sight) -> str | None:
    """Look for trouble by a card with a monster that it lets one follow, if that brings something."""
    for opening in openings(sight):
        made = move(sight, opening, aims.aiming(sight)) if opening.powers.seeks else None
        after = sight.foresee((sight.seat, made.key)) if made is not None else None
        if made is not None and after is not None and after.fight is not None:
            return made.key if _prospect(mind, after) > made.cost + BETTER else None
    return None


def _prospect(mind: Mind, sight: Sight) -> float:
    """Return what a fight that has just begun will be worth, alone or with help."""
    prize = planning.prize(sight)
    if planning.margin(sight) >= CAUTION:
        return prize
    ahead = max(each.level for each in sight.others) - sight.me.level
    asked = helping.ask(mind, sight) if ahead >= BEHIND else None
    if asked is None:
        return 0.0
    danger = aims.defeat(sight, sight.seat)
    return HOPE * (prize - asked.price) - (1 - HOPE) * danger


def _give_away(mind: Mind, sight: Sight) -> str:
    """Put aside what can lie on the table, use what can be used, give away the rest."""
    laid = _lay(sight) or _pass_on(sight)
    if laid is not None:
        return laid
    cursed = cursing.curse(mind, sight, least=1.0, mood=1.0)
    if cursed is not None:
        return cursed
    verb = "shed" if "shed" in sight.verbs else "give"
    tokens = sight.verbs[verb]
    worst = min(tokens, key=lambda token: worth.of_hand_card(sight, sight.define(token)))
    if verb == "shed":
        return f"shed:{worst}"
    return sight.complete(f"give:{worst}", _weakest(sight)) or f"give:{worst}"


def _pass_on(sight: Sight) -> str | None:
    """Change the worst card for one of somebody else's by a card that would be given away as well."""
    for opening in openings(sight):
        if opening.powers.exchanges and opening.play.spends and not opening.play.picks:
            made = move(sight, opening, aims.aiming(sight))
            if made is not None:
                return made.key
    return None


def _weakest(sight: Sight) -> Callable[[list[str], str], str]:
    return lambda tokens, _: min(tokens, key=lambda token: aims.threat(sight, aims.seat_of(token)))


def _lay(sight: Sight) -> str | None:
    """Return a card to lay on the table, or in its middle, rather than give it away."""
    for token in sight.verbs.get("play", ()):
        definition = sight.define(token)
        in_hand = any(each.ident == definition.ident for each in sight.hand)
        if definition.kind == "item" and in_hand and not definition.big:
            return f"play:{token}"
        if definition.kind == "scene":
            return f"play:{token}"
    tokens = sight.verbs.get("lay")
    if tokens:
        best = max(tokens, key=lambda token: worth.of_hand_card(sight, sight.define(token)))
        return f"lay:{best}"
    return None


def surplus(sight: Sight) -> list[Definition]:
    """Return the items in play that are not worn."""
    return [each for each in losses.items(sight, sight.seat) if not gear.loss(sight, each)]
