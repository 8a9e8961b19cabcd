"""Numbers that cards change, and standing rules that cards give.

A number is its base and the modifiers of the cards that bear on it. The same functions give the
total and, when a list is passed for ``parts``, its breakdown: (amount, card or NOBODY, label).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.core.definition import Amount
from kickdoor.core.state import MONSTERS, MUNCHKINS, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.definition import Definition, Modifier
    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight, Foe, Frame

Parts = list[tuple[int, int, str]]
Bearing = tuple["Modifier", int, int]
"""A modifier that bears on a number, its amount now, and the card that it is on."""

UNLIMITED = 99
BONUSES_OFF = "no-item-bonuses"
ITEM_BONUS = "item_bonus"
"""How many times the bonuses of items count, as a number that cards change."""

LAYERS = ("set", "multiply", "add", "clamp")
"""The order in which modifiers of a number are applied."""

ONLY_ARMOR = "no-item-bonuses-but-armor"
DULLS = "dulls-item"


def _holds(modifier: Modifier, game: Game, seat: int, foe: Foe | None) -> bool:
    return modifier.when is None or modifier.when.holds(game, seat, foe)


def _amount(modifier: Modifier, game: Game, seat: int, foe: Foe | None) -> int:
    amount = modifier.amount
    return amount.value(game, seat, foe) if isinstance(amount, Amount) else amount


def identities(game: Game, seat: int, group: str) -> list[int]:
    """Return the identity cards of a group before a player."""
    cards = game.cards
    return [
        card
        for card in game.state.players[seat].table
        if cards[card].kind == "identity" and cards[card].group == group
    ]


def is_fixed(game: Game, card: int) -> bool:
    """Tell whether a card in play is never given up, discarded or lost."""
    definition = game.cards[card]
    return definition.kind == "identity" and definition.group in game.rules.fixed


def permission(game: Game, seat: int, group: str) -> int:
    """Return the card that lets a player have more of a group (Super Munchkin), or NOBODY."""
    cards = game.cards
    for card in game.state.players[seat].table:
        if cards[card].kind == "permission" and cards[card].group == group:
            return card
    return NOBODY


def has_trait(game: Game, seat: int, group: str, name: str, *, drawback: bool = False) -> bool:
    """Tell whether a player has an identity; the group's plain name means having none.

    With ``drawback``, an identity whose disadvantages a permission card lifts does not count
    (rule super-munchkin-one-class-no-drawbacks).
    """
    mine = identities(game, seat, group)
    if name == game.rules.plain.get(group):
        return not mine
    cards = game.cards
    for card in mine:
        if cards[card].ident.rsplit("/", 1)[-1] == name:
            return not (drawback and len(mine) == 1 and permission(game, seat, group) >= 0)
    return False


def common(game: Game) -> list[int]:
    """Return the cards that bear on everybody: rules of the set, and what lies in the middle."""
    centre = game.state.centre
    return [*game.rules.standing, *centre] if centre or game.rules.standing else centre


def in_centre(game: Game, group: str, name: str) -> bool:
    """Tell whether a card of a group lies in the middle that has this name, or this tag.

    The group's plain name means that none of it lies there (rule seasons-refer-to-table).
    """
    cards = game.cards
    lying = [card for card in game.state.centre if cards[card].group == group]
    if name == game.rules.plain.get(group):
        return not lying
    return any(
        name in cards[card].tags or cards[card].ident.rsplit("/", 1)[-1] == name for card in lying
    )


def lowest(game: Game, seats: Iterable[int]) -> list[int]:
    """Return the living seats with the lowest level among those given."""
    players = game.state.players
    alive = [seat for seat in seats if players[seat].alive]
    if not alive:
        return []
    least = min(players[seat].level for seat in alive)
    return [seat for seat in alive if players[seat].level == least]


def has_quality(game: Game, seat: int, quality: str) -> bool:
    """Tell whether some working card gives a player a standing rule: an own one, or one for all."""
    if quality not in game.rules.qualities:
        return False
    cards = game.cards
    for card in game.state.players[seat].table:
        conditions = cards[card].qualities.get(quality)
        if conditions is None or not _in_force(game, seat, card):
            continue
        if any(each is None or each.holds(game, seat, None) for each in conditions):
            return True
    for card in common(game):
        conditions = cards[card].qualities.get(quality)
        if conditions is not None and any(
            c is None or c.holds(game, seat, None) for c in conditions
        ):
            return True
    return False


def foe_has(game: Game, foe: Foe, quality: str, seat: int = NOBODY) -> bool:
    """Tell whether a monster has a standing rule (against ``seat``, or in the fight at large)."""
    if quality not in game.rules.qualities:
        return False
    fight = game.state.fight
    about = seat if seat >= 0 or fight is None else fight.main
    for card in (foe.card, *foe.enhancers):
        conditions = game.cards[card].qualities.get(quality)
        if conditions is not None and any(
            c is None or c.holds(game, about, foe) for c in conditions
        ):
            return True
    return False


def fight_has(game: Game, fight: Fight, quality: str) -> bool:
    """Tell whether a monster that is fought brings a standing rule to the whole fight."""
    if quality not in game.rules.qualities:
        return False
    cards = game.cards
    for foe in fight.foes:
        may = foe.enhancers or quality in cards[foe.card].qualities
        if may and foe_has(game, foe, quality) and fought(game, foe):
            return True
    return False


def foe_has_tag(game: Game, foe: Foe, tag: str) -> bool:
    """Tell whether a monster has a tag, printed or given by an enhancer."""
    cards = game.cards
    return tag in cards[foe.card].tags or any(cards[c].tag_given == tag for c in foe.enhancers)


def fought(game: Game, foe: Foe) -> bool:
    """Tell whether the munchkin side has to fight a monster at all."""
    conditions = game.cards[foe.card].qualities.get("ignored-unless")
    fight = game.state.fight
    if conditions is None or fight is None:
        return True
    return any(
        each is None or each.holds(game, seat, foe)
        for each in conditions
        for seat in fight.fighters()
    )


def is_cheated(game: Game, card: int) -> bool:
    """Tell whether a card that lifts every requirement is attached (rule cheat-full-use)."""
    hosts = game.state.host
    return bool(hosts) and any(
        host == card and game.cards[other].cheats for other, host in hosts.items()
    )


def is_dulled(game: Game, card: int) -> bool:
    """Tell whether a card is attached that takes everything from an item but its place."""
    hosts = game.state.host
    return bool(hosts) and any(
        host == card and DULLS in game.cards[other].qualities for other, host in hosts.items()
    )


def usable(game: Game, seat: int, card: int) -> bool:
    """Tell whether a player meets an item's restriction, or cheats, and nothing dulls it."""
    if is_dulled(game, card):
        return False
    needs = game.cards[card].usable_by
    return needs is None or needs.holds(game, seat, None) or is_cheated(game, card)


def works(game: Game, seat: int, card: int) -> bool:
    """Tell whether an item in play gives its benefit now (rule items-equipped-gives-bonus)."""
    return game.is_worn(card) and usable(game, seat, card)


def _bonus_counts(game: Game, seat: int, card: int, off: bool, armor_only: bool) -> bool:
    definition = game.cards[card]
    if definition.is_item and (off or (armor_only and definition.slot != "armor")):
        return False
    return _in_force(game, seat, card)


def _in_force(game: Game, seat: int, card: int) -> bool:
    """Tell whether a card in play counts now: an item in use, a curse in the fight that it is for."""
    definition = game.cards[card]
    if definition.is_item:
        return works(game, seat, card)
    if definition.kind == "monster":
        return False
    if definition.kind == "attachment":
        host = game.state.host.get(card, NOBODY)
        return host < 0 or not game.cards[host].is_item or works(game, seat, host)
    return definition.lasting != "fight" or in_fight(game, seat)


def in_fight(game: Game, seat: int) -> bool:
    """Tell whether a player is in the fight, as main player or helper."""
    fight = game.state.fight
    return fight is not None and (seat in (fight.main, fight.helper))


def number(game: Game, seat: int, name: str, base: int, parts: Parts | None = None) -> int:
    """Return a player's number: ``base`` and what the working cards before the player make of it."""
    if name not in game.rules.altered:
        return base
    return _modified(game, seat, name, base, parts)


def _modified(
    game: Game,
    seat: int,
    name: str,
    base: int,
    parts: Parts | None,
    *,
    off: bool = False,
    armor_only: bool = False,
    penalties_only: bool = False,
) -> int:
    """Apply the layers in order: set, multiply, add, clamp."""
    bearing: list[Bearing] = []
    cards = game.cards
    for card in game.state.players[seat].table:
        if name in cards[card].numbers and _bonus_counts(game, seat, card, off, armor_only):
            bearing += _of_card(game, seat, name, card)
    if name in game.rules.lent:
        bearing += _lent(game, seat, name)
    if not bearing:
        return base
    added = 0
    others: list[tuple[int, int]] = []
    for modifier, amount, card in bearing:
        if penalties_only and amount > 0:
            continue
        if modifier.layer == "add":
            added += amount
        else:
            others.append((LAYERS.index(modifier.layer), amount))
        if parts is not None:
            parts.append((amount, card, "card"))
    return _layered(base, added, others) if others else base + added


def _layered(base: int, added: int, others: list[tuple[int, int]]) -> int:
    total = base
    for layer, amount in sorted(others):
        if LAYERS[layer] == "set":
            total = amount
        elif LAYERS[layer] == "multiply":
            total *= amount
    total += added
    return min([total, *(amount for layer, amount in others if LAYERS[layer] == "clamp")])


def _of_card(game: Game, seat: int, name: str, card: int) -> list[Bearing]:
    """Return what a card in play changes of its owner's number."""
    found = [
        (modifier, amount, card)
        for modifier in game.cards[card].numbers[name]
        if modifier.scope == "self"
        and _holds(modifier, game, seat, None)
        and ((amount := _amount(modifier, game, seat, None)) > 0 or not is_cheated(game, card))
    ]
    if name != "strength" or not game.cards[card].is_item:
        return found
    factor = item_factor(game, seat, card)
    if factor == 1:
        return found
    return [(each, amount * factor if amount > 0 else amount, card) for each, amount, card in found]


def item_factor(game: Game, seat: int, card: int) -> int:
    """Return how many times an item's bonus counts for a player now: once, unless a card says so.

    Rules dragons-large-gear-doubled, dragons-fire-immune.
    """
    fight = game.state.fight
    if fight is not None and fight.silenced >> card & 1:
        return 0
    if ITEM_BONUS not in game.rules.altered:
        return 1
    factor = 1
    for modifier, amount, _ in _bearing(game, seat, ITEM_BONUS):
        of: Any = modifier.of
        if of is None or of.fits(game, card):
            factor *= amount
    return factor


def _bearing(game: Game, seat: int, name: str) -> list[Bearing]:
    """Return all modifiers that bear on a player's number."""
    cards = game.cards
    found: list[Bearing] = []
    for card in game.state.players[seat].table:
        if name in cards[card].numbers and _in_force(game, seat, card):
            found += _of_card(game, seat, name, card)
    return found + _lent(game, seat, name) if name in game.rules.lent else found


def _lent(game: Game, seat: int, name: str) -> list[Bearing]:
    """Return what cards change for others than their owner: for the main player, fighters, all.

    A card in play asks its conditions of its owner; a monster, and what lies in the middle, of the
    munchkin concerned.
    """
    cards = game.cards
    found = []
    for owner, player in enumerate(game.state.players):
        for card in player.table:
            for modifier in cards[card].numbers.get(name, ()):
                reaches = _reaches(game, seat, modifier.scope) and _in_force(game, owner, card)
                if reaches and _holds(modifier, game, owner, None):
                    amount = _amount(modifier, game, owner, None)
                    if name == "strength" and cards[card].is_item and amount > 0:
                        amount *= item_factor(game, owner, card)
                    found.append((modifier, amount, card))
    for card in common(game):
        found += [
            (modifier, _amount(modifier, game, seat, None), card)
            for modifier in cards[card].numbers.get(name, ())
            if _reaches(game, seat, modifier.scope) and _holds(modifier, game, seat, None)
        ]
    fight = game.state.fight
    for foe in fight.foes if fight is not None and name != "run_away" else ():
        for card, modifier in foe_modifiers(game, foe, name):
            reaches = _reaches(game, seat, modifier.scope) and fought(game, foe)
            if reaches and _holds(modifier, game, seat, foe):
                found.append((modifier, _amount(modifier, game, seat, foe), card))
    return found


def _reaches(game: Game, seat: int, scope: str) -> bool:
    """Tell whether a modifier of this scope is about a player who is not its card's owner only."""
    fight = game.state.fight
    if scope == "everyone" or fight is None:
        return scope == "everyone"
    return (scope == "main" and seat == fight.main) or (
        scope == "fighters" and seat in (fight.main, fight.helper)
    )


def strength(game: Game, seat: int, parts: Parts | None = None) -> int:
    """Return a player's own combat strength (rule combat-player-strength); it may be below 1."""
    player = game.state.players[seat]
    fight = game.state.fight
    fighting = fight is not None and seat in (fight.main, fight.helper)
    level_counts = bonuses_count = True
    if fight is not None and fighting:
        level_counts = not fight_has(game, fight, "bonuses-only")
        bonuses_count = not fight_has(game, fight, "level-only")
    total = 0
    if level_counts:
        total = player.level
        if parts is not None:
            parts.append((player.level, NOBODY, "level"))
    penalties_only = not bonuses_count
    if penalties_only and not game.switch("level_only_counts_penalties"):
        return total
    off = BONUSES_OFF in game.rules.qualities and has_quality(game, seat, BONUSES_OFF)
    armor_only = ONLY_ARMOR in game.rules.qualities and has_quality(game, seat, ONLY_ARMOR)
    total = _modified(
        game,
        seat,
        "strength",
        total,
        parts,
        off=off,
        armor_only=armor_only,
        penalties_only=penalties_only,
    )
    if fight is not None and fighting:
        for boost in fight.boosts:
            target, amount, card = boost
            if target == seat and (amount < 0 or not penalties_only):
                amount = boost_amount(game, fight, boost)
                total += amount
                if parts is not None:
                    parts.append((amount, card, "card"))
    return total


def boost_amount(game: Game, fight: Fight, boost: tuple[int, int, int]) -> int:
    """Return what a bonus in the fight counts for now: that of an item may count otherwise."""
    target, amount, card = boost
    helps = target != MONSTERS and amount > 0 and game.cards[card].is_item
    if not helps or ITEM_BONUS not in game.rules.altered:
        return amount
    return amount * item_factor(game, fight.main if target == MUNCHKINS else target, card)


def foe_strength(game: Game, fight: Fight, foe: Foe, parts: Parts | None = None) -> int:
    """Return a monster's strength: its level, enhancers, effects and modifiers."""
    cards = game.cards
    definition = cards[foe.card]
    if not fought(game, foe):
        return 0
    total = definition.level + foe.strength
    if parts is not None:
        parts.append((definition.level, NOBODY, "level"))
        if foe.strength:
            parts.append((foe.strength, NOBODY, "effect"))
    for card in foe.enhancers:
        total += cards[card].strength
        if parts is not None:
            parts.append((cards[card].strength, card, "card"))
    for other in fight.foes:
        for card, modifier in foe_modifiers(game, other, "strength"):
            wanted = "self" if other is foe else "other_monsters"
            fits = not modifier.tag or foe_has_tag(game, foe, modifier.tag)
            if modifier.scope == wanted and fits:
                total += _foe_modifier(game, fight, foe, modifier, card, parts)
    for card, modifier in _upon_monsters(game, foe, "strength"):
        total += _foe_modifier(game, fight, foe, modifier, card, parts)
    return total


def _upon_monsters(game: Game, foe: Foe, name: str) -> list[tuple[int, Modifier]]:
    """Return what lies in the middle of the table and changes a number of a monster."""
    bearing = common(game)
    if not bearing or name not in game.rules.altered:
        return []
    cards = game.cards
    return [
        (card, modifier)
        for card in bearing
        for modifier in cards[card].numbers.get(name, ())
        if modifier.scope == "monsters"
        and (not modifier.tag or foe_has_tag(game, foe, modifier.tag))
    ]


def foe_modifiers(game: Game, foe: Foe, name: str) -> list[tuple[int, Modifier]]:
    """Return the modifiers of a number on a monster and its enhancers, each with its card."""
    cards = game.cards
    return [
        (card, modifier)
        for card in (foe.card, *foe.enhancers)
        for modifier in cards[card].numbers.get(name, ())
    ]


def _foe_modifier(
    game: Game, fight: Fight, foe: Foe, modifier: Modifier, card: int, parts: Parts | None
) -> int:
    if not _holds(modifier, game, fight.main, foe):
        return 0
    amount = _amount(modifier, game, fight.main, foe)
    if parts is not None:
        parts.append((amount, card, "reaction"))
    return amount


def foe_number(game: Game, fight: Fight, foe: Foe, name: str, base: int) -> int:
    """Return another number of a monster: its treasures or its levels, never below zero."""
    total = base
    for card, modifier in foe_modifiers(game, foe, name):
        if modifier.scope == "self":
            total += _foe_modifier(game, fight, foe, modifier, card, None)
    for card, modifier in _upon_monsters(game, foe, name):
        total += _foe_modifier(game, fight, foe, modifier, card, None)
    return max(0, total)


def foe_treasures(game: Game, fight: Fight, foe: Foe) -> int:
    """Return how many Treasures a monster is worth (rule enhancers-change-treasure)."""
    if not fought(game, foe):
        return 0
    cards = game.cards
    base = cards[foe.card].treasures + foe.treasures
    base += sum(cards[card].treasures for card in foe.enhancers)
    return foe_number(game, fight, foe, "treasures", base)


def treasures_at_stake(game: Game, fight: Fight) -> int:
    """Return how many Treasures winning the fight would pay, what the main player adds included."""
    total = fight.treasures + sum(foe_treasures(game, fight, foe) for foe in fight.foes)
    return max(0, number(game, fight.main, "treasures", total)) if total else 0


def foe_levels(game: Game, fight: Fight, foe: Foe) -> int:
    """Return how many levels killing a monster gives (rule combat-big-monsters-two-levels)."""
    if not fought(game, foe):
        return 0
    return foe_number(game, fight, foe, "levels", game.cards[foe.card].levels)


def totals(game: Game, fight: Fight) -> tuple[int, int]:
    """Return the strengths of the munchkin side and of the monster side."""
    munchkins = sum(strength(game, seat) for seat in fight.fighters())
    monsters = sum(foe_strength(game, fight, foe) for foe in fight.foes)
    level_only = fight.boosts and fight_has(game, fight, "level-only")
    for boost in fight.boosts:
        target, amount, _ = boost
        if target == MONSTERS:
            monsters += amount
        elif target == MUNCHKINS and not level_only:
            munchkins += boost_amount(game, fight, boost)
    return munchkins, monsters


def winning(game: Game, fight: Fight) -> bool:
    """Tell whether the munchkin side would win (rules combat-ties-lose, combat-warrior-wins-ties)."""
    munchkins, monsters = totals(game, fight)
    if munchkins == monsters:
        return any(has_quality(game, seat, "wins-ties") for seat in fight.fighters())
    return munchkins > monsters


def levels_at_stake(game: Game, fight: Fight) -> int:
    """Return the levels that killing every monster of the fight would give its main player."""
    total = fight.kill_levels + sum(foe_levels(game, fight, foe) for foe in fight.foes)
    return max(0, number(game, fight.main, "levels", total)) if total else 0


def for_the_win(game: Game, fight: Fight) -> bool:
    """Tell whether the fight would bring its main player to the winning level."""
    level = game.state.players[fight.main].level
    return level + levels_at_stake(game, fight) >= game.rules.goal


def may_gain_level(game: Game, seat: int) -> bool:
    """Tell whether a player can gain a level without a kill (rule winning-level-ten-by-kill)."""
    player = game.state.players[seat]
    return player.alive and player.level + 1 < game.rules.goal


def run_away(game: Game, seat: int, foe: Foe | None, parts: Parts | None = None) -> int:
    """Return what is added to a player's roll to run away (from one monster)."""
    total = number(game, seat, "run_away", 0, parts)
    fight = game.state.fight
    if foe is not None and fight is not None:
        for other in fight.foes:
            for card, modifier in foe_modifiers(game, other, "run_away"):
                own = other.uid == foe.uid and modifier.scope == "self"
                reaches = own or _reaches(game, seat, modifier.scope)
                if reaches and _holds(modifier, game, seat, other):
                    amount = _amount(modifier, game, seat, other)
                    total += amount
                    if parts is not None:
                        parts.append((amount, card, "reaction"))
    return total


def sides_of(game: Game, die: Frame) -> int:
    """Return how many sides a die has: the usual number, or its own."""
    return die.number("sides") or game.number_switch("die")


def die_total(game: Game, die: Frame, parts: Parts | None = None) -> int:
    """Return a die with all that bears on it."""
    total = die.number("value") + die.number("bonus") + number(game, die.seat, "dice", 0, parts)
    if die.names.get("purpose") == "run-away":
        fight = game.state.fight
        foe = fight.foe(die.number("foe", NOBODY)) if fight is not None else None
        total += run_away(game, die.seat, foe, parts)
    return total


def hand_limit(game: Game, seat: int) -> int:
    """Return how many cards a player may hold at the end of the own turn."""
    return number(game, seat, "hand_limit", game.number_switch("hand_limit"))


def big_limit(game: Game, seat: int) -> int:
    """Return how many Big Items a player may carry."""
    return number(game, seat, "big_limit", game.number_switch("big_limit"))


def bigs(game: Game, seat: int) -> list[int]:
    """Return the Big Items that count against the limit (not those cheated or on a follower)."""
    cards = game.cards
    host = game.state.host
    return [
        card
        for card in game.state.players[seat].table
        if cards[card].is_item
        and cards[card].big
        and card not in host
        and not is_cheated(game, card)
        and not is_mount(game, card)
    ]


def is_mount(game: Game, card: int) -> bool:
    """Tell whether an item is ridden: worn as long as it is in play, and no load itself."""
    return game.cards[card].slot in game.rules.mounts


def unruly_mounts(game: Game, seat: int) -> list[int]:
    """Return the mounts that cannot all stay: those of no use to their owner, or one too many.

    Rules vehicles-one-only, vehicles-unusable-sell-or-give.
    """
    if not game.rules.mounts:
        return []
    mine = [card for card in game.state.players[seat].table if is_mount(game, card)]
    useless = [card for card in mine if not usable(game, seat, card)]
    if useless:
        return useless
    for slot in sorted({game.cards[card].slot for card in mine}):
        ridden = [
            card for card in mine if game.cards[card].slot == slot and not is_cheated(game, card)
        ]
        if len(ridden) > slot_room(game, seat, slot):
            return ridden
    return []


def excess(game: Game, seat: int) -> list[int]:
    """Return the items of which one has to go: Big Items over the limit, or mounts."""
    big = bigs(game, seat)
    if big and len(big) > big_limit(game, seat):
        return big
    return unruly_mounts(game, seat)


def worth_of(game: Game, card: int) -> int:
    """Return what a card is worth with all that is fixed to it (rule vehicles-enhancer-adds-value)."""
    cards, hosts = game.cards, game.state.host
    return cards[card].value + sum(
        cards[other].value for other, host in hosts.items() if host == card
    )


INSEPARABLE = "inseparable"


def inseparable(game: Game, seat: int, card: int) -> bool:
    """Tell whether a player can part with an item by death alone."""
    if INSEPARABLE not in game.rules.qualities:
        return False
    conditions = game.cards[card].qualities.get(INSEPARABLE)
    return conditions is not None and any(
        c is None or c.holds(game, seat, None) for c in conditions
    )


def capacity(definition: Definition) -> str:
    """Return what an item fills when worn: its slot, or ``hands``, or nothing."""
    return "hands" if definition.hands else definition.slot


def slot_room(game: Game, seat: int, slot: str) -> int:
    """Return how much of a slot a player has (hands: 2 and what cards add)."""
    return number(game, seat, slot, game.rules.slots.get(slot, UNLIMITED))


def slot_use(game: Game, seat: int, slot: str) -> int:
    """Return how much of a slot the equipped items fill."""
    return sum(
        game.cards[card].hands or 1
        for card in game.state.players[seat].table
        if fills_slot(game, card, slot)
    )


def fills_slot(game: Game, card: int, slot: str) -> bool:
    """Tell whether an equipped item counts against a slot."""
    definition = game.cards[card]
    return (
        bool(game.state.equipped >> card & 1)
        and capacity(definition) == slot
        and not is_cheated(game, card)
    )


def helped_key(seat: int) -> str:
    """Return under what it is noted that a player has helped to win a fight in this turn."""
    return f"turn|{seat}|helped-win||"


def one_shots_for(game: Game, seat: int) -> list[int]:
    """Return the one-shots in the fight that helped the side of one who is in it."""
    fight = game.state.fight
    if fight is None or not in_fight(game, seat):
        return []
    helped = {
        card
        for target, amount, card in fight.boosts
        if amount > 0 and (target == MUNCHKINS or target in fight.fighters())
    }
    return [c for c in fight.cards if c in helped and game.cards[c].kind == "one-shot"]


def trophies(game: Game, seat: int) -> int:
    """Return how many monsters a player keeps as trophies."""
    return sum(1 for card in game.state.players[seat].table if game.cards[card].kind == "monster")


FREE_UNIT = 1000
"""How a pair (seat, monster uid) is written as one number in the flight's locals."""


def barred_key(seat: int) -> str:
    """Return under what it is noted that a player plays no more cards in this fight."""
    return f"combat|{seat}|barred||"
