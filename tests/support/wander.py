"""Games that have been played at random for a while, to look at from every side."""

import random
from collections.abc import Iterator

from kickdoor import Game

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def wander(seed: int, seats: int = 4, **options: str) -> Iterator[Game]:
    """Yield one game again and again, each time after another random choice, until it is over."""
    chance = random.Random(seed)
    game = Game.new(["munchkins"], NAMES[:seats], options, seed)
    while not game.over:
        yield game
        if game.window is not None and chance.random() < 0.4:
            game.close(game.window.revision)
            continue
        decision = chance.choice(game.decisions)
        if decision.options:
            game.step(decision.seat, chance.choice(decision.options).key)


def after(seed: int, steps: int, seats: int = 4) -> Game:
    """Return a game after so many random choices (fewer, where it ended before)."""
    game = Game.new(["munchkins"], NAMES[:seats], {}, seed)
    for step, here in enumerate(wander(seed, seats)):
        game = here
        if step >= steps:
            break
    return game


def stroll(game: Game, steps: int, seed: int = 0) -> Game:
    """Make so many random choices in a game (fewer, where it ends), and return it."""
    chance = random.Random(seed)
    for _ in range(steps):
        if game.over:
            break
        asked = [(each.seat, option.key) for each in game.decisions for option in each.options]
        game.step(*chance.choice(asked))
    return game
