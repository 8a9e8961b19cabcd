"""Plays Uno with RLCard: four random players, the raw game without its learning environment."""

import random
from copy import deepcopy

import numpy as np
from rlcard.games.uno import Game
from rounds import PLAYERS, POSITIONS, answer, copying


def new(seed):
    game = Game(num_players=PLAYERS)
    game.np_random = np.random.RandomState(seed)
    game.init_game()
    return game


def play(games):
    steps = 0
    for seed in range(games * 10):
        game, chance = new(seed), random.Random(seed)
        while not game.is_over():
            game.step(chance.choice(game.get_legal_actions()))
            steps += 1
    return {"games": games * 10, "decisions": steps}


def positions():
    found = []
    for seed in range(POSITIONS):
        game = new(seed)
        for _ in range(10):
            if not game.is_over():
                game.step(game.get_legal_actions()[0])
        found.append(game)
    return found


if __name__ == "__main__":
    kept = positions()
    answer(games=play, copies=lambda copies: copying(kept, deepcopy, copies // 4))
