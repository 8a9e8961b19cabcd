"""What the runners of all engines share: they do a piece of work when they are asked to.

``python play_NAME.py GAMES COPIES`` reads the name of a piece of work a line, ``games`` or ``copies``, and
answers each with one line of JSON: processor and clock seconds, and how much was done in them. Each
engine is run by its cheapest ordinary loop, and always with the same seeds.
"""

import gc
import json
import sys
from time import perf_counter, process_time

PLAYERS = 4
STRIDE = 40
POSITIONS = 20


def copying(positions, copy, copies):
    laps = -(-copies // len(positions))
    for _ in range(laps):
        for game in positions:
            copy(game)
    return {"copies": laps * len(positions)}


def answer(**work):
    """Do what is asked for until nobody asks; ``work`` takes the number that a line is about."""
    games, copies = map(int, sys.argv[1:3])
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        name = line.strip()
        wall, cpu = perf_counter(), process_time()
        done = work[name](games if name == "games" else copies)
        took = {"cpu": process_time() - cpu, "wall": perf_counter() - wall}
        print(json.dumps(took | done), flush=True)
