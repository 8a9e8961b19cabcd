"""Cloned: a clone is taken at every decision, and each of them is played to the end as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.rules.ways.difference import same

if TYPE_CHECKING:
    from kickdoor.rules.ways.script import Script


class Cloned:
    """Plays to the end, then plays a clone of each moment to the end.

    Until then a clone must not have noticed anything, and the game must notice nothing of its clones.
    """

    name = "cloned"
    text = "cloned at every decision, the game and each clone finished"

    def missing(self) -> str:
        """Return nothing: every build has it."""
        return ""

    def play(self, script: Script) -> None:
        """Play the game, then the clones."""
        trail = script.trail
        game = script.start()
        clones = [game.clone()]
        for number in range(len(script)):
            script.step(game, number)
            clones.append(game.clone())
        script.check_end(game)
        same(script, len(script), game, trail[-1], "the game that was cloned ends as a plain one")
        for number, clone in enumerate(clones):
            same(script, number, clone, trail[number], "an earlier clone does not change")
            script.finish(clone, number)
            same(script, number, clone, trail[-1], "a clone of this moment ends as its original")
        same(script, len(script), game, trail[-1], "a game does not notice its clones")
