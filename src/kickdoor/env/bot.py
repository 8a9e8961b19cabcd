"""Bot: lets a policy that was learnt in the environment sit at any table, as bots do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from kickdoor.bots.bot import NOTHING
from kickdoor.core.view import waiting_for
from kickdoor.env.actions import Actions
from kickdoor.env.layout import Layout
from kickdoor.env.observation import observe
from kickdoor.env.terms import WAIT

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from kickdoor.core.game import Game
    from kickdoor.core.ruleset import Ruleset


class PolicyBot:
    """Chooses by a policy; a :class:`kickdoor.bots.bot.Bot`.

    The policy is given what an agent sees, a dict with ``observation`` and ``action_mask``, and
    returns the number of a legal action. Sets and seats have to be those that it was learnt with.
    """

    def __init__(
        self,
        policy: Callable[[dict[str, Any]], int],
        *,
        name: str = "policy",
        keen: float = 1.0,
    ) -> None:
        """Take the policy; in the environment a seat is always asked, which is to be as keen as 1."""
        self.name = name
        self.keen = keen
        self._policy = policy
        self._rules: Ruleset | None = None
        self._seats = 0

    def choose(self, game: Game, seat: int) -> str:
        """Return the option that the policy's action takes.

        Raises:
            ValueError: the action is not legal now.
        """
        self._lay_out(game)
        keys = list(game.option_keys(seat))
        if seat not in game.state.drafts and not waiting_for(game) >> seat & 1:
            keys.append(WAIT)
        legal = self._actions.assign(game, seat, keys)
        mask: NDArray[np.int8] = np.zeros(len(self._actions), np.int8)
        mask[list(legal)] = 1
        decision = next((each for each in game.decisions if each.seat == seat), None)
        vector = observe(game, seat, self._layout, decision)
        action = int(self._policy({"observation": vector, "action_mask": mask}))
        if action not in legal:
            raise ValueError(f"the policy of {self.name!r} chose {action}, which is not legal now")
        key = legal[action]
        return NOTHING if key == WAIT else key

    def _lay_out(self, game: Game) -> None:
        """Lay out both spaces where the table is another one than before."""
        seats = len(game.state.players)
        if self._rules is not game.rules or self._seats != seats:
            self._rules, self._seats = game.rules, seats
            self._actions, self._layout = Actions(game.rules, seats), Layout(game.rules, seats)
