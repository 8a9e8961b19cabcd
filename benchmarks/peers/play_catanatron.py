"""Plays Catan with catanatron: four random players."""

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from rounds import POSITIONS, STRIDE, answer, copying


def new(seed):
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def ended(game):
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play(games):
    ticks = 0
    for seed in range(games):
        game = new(seed)
        while not ended(game):
            game.play_tick()
            ticks += 1
    return {"games": games, "decisions": ticks}


def positions():
    found = []
    game = new(0)
    while len(found) < POSITIONS and not ended(game):
        for _ in range(STRIDE):
            game.play_tick()
        found.append(game.copy())
    return found


if __name__ == "__main__":
    kept = positions()
    answer(games=play, copies=lambda copies: copying(kept, Game.copy, copies))
