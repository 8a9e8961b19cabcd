"""Games played at random, and everything that is said in them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from kickdoor import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.lang.wording import Wording

NAMES = ["1", "2", "3"]
"""Players without letters: what has letters comes from the catalogue or from a card."""

QUIET_MOVES = {
    ("hand", "flight"),
    ("hand", "fight"),
    ("hand", "corpse"),
    ("table", "flight"),
    ("table", "corpse"),
    ("flight", "table"),
    ("flight", "fight"),
    ("flight", "door-discards"),
    ("flight", "treasure-discards"),
    ("fight", "door-discards"),
    ("fight", "treasure-discards"),
}
"""Moves that another event tells of."""


def read_game(said: Wording, seed: int, steps: int, pack: str = "munchkins") -> Iterator[str]:
    """Play a set at random; yield every text that somebody reads."""
    chance = random.Random(seed)
    game = Game.new([pack], NAMES, seed=seed)
    for _ in range(steps):
        if game.over:
            return
        decisions = [each for each in game.decisions if each.options]
        if game.window is not None and chance.random() < 0.5:
            events = game.close(game.state.revision)
        else:
            decision = chance.choice([d for d in decisions if d.required] or decisions)
            yield said.prompt(game, decision)
            for key, refusal in game.refused(decision.seat):
                assert key
                yield said.refusal(refusal)
            for option in decision.options:
                verb, _, rest = option.key.partition(":")
                yield said.option_label(
                    game, decision.seat, verb, rest.split(">") if rest else (), ()
                )
            events = game.step(decision.seat, chance.choice(decision.options).key)
        for event in events:
            for seat in (None, 0):
                line = said.event_line(game, event, seat)
                move = (event.source.partition(":")[0], event.target.partition(":")[0])
                assert line or (event.kind == "moved" and move in QUIET_MOVES), event
                yield line
