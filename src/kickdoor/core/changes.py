"""Changes that rules and cards share: levels, cards coming and going, what is worn.

Each tells what happened as an event, marks the table to be checked, and wakes the triggers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kickdoor.core import epic, goals, loads, standing, tack, tamed, traits, values, zones
from kickdoor.core.events import Event
from kickdoor.core.state import CARDS, HANDS, LEVELS, NOBODY, Frame

if TYPE_CHECKING:
    from kickdoor.core.game import Game


def gain_levels(game: Game, seat: int, count: int, *, by_kill: bool, wins: bool = False) -> int:
    """Raise a level; what is no kill stops below those that take one. Return the levels gained.

    Rules conflicts-protected-ten-needs-kill, epic-levels-nineteen-twenty-kills, death-no-levels.
    """
    player = game.state.players[seat]
    if not player.alive:
        return 0
    most = goals.goal(game, seat) if by_kill or wins else goals.ceiling(game, seat)
    gained = max(0, min(count, most - player.level))
    if gained:
        player.level += gained
        game.state.dirty |= LEVELS
        game.emit(Event("level-gained", seat, amount=gained))
        _tell_of_levels(game, seat, gained)
        fight = game.state.fight
        if fight is not None and fight.main == seat and fight.helper >= 0:
            game.wake("helped_level", fight.helper)
    return gained


def leap_key(seat: int) -> str:
    """Return under what it is noted, while it is told, how many levels a player gains at one stroke."""
    return f"leap|{seat}"


def _tell_of_levels(game: Game, seat: int, gained: int) -> None:
    game.state.used[leap_key(seat)] = gained
    game.wake("level_gained", seat)
    del game.state.used[leap_key(seat)]


LOSE_LEVEL = "lose-level"
"""What cards hear of before a curse or Bad Stuff costs a level."""


def lose_levels_to(game: Game, seat: int, count: int, card: int, cause: str) -> None:
    """Lower a level because of a card, unless something is lost instead of it."""
    if count > 0 and LOSE_LEVEL in game.rules.heard and cause in ("curse", "bad-stuff"):
        game.push(Frame("level-loss", seat, card, {"count": count, "cause": cause}))
    else:
        lose_levels(game, seat, count)


def lose_levels(game: Game, seat: int, count: int) -> int:
    """Lower a level, never below 1 (rule levels-floor-one). Return the levels lost."""
    player = game.state.players[seat]
    lost = max(0, min(count, player.level - 1))
    if lost:
        was_epic = epic.is_epic(game, seat)
        player.level -= lost
        if was_epic and not epic.is_epic(game, seat):
            unload(game, seat)
        game.state.dirty |= LEVELS
        game.emit(Event("level-lost", seat, amount=lost))
        game.wake("level_lost", seat)
    return lost


def unload(game: Game, seat: int) -> None:
    """Let a player whose steeds are no longer Epic discard the Big Items that they carried as such.

    Rule epic-steeds-loss-discards-big.
    """
    over = len(loads.bigs(game, seat)) - loads.big_limit(game, seat)
    count = min(over, loads.steed_room(game, seat))
    if count > 0:
        game.push(Frame("unload", seat, NOBODY, {"count": count}))


def draw(game: Game, seat: int, name: str, count: int, *, face_up: bool = False) -> list[int]:
    """Draw cards into a living player's hand (rule death-no-cards-received)."""
    if not game.state.players[seat].alive:
        return []
    drawn = zones.draw(game, name, count, f"hand:{seat}", face_up=face_up)
    receive(game, drawn)
    return drawn


def receive(game: Game, cards: list[int]) -> None:
    """Mark cards as just received (rule timing-noncombat-play-received-card)."""
    state = game.state
    for card in cards:
        state.received |= 1 << card
    state.dirty |= HANDS


def discard_hand_card(game: Game, seat: int, card: int) -> None:
    """Discard a card from a hand."""
    zones.discard(game, card, f"hand:{seat}")
    _scrap(game, seat, card)


SCRAPPED = "scrapped"
"""What those hear who may want an item that a rival parts with."""

FOLLOWER_SCRAPPED = "follower_scrapped"
"""What those hear who may want a follower that a rival parts with."""

SCRAP = "scrap|"
"""How the keys begin under which it is noted that an item or a follower has just come to the discards."""


def scrap_event(game: Game, card: int) -> str:
    """Return what is heard where a card comes to the discards, or nothing."""
    if game.cards[card].is_item:
        return SCRAPPED
    return FOLLOWER_SCRAPPED if game.cards[card].kind == "follower" else ""


def _scrap(game: Game, seat: int, card: int) -> None:
    if scrap_event(game, card) in game.rules.heard:
        game.state.used[f"{SCRAP}{seat}|{card}"] = 1


ARRIVED: Final = "item_arrived"
"""What those hear who may stop an item before it is of any use to a rival."""

ARRIVAL = "arrival|"
"""How the keys begin under which it is noted that an item has just come into play."""


def arrive(game: Game, seat: int, card: int) -> None:
    """Note that an item was played, where somebody may want to know."""
    if ARRIVED in game.rules.heard and game.cards[card].is_item:
        game.state.used[f"{ARRIVAL}{seat}|{card}"] = 1


GIFT: Final = "gift"
"""What those hear who may put their noses into what one rival gives another."""

GIVEN = "given|"
"""How the keys begin under which it is noted that a card has just been given."""


def give(game: Game, giver: int, taker: int, card: int) -> None:
    """Note that a card was given, where somebody may want to know."""
    if GIFT in game.rules.heard:
        game.state.used[f"{GIVEN}{giver}|{taker}|{card}"] = 1


def where_given(game: Game, card: int, taker: int) -> str:
    """Return the zone of a player in which a card lies that was given, or nothing."""
    player = game.state.players[taker]
    if card in player.hand:
        return f"hand:{taker}"
    return f"table:{taker}" if card in player.table else ""


def declare(game: Game, seat: int, card: int, token: str) -> None:
    """Let a player count as an identity by a card, or, where that was so, no longer."""
    used, key = game.state.used, zones.declared_key(card)
    said = used.pop(key, 0)
    if not said:
        used[key] = game.rules.by_id[token].index + 1
    game.state.dirty |= CARDS
    game.emit(Event("declared", seat, cards=game.names((card,)), amount=0 if said else 1))


def attached_to(game: Game, card: int) -> list[int]:
    """Return the cards that lie on a card."""
    return [other for other, host in game.state.host.items() if host == card]


def all_on(game: Game, card: int) -> list[int]:
    """Return the cards that lie on a card, and what lies on those: all that goes with it."""
    found = attached_to(game, card)
    for each in found:
        found += attached_to(game, each)
    return found


def leave_table(game: Game, seat: int, card: int) -> list[int]:
    """Discard what goes with a card that leaves play; return what it carried away.

    Rules cheat-lost-with-item, hirelings-sacrifice-items-go-russia.
    """
    gone = all_on(game, card)
    for other in gone:
        zones.discard(game, other, f"table:{seat}")
    return gone


def discard_from_table(game: Game, seat: int, card: int) -> None:
    """Discard a card in play with what lies on it, and what lasted only as long as it did.

    What nobody ever loses stays (rule roles-character-stays-vox), and what went with another card is
    gone already.
    """
    if traits.is_fixed(game, card) or card not in game.state.players[seat].table:
        return
    gone = leave_table(game, seat, card)
    zones.discard(game, card, f"table:{seat}")
    game.state.dirty |= CARDS
    for lost in (card, *gone):
        end_lasting(game, seat, lost)
        _scrap(game, seat, lost)
    game.wake("discarded", seat)
    if loads.is_steed(game, card):
        for other, player in enumerate(game.state.players):
            if other != seat and player.alive:
                game.wake("steed_discarded", other)


def end_lasting(game: Game, seat: int, lost: int) -> None:
    """Discard the lasting curses that end when such a card is lost (rule curses-lasting-kept)."""
    for card in list(game.state.players[seat].table):
        until = game.cards[card].lasting_until
        if until is not None and _ends(until, game, lost):
            zones.discard(game, card, f"table:{seat}")


def _ends(until: Any, game: Game, lost: int) -> bool:
    return bool(until.fits(game, lost))


def to_table(game: Game, seat: int, card: int, source: str) -> None:
    """Put a card into play before a player."""
    zones.move(game, card, source, f"table:{seat}")
    game.state.received &= ~(1 << card)
    game.state.dirty |= CARDS


def to_centre(game: Game, card: int, source: str) -> None:
    """Lay a card in the middle of the table; where its group has no more room, the oldest one goes.

    Rules seasons-only-one, seasons-new-discards-old, seasons-any-order.
    """
    group = game.cards[card].group
    lying = [each for each in game.state.centre if game.cards[each].group == group]
    for each in lying[: max(0, len(lying) + 1 - game.rules.centre.get(group, 1))]:
        zones.discard(game, each, "centre")
    zones.move(game, card, source, "centre")
    game.state.received &= ~(1 << card)
    game.state.dirty |= CARDS


def followers(game: Game, seat: int) -> list[int]:
    """Return the followers of a player that count against the limit (not those cheated)."""
    return [
        card
        for card in game.state.players[seat].table
        if tamed.is_follower(game, card) and not standing.is_cheated(game, card)
    ]


def follower_limit(game: Game, seat: int) -> int:
    """Return how many followers a player may have (rule hirelings-one-in-play)."""
    return values.number(game, seat, "follower_limit", game.number_switch("follower_limit"))


def make_room_for_follower(game: Game, seat: int, new: int) -> None:
    """Discard followers, the oldest first, where there is no room for one who just came.

    Who came may change the limit himself, so that room is made once he is there.
    """
    mine = [card for card in followers(game, seat) if card != new]
    room = follower_limit(game, seat) - 1
    for card in mine[: max(0, len(mine) - room)]:
        discard_from_table(game, seat, card)


PLACES = "places"
"""The number of identities of a group that one may have, which modifiers name with ``of``."""


def identity_limit(game: Game, seat: int, group: str) -> int:
    """Return how many identities of a group a player may have (rule classes-only-one)."""
    limit = game.rules.groups.get(group, 1)
    card = traits.permission(game, seat, group)
    limit = max(limit, game.cards[card].places) if card >= 0 else limit
    if PLACES not in game.rules.altered:
        return limit
    for modifier, amount, _ in values.bearing_on(game, seat, PLACES):
        if getattr(modifier.of, "group", "") == group:
            limit = max(limit, amount) if modifier.layer == "set" else limit + amount
    return limit


def take_identity(game: Game, seat: int, card: int) -> None:
    """Lay down an identity or a permission; the only one of its group makes room for it.

    Where there are several, the check of limits asks which one goes (rule classes-replacement).
    """
    definition = game.cards[card]
    mine = traits.identities(game, seat, definition.group)
    only_one = identity_limit(game, seat, definition.group) == 1
    replaced = only_one and len(mine) == 1 and not standing.for_good(game, seat, mine[0])
    if definition.kind == "identity" and replaced:
        discard_from_table(game, seat, mine[0])
    to_table(game, seat, card, "flight")


def wear(game: Game, seat: int, card: int) -> None:
    """Equip an item that lies before a player."""
    game.state.equipped |= 1 << card
    game.state.dirty |= CARDS
    game.emit(Event("equipped", seat, cards=game.names((card,))))


def take_off(game: Game, seat: int, card: int) -> None:
    """Turn an equipped item sideways (rule items-unequipped-sideways)."""
    game.state.equipped &= ~(1 << card)
    game.state.dirty |= CARDS
    game.emit(Event("unequipped", seat, cards=game.names((card,))))


def fits_on(game: Game, seat: int, card: int) -> bool:
    """Tell whether an item could be worn beside what is worn now."""
    definition = game.cards[card]
    slot = loads.capacity(definition)
    if definition.worn_by or not standing.usable(game, seat, card):
        return False
    if not slot or standing.is_cheated(game, card):
        return True
    need = loads.takes(game, seat, card)
    return loads.slot_use(game, seat, slot) + need <= loads.slot_room(game, seat, slot)


def hand_over(game: Game, giver: int, taker: int, card: int) -> None:
    """Move an item in play to another player; it stays in play, locked until the taker's turn.

    What its steed has taken along is there already.

    Rules trading-received-stays-in-play, trading-received-no-sale-or-discard-munchkins.
    """
    state = game.state
    if card not in state.players[giver].table:
        return
    moving = [card, *all_on(game, card)]
    state.host.pop(card, None)
    for each in moving:
        zones.move(game, each, f"table:{giver}", f"table:{taker}")
    state.equipped &= ~(1 << card)
    if taker != state.active and game.switch("trade_lock"):
        state.locked |= 1 << card
        for each in moving:
            state.locked |= int(tack.is_on(game, each)) << each
    state.dirty |= CARDS
    for lost in moving:
        end_lasting(game, giver, lost)
    wearable = game.cards[card].kind == "item" and fits_on(game, taker, card)
    if loads.is_mount(game, card) or (wearable and not in_fight_or_flight(game, taker)):
        wear(game, taker, card)
    if game.cards[card].worn_by and not in_fight_or_flight(game, taker):
        tack.saddle(game, taker, card)


def in_fight_or_flight(game: Game, seat: int) -> bool:
    """Tell whether a player fights or runs, so that nothing worn may change."""
    return standing.in_fight(game, seat)


def run_program(
    game: Game, card: int, program: int, you: int, victim: int, **names: int | str
) -> None:
    """Put an effect on the stack: a program of a card, for ``you``, upon ``victim``."""
    if program < 0:
        return
    names_of: dict[str, int | str | tuple[int, ...] | tuple[str, ...] | None] = {
        "program": program,
        "at": 0,
        "you": you,
        "victim": victim,
        **names,
    }
    game.push(Frame("effect", you, card, names_of))


def kill(game: Game, seat: int) -> None:
    """Begin a player's death."""
    if game.state.players[seat].alive:
        game.push(Frame("death", seat, NOBODY, {}, "dies"))


def look(game: Game, seat: int, deck: str, cards: tuple[int, ...]) -> None:
    """Let a player look at cards of a deck; everybody sees that he does."""
    for card in cards:
        game.state.known[card] |= 1 << seat
    named = game.names(cards)
    game.emit(Event("looked", seat, cards=named, target=deck, seen=1 << seat))
