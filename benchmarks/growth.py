"""How the engine grows: a choice and a copy with 3 to 6 seats, and with 1 to 6 sets mixed.

``python benchmarks/growth.py`` writes results/growth.json; benchmarks/table.py makes the table of it.
Processor time; all shapes take turns, in rounds, and the medians of the rounds count. Each is told in
loops of the reference too.
"""

import json
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time

from kickdoor.bots.driver import Driver
from kickdoor.bots.random import RandomBot
from kickdoor.core.chance import Chance
from kickdoor.core.game import Game
from kickdoor.core.log import CHOICE, CLOSE
from kickdoor.lab.bench import reference
from kickdoor.rules.sets import ruleset

RESULTS = Path(__file__).parent / "results" / "growth.json"
SETS = ("munchkins", "munchkin", "star", "zombies", "fu", "cthulhu")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
SHAPES = [(seats, 1) for seats in range(3, 7)] + [(4, sets) for sets in range(2, 7)]
GAMES, ROUNDS, COPIES, STRIDE = 4, 5, 40, 25


def played(seats, sets):
    """The ruleset of a shape, and the logs of its games between random bots."""
    rules = ruleset(SETS[:sets])
    logs = []
    for seed in range(GAMES):
        game = Game.new(rules, NAMES[:seats], {}, seed)
        bots = [RandomBot((seed, seat)) for seat in range(seats)]
        Driver(game, bots, Chance.of(("growth", seed))).play()
        logs.append(game.log)
    return rules, logs


def measure(rules, logs):
    """Microseconds of a choice with its options, and of a copy, over the games of a shape."""
    steps = copies = 0
    step_time = copy_time = 0.0
    for log in logs:
        game = Game.new(rules, log.header["seats"], {}, log.header["seed"])
        for row in log.rows:
            if row[0] == CLOSE:
                game.close(row[1])
            elif row[0] == CHOICE:
                began = process_time()
                game.option_keys(row[1])
                game.step(row[1], row[2])
                step_time += process_time() - began
                steps += 1
                if steps % STRIDE == 0 and not game.over:
                    began = process_time()
                    for _ in range(COPIES):
                        game.clone()
                    copy_time += process_time() - began
                    copies += COPIES
    return {
        "step": step_time / steps * 1e6,
        "copy": copy_time / copies * 1e6,
        "choices": steps / GAMES,
    }


def main():
    games = {shape: played(*shape) for shape in SHAPES}
    rounds = {shape: [] for shape in SHAPES}
    loops = []
    for _ in range(ROUNDS):
        sample = reference.measure(50)
        loops.append(sample.cpu / sample.done["loops"] * 1e6)
        for shape in SHAPES:
            rounds[shape].append(measure(*games[shape]))
    result = {
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "rounds": ROUNDS,
        "games": GAMES,
        "sets": SETS,
        "loop_us": median(loops),
        "shapes": [
            {
                "seats": seats,
                "sets": sets,
                "cards": sum(count for _, count in games[seats, sets][0].copies),
                **{
                    key: median(each[key] for each in rounds[seats, sets])
                    for key in ("step", "copy", "choices")
                },
            }
            for seats, sets in SHAPES
        ],
    }
    RESULTS.write_text(json.dumps(result, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
