"""Training: rounds of games in several processes, after each of which policy and critic improve.

Time is processor time, that of all processes together, so that a busy machine neither helps nor harms.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING, Any

import kickdoor.env
from learner.batch import Batch
from learner.critic import Critic
from learner.features import NAMES, Features
from learner.improving import improve
from learner.play import play
from learner.policy import Policy

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy as np
    from numpy.typing import NDArray

    Weights = tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]

SEATS = 4
ROUND = 12
"""Games after which the policy changes."""

PIECE = 3
"""Games that a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Point:
    """A round, as a point of the learning curve: what was spent until then, and how it went."""

    games: int
    """Games since the beginning."""
    seconds: float
    """Processor seconds since the beginning, of all processes."""
    against_random: int
    """Games of this round in which one seat learnt and the others were random."""
    wins: int
    """How many of those it won."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a process has to tell of the games that it played."""

    batch: Batch
    against_random: int
    wins: int
    seconds: float


class Trainer:
    """Policy and critic, and how they get better."""

    def __init__(self) -> None:
        """Begin with a policy that plays as random seats do, and a critic that expects nothing."""
        self.policy = beginner()
        self.critic = Critic(len(NAMES))

    @property
    def weights(self) -> Weights:
        """What a process needs to play: both tables of the policy, and the critic."""
        return self.policy.of_verbs, self.policy.of_actions, self.critic.weights

    def learn(self, reports: Sequence[Report]) -> None:
        """Learn from the games of a round."""
        batch = Batch.joined([report.batch for report in reports])
        improve(self.policy, batch)
        self.critic.learn(batch)


@lru_cache(maxsize=1)
def table() -> tuple[Any, Features]:
    """Return the environment and the features that are read from it, made once in each process."""
    env = kickdoor.env.env(["munchkins"], SEATS)
    return env, Features(env.unwrapped.layout, SEATS)


def beginner() -> Policy:
    """Return a policy that plays as random seats do."""
    return Policy(table()[0].unwrapped.actions.names, len(NAMES))


def practise(weights: Weights, seeds: Sequence[int]) -> Report:
    """Play the games of some seeds: every third against random seats, the others among learners."""
    begun = time.process_time()
    env, features = table()
    policy, habits = beginner(), beginner()
    policy.of_verbs, policy.of_actions, critic = weights
    lives = []
    games = wins = 0
    for seed in seeds:
        alone = seed % 3 == 0
        seats = [seed // 3 % SEATS] if alone else range(SEATS)
        lived = play(env, policy, habits, features, seed, seats)
        lives += lived
        if alone:
            games += 1
            wins += lived[0].won
    return Report(Batch.of(lives, critic), games, wins, time.process_time() - begun)


def rounds(trainer: Trainer, processes: int, first_seed: int = 0) -> Iterator[Point]:
    """Train round by round without end, and yield how each one went.

    The same number of rounds from the same seed always comes to the same policy.
    """
    begun, spent = time.process_time(), 0.0
    with ProcessPoolExecutor(processes) as pool:
        for seed in count(first_seed, ROUND):
            jobs = [
                pool.submit(practise, trainer.weights, range(start, start + PIECE))
                for start in range(seed, seed + ROUND, PIECE)
            ]
            reports = [job.result() for job in jobs]
            trainer.learn(reports)
            spent += sum(report.seconds for report in reports)
            yield Point(
                seed + ROUND - first_seed,
                spent + time.process_time() - begun,
                sum(report.against_random for report in reports),
                sum(report.wins for report in reports),
            )
