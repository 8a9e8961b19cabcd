"""Standing: which cards are in force now, and the standing rules that they give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import joined
from kickdoor.core.ruleset import FREE_OF
from kickdoor.core.state import NOBODY

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight, Foe


DULLS = "dulls-item"
INSEPARABLE = "inseparable"
FOR_GOOD = "for-good"
BEYOND_REACH = "beyond-reach"


def common(game: Game) -> list[int]:
    """Return the cards that bear on everybody: rules of the set, and what lies in the middle."""
    centre = game.state.centre
    if centre and game.rules.newest:
        centre = [card for card in centre if _holds(game, card)]
    return [*game.rules.standing, *centre] if centre or game.rules.standing else centre


def _holds(game: Game, card: int) -> bool:
    """Tell whether a card in the middle is not covered by a newer one of its group."""
    group = game.cards[card].group
    return group not in game.rules.newest or lying(game, group)[-1] == card


def lying(game: Game, group: str) -> list[int]:
    """Return the cards of a group in the middle of the table, the newest last."""
    return [card for card in game.state.centre if game.cards[card].group == group]


def in_centre(game: Game, group: str, name: str) -> bool:
    """Tell whether a card of a group lies in the middle that has this name, or this tag.

    The group's plain name means that none of it lies there (rule seasons-refer-to-table).
    """
    cards = game.cards
    lying = [card for card in game.state.centre if cards[card].group == group]
    if name in game.rules.plain.get(group, ()):
        return not lying
    return any(
        name in cards[card].tags or cards[card].ident.rsplit("/", 1)[-1] == name for card in lying
    )


def has_quality(game: Game, seat: int, quality: str) -> bool:
    """Tell whether some working card gives a player a standing rule: an own one, or one for all."""
    if quality not in game.rules.qualities:
        return False
    cards = game.cards
    for card in game.state.players[seat].table:
        conditions = cards[card].qualities.get(quality)
        if conditions is None or not in_force(game, seat, card):
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
    """Tell whether a monster has a tag: printed, given by an enhancer, or for this fight."""
    cards = game.cards
    return (
        tag in cards[foe.card].tags
        or any(cards[c].tag_given == tag for c in foe.enhancers)
        or _tagged_key(foe, tag) in game.state.used
    )


def tag_foe(game: Game, foe: Foe, tag: str) -> None:
    """Let a monster have a tag until the fight ends."""
    game.state.used[_tagged_key(foe, tag)] = 1


def _tagged_key(foe: Foe, tag: str) -> str:
    return f"combat||tagged|{tag}|{foe.uid}"


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
    lying = [other for other, host in game.state.host.items() if host == card]
    return bool(lying) and any(game.cards[other].cheats for other in lying)


def is_dulled(game: Game, card: int) -> bool:
    """Tell whether a card is attached that takes everything from an item but its place."""
    lying = [other for other, host in game.state.host.items() if host == card]
    return bool(lying) and any(DULLS in game.cards[other].qualities for other in lying)


def usable(game: Game, seat: int, card: int) -> bool:
    """Tell whether a player meets an item's restrictions, or cheats, and nothing dulls it."""
    root = joined.whole(game, card)
    return all(_usable(game, seat, root, each) for each in joined.parts(game, root))


def _usable(game: Game, seat: int, card: int, part: int) -> bool:
    """Tell whether nothing on one part of an item is in a player's way."""
    if is_dulled(game, card):
        return False
    needs = game.cards[part].usable_by
    if needs is None or needs.holds(game, seat, None) or is_cheated(game, card):
        return True
    if _used_by_another(game, card):
        return True
    free = _waived_groups(game, seat) if game.rules.waivers else {}
    return bool(free) and needs.waived(game, seat, free)


def _used_by_another(game: Game, card: int) -> bool:
    """Tell whether a follower carries an item who uses it whatever the owner is."""
    host = game.cards[game.state.host[card]] if card in game.state.host else None
    return host is not None and host.kind == "follower" and host.cheats


def _waived_groups(game: Game, seat: int) -> dict[str, frozenset[str]]:
    """Return the groups whose restrictions of items do not bind a player, with who frees him."""
    cards = game.cards
    free: dict[str, frozenset[str]] = {}
    for quality in game.rules.waivers:
        givers = {
            cards[card].ident.rsplit("/", 1)[-1]
            for card in game.state.players[seat].table
            for when in cards[card].qualities.get(quality, ())
            if when is None or when.holds(game, seat, None)
        }
        if givers:
            free[quality.removeprefix(FREE_OF)] = frozenset(givers)
    return free


def works(game: Game, seat: int, card: int) -> bool:
    """Tell whether an item in play gives its benefit now (rule items-equipped-gives-bonus)."""
    return game.is_worn(card) and usable(game, seat, card)


def in_force(game: Game, seat: int, card: int) -> bool:
    """Tell whether a card in play counts now: an item in use, a curse in the fight that it is for."""
    definition = game.cards[card]
    if definition.is_item:
        return works(game, seat, card)
    if definition.kind in ("monster", "enhancer"):
        return False
    if definition.kind == "attachment":
        host = game.state.host.get(card, NOBODY)
        return host < 0 or not game.cards[host].is_item or works(game, seat, host)
    return definition.lasting != "fight" or in_fight(game, seat)


def in_fight(game: Game, seat: int) -> bool:
    """Tell whether a player is in the fight, as main player or helper."""
    fight = game.state.fight
    return fight is not None and (seat in (fight.main, fight.helper))


def for_good(game: Game, seat: int, card: int) -> bool:
    """Tell whether a player has an identity that nothing takes but a card that says so."""
    if FOR_GOOD not in game.rules.qualities:
        return False
    conditions = game.cards[card].qualities.get(FOR_GOOD)
    return conditions is not None and any(
        c is None or c.holds(game, seat, None) for c in conditions
    )


def beyond_reach(game: Game, seat: int, card: int) -> bool:
    """Tell whether nothing takes an identity or an item from a player who does not part with it."""
    if BEYOND_REACH not in game.rules.qualities:
        return False
    conditions = game.cards[card].qualities.get(BEYOND_REACH)
    return conditions is not None and any(
        c is None or c.holds(game, seat, None) for c in conditions
    )


def inseparable(game: Game, seat: int, card: int) -> bool:
    """Tell whether a player can part with an item by death alone."""
    if INSEPARABLE not in game.rules.qualities:
        return False
    conditions = game.cards[card].qualities.get(INSEPARABLE)
    return conditions is not None and any(
        c is None or c.holds(game, seat, None) for c in conditions
    )
