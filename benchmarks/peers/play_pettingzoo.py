"""Plays limit Hold'em with PettingZoo: four random players, with the observations that it always makes."""

import random
from copy import deepcopy

from pettingzoo.classic import texas_holdem_v4
from rounds import PLAYERS, POSITIONS, answer, copying


def new(seed):
    game = texas_holdem_v4.raw_env(num_players=PLAYERS)
    game.reset(seed=seed)
    return game


def advance(game, chance):
    """Take a random legal action; tell whether there was somebody to take one."""
    seen, _, ended, cut, _ = game.last()
    if ended or cut:
        return False
    legal = [action for action, fits in enumerate(seen["action_mask"]) if fits]
    game.step(chance.choice(legal))
    return True


def play(games):
    decisions = 0
    for seed in range(games):
        game, chance = new(seed), random.Random(seed)
        while advance(game, chance):
            decisions += 1
    return {"games": games, "decisions": decisions}


def positions():
    found = []
    for seed in range(POSITIONS):
        game, chance = new(seed), random.Random(seed)
        for _ in range(4):
            advance(game, chance)
        found.append(game)
    return found


if __name__ == "__main__":
    kept = positions()
    answer(games=play, copies=lambda copies: copying(kept, deepcopy, copies // 40))
