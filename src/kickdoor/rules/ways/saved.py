"""Saved: at every decision the game is written down as JSON, and goes on from what was read back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from kickdoor.core.codec import decode, encode
from kickdoor.core.game import Game
from kickdoor.core.log import Log
from kickdoor.rules.ways.difference import differ, same
from kickdoor.rules.ways.sight import shown_to_all

if TYPE_CHECKING:
    from kickdoor.rules.ways.script import Script

SAVED = "when it was saved"


class Saved:
    """Writes the game down and reads it back before every step and at the end."""

    name = "saved"
    text = "saved and loaded at every decision"

    def missing(self) -> str:
        """Return nothing: every build has it."""
        return ""

    def play(self, script: Script) -> None:
        """Play it on what was read back, which must look as what was written to everybody."""
        game = script.start()
        for number in range(len(script) + 1):
            loaded = reload(game)
            same(script, number, loaded, script.trail[number], "a loaded game is the saved one")
            change = differ(encode(loaded.state), encode(game.state), "state", SAVED)
            change = change or differ(shown_to_all(loaded), shown_to_all(game), "sight", SAVED)
            if change:
                raise script.failed(loaded, number, "a loaded game is the saved one", change)
            game = loaded
            if number < len(script):
                script.step(game, number)
        script.check_end(game)


def reload(game: Game) -> Game:
    """Return a game that was written down with its log, and read back."""
    text = json.dumps(encode(game.state))
    return Game(game.rules, game.cards, decode(json.loads(text)), Log.loads(game.log.dumps()))
