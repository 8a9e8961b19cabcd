"""Batch: the choices of many games in flat arrays, with how well each of them turned out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from learner.play import Life

FADING = 0.95
"""How much of what comes after a choice still counts for the one before (lambda)."""

HASTE = 0.999
"""What a victory is worth one choice later (gamma): without it, who is about to lose would stall."""


@dataclass(slots=True)
class Batch:
    """Choices, one behind the other; the actions that were legal for each lie behind each other, too."""

    features: NDArray[np.float32]
    """A row for each choice."""
    worth: NDArray[np.float32]
    """By each choice: what it led to, which is 0 unless its seat has won."""
    advantages: NDArray[np.float32]
    """By each choice: how much better than guessed it turned out."""
    counts: NDArray[np.int32]
    """By each choice: how many actions were legal."""
    legal: NDArray[np.int32]
    chances: NDArray[np.float32]
    taken: NDArray[np.int32]
    """By each choice: the place of the action taken in ``legal``."""

    @classmethod
    def of(cls, lives: Sequence[Life], critic: NDArray[np.float64]) -> Batch:
        """Return the choices of some lives, judged by a critic."""
        steps = [step for life in lives for step in life.steps]
        counts = np.array([len(step.legal) for step in steps], np.int32)
        first = np.cumsum(counts) - counts
        return cls(
            np.array([step.features for step in steps], np.float32),
            np.concatenate([worth(life) for life in lives]).astype(np.float32),
            np.concatenate([judge(life, critic) for life in lives]).astype(np.float32),
            counts,
            np.concatenate([step.legal for step in steps]).astype(np.int32),
            np.concatenate([step.chances for step in steps]).astype(np.float32),
            (first + [step.taken for step in steps]).astype(np.int32),
        )

    @classmethod
    def joined(cls, parts: Sequence[Batch]) -> Batch:
        """Return the choices of several batches as one."""
        sizes = [len(part.legal) for part in parts]
        offsets = np.cumsum([0, *sizes[:-1]])
        moved = [part.taken + offset for part, offset in zip(parts, offsets, strict=True)]
        rest = [name for name in cls.__slots__ if name != "taken"]
        fields = {name: np.concatenate([getattr(part, name) for part in parts]) for name in rest}
        return cls(**fields, taken=np.concatenate(moved).astype(np.int32))


def worth(life: Life) -> NDArray[np.float64]:
    """Return what each choice of a life led to."""
    left = np.arange(len(life.steps), 0, -1)
    return life.won * HASTE**left


def judge(life: Life, critic: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the advantages of a life's choices."""
    guesses = np.array([step.features @ critic for step in life.steps])
    return advantages(guesses, float(life.won))


def advantages(guesses: NDArray[np.float64], end: float) -> NDArray[np.float64]:
    """Return how much better than guessed each choice turned out (generalised advantage estimation).

    A choice was good if the guesses rise after it, so levels count long before the end.

    Args:
        guesses: what the critic expected before each choice.
        end: what the game came to after the last one.

    >>> advantages(np.array([0.0, 0.5]), 1.0).round(3).tolist()
    [0.973, 0.499]
    """
    rises = HASTE * np.append(guesses[1:], end) - guesses
    later = 0.0
    for at in range(len(rises) - 1, -1, -1):
        later = rises[at] = rises[at] + HASTE * FADING * later
    return rises
