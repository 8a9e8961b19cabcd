"""Driver: plays a game to its end by asking bots, with no clock and never stuck.

At a floor the owner is asked, after those to whom something is offered and those who want to act at
a new public moment. In a window every seat that is waited for is asked once, if it is keen; who does
not act passes, as it would at the deadline.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.chance import below
from kickdoor.core.native import mypyc_attr
from kickdoor.core.view import waiting_for
from kickdoor.core.windows import PASS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kickdoor.bots.bot import Bot
    from kickdoor.core.chance import Chance
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.core.log import Log

CEILING = 20_000
"""How many choices a game may take before it counts as stuck."""

PICKS = 60
"""How many picks one choice may take."""

PATIENCE = 8
"""How often a bot that is waited for may look on and do nothing."""

MOMENTS = ("start", "charity")
"""The phases of a turn whose beginning is a public moment."""

GRAIN = 1_000_000


IDLE = frozenset({PASS, "show", "trade", "withdraw"})
"""Verbs that bear on nothing that a window is about."""


class Stuck(Exception):
    """A game does not end; ``log`` tells how it came to that."""

    def __init__(self, log: Log, choices: int) -> None:
        """Take the log of the game and the number of choices made."""
        super().__init__(f"the game has not ended after {choices} choices")
        self.log = log
        self.choices = choices


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Plays one game.

    ``decisions`` counts the choices that bots made, ``passes`` how often one was asked and did
    nothing.
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        chance: Chance,
        *,
        watch: Callable[[Game, list[Event]], None] | None = None,
        ceiling: int = CEILING,
        begun: bool = False,
    ) -> None:
        """Take the game, a bot for each seat, and the chance by which bystanders are asked.

        Args:
            game: the game, which is played on from where it stands.
            bots: the bots by seat.
            chance: what decides which bystanders are asked.
            watch: told of the game and the events after every change.
            ceiling: how many choices there may be.
            begun: whether bystanders were asked already about the moment at which the game stands.
        """
        self.game = game
        self.decisions = 0
        self.passes = 0
        self._bots = bots
        self._chance = chance
        self._watch = watch
        self._ceiling = ceiling
        self._moment = (game.state.turn, game.state.phase) if begun else (-1, "")
        self._looked: dict[int, int] = {}

    def play(self, last: int | None = None) -> None:
        """Play to the end of the game, or of a turn.

        Raises:
            Stuck: there were too many choices.
            Refused: a bot chose what is not legal.
        """
        game = self.game
        while not game.over and (last is None or game.state.turn <= last):
            if self.decisions + self.passes > self._ceiling:
                raise Stuck(game.log, self.decisions)
            if game.window is not None:
                self._window()
            else:
                self._floor()

    # -- windows ------------------------------------------------------------------------------

    def _window(self) -> None:
        """Ask those that are waited for once, by how keen they are; then let the window close."""
        game = self.game
        window = game.window
        assert window is not None
        revision = window.revision
        waiting = window.waiting()
        count = len(game.state.players)
        for step in range(count):
            seat = (game.state.active + step) % count
            wants = waiting >> seat & 1 and self._wants(self._bots[seat].keen)
            if wants and _has_a_say(game.option_keys(seat)):
                self._ask(seat)
                if game.window is None or game.window.revision != revision:
                    return
        self._tell(game.close(revision))

    # -- floors -------------------------------------------------------------------------------

    def _floor(self) -> None:
        """Ask whoever is offered something, bystanders at a new moment, then the owner."""
        game = self.game
        if self._bargain() or self._bystanders():
            return
        seat = _first(waiting_for(game))
        if not any(self._ask(seat) for _ in range(PATIENCE)):
            raise Stuck(game.log, self.decisions)

    def _bargain(self) -> bool:
        """Ask those to whom something is offered, once an offer; tell whether one acted."""
        for offer in self.game.state.offers:
            if self._looked.get(offer.to, 0) < offer.ident:
                self._looked[offer.to] = offer.ident
                if self._ask(offer.to):
                    return True
        return False

    def _bystanders(self) -> bool:
        """At a new public moment, ask the others by how keen they are."""
        state = self.game.state
        if state.phase not in MOMENTS or self._moment == (state.turn, state.phase):
            return False
        moment = (state.turn, state.phase)
        self._moment = moment
        count = len(state.players)
        for step in range(1, count):
            seat = (state.active + step) % count
            if self._wants(self._bots[seat].keen) and state.players[seat].alive:
                self._ask(seat)
                if self.game.over or (state.turn, state.phase) != moment or self.game.window:
                    return True
        return False

    def _wants(self, keen: float) -> bool:
        return keen >= 1 or below(self._chance, GRAIN) < keen * GRAIN

    # -- asking -------------------------------------------------------------------------------

    def _ask(self, seat: int) -> bool:
        """Let a bot choose until its choice is complete; tell whether it acted."""
        game, bot = self.game, self._bots[seat]
        for _ in range(PICKS):
            key = bot.choose(game, seat)
            if not key or key == PASS:
                self.passes += 1
                return False
            self.decisions += 1
            self._tell(game.step(seat, key))
            if seat not in game.state.drafts:
                return True
        raise Stuck(game.log, self.decisions)

    def _tell(self, events: list[Event]) -> None:
        if self._watch is not None:
            self._watch(self.game, events)


def _has_a_say(keys: list[str]) -> bool:
    return any(key.partition(":")[0] not in IDLE for key in keys)


def _first(mask: int) -> int:
    """Return the lowest seat of a mask."""
    return (mask & -mask).bit_length() - 1
