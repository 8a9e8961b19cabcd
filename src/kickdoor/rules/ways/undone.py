"""Undone: each choice is made, taken back by playing the log again without it, and made again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.decisions import Refused
from kickdoor.core.log import ReplayMismatch
from kickdoor.rules.ways.difference import same

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.game import Game
    from kickdoor.core.log import Row
    from kickdoor.rules.ways.script import Script


class Undone:
    """Takes every choice back once: a table is its log, so a shorter log is an earlier table."""

    name = "undone"
    text = "each choice made, taken back by replaying the log, and made again"

    def missing(self) -> str:
        """Return nothing: every build has it."""
        return ""

    def play(self, script: Script) -> None:
        """Play it, going on from the table to which each choice was taken back."""
        trail = script.trail
        game = script.start()
        for number in range(len(script)):
            drafts = dict(game.state.drafts)
            rows = tuple(game.log.rows)
            told = script.step(game, number)
            again = self._back(script, number, rows)
            again.state.drafts.update(drafts)
            same(script, number, again, trail[number], "a choice that is taken back never was")
            retold = script.step(again, number)
            same(script, number + 1, again, trail[number + 1], "a choice made again does the same")
            if again.log.rows != game.log.rows or repr(retold) != repr(told):
                wanted = "a choice made again is told in the same words"
                raise script.failed(again, number, wanted, repr(retold))
            game = again
        script.check_end(game)

    def _back(self, script: Script, number: int, rows: Sequence[Row]) -> Game:
        game = script.start()
        try:
            game.follow(rows)
        except (ReplayMismatch, Refused) as wrong:
            raise script.failed(game, number, "a log can be played again", str(wrong)) from None
        return game
