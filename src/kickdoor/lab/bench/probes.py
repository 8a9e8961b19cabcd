"""Probes: the pieces of work by which the engine is measured.

The games are random ones with fixed seeds, so that every round does the same work. They are played
once beforehand; what is cloned, shown and told in the rounds comes from them.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from os import environ
from time import perf_counter
from typing import TYPE_CHECKING

from kickdoor.bots.driver import Driver
from kickdoor.bots.random import RandomBot
from kickdoor.core.chance import Chance
from kickdoor.core.game import Game
from kickdoor.core.log import CHOICE, CLOSE
from kickdoor.lab.bench.stopwatch import Sample, Stopwatch
from kickdoor.lang.pack import shipped_packs
from kickdoor.rules.sets import ruleset

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.events import Event
    from kickdoor.core.log import Log
    from kickdoor.core.ruleset import Ruleset

PACK = "munchkins"
SEATS = ("Ada", "Ben", "Cleo", "Dan")
STRIDE = 25
"""So many choices lie between two positions that are looked at."""

NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"

START = """
from time import process_time
from kickdoor import Game
from kickdoor.lang.pack import shipped_packs
for pack in shipped_packs():
    Game.new([pack], ["Ada", "Ben", "Cleo", "Dan"])
print(process_time())
"""


@dataclass(frozen=True, slots=True)
class Size:
    """How much is done in one round."""

    games: int
    copies: int
    starts: int
    loops: int


FULL = Size(games=16, copies=8000, starts=3, loops=100)
QUICK = Size(games=3, copies=1000, starts=1, loops=30)


class Probes:
    """The work of every round; making them plays the games once."""

    def __init__(self, size: Size, cache: str) -> None:
        """Play the games; ``cache`` is a folder for the compiled sets that start-up reads."""
        self._size = size
        self._cache = cache
        self._rules = ruleset([PACK])
        self._logs: list[Log] = []
        for seed in range(size.games):
            driver = _driver(self._rules, seed)
            driver.play()
            self._logs.append(driver.game.log)
        self._positions: list[Game] = []
        self._told: list[list[Event]] = []
        for log in self._logs:
            for game, events in _choices(self._rules, log):
                if len(self._told) % STRIDE == 0:
                    self._positions.append(game.clone())
                self._told.append(events)
        self.starts()

    def games(self) -> Sample:
        """Play random games."""
        decisions = 0
        with Stopwatch() as watch:
            for seed in range(self._size.games):
                driver = _driver(self._rules, seed)
                driver.play()
                decisions += driver.decisions
        return watch.sample(games=self._size.games, decisions=decisions)

    def steps(self) -> Sample:
        """Make the choices of the games again, each after looking at all that could be chosen."""
        steps = 0
        watch = Stopwatch()
        for log in self._logs:
            game = _begin(self._rules, log)
            watch.go_on()
            for row in log.rows:
                if row[0] == CHOICE:
                    seat, key = int(row[1]), str(row[2])
                    game.option_keys(seat)
                    game.step(seat, key)
                    steps += 1
                elif row[0] == CLOSE:
                    watch.pause()
                    game.close(int(row[1]))
                    watch.go_on()
            watch.pause()
        return watch.sample(steps=steps)

    def clones(self) -> Sample:
        """Copy positions."""
        laps = -(-self._size.copies // len(self._positions))
        with Stopwatch() as watch:
            for _ in range(laps):
                for game in self._positions:
                    game.clone()
        return watch.sample(clones=laps * len(self._positions))

    def views(self) -> Sample:
        """Show positions to every seat; to each a fresh copy, that remembers nothing yet."""
        seats = range(len(SEATS))
        copies = [(game.clone(), seat) for game in self._positions for seat in seats]
        with Stopwatch() as watch:
            for game, seat in copies:
                game.view(seat)
        return watch.sample(views=len(copies))

    def events(self) -> Sample:
        """Tell every seat, and a spectator, which cards of every event it may see."""
        viewers = (*range(len(SEATS)), None)
        with Stopwatch() as watch:
            for events in self._told:
                for viewer in viewers:
                    for event in events:
                        event.cards_for(viewer)
        return watch.sample(choices=len(self._told))

    def starts(self) -> Sample:
        """Start processes that lay out a table of every set, from the compiled cache.

        They keep the bytecode of modules as any installation does, whatever is set here.
        """
        cpu, began = 0.0, perf_counter()
        usual = {name: value for name, value in environ.items() if name != NO_BYTECODE}
        for _ in range(self._size.starts):
            done = subprocess.run(  # noqa: S603  (our own words)
                [sys.executable, "-c", START],
                env={**usual, "KICKDOOR_CACHE": self._cache},
                capture_output=True,
                text=True,
                check=True,
            )
            cpu += float(done.stdout)
        return Sample(cpu, perf_counter() - began, {"starts": self._size.starts})

    def describe(self) -> dict[str, int]:
        """Return what the rounds are made of, in numbers."""
        return {
            "games": len(self._logs),
            "choices": len(self._told),
            "positions": len(self._positions),
            "sets": len(shipped_packs()),
        }


def _driver(rules: Ruleset, seed: int) -> Driver:
    game = Game.new(rules, SEATS, {}, seed)
    bots = [RandomBot((seed, seat)) for seat in range(len(SEATS))]
    return Driver(game, bots, Chance.of(("bench", seed)))


def _begin(rules: Ruleset, log: Log) -> Game:
    return Game.new(rules, SEATS, {}, log.header["seed"])


def _choices(rules: Ruleset, log: Log) -> Iterator[tuple[Game, list[Event]]]:
    """Play a game again; yield it after each choice, with what that brought."""
    game = _begin(rules, log)
    for row in log.rows:
        if row[0] == CHOICE:
            events = game.step(int(row[1]), str(row[2]))
            if not game.over:
                yield game, list(events)
        elif row[0] == CLOSE:
            game.close(int(row[1]))
