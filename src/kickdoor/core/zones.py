"""Zones: where cards lie, and how they move.

Every move goes through :func:`move`, which keeps handles (renewed at the edge of hidden zones, so
that nobody can follow a card through a shuffle), the mask of seats that know a card, and the event
that tells everybody what they may see of it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from kickdoor.core import chance, tamed
from kickdoor.core.events import EVERYONE, NO_ONE, Event
from kickdoor.core.state import CARDS, HANDS, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kickdoor.core.game import Game

DECKS = ("door", "treasure")

IN_PLAY = ("table:", "centre")
"""How the names of zones begin whose cards bear on the game."""


def deck(game: Game, name: str) -> list[int]:
    """Return the pile of a deck, or one beside the decks; the last card is the top."""
    if name == "door":
        return game.state.door
    return game.state.treasure if name == "treasure" else game.state.piles[name]


def pile_name(game: Game, name: str) -> str:
    """Return the zone's name of a pile beside the decks: an open one, or one of hidden cards."""
    return f"pile:{name}" if game.rules.piles[name].open else f"stack:{name}"


def discards(game: Game, name: str) -> list[int]:
    """Return the discard pile of a deck; the last card is the top."""
    return game.state.door_discards if name == "door" else game.state.treasure_discards


def zone(game: Game, name: str) -> list[int]:
    """Return the list of cards behind a zone's name, such as ``hand:1`` or ``door-discards``."""
    state = game.state
    head, _, seat = name.partition(":")
    if head == "hand":
        return state.players[int(seat)].hand
    if head == "table":
        return state.players[int(seat)].table
    if head == "flight":
        return state.in_flight
    if head == "corpse":
        return state.corpse
    if head == "centre":
        return state.centre
    if head in ("pile", "stack"):
        return state.piles[seat]
    if head == "fight":
        return state.fight.cards if state.fight is not None else state.in_flight
    pile, _, rest = head.partition("-")
    return discards(game, pile) if rest else deck(game, pile)


MEMBERSHIP = "membership"
"""The standing rule by which a card lets its owner count as what was declared."""


def declared_key(card: int) -> str:
    """Return under what it is noted that the owner of a card counts as something by it."""
    return f"declared|{card}"


@cache
def seen_in(name: str) -> int:
    """Return the mask of seats that see the cards of a zone."""
    head, _, seat = name.partition(":")
    if head == "hand":
        return 1 << int(seat)
    return NO_ONE if head in DECKS or head == "stack" else EVERYONE


def put(game: Game, cards: Sequence[int], source: str, target: str, shown: int = 0) -> None:
    """Place cards that were already taken out of their zone; ``shown`` adds seats that see them."""
    state = game.state
    played = source.startswith(IN_PLAY) or target.startswith(IN_PLAY)
    state.dirty |= CARDS if played else HANDS
    into = zone(game, target)
    seen = seen_in(target)
    seen = EVERYONE if EVERYONE in (seen, shown) else seen | shown
    saw = seen_in(source)
    moved = []
    hidden = EVERYONE not in (saw, seen_in(target)) or saw != seen_in(target)
    for card in cards:
        before = state.handle[card]
        saw_it = saw | state.known[card]
        if hidden:
            state.handle[card] = state.next_handle
            state.next_handle += 1
        state.known[card] = seen | (saw_it if seen_in(target) != NO_ONE else 0)
        into.append(card)
        moved.append((before, state.handle[card], game.cards[card].index))
    game.emit(
        Event(
            "moved",
            source=source,
            target=target,
            cards=tuple(moved),
            seen=seen,
            saw=saw,
            seat=_seat(target, source),
        )
    )


def _seat(target: str, source: str) -> int:
    for name in (target, source):
        head, _, seat = name.partition(":")
        if seat and head in ("hand", "table"):
            return int(seat)
    return NOBODY


def move(game: Game, card: int, source: str, target: str, shown: int = 0) -> None:
    """Move one card from a zone to another."""
    zone(game, source).remove(card)
    put(game, (card,), source, target, shown)


def forget(game: Game, card: int) -> None:
    """Clear every mark that a card carried in play."""
    state = game.state
    bit = ~(1 << card)
    state.equipped &= bit
    state.received &= bit
    state.locked &= bit
    state.host.pop(card, None)
    tamed.forget(game, card)
    if MEMBERSHIP in game.rules.qualities:
        state.used.pop(declared_key(card), None)


def discard(game: Game, card: int, source: str) -> None:
    """Move a card to the discard pile of its own deck (rule decks-separate-discards).

    One of a pile beside the decks goes back under that pile, one that rests on a pile on top of it.
    """
    forget(game, card)
    name, rests = game.cards[card].deck, game.cards[card].rests
    if rests in game.state.piles:
        move(game, card, source, pile_name(game, rests))
        return
    if name in game.state.piles:
        move(game, card, source, pile_name(game, name))
        pile = game.state.piles[name]
        pile.insert(0, pile.pop())
    else:
        move(game, card, source, f"{name}-discards")


def discard_all(game: Game, cards: Iterable[int], source: str) -> None:
    """Discard several cards of one zone, the first one lowest."""
    for card in list(cards):
        discard(game, card, source)


def refill(game: Game, name: str) -> bool:
    """Shuffle the discards into an empty deck; tell whether the deck has a card now."""
    pile = deck(game, name)
    if pile:
        return True
    left = discards(game, name)
    if not left:
        return False
    pile.extend(left)
    left.clear()
    chance.shuffle(game.state, pile)
    for card in pile:
        game.state.known[card] = NO_ONE
    game.emit(Event("shuffled", source=f"{name}-discards", target=name, amount=len(pile)))
    return True


def draw(game: Game, name: str, count: int, target: str, *, face_up: bool = False) -> list[int]:
    """Draw from a deck to a zone; fewer cards come when both piles are empty.

    Rules decks-reshuffle-discards, decks-both-empty-no-draw.
    """
    drawn: list[int] = []
    while len(drawn) < count and refill(game, name):
        drawn.append(deck(game, name).pop())
    if drawn:
        put(game, drawn, name, target, EVERYONE if face_up else 0)
    return drawn
