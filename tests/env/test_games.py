"""Whole games are played to their end by the mask alone."""

import random

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra env: pip install 'kickdoor[env]'")

import kickdoor.env
from kickdoor.lang.pack import shipped_packs
from support.learners import by_verb, evenly, moments

EDITIONS = [["munchkins"], ["russia"]]


@pytest.mark.parametrize("packs", EDITIONS, ids="+".join)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_game_is_won_and_paid(packs, seats):
    env = kickdoor.env.env(packs, seats, ceiling=60_000)
    chance = random.Random(seats)
    paid = {}
    env.reset(seed=seats)
    for agent in env.agent_iter(100_000):
        seen, reward, ended, broken_off, _ = env.last()
        assert not broken_off
        if ended:
            paid[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(by_verb(env, seen["action_mask"], chance))
    winners = env.unwrapped.game.winners
    assert winners
    assert paid == {
        f"seat_{seat}": 1.0 if seat in winners else -1 / (seats - 1) for seat in range(seats)
    }


@pytest.mark.parametrize("packs", EDITIONS, ids="+".join)
def test_a_game_without_sense_ends_at_the_ceiling_at_the_latest(packs):
    env = kickdoor.env.env(packs, 4, ceiling=1000)
    assert len(list(moments(env, 0, evenly))) <= 1000
    assert not env.agents


@pytest.mark.parametrize("name", shipped_packs())
def test_every_set_can_be_played(name):
    env = kickdoor.env.env([name], 3, ceiling=150)
    assert list(moments(env, 0))
