"""Tamed: monsters and enhancers that fight no more, but lie before a player, each in its own way.

What is ridden is no item, but its bonus counts, and it takes the place of other steeds. A recruit is a
follower in all respects. Pets and drones do nothing until they are let go, and what waits is met
behind its player's next door. A familiar catches curses. An enhancer that was sworn in strengthens what its player is. The way
of a card, with its bonus, is noted among the uses until it leaves play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.core.game import Game

STEED = "steed"
"""The slot of what is ridden like a horse, as all sets call it."""

RIDDEN = "ridden"
RECRUIT = "recruit"
PET = "pet"
DRONE = "drone"
WAITING = "waiting"
SWORN = "sworn"
FAMILIAR = "familiar"
WAYS = (RIDDEN, RECRUIT, PET, DRONE, WAITING, SWORN, FAMILIAR)
LENDING = (RIDDEN, RECRUIT, SWORN)
"""Ways in which a card lends its player its bonus."""


def key(way: str, card: int) -> str:
    """Return under what it is noted that a card lies before a player in a way."""
    return f"{way}|{card}"


def note(game: Game, way: str, card: int, number: int) -> None:
    """Note the way of a card that has come before a player, with its bonus or another number."""
    game.state.used[key(way, card)] = number


def lies(game: Game, way: str, card: int) -> bool:
    """Tell whether a card lies before a player in a way."""
    return game.rules.tames and key(way, card) in game.state.used


def those(game: Game, seat: int, way: str) -> list[int]:
    """Return the cards that lie before a player in a way, the oldest first."""
    used = game.state.used
    if not used or not game.rules.tames:
        return []
    return [card for card in game.state.players[seat].table if key(way, card) in used]


def is_tame(game: Game, card: int) -> bool:
    """Tell whether a card lies before a player in any of the ways."""
    return any(lies(game, way, card) for way in WAYS)


def is_follower(game: Game, card: int) -> bool:
    """Tell whether a card in play is a follower: by its kind, or because it was recruited."""
    return game.cards[card].kind == "follower" or lies(game, RECRUIT, card)


def lending(game: Game, seat: int) -> list[int]:
    """Return what adds its bonus to a player's strength."""
    if not game.state.used or not game.rules.tames:
        return []
    table = game.state.players[seat].table
    return [card for card in table if any(lies(game, way, card) for way in LENDING)]


def bonus(game: Game, card: int) -> int:
    """Return what a card that lends its bonus gives its player."""
    return sum(game.state.used.get(key(way, card), 0) for way in LENDING)


def forget(game: Game, card: int) -> None:
    """Let a card be what it was: it has left play."""
    if game.rules.tames:
        for way in WAYS:
            game.state.used.pop(key(way, card), None)
