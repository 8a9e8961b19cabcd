"""Bot: what was learnt, as a bot for any table of four with the same set.

cd examples; kickdoor arena --bots learner.bot:Learned,random,random,random
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from kickdoor.env.bot import PolicyBot
from learner.training import SEATS, beginner, table

if TYPE_CHECKING:
    from learner.policy import Policy

WEIGHTS = Path(__file__).parent / "learned.npz"
"""Where what was learnt is kept."""


def save(policy: Policy) -> None:
    """Write what was learnt to :data:`WEIGHTS`."""
    np.savez_compressed(WEIGHTS, of_verbs=policy.of_verbs, of_actions=policy.of_actions)


class Learned(PolicyBot):
    """Draws its actions as the policy in :data:`WEIGHTS` says."""

    def __init__(self, seed: object = 0) -> None:
        """Read the weights.

        Raises:
            ValueError: there are none, or they were learnt with other cards.
        """
        super().__init__(self._act, name="learned")
        _, self._features = table()
        self._weights = beginner()
        self._chance = Random(repr(seed))
        if not WEIGHTS.exists():
            raise ValueError(f"{WEIGHTS}: no weights are here; make learn writes them")
        with np.load(WEIGHTS) as kept:
            if kept["of_actions"].shape != self._weights.of_actions.shape:
                raise ValueError(f"{WEIGHTS}: learnt with other cards or at a table of not {SEATS}")
            self._weights.of_verbs = kept["of_verbs"]
            self._weights.of_actions = kept["of_actions"]

    def _act(self, seen: dict[str, Any]) -> int:
        legal = np.flatnonzero(seen["action_mask"])
        chances = self._weights.chances(legal, self._features.read(seen["observation"]))
        return int(self._chance.choices(legal, chances)[0])
