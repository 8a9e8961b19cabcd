"""Work: what the engine does for one thing, counted in calls instead of seconds.

However busy a machine is, the same game takes the same calls. Those are counted that our own code makes,
of functions of Python and of those in C, while games with fixed seeds are played again. Comprehensions
do not count as calls: from Python 3.12 on they are none.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any

import kickdoor
from kickdoor.bots.driver import Driver
from kickdoor.bots.random import RandomBot
from kickdoor.core.chance import Chance
from kickdoor.core.game import Game
from kickdoor.core.log import CHOICE, CLOSE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import FrameType

    from kickdoor.core.log import Log

EDITIONS = ("munchkins", "russia", "ducktales", "vox-machina")
SEATS = ("Ada", "Ben", "Cleo", "Dan")
SEEDS = (7, 8, 9, 10)
STEPS = 120
"""So many choices of each game are enough."""

STRIDE = 25
"""So many choices lie between two positions that are copied and shown."""

LEEWAY = 0.1
"""So much more than what is written down is let pass: a new card already makes other games of the seeds."""

OURS = str(Path(kickdoor.__file__).parent)

Counts = dict[str, float]
"""Calls for one of each thing: ``munchkins: choice`` is a choice with its options."""


class Counter:
    """Counts calls while what it is given runs."""

    def __init__(self) -> None:
        """Stand at nothing."""
        self.calls = 0
        self._ours: dict[Any, bool] = {}

    def run(self, work: Callable[[], Any]) -> Any:
        """Do some work, and count what it takes."""
        before = sys.getprofile()
        sys.setprofile(self._note)
        try:
            return work()
        finally:
            sys.setprofile(before)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event not in ("call", "c_call"):
            return
        code = frame.f_code
        counts = self._ours.get(code)
        if counts is None:
            comprehension = code.co_name in ("<listcomp>", "<dictcomp>", "<setcomp>")
            counts = code.co_filename.startswith(OURS) and code.co_filename != __file__
            counts = self._ours[code] = counts and not (comprehension and event == "call")
        self.calls += counts


def count_all() -> Counts:
    """Return what a game of every edition takes, and one of a mix of them all."""
    found: Counts = {}
    for packs in (*([each] for each in EDITIONS), EDITIONS):
        games = [count(played(packs, seed)) for seed in SEEDS]
        for thing in games[0]:
            middle = round(mean(each[thing] for each in games), 1)
            found[f"{' + '.join(packs)}: {thing}"] = middle
    return found


def played(packs: Sequence[str], seed: int = SEEDS[0]) -> Log:
    """Return the log of a game between random bots."""
    game = Game.new(packs, SEATS, {}, seed)
    bots = [RandomBot((seed, seat)) for seat in range(len(SEATS))]
    driver = Driver(game, bots, Chance.of(("work", seed)))
    driver.play()
    return driver.game.log


def count(log: Log) -> Counts:
    """Return the calls for a choice with its options, a copy, and a view, over a game's log."""
    packs: Any = log.header["packs"]
    game = Game.new(list(packs), SEATS, {}, log.header["seed"])
    choice, copy, view = Counter(), Counter(), Counter()
    steps = shown = 0
    for row in log.rows:
        if row[0] == CLOSE:
            game.close(int(row[1]))
        elif row[0] == CHOICE:
            seat, key = int(row[1]), str(row[2])
            choice.run(partial(_choose, game, seat, key))
            steps += 1
            if steps % STRIDE == 0 and not game.over:
                fresh = copy.run(game.clone)
                view.run(partial(_show, fresh))
                shown += 1
            if steps == STEPS or game.over:
                break
    return {
        "choice": round(choice.calls / steps, 1),
        "copy": round(copy.calls / shown, 1),
        "view": round(view.calls / shown / len(SEATS), 1),
    }


def _choose(game: Game, seat: int, key: str) -> None:
    game.option_keys(seat)
    game.step(seat, key)


def _show(game: Game) -> None:
    for seat in range(len(SEATS)):
        game.view(seat)


def grown(bounds: Mapping[str, float], counts: Mapping[str, float]) -> list[str]:
    """Return a line for each thing that takes more than its bound and the leeway, or has no bound."""
    lines = []
    for thing, calls in counts.items():
        bound = bounds.get(thing)
        if bound is None:
            lines.append(f"{thing} takes {calls} calls, and has no bound")
        elif calls > bound * (1 + LEEWAY):
            lines.append(
                f"{thing} takes {calls} calls; written down are {bound} (+{calls / bound - 1:.0%})"
            )
    return lines
