"""Policy: a softmax over the legal actions, linear in the features.

Every action has weights of its own and those of its verb, which it shares with the other cards, so
that what is learnt of one card helps with the next. At first it draws verbs as a random bot does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kickdoor.bots.random import USUAL, WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

SELDOM = {"back": 1, "wait": 3000}
"""How often a random player draws the verbs that no random bot knows."""


class Policy:
    """Chances of actions: ``of_verbs`` and ``of_actions`` are what is learnt."""

    def __init__(self, names: Sequence[str], features: int) -> None:
        """Begin with the habits of a random bot.

        Args:
            names: what the environment calls its actions.
            features: how many features there are.
        """
        verbs = [name.partition(" ")[0] for name in names]
        known = sorted(set(verbs))
        self.verb_of = np.array([known.index(verb) for verb in verbs])
        habits = [SELDOM.get(verb) or WEIGHTS.get(verb, USUAL) for verb in verbs]
        self._habits: NDArray[np.float64] = np.log(habits)
        self.of_verbs = np.zeros((len(known), features))
        self.of_actions = np.zeros((len(names), features))

    def chances(
        self, legal: NDArray[np.intp], features: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """Return the chance of each legal action.

        What a random bot spends on a verb is shared by the actions of that verb.
        """
        verbs = self.verb_of[legal]
        shared = np.log(np.bincount(verbs)[verbs])
        learnt = (self.of_verbs[verbs] + self.of_actions[legal]) @ features
        wishes = self._habits[legal] - shared + learnt
        chances = np.exp(wishes - wishes.max())
        return chances / chances.sum()

    def many_chances(
        self,
        legal: NDArray[np.int32],
        features: NDArray[np.float32],
        choice_of: NDArray[np.intp],
        first: NDArray[np.intp],
    ) -> NDArray[np.float64]:
        """Return the chances of the actions of many choices, one behind the other.

        Args:
            legal: the actions of all choices.
            features: a row for each of them.
            choice_of: the choice that each belongs to.
            first: where the actions of each choice begin.
        """
        verbs = self.verb_of[legal]
        choices, verb_count = len(first), len(self.of_verbs)
        shared = np.bincount(choice_of * verb_count + verbs, minlength=choices * verb_count)
        learnt = np.einsum("nf,nf->n", self.of_verbs[verbs] + self.of_actions[legal], features)
        wishes = self._habits[legal] - np.log(shared[choice_of * verb_count + verbs]) + learnt
        chances = np.exp(wishes - np.maximum.reduceat(wishes, first)[choice_of])
        return chances / np.add.reduceat(chances, first)[choice_of]
