"""Set-up: shuffle, deal, first plays, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import chance, changes, zones
from kickdoor.core.acts import Act
from kickdoor.core.events import NO_ONE, Event
from kickdoor.core.frames import ACTS, FrameKind, act, frame_kind
from kickdoor.core.game import STARTERS
from kickdoor.core.state import NOBODY, Frame
from kickdoor.rules import characters, dice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game


def lay_out(game: Game) -> None:
    """Shuffle both decks and deal (rules setup-shuffle-both-decks, setup-deal-two-each)."""
    state = game.state
    state.piles = {name: [] for name in game.rules.piles}
    for card, definition in enumerate(game.cards):
        if definition.deck:
            zones.deck(game, definition.deck).append(card)
    for name in (*zones.DECKS, *state.piles):
        chance.shuffle(state, zones.deck(game, name))
    for card in range(len(game.cards)):
        state.known[card] = NO_ONE
    for seat, player in enumerate(state.players):
        player.level = game.number_switch("start_level")
        for name in zones.DECKS:
            zones.draw(game, name, game.number_switch(f"deal_{name}s"), f"hand:{seat}")
    game.push(Frame("turn", 0, NOBODY, {}, "begin"))
    game.push(Frame("setup", NOBODY, NOBODY, {"ready": 0}))
    characters.allot(game)


STARTERS.append(lay_out)


class Setup(FrameKind):
    """Everybody plays what they like of their first cards; then the highest die begins."""

    __slots__ = ()
    decision = "floor"

    def advance(self, game: Game, frame: Frame) -> bool:
        """Wait until all are ready, then roll for the first turn."""
        state = game.state
        everybody = (1 << len(state.players)) - 1
        if frame.number("ready") != everybody:
            return True
        game.pop()
        first = _first(game)
        state.active = first
        state.received = 0
        game.emit(Event("first-player", first))
        return False

    def is_open(self, game: Game, frame: Frame) -> bool:
        """First plays are legal for everybody at once."""
        return True

    def owners(self, game: Game, frame: Frame) -> int:
        """Return the seats that are not ready yet."""
        return ((1 << len(game.state.players)) - 1) & ~frame.number("ready")

    def acts(self, game: Game, frame: Frame, seat: int) -> Iterable[Act]:
        """Offer to be ready."""
        return () if frame.number("ready") >> seat & 1 else (ACTS["ready"],)


frame_kind("setup", Setup)


def _first(game: Game) -> int:
    """Return who begins: the seat that the table agreed on, or the highest die.

    Rules setup-first-player-russia, setup-first-player-high-die.
    """
    seats = list(range(len(game.state.players)))
    agreed = game.number_switch("first_player") - 1
    if agreed in seats:
        return agreed
    return dice.highest(game, seats, "first-player", game.number_switch("first_player_die"))


class Ready(Act):
    """End one's own first plays."""

    __slots__ = ()
    verb = "ready"

    def apply(self, game: Game, seat: int, values: list[int]) -> None:
        """Note that the seat is ready."""
        frame = game.state.stack[-1]
        frame.names["ready"] = frame.number("ready") | 1 << seat


act(Ready)


def redraw(game: Game, seat: int) -> None:
    """Deal a new character its cards (rule death-redraw-four-each)."""
    for name in zones.DECKS:
        changes.draw(game, seat, name, game.number_switch(f"redraw_{name}s"))
