"""Players of the learning environment that know nothing but the mask and what actions are called."""

import random

import numpy as np

from kickdoor.bots.random import USUAL, WEIGHTS

SELDOM = {"back": 1, "wait": 3000}


def evenly(env, mask, chance: random.Random) -> int:
    """Draw one of the legal actions, each as likely as the others."""
    return chance.choice(np.flatnonzero(mask).tolist())


def by_verb(env, mask, chance: random.Random) -> int:
    """Draw a legal action by how much its verb leads on, as a random bot does."""
    legal = np.flatnonzero(mask).tolist()
    verbs = [env.unwrapped.actions.names[action].partition(" ")[0] for action in legal]
    weights = [SELDOM.get(verb) or WEIGHTS.get(verb, USUAL) for verb in verbs]
    shares = [weight / verbs.count(verb) for weight, verb in zip(weights, verbs, strict=True)]
    return chance.choices(legal, shares)[0]


def moments(env, seed, choose=by_verb):
    """Play a game; yield agent and observation before every action that is taken."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter(1_000_000):
        seen, _, ended, broken_off, _ = env.last()
        if ended or broken_off:
            env.step(None)
            continue
        yield agent, seen
        env.step(choose(env, seen["action_mask"], chance))
