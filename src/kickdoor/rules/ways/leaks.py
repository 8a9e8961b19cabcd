"""Leaks: what a seat is shown, asked, offered and told depends on nothing that it cannot know."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from kickdoor.core.chance import Chance
from kickdoor.core.decisions import Refused
from kickdoor.core.log import CHOICE, CLOSE
from kickdoor.rules.failure import reason
from kickdoor.rules.ways.difference import differ
from kickdoor.rules.ways.otherwise import otherwise
from kickdoor.rules.ways.sight import asked, told, view_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.rules.ways.script import Script

NAME = re.compile(r"[a-z0-9-]+")
OTHERWISE = "where hidden cards lie otherwise"


class Leaks:
    """Looks at every decision, and at every choice, from each seat.

    At a decision all that the seat cannot know is dealt anew. For a choice only what stays unknown
    through it lies otherwise, so that the same choice can be made there.
    """

    name = "leaks"
    text = "seen from each seat while what it cannot know lies otherwise"

    def missing(self) -> str:
        """Return nothing: every build has it."""
        return ""

    def play(self, script: Script) -> None:
        """Play it and look at everything twice."""
        game = script.start()
        named = frozenset(NAME.findall(repr(script.ruling.play)))
        for number in range(len(script)):
            self._look(script, number, game)
            before = game.clone()
            events = script.step(game, number)
            if events:
                self._listen(script, number, before, game, events, named)
        self._look(script, len(script), game)
        script.check_end(game)

    def _look(self, script: Script, number: int, game: Game) -> None:
        for seat, player in enumerate(game.state.players):
            other = game.deal_for(seat, Chance.of(f"{number} {seat}"))
            leak = _seen_differently(game, other, seat)
            if leak:
                wanted = f"{player.name} cannot tell how what is hidden from {player.name} lies"
                raise script.failed(game, number, wanted, leak)

    def _listen(
        self,
        script: Script,
        number: int,
        before: Game,
        after: Game,
        events: list[Event],
        named: frozenset[str],
    ) -> None:
        """Make the choice once more for each seat, in a game that is otherwise for all it learns."""
        made = _made(after)
        for seat, player in enumerate(before.state.players):
            fixed = _learnt(before, after, seat, events, named)
            other = otherwise(before, seat, fixed, Chance.of(f"{number} {seat}"))
            leak = _heard_differently(other, after, seat, events, made)
            if leak:
                wanted = f"{player.name} learns nothing of what stays hidden from {player.name}"
                raise script.failed(before, number, wanted, leak)


def _seen_differently(game: Game, other: Game, seat: int) -> str:
    """Return what a seat can tell the games apart by, or a spectator, who knows less than any seat."""
    for watcher in (seat, None):
        if view_bytes(game, watcher) != view_bytes(other, watcher):
            one, two = (json.loads(view_bytes(each, watcher)) for each in (game, other))
            return differ(one, two, "view", OTHERWISE)
    return differ(asked(game, seat), asked(other, seat), "asked", OTHERWISE)


def _made(game: Game) -> tuple[Any, ...]:
    """Return the last row of a log that is a choice or a closing; something happened, so there is one."""
    return next(row for row in reversed(game.log.rows) if row[0] in (CHOICE, CLOSE))


def _learnt(
    before: Game, after: Game, seat: int, events: Iterable[Event], named: frozenset[str]
) -> frozenset[int]:
    """Return the cards that a seat learns of in a step, and those that the ruling's choices name."""
    shown = {index for each in events for _, _, index in each.cards_for(seat) if index >= 0}
    bit = 1 << seat
    return frozenset(
        card
        for card, definition in enumerate(before.cards)
        if after.state.known[card] & bit
        or definition.index in shown
        or definition.ident.rsplit("/", 1)[-1] in named
    )


def _heard_differently(
    other: Game, after: Game, seat: int, events: Iterable[Event], row: tuple[Any, ...]
) -> str:
    try:
        if row[0] == CLOSE:
            retold = other.close(int(row[1]))
        else:
            retold = other.step(int(row[1]), str(row[2]))
    except Refused as refused:
        return f"{OTHERWISE}, the choice is refused by {reason(refused.refusal)}"
    for watcher in (seat, None):
        change = differ(told(events, watcher), told(retold, watcher), "events", OTHERWISE)
        if change:
            return change
    return _seen_differently(after, other, seat)
