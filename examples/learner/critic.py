"""Critic: guesses, linear in the features, how near a seat is to a victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from learner.batch import Batch

MEMORY = 0.9
"""How much a round before counts beside the newest."""

RIDGE = 10.0
"""How strongly weights are held to 0."""


class Critic:
    """Least squares over the rounds so far, of which it forgets the old ones slowly."""

    def __init__(self, features: int) -> None:
        """Begin with guessing 0."""
        self.weights: NDArray[np.float64] = np.zeros(features)
        self._squares = np.zeros((features, features))
        self._targets = np.zeros(features)

    def learn(self, batch: Batch) -> None:
        """Take a round into account."""
        seen = batch.features.astype(np.float64)
        self._squares = MEMORY * self._squares + seen.T @ seen
        self._targets = MEMORY * self._targets + seen.T @ batch.worth
        held = self._squares + RIDGE * np.eye(len(self.weights))
        self.weights = np.linalg.solve(held, self._targets)
