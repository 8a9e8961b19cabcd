"""Play: one game through the environment, in which some seats learn and the others are random."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Collection

    from numpy.typing import NDArray

    from learner.features import Features
    from learner.policy import Policy


@dataclass(slots=True)
class Step:
    """A choice of a learning seat: what it saw, what it could do, and what it did."""

    features: NDArray[np.float64]
    legal: NDArray[np.intp]
    chances: NDArray[np.float64]
    taken: int
    """The place of the action among the legal ones."""


@dataclass(slots=True)
class Life:
    """A game as a learning seat lived it."""

    steps: list[Step] = field(default_factory=list)
    won: bool = False


def play(
    env: Any, policy: Policy, habits: Policy, features: Features, seed: int, seats: Collection[int]
) -> list[Life]:
    """Play the game of a seed; return the lives of the learning seats.

    Args:
        env: the environment, from :func:`kickdoor.env.env`.
        policy: what learning seats choose by.
        habits: what the others choose by; they look at nothing but the names of actions.
        features: what learning seats see.
        seed: of the game, and of all chance that the players use.
        seats: those that learn.
    """
    env.reset(seed=seed)
    chance = Random(seed)
    lives = {env.possible_agents[seat]: Life() for seat in seats}
    nothing = np.zeros(policy.of_verbs.shape[1])
    for agent in env.agent_iter(env.unwrapped.ceiling * 2):
        life = lives.get(agent)
        seen, reward, ended, broken_off, _ = env.last(observe=life is not None)
        if ended or broken_off:
            if life is not None:
                life.won = reward > 0
            env.step(None)
        elif life is None:
            legal = np.array(list(env.unwrapped.legal()))
            env.step(int(chance.choices(legal, habits.chances(legal, nothing))[0]))
        else:
            legal = np.flatnonzero(seen["action_mask"])
            read = features.read(seen["observation"])
            chances = policy.chances(legal, read)
            (taken,) = chance.choices(range(len(legal)), chances)
            life.steps.append(Step(read, legal, chances, taken))
            env.step(int(legal[taken]))
    return list(lives.values())
