"""An observation is what a seat sees: all of it, in its place, and nothing hidden."""

import random
from collections import Counter

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra env: pip install 'kickdoor[env]'")

import numpy as np

import kickdoor.env
from kickdoor.env.observation import observe
from kickdoor.env.terms import PHASES, STAGES
from support.learners import moments
from support.permuted import permuted


def question(game, seat):
    return next((each for each in game.decisions if each.seat == seat), None)


@pytest.mark.parametrize("packs", [["munchkins"], ["oz", "pathfinder"]], ids="+".join)
def test_it_lies_inside_the_space(packs):
    env = kickdoor.env.env(packs, 5, ceiling=1200)
    for agent, seen in moments(env, 4):
        space = env.observation_space(agent)
        low, high = space["observation"].low, space["observation"].high
        assert space.contains(seen)
        assert ((low <= seen["observation"]) & (seen["observation"] <= high)).all()
        assert env.unwrapped.game.state.phase in PHASES
        fight = env.unwrapped.game.state.fight
        assert fight is None or fight.stage in STAGES


@pytest.mark.parametrize(
    ("seed", "packs"), [(0, ["munchkins"]), (1, ["oz"]), (2, ["russia", "super"])]
)
def test_hidden_cards_do_not_change_it(seed, packs):
    """Nor do they change the actions that a seat has."""
    env = kickdoor.env.env(packs, 4, ceiling=800)
    inner, chance = env.unwrapped, random.Random(seed)
    checked = 0
    for _ in moments(env, seed):
        if chance.random() > 0.05:
            continue
        game = inner.game
        for seat in range(4):
            other = permuted(game, seat, chance)
            here, there = (
                observe(each, seat, inner.layout, question(each, seat)) for each in (game, other)
            )
            assert np.array_equal(here, there)
            actions = [inner.actions.assign(g, seat, g.option_keys(seat)) for g in (game, other)]
            assert actions[0] == actions[1]
            checked += 1
    assert checked > 80


def test_the_test_would_notice_an_observation_that_peeks():
    env = kickdoor.env.env(["munchkins"], 3)
    env.reset(seed=1)
    game, layout = env.unwrapped.game, env.unwrapped.layout
    other = permuted(game, 0, random.Random(1))
    assert not np.array_equal(observe(game, 1, layout, None), observe(other, 1, layout, None))


def test_the_own_hand_is_counted():
    env = kickdoor.env.env(["munchkins"], 3)
    env.reset(seed=1)
    game, layout = env.unwrapped.game, env.unwrapped.layout
    for seat, agent in enumerate(env.agents):
        vector = env.observe(agent)["observation"]
        counts = Counter(game.cards[card].index for card in game.state.players[seat].hand)
        part = vector[layout.part("seat.0.hand.cards")]
        assert {at: int(part[at]) for at in np.flatnonzero(part)} == counts
        assert not vector[layout.part("seat.1.hand.cards")].any()


def test_seats_are_counted_from_whoever_looks():
    env = kickdoor.env.env(["munchkins"], 3)
    env.reset(seed=1)
    game, layout = env.unwrapped.game, env.unwrapped.layout
    game.state.players[2].level = 6
    levels = [
        [int(env.observe(agent)["observation"][layout.part(f"seat.{at}")][0]) for at in range(3)]
        for agent in env.agents
    ]
    assert levels == [[1, 1, 6], [1, 6, 1], [6, 1, 1]]


def test_a_fight_is_seen():
    env = kickdoor.env.env(["munchkins"], 3, ceiling=1200)
    fights = 0
    for _, seen in moments(env, 1):
        game, layout = env.unwrapped.game, env.unwrapped.layout
        view, numbers = game.view(None).fight, seen["observation"][layout.part("fight")]
        assert bool(numbers[0]) == (view is not None)
        if view is not None:
            fights += 1
            assert (numbers[2], numbers[3]) == (view.munchkins, view.monsters)
            assert seen["observation"][layout.part("fight.monsters.cards")].sum() == len(view.foes)
    assert fights > 10


def test_offers_and_what_was_begun_are_seen():
    env = kickdoor.env.env(["munchkins"], 3, ceiling=4000)
    offers = drafts = 0
    for agent, seen in moments(env, 2):
        game, layout = env.unwrapped.game, env.unwrapped.layout
        seat, vector = int(agent[-1]), seen["observation"]
        for offer in game.state.offers:
            if offer.to == seat:
                offers += 1
                assert vector[layout.part(f"offer.{(offer.by - seat) % 3}")][:3].sum() == 1
        begun = game.state.drafts.get(seat)
        drafts += begun is not None
        assert vector[layout.part("draft.verb")].any() == (begun is not None)
    assert offers
    assert drafts
