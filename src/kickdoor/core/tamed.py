"""Tamed: monsters that no longer fight, but lie before a player - ridden, as a pet, or as a follower.

One that is ridden is no item, but its bonus counts, and it takes the place of other steeds. A pet
does nothing until it is let go. One that was recruited is a follower in all respects. Which of these a monster is, and the bonus, is noted among the
uses, under its card, until it leaves play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.core.game import Game

STEED = "steed"
"""The slot of what is ridden like a horse, as all sets call it."""


def ridden_key(card: int) -> str:
    """Return under what it is noted that a monster is ridden, with its bonus."""
    return f"ridden|{card}"


def pet_key(card: int) -> str:
    """Return under what it is noted that a monster is a pet."""
    return f"pet|{card}"


def recruit_key(card: int) -> str:
    """Return under what it is noted that a monster comes along as a follower, with its bonus."""
    return f"recruit|{card}"


def drone_key(card: int) -> str:
    """Return under what it is noted that a monster is a drone."""
    return f"drone|{card}"


def waiting_key(card: int) -> str:
    """Return under what it is noted that a monster waits for the next door of whom it lies before."""
    return f"waiting|{card}"


def sworn_key(card: int) -> str:
    """Return under what it is noted that an enhancer lies on what a player is, with its bonus."""
    return f"sworn|{card}"


def is_recruit(game: Game, card: int) -> bool:
    """Tell whether a monster in play is a follower."""
    return game.rules.tames and recruit_key(card) in game.state.used


def is_follower(game: Game, card: int) -> bool:
    """Tell whether a card in play is a follower: by its kind, or because it was recruited."""
    return game.cards[card].kind == "follower" or is_recruit(game, card)


def is_tame(game: Game, card: int) -> bool:
    """Tell whether a monster in play is ridden, or a pet, or a follower, or an enhancer sworn in."""
    keys = (
        *(ridden_key(card), pet_key(card), recruit_key(card), sworn_key(card)),
        *(drone_key(card), waiting_key(card)),
    )
    return any(key in game.state.used for key in keys)


def ridden(game: Game, seat: int) -> list[int]:
    """Return the monsters that a player rides."""
    if not game.rules.tames:
        return []
    return [c for c in game.state.players[seat].table if ridden_key(c) in game.state.used]


def pets(game: Game, seat: int) -> list[int]:
    """Return the pets of a player."""
    if not game.rules.tames:
        return []
    return [c for c in game.state.players[seat].table if pet_key(c) in game.state.used]


def drones(game: Game, seat: int) -> list[int]:
    """Return the drones of a player."""
    if not game.rules.tames:
        return []
    return [c for c in game.state.players[seat].table if drone_key(c) in game.state.used]


def waiting(game: Game, seat: int) -> list[int]:
    """Return the monsters that wait for the next door of a player."""
    if not game.rules.tames:
        return []
    return [c for c in game.state.players[seat].table if waiting_key(c) in game.state.used]


def lending(game: Game, seat: int) -> list[int]:
    """Return what adds to a player's strength so: monsters ridden or following, enhancers sworn in."""
    used = game.state.used
    table = game.state.players[seat].table
    keys = (ridden_key, recruit_key, sworn_key)
    return [c for c in table if any(key(c) in used for key in keys)]


def bonus(game: Game, card: int) -> int:
    """Return what a monster that is ridden, or follows, gives its owner."""
    used = game.state.used
    return sum(used.get(key(card), 0) for key in (ridden_key, recruit_key, sworn_key))


def forget(game: Game, card: int) -> None:
    """Let a monster be a monster again: it has left play."""
    if game.rules.tames:
        game.state.used.pop(ridden_key(card), None)
        game.state.used.pop(pet_key(card), None)
        game.state.used.pop(drone_key(card), None)
        game.state.used.pop(waiting_key(card), None)
        game.state.used.pop(recruit_key(card), None)
        game.state.used.pop(sworn_key(card), None)
