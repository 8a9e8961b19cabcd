"""Operations of diplomacy: a monster that is talked away, and a present that nobody refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, fights, strengths, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.lang.ops.fighting import foes
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("talk_away")
@record
class TalkAway(Operation):
    """A picked monster leaves: no level, and one Treasure face down if it was worth any."""

    def run(self, game: Game, frame: Frame) -> None:
        """Let it go, then draw."""
        fight = game.state.fight
        for foe in foes(game, frame, "picked"):
            assert fight is not None
            pays = strengths.foe_treasures(game, fight, foe) > 0
            fights.remove_foe(game, foe, treasure=False)
            if pays:
                changes.draw(game, frame.number("you"), "treasure", 1)


@operation("give_picked", short="player")
@record
class GivePicked(Operation):
    """The picked card of your hand goes to the hand of the picked player, who cannot refuse it."""

    player: Literal["picked"] = "picked"

    def run(self, game: Game, frame: Frame) -> None:
        """Hand it over."""
        you, to, card = frame.number("you"), frame.number("player"), frame.number("hand_card")
        if card in game.state.players[you].hand and game.state.players[to].alive:
            zones.move(game, card, f"hand:{you}", f"hand:{to}")
            changes.receive(game, [card])
