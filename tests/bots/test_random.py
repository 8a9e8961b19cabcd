"""The random bot does anything, but mostly what leads on."""

from statistics import median

from kickdoor import Game
from kickdoor.bots.driver import Driver
from kickdoor.bots.random import RandomBot
from kickdoor.core.chance import Chance
from kickdoor.core.log import CHOICE
from kickdoor.rules.sets import ruleset

RULES = ruleset(["munchkins"], {"deal": 4})


def games(count):
    for seed in range(count):
        game = Game.new(RULES, ["Ada", "Ben", "Cleo", "Dan"], {"deal": 4}, seed)
        game.quiet, game.record = True, False
        driver = Driver(game, [RandomBot((seed, seat)) for seat in range(4)], Chance.of(seed))
        driver.play()
        yield game, driver


def test_random_games_end_in_reasonable_time_and_try_nearly_everything():
    decisions, verbs = [], set()
    for game, driver in games(12):
        decisions.append(driver.decisions)
        verbs |= {str(row[2]).partition(":")[0] for row in game.log.rows if row[0] == CHOICE}
    assert median(decisions) < 1500
    assert {"play", "use", "ask", "accept", "sell", "equip", "lay", "trouble", "take"} <= verbs


def test_the_same_seed_gives_the_same_choices():
    game = Game.new(RULES, ["Ada", "Ben", "Cleo"], {}, 3)
    assert [RandomBot(1).choose(game, seat) for seat in range(3)] == [
        RandomBot(1).choose(game, seat) for seat in range(3)
    ]
