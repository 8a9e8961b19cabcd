"""Strengths: what a fight comes to - both sides, what is at stake, and the rolls to get away.

As with other numbers, ``parts`` takes the breakdown of a total.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import goals, standing, values
from kickdoor.core.state import MONSTERS, MUNCHKINS, NOBODY

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight, Foe, Frame
    from kickdoor.core.values import Parts


BONUSES_OFF = "no-item-bonuses"
SURE_FOOTED = "sure-footed"
ONLY_ARMOR = "no-item-bonuses-but-armor"


def strength(game: Game, seat: int, parts: Parts | None = None) -> int:
    """Return a player's own combat strength (rule combat-player-strength); it may be below 1."""
    player = game.state.players[seat]
    fight = game.state.fight
    fighting = fight is not None and seat in (fight.main, fight.helper)
    level_counts = bonuses_count = True
    if fight is not None and fighting:
        level_counts = not standing.fight_has(game, fight, "bonuses-only")
        bonuses_count = not standing.fight_has(game, fight, "level-only")
    total = 0
    if level_counts:
        total = player.level
        if parts is not None:
            parts.append((player.level, NOBODY, "level"))
    penalties_only = not bonuses_count
    if penalties_only and not game.switch("level_only_counts_penalties"):
        return total
    off = BONUSES_OFF in game.rules.qualities and standing.has_quality(game, seat, BONUSES_OFF)
    armor_only = ONLY_ARMOR in game.rules.qualities and standing.has_quality(game, seat, ONLY_ARMOR)
    total = values.modified(
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
    if not helps or values.ITEM_BONUS not in game.rules.altered:
        return amount
    return amount * values.item_factor(game, fight.main if target == MUNCHKINS else target, card)


def foe_strength(game: Game, fight: Fight, foe: Foe, parts: Parts | None = None) -> int:
    """Return a monster's strength: its level, enhancers, effects and modifiers."""
    cards = game.cards
    definition = cards[foe.card]
    if not standing.fought(game, foe):
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
        for card, modifier in values.foe_modifiers(game, other, "strength"):
            wanted = "self" if other is foe else "other_monsters"
            fits = not modifier.tag or standing.foe_has_tag(game, foe, modifier.tag)
            if modifier.scope == wanted and fits:
                total += values.foe_modifier(game, fight, foe, modifier, card, parts)
    for card, modifier in values.upon_monsters(game, foe, "strength"):
        total += values.foe_modifier(game, fight, foe, modifier, card, parts)
    return total


def foe_treasures(game: Game, fight: Fight, foe: Foe) -> int:
    """Return how many Treasures a monster is worth (rule enhancers-change-treasure)."""
    if not standing.fought(game, foe):
        return 0
    cards = game.cards
    base = cards[foe.card].treasures + foe.treasures
    base += sum(cards[card].treasures for card in foe.enhancers)
    return values.foe_number(game, fight, foe, "treasures", base)


def treasures_at_stake(game: Game, fight: Fight) -> int:
    """Return how many Treasures winning the fight would pay, what the main player adds included."""
    total = fight.treasures + sum(foe_treasures(game, fight, foe) for foe in fight.foes)
    return max(0, values.number(game, fight.main, "treasures", total)) if total else 0


def foe_levels(game: Game, fight: Fight, foe: Foe) -> int:
    """Return how many levels killing a monster gives (rule combat-big-monsters-two-levels)."""
    if not standing.fought(game, foe):
        return 0
    return values.foe_number(game, fight, foe, "levels", game.cards[foe.card].levels)


def totals(game: Game, fight: Fight) -> tuple[int, int]:
    """Return the strengths of the munchkin side and of the monster side."""
    munchkins = sum(strength(game, seat) for seat in fight.fighters())
    monsters = sum(foe_strength(game, fight, foe) for foe in fight.foes)
    level_only = fight.boosts and standing.fight_has(game, fight, "level-only")
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
        return any(standing.has_quality(game, seat, "wins-ties") for seat in fight.fighters())
    return munchkins > monsters


def levels_at_stake(game: Game, fight: Fight) -> int:
    """Return the levels that killing every monster of the fight would give its main player."""
    total = fight.kill_levels + sum(foe_levels(game, fight, foe) for foe in fight.foes)
    return max(0, values.number(game, fight.main, "levels", total)) if total else 0


def for_the_win(game: Game, fight: Fight) -> bool:
    """Tell whether the fight would bring its main player to the winning level."""
    level = game.state.players[fight.main].level
    return level + levels_at_stake(game, fight) >= goals.goal(game, fight.main)


def may_gain_level(game: Game, seat: int) -> bool:
    """Tell whether a player can gain a level without a kill (rule winning-level-ten-by-kill)."""
    player = game.state.players[seat]
    return player.alive and player.level < goals.ceiling(game, seat)


def run_away(game: Game, seat: int, foe: Foe | None, parts: Parts | None = None) -> int:
    """Return what is added to a player's roll to run away (from one monster)."""
    sure = SURE_FOOTED in game.rules.qualities and standing.has_quality(game, seat, SURE_FOOTED)
    total = values.modified(game, seat, "run_away", 0, parts, gains_only=sure)
    fight = game.state.fight
    if foe is not None and fight is not None:
        for other in fight.foes:
            for card, modifier in values.foe_modifiers(game, other, "run_away"):
                own = other.uid == foe.uid and modifier.scope == "self"
                reaches = own or values.reaches(game, seat, modifier.scope)
                if reaches and values.holds(modifier, game, seat, other):
                    amount = values.amount_of(modifier, game, seat, other)
                    if sure and amount < 0:
                        continue
                    total += amount
                    if parts is not None:
                        parts.append((amount, card, "reaction"))
    return total


def sides_of(game: Game, die: Frame) -> int:
    """Return how many sides a die has: the usual number, or its own."""
    return die.number("sides") or game.number_switch("die")


def die_total(game: Game, die: Frame, parts: Parts | None = None) -> int:
    """Return a die with all that bears on it."""
    total = (
        die.number("value") + die.number("bonus") + values.number(game, die.seat, "dice", 0, parts)
    )
    if die.names.get("purpose") == "run-away":
        fight = game.state.fight
        foe = fight.foe(die.number("foe", NOBODY)) if fight is not None else None
        total += run_away(game, die.seat, foe, parts)
    return total


def opposing(game: Game, seat: int, tag: str) -> int:
    """Return how many cards with a tag are on the monsters' side, for one who fights them.

    They are the monsters that it is printed on, enhancers that bear or give it, and what was thrown in.
    """
    fight = game.state.fight
    if fight is None or not standing.in_fight(game, seat):
        return 0
    there = [card for foe in fight.foes for card in (foe.card, *foe.enhancers)]
    there += [card for target, amount, card in fight.boosts if target == MONSTERS and amount > 0]
    cards = game.cards
    return sum(1 for card in there if game.has_tag(card, tag) or cards[card].tag_given == tag)


def one_shots_for(game: Game, seat: int) -> list[int]:
    """Return the one-shots in the fight that helped the side of one who is in it."""
    fight = game.state.fight
    if fight is None or not standing.in_fight(game, seat):
        return []
    helped = {
        card
        for target, amount, card in fight.boosts
        if amount > 0 and (target == MUNCHKINS or target in fight.fighters())
    }
    return [c for c in fight.cards if c in helped and game.cards[c].kind == "one-shot"]
