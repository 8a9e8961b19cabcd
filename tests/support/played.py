"""Games between bots, or by nobody's plan, looked at after every change: any set, 3 to 6 seats."""

import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from kickdoor import Game
from kickdoor.bots.driver import Driver
from kickdoor.bots.roster import make_bot
from kickdoor.core.chance import Chance
from kickdoor.lang.pack import load_packs, shipped_packs
from support.wander import NAMES

ROAMING = "roaming"
"""Whoever takes any option, as likely as any other: it reaches odd places, and seldom an end."""

STYLES = ("random", "greedy", ROAMING)
PACKS = shipped_packs()

Watch = Callable[[Game, list], None]


class Enough(Exception):
    """What was to be seen of a game has been seen."""


def new_game(pack: str, seats: int, seed: object, **options: object) -> Game:
    """Start a game of one set."""
    return Game.new([pack], NAMES[:seats], options, seed)


@cache
def house_rules(pack: str) -> dict[str, tuple]:
    """Return what each house rule of a set may be."""
    found = {name: option for each in load_packs([pack]) for name, option in each.options.items()}
    return {name: tuple(option.choices) or (False, True) for name, option in found.items()}


def play_through(game: Game, style: str, seed: object, watch: Watch, most: int = 20_000) -> Game:
    """Play a game on, until it is over, has taken `most` changes, or `watch` raises Enough.

    `watch(game, events)` is told after every change, drafts included.
    """
    left = most

    def told(game, events):
        nonlocal left
        watch(game, events)
        left -= 1
        if left <= 0:
            raise Enough

    with suppress(Enough):
        if style == ROAMING:
            _roam(game, random.Random(repr(seed)), told)
        else:
            bots = [make_bot(style, (seed, seat)) for seat in range(len(game.state.players))]
            Driver(game, bots, Chance.of(("driver", seed)), watch=told).play()
    return game


def _roam(game: Game, chance: random.Random, told: Watch) -> None:
    while not game.over:
        window = game.window
        if window is not None and chance.random() < 0.3:
            told(game, game.close(window.revision))
            continue
        asked = [each for each in game.decisions if each.options]
        decision = chance.choice(asked)
        told(game, game.step(decision.seat, chance.choice(decision.options).key))


def redo(game: Game, row: tuple) -> list:
    """Make the choice that a row of a log tells of; return the events."""
    if row[0] == "choice":
        return game.step(int(row[1]), str(row[2]))
    if row[0] == "close":
        return game.close(int(row[1]))
    if row[0] == "show":
        return game.show(int(row[1]), int(row[2]), int(row[3]))
    if row[0] == "entropy":
        game.add_entropy(int(row[1]), bytes.fromhex(str(row[2])))
    return []


def moves(rows: list) -> list[tuple]:
    """Return the rows of a log that somebody made, without digests."""
    return [row for row in rows if row[0] in ("choice", "close", "entropy", "show")]
