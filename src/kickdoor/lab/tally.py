"""Tally: what happened in one game, counted from its events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kickdoor.lab.witness import Witness

if TYPE_CHECKING:
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game

KILL, HELP, CARD, SALE, OTHER = "kill", "help", "card", "sale", "other"
CAUSES = (KILL, HELP, CARD, SALE, OTHER)
"""What levels come from: own kills, kills as a helper, level cards, sales, all else that cards do."""

LEVEL_PLAY = "level"
"""The name of the play of every level card."""

DECKS = ("door", "treasure")


@dataclass(slots=True)
class Tally:
    """One game in numbers.

    ``bots`` are their names by seat. ``gained`` holds each seat's levels by cause; ``levels`` are those at the end. ``fights`` counts
    fights that ended, ``won`` those in which something was killed, ``helped`` those of them with a
    helper, ``off`` those that ended with no monster left and none killed. ``exhausted`` are decks
    that ran out with nothing in their discards. ``drawn`` and ``played`` are masks of cards, ``worked``
    of features, ``held`` and ``kept`` of the identities that each seat ever had, and had at the end
    (see :mod:`kickdoor.lab.witness`).
    """

    seed: int = 0
    seats: int = 0
    turns: int = 0
    decisions: int = 0
    passes: int = 0
    deaths: int = 0
    fights: int = 0
    won: int = 0
    helped: int = 0
    off: int = 0
    curses: int = 0
    lost: int = 0
    runaways: int = 0
    bots: list[str] = field(default_factory=list)
    gained: list[dict[str, int]] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    shuffles: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DECKS, 0))
    exhausted: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DECKS, 0))
    drawn: int = 0
    played: int = 0
    worked: int = 0
    held: list[int] = field(default_factory=list)
    kept: list[int] = field(default_factory=list)

    @property
    def rounds(self) -> float:
        """Turns divided by players."""
        return self.turns / self.seats

    @property
    def second(self) -> int:
        """The level of the best player who did not win."""
        return max(
            (level for seat, level in enumerate(self.levels) if seat not in self.winners), default=0
        )

    def won_by(self, seat: int) -> float:
        """Return what share of the victory a seat had."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Counter:
    """Counts one game: :meth:`watch` is told of every change."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        """Start to count; what has happened already counts as well."""
        seats = len(game.state.players)
        self.tally = self._blank(seed, seats)
        self.tally.gained = [dict.fromkeys(CAUSES, 0) for _ in range(seats)]
        self._cause = OTHER
        self._helper = -1
        self._dry = dict.fromkeys(DECKS, False)
        self.watch(game, game.events)

    def _blank(self, seed: int, seats: int) -> Tally:
        return Tally(seed=seed, seats=seats)

    def watch(self, game: Game, events: list[Event]) -> None:
        """Count what a change brought."""
        for event in events:
            self._count(event)
        state = game.state
        for name, pile, discards in (
            (DECKS[0], state.door, state.door_discards),
            (DECKS[1], state.treasure, state.treasure_discards),
        ):
            dry = not pile and not discards
            if dry and not self._dry[name]:
                self.tally.exhausted[name] += 1
            self._dry[name] = dry
        if game.over:
            self._end(game)

    def _count(self, event: Event) -> None:
        tally, kind = self.tally, event.kind
        if kind == "level-gained":
            helps = self._cause == KILL and event.seat == self._helper
            tally.gained[event.seat][HELP if helps else self._cause] += event.amount
        elif kind == "level-lost":
            tally.lost += event.amount
        elif kind == "combat-won":
            self._cause = KILL
            self._helper = event.to
            tally.won += event.amount > 0
            tally.off += event.amount == 0
            tally.helped += event.amount > 0 and event.to >= 0
        elif kind == "combat-ended":
            tally.fights += 1
        elif kind == "sold":
            self._cause = SALE
        elif kind in ("played", "used"):
            self._cause = CARD if event.detail == LEVEL_PLAY else OTHER
        elif kind == "died":
            tally.deaths += 1
        elif kind == "cursed":
            tally.curses += 1
        elif kind == "shuffled":
            tally.shuffles[event.target] += 1
        elif kind == "runaway":
            tally.runaways += 1

    def _end(self, game: Game) -> None:
        state = game.state
        self.tally.turns = state.turn
        self.tally.levels = [player.level for player in state.players]
        self.tally.winners = list(state.winners)
        if isinstance(game, Witness):
            self._take_notes(game)

    def _take_notes(self, game: Witness) -> None:
        tally = self.tally
        tally.drawn, tally.played, tally.worked = game.drawn, game.played, game.worked
        tally.held = game.held[:]
        tally.kept = []
        for player in game.state.players:
            mine = {game.cards[card] for card in player.table}
            tally.kept.append(sum(1 << each.index for each in mine if each.kind == "identity"))
