"""Plays random games with other engines. It runs in their environment and imports nothing of ours.

``python runner.py GAMES COPIES`` reads the name of a piece of work a line, and answers each with one
line of JSON: processor and clock seconds, and how much was done in them. Each engine is run by its
cheapest ordinary loop, and always with the same seeds.
"""

import gc
import json
import random
import sys
from copy import deepcopy
from time import perf_counter, process_time

import numpy as np
from catanatron.game import TURNS_LIMIT
from catanatron.game import Game as Catan
from catanatron.models.player import Color, RandomPlayer
from rlcard.games.uno import Game as Uno

PLAYERS = 4
STRIDE = 40
POSITIONS = 20


def new_catan(seed):
    return Catan([RandomPlayer(color) for color in Color], seed=seed + 1)


def catan_ended(game):
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play_catan(games):
    ticks = 0
    for seed in range(games):
        game = new_catan(seed)
        while not catan_ended(game):
            game.play_tick()
            ticks += 1
    return {"games": games, "decisions": ticks}


def catan_positions():
    found = []
    game = new_catan(0)
    while len(found) < POSITIONS and not catan_ended(game):
        for _ in range(STRIDE):
            game.play_tick()
        found.append(game.copy())
    return found


def new_uno(seed):
    game = Uno(num_players=PLAYERS)
    game.np_random = np.random.RandomState(seed)
    game.init_game()
    return game


def play_uno(games):
    steps = 0
    for seed in range(games):
        game, chance = new_uno(seed), random.Random(seed)
        while not game.is_over():
            game.step(chance.choice(game.get_legal_actions()))
            steps += 1
    return {"games": games, "decisions": steps}


def uno_positions():
    found = []
    for seed in range(POSITIONS):
        game = new_uno(seed)
        for _ in range(10):
            if not game.is_over():
                game.step(game.get_legal_actions()[0])
        found.append(game)
    return found


def copying(positions, copy, copies):
    laps = -(-copies // len(positions))
    for _ in range(laps):
        for game in positions:
            copy(game)
    return {"copies": laps * len(positions)}


def main(games, copies):
    catans, unos = catan_positions(), uno_positions()
    work = {
        "catanatron": lambda: play_catan(games),
        "catanatron-copies": lambda: copying(catans, Catan.copy, copies),
        "uno": lambda: play_uno(games * 10),
        "uno-copies": lambda: copying(unos, deepcopy, copies // 4),
    }
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        wall, cpu = perf_counter(), process_time()
        done = work[line.strip()]()
        took = {"cpu": process_time() - cpu, "wall": perf_counter() - wall}
        print(json.dumps(took | done), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
