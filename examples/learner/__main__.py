"""``python -m learner``: learn for some minutes, measure what was learnt, and write it all down."""

from __future__ import annotations

import argparse
import json
import time
from contextlib import suppress
from dataclasses import astuple
from pathlib import Path
from typing import Any

from kickdoor.bots.arena import wilson
from kickdoor.lab.bulk import Failure, run
from kickdoor.lab.plan import Plan
from kickdoor.lab.report import Report
from learner import bot
from learner.curve import svg
from learner.training import SEATS, Point, Trainer, rounds

BOTS = ("learner.bot:Learned", "random", "random", "random")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="learner", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long each process learns")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="played to measure what was learnt")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--results", type=Path, help="folder for learning.json and learning.svg")
    asked = parser.parse_args()

    trainer = Trainer()
    points = learn(trainer, asked)
    print(f"weights: {bot.WEIGHTS}")
    measured = measure(asked.games, asked.processes)
    low, high = measured["interval"]
    print(
        f"{measured['wins']:g} of {asked.games} games against three random bots won: "
        f"{100 * measured['share']:.1f} % ({100 * low:.1f} to {100 * high:.1f} %); chance is 25 %"
    )
    if asked.results:
        write(asked.results, points, asked, measured)


def learn(trainer: Trainer, asked: argparse.Namespace) -> list[Point]:
    """Train until the processor time is spent, or Ctrl+C; return the learning curve."""
    points: list[Point] = []
    with suppress(KeyboardInterrupt):
        for point in rounds(trainer, asked.processes, asked.seed):
            tell(point)
            bot.save(trainer.policy)
            points.append(point)
            if point.seconds >= 60 * asked.minutes * asked.processes:
                break
    return points


def tell(point: Point) -> None:
    """Print how a round went."""
    print(
        f"{point.games} games, {point.seconds / 60:.1f} processor minutes: "
        f"{point.wins} of {point.against_random} against random seats",
        flush=True,
    )


def measure(games: int, processes: int) -> dict[str, Any]:
    """Return how many games what was learnt wins in the arena against three random bots.

    A game that goes wrong, or does not end, is none that it won.
    """
    outcomes = run(Plan(bots=BOTS, seats=(SEATS,), checks=False), range(games), processes)
    tallies = [each for each in outcomes if not isinstance(each, Failure)]
    wins = sum(share.wins for share in Report(tallies).by_bot() if share.name == BOTS[0])
    return {
        "games": games,
        "wins": wins,
        "failed": games - len(tallies),
        "share": wins / games,
        "interval": wilson(wins, games),
    }


def write(folder: Path, points: list[Point], asked: argparse.Namespace, measured: Any) -> None:
    """Write the curve, as numbers and as a picture."""
    folder.mkdir(parents=True, exist_ok=True)
    plain = {
        "day": time.strftime("%Y-%m-%d"),
        "seed": asked.seed,
        "processes": asked.processes,
        "seconds": points[-1].seconds,
        "measured": measured,
        "columns": list(Point.__slots__),
        "curve": [[round(number, 1) for number in astuple(point)] for point in points],
    }
    (folder / "learning.json").write_text(json.dumps(plain) + "\n", "utf-8")
    (folder / "learning.svg").write_text(svg(points), "utf-8")


if __name__ == "__main__":
    main()
