"""Salvage: items and followers that come to the discards, and those who would have them from there.

Whoever can pay is asked, in the order of the turns. Of several who want it the highest roll takes it,
and pays; those who tie roll again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import effects, zones
from kickdoor.core.changes import FOLLOWER_SCRAPPED, SCRAP, SCRAPPED, scrap_event
from kickdoor.core.frames import CHECKS, FRAMES, FrameKind, frame_kind
from kickdoor.core.state import CARDS, HANDS, Frame
from kickdoor.rules import costs
from kickdoor.rules.checks import is_asked_already

if TYPE_CHECKING:
    from kickdoor.core.game import Game

LOW = -99
"""Less than anybody can roll."""


def scrapped(game: Game) -> bool:
    """Put on the stack what has come to the discards, once nobody is asked about something else."""
    heard = {SCRAPPED, FOLLOWER_SCRAPPED} & game.rules.heard
    if not heard or is_asked_already(game):
        return False
    used = game.state.used
    noted = [key for key in used if key.startswith(SCRAP)]
    for key in reversed(noted):
        del used[key]
        _, seat, card = key.split("|")
        game.push(Frame("salvage", int(seat), int(card), {}))
    return bool(noted)


class Salvage(FrameKind):
    """An item or follower of ``frame.seat`` has come to the discards."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Ask everybody who may want it, let them roll, and let one take it."""
        if not _lies_there(game, frame.card) or frame.step == "over":
            game.pop()
        elif frame.step == "":
            self._ask_next(game, frame)
        elif frame.step == "rolling":
            self._roll_next(game, frame)
        return False

    def _ask_next(self, game: Game, frame: Frame) -> None:
        asked = frame.numbers("asked")
        for seat, _, _ in _collectors(game, frame):
            if seat not in asked:
                frame.names["asked"] = (*asked, seat)
                effects.ask(game, seat, {"no": 0, "yes": 1}, "salvage", card=frame.card)
                return
        wanted = frame.numbers("wanted")
        frame.names["todo"] = wanted
        frame.names["best"] = LOW
        frame.step = "rolling" if wanted else "over"

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Note who wants it, or what somebody rolled for it."""
        if frame.step == "":
            if picked[0]:
                frame.names["wanted"] = (*frame.numbers("wanted"), frame.numbers("asked")[-1])
            return
        seat, *rest = frame.numbers("todo")
        frame.names["todo"] = tuple(rest)
        best = frame.number("best")
        if picked[0] > best:
            frame.names["best"] = picked[0]
            frame.names["wanted"] = (seat,)
        elif picked[0] == best:
            frame.names["wanted"] = (*frame.numbers("wanted"), seat)

    def _roll_next(self, game: Game, frame: Frame) -> None:
        todo, wanted = frame.numbers("todo"), frame.numbers("wanted")
        if len(wanted) == 1 and (not todo or todo == wanted):
            self._take(game, frame, wanted[0])
        elif todo:
            game.push(Frame("die", todo[0], frame.card, {"purpose": "card", "need": 0}))
        else:
            frame.names["todo"] = wanted
            frame.names["best"] = LOW

    def _take(self, game: Game, frame: Frame, seat: int) -> None:
        frame.step = "over"
        for taker, card, place in _collectors(game, frame):
            if taker == seat:
                names = {"listener": place}
                game.push(Frame("reaction", seat, card, {**names}, "asked"))
                reaction = game.state.stack[-1]
                FRAMES["reaction"].chosen(game, reaction, (1,))
                return


frame_kind("salvage", Salvage)


def _lies_there(game: Game, card: int) -> bool:
    deck = game.cards[card].deck
    return deck in zones.DECKS and card in zones.discards(game, deck)


def _collectors(game: Game, frame: Frame) -> list[tuple[int, int, int]]:
    """Return who may have what a player lost and can pay for it: seat, card, place of its listener."""
    loser, event = frame.seat, scrap_event(game, frame.card)
    seats = len(game.state.players)
    found: list[tuple[int, int, int]] = []
    for step in range(1, seats):
        seat = (loser + step) % seats
        player = game.state.players[seat]
        for card in player.table if player.alive else ():
            for place, listener in enumerate(game.cards[card].listeners):
                hears = listener.event == event
                holds = listener.when is None or listener.when.holds(game, seat, None)
                if hears and holds and costs.can_pay(game, seat, (), listener.cost):
                    found.append((seat, card, place))
    return found


CHECKS.append((CARDS | HANDS, scrapped))
