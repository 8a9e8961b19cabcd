"""Targets: what fits the picks of a play, and leaves the rest of it possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.core import joined, standing, tamed, traits
from kickdoor.core.definition import Condition
from kickdoor.core.state import MONSTERS, MUNCHKINS, Frame
from kickdoor.lang.filters import Filter
from kickdoor.rules import costs, limits

if TYPE_CHECKING:
    from kickdoor.core.acts import Named
    from kickdoor.core.definition import Pick, Play
    from kickdoor.core.game import Game


def bound(play: Play, numbers: list[int]) -> dict[str, int]:
    """Return the names of the picks that are made, with their values."""
    return {pick.name: value for pick, value in zip(play.picks, numbers, strict=False)}


def possible(game: Game, seat: int, card: int, play: Play, names: dict[str, int]) -> bool:
    """Tell whether every operation of a play could do what it says."""
    definition = game.cards[card]
    if play.do < 0 or not definition.doubtful[play.do]:
        return True
    frame = Frame("effect", seat, card, {"you": seat, "victim": seat, **names})
    return all(each.possible(game, frame) for each in definition.programs[play.do])


def candidates(
    game: Game, seat: int, card: int, play: Play, pick: Pick, names: dict[str, int]
) -> Named:
    """Return what fits a pick, and leaves the rest of the play possible."""
    found = _fitting(game, seat, card, play, pick, names)
    certain = play.do < 0 or not game.cards[card].doubtful[play.do]
    if pick is play.picks[-1] and certain and not play.each and play.cost is None:
        return found
    return {
        token: value
        for token, value in found.items()
        if _leads_on(game, seat, card, play, pick, {**names, pick.name: value})
    }


def _leads_on(
    game: Game, seat: int, card: int, play: Play, pick: Pick, names: dict[str, int]
) -> bool:
    """Tell whether the play can be completed after a pick."""
    if not _each_left(game, seat, card, play, pick, names[pick.name]):
        return False
    if pick is play.picks[-1]:
        payable = costs.can_pay(
            game, seat, costs.kept(play, card, names), costs.due(game, play, names)
        )
        return payable and possible(game, seat, card, play, names)
    following = play.picks[play.picks.index(pick) + 1]
    return bool(candidates(game, seat, card, play, following, names))


def _each_left(game: Game, seat: int, card: int, play: Play, pick: Pick, value: int) -> bool:
    if play.each != pick.name:
        return True
    return limits.used(game, seat, card, play, {pick.name: value}) < max(1, play.limit)


def _fitting(
    game: Game, seat: int, card: int, play: Play, pick: Pick, names: dict[str, int]
) -> Named:
    fight = game.state.fight
    kind = pick.kind
    if kind == "side":
        banned = _one_shot_banned(game, card) or _only_for_monsters(game, seat)
        sides = {"munchkins": MUNCHKINS, "monsters": MONSTERS}
        return {"monsters": MONSTERS} if banned else sides
    if kind == "monster":
        if fight is None or (_one_shot_banned(game, card)):
            return {}
        return name_foes(game, pick.which)
    if kind == "player":
        return _players(game, seat, pick)
    if kind == "item":
        return _items(game, seat, card, pick, names)
    if kind == "identity":
        return game.name_cards(_bare_identities(game, seat, pick))
    if kind == "hand_card":
        hand = [
            each
            for each in game.state.players[seat].hand
            if each != card and fits(game, pick.which, each)
        ]
        return game.name_cards(hand)
    low, high = pick.count
    return {str(number): number for number in range(low, high + 1)}


def _only_for_monsters(game: Game, seat: int) -> bool:
    """Tell whether a monster lets those who are not in the fight play for its side alone."""
    fight = game.state.fight
    return (
        fight is not None
        and seat not in fight.fighters()
        and standing.fight_has(game, fight, "outsiders-one-shots-only")
    )


def _one_shot_banned(game: Game, card: int) -> bool:
    fight = game.state.fight
    return (
        fight is not None
        and game.cards[card].kind == "one-shot"
        and standing.fight_has(game, fight, "no-one-shots")
    )


def fits(game: Game, which: object, card: int) -> bool:
    """Tell whether a card passes a pick's filter, if it has one."""
    return not isinstance(which, Filter) or which.fits(game, card)


def name_foes(game: Game, which: object = None) -> Named:
    """Return tokens for the monsters of the fight; the second of a name is numbered."""
    fight = game.state.fight
    named: Named = {}
    count: dict[str, int] = {}
    for foe in fight.foes if fight is not None else ():
        ident = game.cards[foe.card].ident
        count[ident] = count.get(ident, 0) + 1
        if not isinstance(which, Filter) or which.fits_foe(game, foe):
            named[ident if count[ident] == 1 else f"{ident}#{count[ident]}"] = foe.uid
    return named


def _players(game: Game, seat: int, pick: Pick) -> Named:
    found: Named = {}
    for other, player in enumerate(game.state.players):
        if not player.alive or (pick.not_self and other == seat):
            continue
        if pick.in_fight and not standing.in_fight(game, other):
            continue
        which = pick.which
        if not isinstance(which, Condition) or which.holds(game, other, None):
            found[f"@{other}"] = other
    return found


def _bare_identities(game: Game, seat: int, pick: Pick) -> list[int]:
    """Return a player's identities of some groups that nothing is attached to."""
    groups: Any = pick.which
    laden = {
        host for card, host in game.state.host.items() if game.cards[card].kind == "attachment"
    }
    return [
        card
        for group in groups
        for card in traits.identities(game, seat, group)
        if card not in laden
    ]


def _may_be_picked(game: Game, pick: Pick, card: int) -> bool:
    """Tell whether a card is an item that fits, or a follower where the pick is content with any."""
    if pick.followers and tamed.is_follower(game, card):
        return True
    return game.cards[card].is_item and fits(game, pick.which, card)


def _items(game: Game, seat: int, card: int, pick: Pick, names: dict[str, int]) -> Named:
    state = game.state
    if pick.of == "you":
        owners = [seat]
    elif pick.of == "player":
        owners = [names.get("player", seat)]
    else:
        owners = [other for other, player in enumerate(state.players) if player.alive]
    attaching = game.cards[card].kind == "attachment"
    found: list[int] = []
    for owner in owners:
        cards = state.players[owner].table
        if attaching and owner == seat:
            cards = cards + state.players[owner].hand
        found += [
            each
            for each in cards
            if _may_be_picked(game, pick, each)
            and not joined.is_part(game, each)
            and each != card
            and not (
                attaching
                and (game.cards[each].kind == "one-shot" or standing.is_cheated(game, each))
            )
        ]
    return game.name_cards(found)
