"""Features: the few numbers of an observation by which this example chooses and judges."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kickdoor.env.layout import Layout

NAMES = (
    "always", "own turn", "own level", "own level squared", "best rival's level",
    "best rival's level squared", "rivals' levels", "own strength", "best rival's strength",
    "cards in hand", "cards beyond the limit", "own fight, ahead", "own fight, behind",
    "own fight, margin", "helping, ahead", "helping, behind", "rival's fight, ahead",
    "rival's fight, behind", "rival's fight, margin", "rival may win the game",
)  # fmt: skip

LEVEL, STRENGTH = 0, 2
DOORS, TREASURES, LIMIT = 4, 5, 6
FORCES, FOES, AHEAD, FOR_THE_WIN = 2, 3, 4, 8
"""Places in the fields ``seat.N`` and ``fight``; docs/environment.md lists them all."""


class Features:
    """What is read from the observations of an environment, in the order of :data:`NAMES`."""

    def __init__(self, layout: Layout, seats: int) -> None:
        """Find the places of the fields."""
        self._seats = [layout.part(f"seat.{each}") for each in range(seats)]
        self._active = layout.part("active").start
        self._fight = layout.part("fight")
        self._main = layout.part("fight.main").start
        self._helper = layout.part("fight.helper").start

    def read(self, observation: NDArray[np.float32]) -> NDArray[np.float64]:
        """Return the features of one observation, each of the order of 1."""
        own, *rivals = (observation[each] for each in self._seats)
        best = max(each[LEVEL] for each in rivals) / 10
        level = own[LEVEL] / 10
        cards = own[DOORS] + own[TREASURES]
        table = (
            1, observation[self._active], level, level**2, best, best**2,
            sum(each[LEVEL] for each in rivals) / 10 / len(rivals), own[STRENGTH] / 20,
            max(each[STRENGTH] for each in rivals) / 20, cards / 10,
            max(cards - own[LIMIT], 0) / 5,
        )  # fmt: skip
        return np.array((*table, *self._of_the_fight(observation)), np.float64)

    def _of_the_fight(self, observation: NDArray[np.float32]) -> tuple[float, ...]:
        fight = observation[self._fight]
        if not fight[0]:
            return (0,) * 9
        ahead = bool(fight[AHEAD])
        margin = float(np.clip((fight[FORCES] - fight[FOES]) / 10, -1, 1))
        if observation[self._main]:
            return (ahead, not ahead, margin, 0, 0, 0, 0, 0, 0)
        if observation[self._helper]:
            return (0, 0, 0, ahead, not ahead, 0, 0, 0, 0)
        return (0, 0, 0, 0, 0, ahead, not ahead, margin, float(fight[FOR_THE_WIN]))
