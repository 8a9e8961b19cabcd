"""Characters: what everybody gets from a pile beside the decks, and keeps.

Rules setup-role-dealt-ducktales, setup-character-chosen-vox, roles-swap-on-death-ducktales.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import effects, zones
from kickdoor.core.events import EVERYONE
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.core.state import CARDS, NOBODY, Frame

if TYPE_CHECKING:
    from kickdoor.core.game import Game


def allot(game: Game) -> None:
    """Deal every pile at random, or put on the stack that everybody chooses a card of it."""
    state = game.state
    for name, pile in game.rules.piles.items():
        for card in state.piles[name] if pile.open else ():
            state.known[card] = EVERYONE
        if pile.deal and pile.choice and game.switch("choose_characters"):
            game.push(Frame("allot", NOBODY, NOBODY, {"pile": name, "seat": 0}))
            continue
        for seat in range(len(state.players)):
            missing = pile.deal - len(of_pile(game, seat, name))
            for card in state.piles[name][-missing:][::-1] if missing > 0 else ():
                take(game, seat, name, card)


def take(game: Game, seat: int, name: str, card: int) -> None:
    """Put a card of a pile into play before a player."""
    zones.move(game, card, zones.pile_name(game, name), f"table:{seat}")
    game.state.dirty |= CARDS


def of_pile(game: Game, seat: int, name: str) -> list[int]:
    """Return the cards of a pile that lie before a player."""
    table = game.state.players[seat].table
    return [card for card in table if game.cards[card].deck == name]


class Allot(FrameKind):
    """Everybody chooses from a pile, in the order of the seats."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Ask the next seat."""
        seat, name = frame.number("seat"), str(frame.names["pile"])
        if seat >= len(game.state.players):
            game.pop()
            return False
        frame.seat = seat
        frame.names["seat"] = seat + 1
        count = game.rules.piles[name].deal
        effects.ask_cards(game, seat, game.state.piles[name][:], "choose-character", count)
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Take what was chosen."""
        for card in picked:
            take(game, frame.seat, str(frame.names["pile"]), card)


frame_kind("allot", Allot)


def swaps(game: Game, seat: int) -> tuple[str, ...]:
    """Return the piles with which a dead player may swap: that still hold a card."""
    return tuple(
        name
        for name, pile in game.rules.piles.items()
        if pile.swap_on_death and game.state.piles[name] and of_pile(game, seat, name)
    )


class Swap(FrameKind):
    """The dead may change a card of a pile for one that nobody has."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Ask once, then end."""
        if frame.step:
            game.pop()
            return False
        frame.step = "asked"
        named = game.name_cards(game.state.piles[str(frame.names["pile"])])
        effects.ask(game, frame.seat, named, "swap-character", least=0, most=1)
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Change it, or keep what there is."""
        name = str(frame.names["pile"])
        for card in picked:
            for old in of_pile(game, frame.seat, name):
                zones.forget(game, old)
                zones.move(game, old, f"table:{frame.seat}", zones.pile_name(game, name))
            take(game, frame.seat, name, card)


frame_kind("swap", Swap)
