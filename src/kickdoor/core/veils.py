"""Veils: cards that were laid face down in a fight, in a hidden pile beside the decks, one a player.

Whose each of them is, is noted in the order of the pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import zones

if TYPE_CHECKING:
    from kickdoor.core.game import Game

VEIL = "veil|"
"""How the keys begin under which it is noted that a player's card lies face down."""


def _keys(game: Game) -> list[str]:
    return [key for key in game.state.used if key.startswith(VEIL)]


def _key(pile: str, seat: int) -> str:
    return f"{VEIL}{pile}|{seat}"


def owners(game: Game, pile: str) -> list[int]:
    """Return whose the cards of a pile are, from its bottom to its top."""
    found = (key.split("|") for key in _keys(game))
    return [int(seat) for _, name, seat in found if name == pile]


def piles(game: Game) -> list[str]:
    """Return the piles in which cards lie face down."""
    return list(dict.fromkeys(key.split("|")[1] for key in _keys(game)))


def those(game: Game, seat: int) -> list[tuple[str, int]]:
    """Return the face-down cards of a player, each with its pile."""
    return [
        (pile, card)
        for pile in piles(game)
        for owner, card in zip(owners(game, pile), game.state.piles[pile], strict=True)
        if owner == seat
    ]


def lay(game: Game, seat: int, pile: str, card: int, bonus: int) -> None:
    """Lay a hand card face down; its owner still knows it."""
    zones.move(game, card, f"hand:{seat}", zones.pile_name(game, pile), 1 << seat)
    game.state.used[_key(pile, seat)] = bonus


def bonus(game: Game, seat: int) -> int:
    """Return what a player's face-down card claims to be worth."""
    return sum(game.state.used.get(_key(pile, seat), 0) for pile in piles(game))


def turn_up(game: Game, seat: int) -> int:
    """Turn a player's card up, so that it lies in the fight for all to see, and return it."""
    pile, card = those(game, seat)[0]
    zones.move(game, card, zones.pile_name(game, pile), "fight")
    del game.state.used[_key(pile, seat)]
    return card


def clear(game: Game) -> None:
    """Discard all that lies face down: the fight is over."""
    for pile in piles(game):
        zones.discard_all(game, game.state.piles[pile], zones.pile_name(game, pile))
    for key in _keys(game):
        del game.state.used[key]
