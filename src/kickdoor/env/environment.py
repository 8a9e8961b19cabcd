"""Environment: a game as an AEC environment of PettingZoo, in which seats act one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from kickdoor.core.game import Game
from kickdoor.env.actions import Actions
from kickdoor.env.layout import Layout
from kickdoor.env.observation import observe
from kickdoor.env.terms import BACK, WAIT
from kickdoor.env.text import lines
from kickdoor.env.turns import Turns
from kickdoor.rules.sets import ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from kickdoor.core.decisions import Decision
    from kickdoor.core.ruleset import Setting

CEILING = 20_000
"""After how many actions a game is broken off."""

SEED_BITS = 63


def env(
    packs: Sequence[str] = ("munchkins",),
    seats: int | Sequence[str] = 4,
    options: Mapping[str, Setting] | None = None,
    *,
    ceiling: int = CEILING,
    render_mode: str | None = None,
) -> Any:
    """Return the environment, wrapped so that it is used in the right order.

    Args:
        packs: the sets that are played.
        seats: how many players there are, or their names.
        options: the house rules that are not left as they are.
        ceiling: after how many actions a game is broken off.
        render_mode: ``"ansi"``, or None where nothing is rendered.

    Raises:
        PackError: a set has mistakes, or there is none of that name.
        ValueError: a number of seats, an option, a ceiling or a mode of rendering that cannot be.
    """
    raw = KickdoorEnv(packs, seats, options, ceiling=ceiling, render_mode=render_mode)
    return OrderEnforcingWrapper(raw)


class KickdoorEnv(AECEnv):  # type: ignore[misc]
    """The environment itself; :func:`env` says what it takes.

    ``actions`` and ``layout`` tell what the numbers of actions and observations mean, and ``game`` is
    the game that is on, which knows more than any agent may.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kickdoor_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }
    game: Game
    turns: Turns

    def __init__(
        self,
        packs: Sequence[str] = ("munchkins",),
        seats: int | Sequence[str] = 4,
        options: Mapping[str, Setting] | None = None,
        *,
        ceiling: int = CEILING,
        render_mode: str | None = None,
    ) -> None:
        """Lay out both spaces; :meth:`reset` begins a game."""
        super().__init__()
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise ValueError(f"render_mode: {render_mode!r} given; 'ansi' or None is wanted")
        if ceiling < 1:
            raise ValueError(f"ceiling: {ceiling} given; a game takes at least one action")
        names = [f"Player {each + 1}" for each in range(seats)] if isinstance(seats, int) else seats
        self.render_mode = render_mode
        self.ceiling = ceiling
        self.possible_agents = [f"seat_{each}" for each in range(len(names))]
        self._names = names
        self._options = dict(options or {})
        self._rules = ruleset([packs] if isinstance(packs, str) else packs, self._options)
        self.actions = Actions(self._rules, len(names))
        self.layout = Layout(self._rules, len(names))
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        Game.new(self._rules, names, self._options, 0)  # A table that cannot be is told here.
        mask = Box(0, 1, (len(self.actions),), np.int8)
        space = Dict({"observation": self.layout.space(), "action_mask": mask})
        self._observations = dict.fromkeys(self.possible_agents, space)
        self._actions = {agent: Discrete(len(self.actions)) for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None

    # -- the spaces -----------------------------------------------------------------------------

    def observation_space(self, agent: str) -> Dict:
        """Return what an agent sees: the vector ``observation``, and ``action_mask``."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the actions, the same for all agents."""
        return self._actions[agent]

    # -- the game -------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of a seed, or without one the next of those that the last seed began.

        ``options`` are not used; house rules are chosen when the environment is made.
        """
        if seed is not None or self._chance is None:
            self._chance = np.random.default_rng(seed)
        drawn = int(self._chance.integers(1 << SEED_BITS))
        self.game = Game.new(self._rules, self._names, self._options, drawn)
        self.game.quiet, self.game.record = True, False
        self.turns = Turns(self.game)
        self.taken = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Let the agent that has the word act.

        Raises:
            ValueError: the action is not legal now, which the mask tells beforehand.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        key = self._legal.get(-1 if action is None else int(action))
        if key is None:
            raise ValueError(f"action {action} is not legal now for {agent}; see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if key != WAIT:
            self.game.step(self.turns.seat, key)
        self.taken += 1
        if key != BACK:
            self.turns.go_on()
        if self.game.over:
            self._end()
        elif self.taken >= self.ceiling:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        self._deads_step_first()

    def _ask(self) -> None:
        """Give the word to an agent, and work out what it may do."""
        seat = self.turns.seat
        self.agent_selection = self.possible_agents[seat]
        keys = list(self.game.option_keys(seat))
        if self.turns.may_wait and seat not in self.game.state.drafts:
            keys.append(WAIT)
        self._legal = self.actions.assign(self.game, seat, keys)

    def _end(self) -> None:
        """Pay 1 to whoever has won, and let each of the others lose its share of a rival's 1."""
        winners = self.game.winners
        loss = -1 / (len(self.agents) - 1)
        for agent in self.agents:
            self.rewards[agent] = 1.0 if self._seat_of[agent] in winners else loss
            self.terminations[agent] = True

    # -- what is seen -----------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; the mask of one that has not the word is empty."""
        seat = self._seat_of[agent]
        mask: NDArray[np.int8] = np.zeros(len(self.actions), np.int8)
        decision = None
        if seat == self.turns.seat and not self.game.over:
            mask[list(self._legal)] = 1
            decision = self._decision(seat)
        vector = observe(self.game, seat, self.layout, decision)
        return {"observation": vector, "action_mask": mask}

    def _decision(self, seat: int) -> Decision | None:
        return next((each for each in self.game.decisions if each.seat == seat), None)

    def legal(self) -> dict[int, str]:
        """Return the legal actions of the agent that has the word, with the options they take."""
        return dict(self._legal)

    def render(self) -> str | None:
        """Return a few lines about the table, in the mode ``ansi``: what everybody sees."""
        if self.render_mode is None:
            return None
        return lines(self.game.view(None), self.turns.seat)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
