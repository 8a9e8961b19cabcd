"""Scripts: what four people choose at a table, from its beginning; no clock ever closes a window."""

import random

from kickdoor.core.game import Game

EDITION = "munchkins"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SCRIPTS = 8
CHOICES = 400
"""How long a script is at most; a game that ends earlier ends its script."""


def secret(number):
    """The secret of the table that plays a script."""
    return f"load-{number % SCRIPTS}"


def new_game(number):
    return Game.new([EDITION], list(NAMES), {}, secret(number))


def steps_of(number):
    """Yield (seat, key, the game after it) for each choice of a script."""
    chance = random.Random(number)
    game = new_game(number)
    for _ in range(CHOICES):
        if game.over:
            return
        asked = [each for each in game.decisions if each.required or _waited_for(game, each)]
        decision = chance.choice(asked or game.decisions)
        key = None
        while key is None:
            key = _complete(game, decision.seat, chance.choice(decision.options).key, chance)
        after = game.clone()
        after.step(decision.seat, key)
        yield decision.seat, key, after
        game = after.clone()


def _waited_for(game, decision):
    return game.window is not None and game.window.waiting() >> decision.seat & 1


def _complete(game, seat, key, chance):
    """Pick on until a key leaves nothing open; None where nothing can be picked."""
    while (more := game.picks(seat, key)) is not None:
        if not more:
            return None
        key = f"{key}>{chance.choice(more)}" if ":" in key else f"{key}:{chance.choice(more)}"
    return key


def scripts():
    """Return all scripts as lists of (seat, key)."""
    return [[(seat, key) for seat, key, _ in steps_of(number)] for number in range(SCRIPTS)]
