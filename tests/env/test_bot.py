"""A policy sits at a table as any bot does, and sees there what an agent sees."""

import random

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra env: pip install 'kickdoor[env]'")

import numpy as np

import kickdoor.env
from kickdoor import Game
from kickdoor.bots.bot import NOTHING
from kickdoor.bots.driver import Driver
from kickdoor.bots.roster import make_bot
from kickdoor.core.chance import Chance
from kickdoor.env.bot import PolicyBot
from support.learners import by_verb, moments

NAMES = ["Ada", "Ben", "Cleo"]


def test_it_plays_a_game_to_its_end():
    env = kickdoor.env.env(["munchkins"], 3)
    chance = random.Random(1)
    game = Game.new(["munchkins"], NAMES, seed=1)
    bot = PolicyBot(lambda seen: by_verb(env, seen["action_mask"], chance))
    bots = [bot, make_bot("random", 1), make_bot("random", 2)]
    Driver(game, bots, Chance.of(1)).play()
    assert game.over


def test_it_is_given_what_an_agent_sees():
    env = kickdoor.env.env(["munchkins"], 3, ceiling=150)
    waited = 0
    for agent, seen in moments(env, 3):
        given = []

        def first(saw, given=given):
            given.append(saw)
            return int(np.flatnonzero(saw["action_mask"])[0])

        chosen = PolicyBot(first).choose(env.unwrapped.game, int(agent[-1]))
        assert np.array_equal(given[0]["observation"], seen["observation"])
        assert np.array_equal(given[0]["action_mask"], seen["action_mask"])
        waited += chosen == NOTHING
    assert waited


def test_what_is_not_legal_is_told():
    game = Game.new(["munchkins"], NAMES, seed=1)
    with pytest.raises(ValueError, match="the policy of 'odd' chose 0, which is not legal now"):
        PolicyBot(lambda _: 0, name="odd").choose(game, 0)
