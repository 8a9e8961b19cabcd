"""Improving: makes what turned out well more likely, a little at a time.

It climbs as far as proximal policy optimisation does: no choice that was made counts any more once it
is a fifth more or less likely, and all stops when the policy has moved far enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from learner.batch import Batch
    from learner.policy import Policy

STEPS = 16
RATE = 0.3
CLIP = 0.2
FAR = 0.04
"""The mean divergence (in nats) from the policy that played, at which to stop."""

CAUTION = 30.0
"""How many choices a weight has to be seen in before it moves at half its speed."""


def improve(policy: Policy, batch: Batch) -> float:
    """Improve a policy by the choices that it made; return how far it moved, in nats a choice."""
    usual = float(np.sqrt(np.mean(batch.advantages**2))) or 1.0
    advantages = batch.advantages / usual
    choice_of = np.repeat(np.arange(len(batch.counts)), batch.counts)
    first = np.cumsum(batch.counts) - batch.counts
    seen, verbs = batch.features[choice_of], policy.verb_of[batch.legal]
    before = batch.chances[batch.taken]
    moved = 0.0
    for _ in range(STEPS):
        chances = policy.many_chances(batch.legal, seen, choice_of, first)
        ratio = chances[batch.taken] / before
        moved = float(np.mean(ratio - 1 - np.log(ratio)))
        if moved > FAR:
            break
        spent = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = -chances
        pull[batch.taken] += 1
        strength = np.where(spent, 0, advantages * ratio)[choice_of]
        direction = (pull * strength)[:, None] * seen
        certainty = (pull**2)[:, None] * seen**2
        for weights, rows in ((policy.of_verbs, verbs), (policy.of_actions, batch.legal)):
            known = _sums(certainty, rows, len(weights)) + CAUTION
            np.add(weights, RATE * _sums(direction, rows, len(weights)) / known, out=weights)
    return moved


def _sums(
    values: NDArray[np.float64], rows: NDArray[np.integer], length: int
) -> NDArray[np.float64]:
    """Add up the rows of values that belong to the same row of a table."""
    columns = [np.bincount(rows, column, length) for column in values.T]
    return np.stack(columns, axis=1)
