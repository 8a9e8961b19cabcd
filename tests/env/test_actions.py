"""The mask is what is legal, no more and no less."""

import random

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra env: pip install 'kickdoor[env]'")

import numpy as np

import kickdoor.env
from kickdoor.core.frames import ACTS
from kickdoor.env.actions import SPARE, Actions
from kickdoor.env.terms import BACK, PICK, VERBS, WAIT
from kickdoor.rules.sets import ruleset
from support.learners import evenly, moments


def game_of(env):
    return env.unwrapped.game


def test_every_verb_has_its_place():
    assert set(ACTS) | {WAIT, BACK, PICK} == set(VERBS)


@pytest.mark.parametrize("choose", [evenly, None], ids=["evenly", "by verb"])
def test_the_mask_is_what_is_legal(choose):
    env = kickdoor.env.env(["munchkins"], 4, ceiling=1500)
    inner = env.unwrapped
    waits = 0
    for agent, seen in moments(env, 3, *([choose] if choose else [])):
        keys = list(inner.legal().values())
        legal = game_of(env).option_keys(int(agent[-1]))
        waits += WAIT in keys
        assert sorted(set(keys) - {WAIT}) == sorted(legal)
        assert len(keys) == len(set(keys))
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(inner.legal())
    assert waits


def test_whoever_is_waited_for_may_not_wait():
    env = kickdoor.env.env(seats=3, ceiling=600)
    for agent, seen in moments(env, 1):
        if seen["observation"][env.unwrapped.layout.part("required")][0]:
            assert WAIT not in env.unwrapped.legal().values(), agent


def test_who_has_not_the_word_has_no_action():
    env = kickdoor.env.env(seats=3)
    env.reset(seed=1)
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in others)


def test_going_back_leaves_the_word_where_it_was():
    env = kickdoor.env.env(seats=3)
    inner, chance = env.unwrapped, random.Random(2)
    env.reset(seed=2)
    backs = []
    for _ in range(3000):
        back = [action for action, key in inner.legal().items() if key == BACK]
        if back and chance.random() < 0.5:
            before = env.agent_selection, inner.turns.may_wait
            env.step(back[0])
            assert (env.agent_selection, inner.turns.may_wait) == before
            backs.append(before[1])
        else:
            env.step(chance.choice(sorted(inner.legal())))
    assert set(backs) == {True, False}


def test_seats_are_counted_from_whoever_acts():
    env = kickdoor.env.env(seats=4)
    env.reset(seed=1)
    actions, game = env.unwrapped.actions, game_of(env)
    assert actions.name(game, 3, "trade:@0") == "trade @1"
    assert actions.name(game, 0, "trade:@0") == "trade @0"


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("kick-open", "kick-open"),
        ("play:munchkins/boots-went-out-for-bread", "play munchkins/boots-went-out-for-bread"),
        (
            "unequip:munchkins/boots-went-out-for-bread#2",
            "unequip munchkins/boots-went-out-for-bread",
        ),
        ("play:munchkins/boots-went-out-for-bread>@2", "pick @2"),
        ("pick:munchkins/boots-went-out-for-bread", "pick munchkins/boots-went-out-for-bread"),
        ("ask:@1>3", "pick 3"),
        ("ask:@1>3>first>done", "done"),
        ("use:munchkins/boots-went-out-for-bread>monsters", "pick word-8"),
        ("ask:@1>99", "pick word-13"),
        ("sacrifice:yes", "pick word-41"),
        ("sacrifice:munchkins/boots-went-out-for-bread", "pick munchkins/boots-went-out-for-bread"),
    ],
)
def test_an_option_has_its_action(key, name):
    env = kickdoor.env.env(["munchkins"], 4)
    env.reset(seed=1)
    assert env.unwrapped.actions.name(game_of(env), 0, key) == name


def test_the_second_of_two_copies_takes_a_spare_action():
    env = kickdoor.env.env(["munchkins"], 3)
    env.reset(seed=1)
    actions = env.unwrapped.actions
    first, second = (
        "sell:munchkins/boots-went-out-for-bread",
        "sell:munchkins/boots-went-out-for-bread#2",
    )
    found = actions.assign(game_of(env), 0, [first, second])
    assert found[actions.number("sell munchkins/boots-went-out-for-bread")] == first
    spare = [number for number, key in found.items() if key == second]
    assert actions.names[spare[0]] == "spare 0"


def test_nothing_is_left_out_in_silence():
    env = kickdoor.env.env(["munchkins"], 3)
    env.reset(seed=1)
    many = [f"sell:munchkins/boots-went-out-for-bread#{each}" for each in range(SPARE + 2)]
    with pytest.raises(OverflowError):
        env.unwrapped.actions.assign(game_of(env), 0, many)


def test_an_action_keeps_its_number():
    """Learned policies hang on it: the table follows from the set and the seats alone."""
    rules = ruleset(["munchkins"])
    assert Actions(rules, 4).names == Actions(ruleset(["munchkins"], {"deal": 4}), 4).names
    assert len(set(Actions(rules, 4).names)) == len(Actions(rules, 4))
