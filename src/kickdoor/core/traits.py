"""Traits: what a player is, by the identities and what goes with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import tamed, zones
from kickdoor.core.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game


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


def is_on_identity(game: Game, card: int) -> bool:
    """Tell whether a card in play lies on an identity, and so is part of what its owner is."""
    host = game.state.host.get(card, NOBODY)
    on = host >= 0 and game.cards[host].kind == "identity"
    return on and game.cards[card].kind == "attachment"


def drawbacks_lifted(game: Game, seat: int, group: str) -> bool:
    """Tell whether a player's only identity of a group is rid of its disadvantages by a permission.

    Rule super-munchkin-one-class-no-drawbacks.
    """
    return len(identities(game, seat, group)) == 1 and permission(game, seat, group) >= 0


def bears_drawback(game: Game, seat: int, name: str) -> bool:
    """Tell whether the disadvantages of an identity, or of a card that lies on one, hold now."""
    cards, host = game.cards, game.state.host
    for card in game.state.players[seat].table:
        if name in (cards[card].ident, cards[card].ident.rsplit("/", 1)[-1]):
            return not drawbacks_lifted(game, seat, cards[host.get(card, card)].group)
    return False


def permission(game: Game, seat: int, group: str) -> int:
    """Return the card that lets a player have more of a group (Super Munchkin), or NOBODY."""
    cards = game.cards
    for card in game.state.players[seat].table:
        of_group = cards[card].kind == "permission" and cards[card].group == group
        if of_group and cards[card].places:
            return card
    return NOBODY


def has_trait(
    game: Game, seat: int, group: str, name: str, *, drawback: bool = False, seen: bool = False
) -> bool:
    """Tell whether a player has an identity; the group's plain names mean having none.

    With ``drawback``, an identity whose disadvantages a permission card lifts does not count
    (rule super-munchkin-one-class-no-drawbacks). With ``seen`` it is a monster that looks, which may
    take one identity for another.
    """
    mine = identities(game, seat, group)
    if name in game.rules.plain.get(group, ()):
        return not mine
    cards = game.cards
    for card in mine:
        taken_for = seen and cards[card].seen_as == name
        called = (cards[card].ident.rsplit("/", 1)[-1], cards[card].same_as.rsplit("/", 1)[-1])
        if name in called or taken_for:
            return not (drawback and len(mine) == 1 and permission(game, seat, group) >= 0)
    return zones.MEMBERSHIP in game.rules.qualities and _declared(game, seat, name)


def _declared(game: Game, seat: int, name: str) -> bool:
    """Tell whether a player counts as something by a card that lets him say so."""
    used, cards = game.state.used, game.cards
    for card in game.state.players[seat].table:
        number = used.get(zones.declared_key(card), 0)
        if number and zones.MEMBERSHIP in cards[card].qualities:
            return game.rules.definitions[number - 1].ident.rsplit("/", 1)[-1] == name
    return False


def lowest(game: Game, seats: Iterable[int]) -> list[int]:
    """Return the living seats with the lowest level among those given."""
    players = game.state.players
    alive = [seat for seat in seats if players[seat].alive]
    if not alive:
        return []
    least = min(players[seat].level for seat in alive)
    return [seat for seat in alive if players[seat].level == least]


def others_have(game: Game, seat: int, group: str) -> int:
    """Return how many different identities of a group rivals have that a player has not."""
    cards, players = game.cards, game.state.players
    mine = {cards[card].same_as for card in identities(game, seat, group)}
    theirs = {
        cards[card].same_as
        for other, player in enumerate(players)
        for card in identities(game, other, group)
        if other != seat and player.alive
    }
    return len(theirs - mine)


def bearing(game: Game, seat: int, ident: str) -> list[int]:
    """Return the cards before a player that are an identity, under whatever name."""
    table, cards = game.state.players[seat].table, game.cards
    return [card for card in table if cards[card].same_as == ident]


def trophies(game: Game, seat: int) -> int:
    """Return how many monsters a player keeps as trophies."""
    return sum(
        1
        for card in game.state.players[seat].table
        if game.cards[card].kind == "monster" and not tamed.is_tame(game, card)
    )
