"""Operations on scenes that lie on a pile beside the decks: the top one is opened, the newest one is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, standing, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.core.state import NOBODY, Frame
from kickdoor.lang.ops.who import seats
from kickdoor.lang.registry import Who, operation
from kickdoor.lang.vocabulary import CentreName

if TYPE_CHECKING:
    from kickdoor.core.game import Game

OPENING = "unfolding"
"""The kind of frame in which a scene is opened."""


def room(game: Game, group: str) -> int:
    """Return how many scenes of a group may still be opened: the last place is not everywhere to be had."""
    places = game.rules.centre.get(group, 1)
    if not game.switch("last_place"):
        places -= 1
    pile = game.state.piles.get(group, [])
    return max(0, min(len(pile), places - len(standing.lying(game, group))))


def begin(game: Game, seat: int, group: str, waiting: tuple[int, ...] = ()) -> None:
    """Let a player open the top scene of a pile, after which others wait to open theirs."""
    game.push(Frame(OPENING, seat, NOBODY, {"group": group, "waiting": waiting}))


@operation("open_scene", short="group")
@record
class OpenScene(Operation):
    """Open the top scene of the pile that is called like its group; while another one is opened, it waits."""

    group: CentreName
    who: Who = "victim"

    def possible(self, game: Game, frame: Frame) -> bool:
        """One is left, and there is a place for it."""
        return room(game, self.group) > 0

    def run(self, game: Game, frame: Frame) -> None:
        """Open it, or wait until the one under way has had its effect."""
        under_way = [
            each
            for each in game.state.stack
            if each.kind == OPENING and each.names.get("group") == self.group
        ]
        for seat in seats(game, frame, self.who)[:1]:
            if under_way:
                names = under_way[-1].names
                names["waiting"] = (*under_way[-1].numbers("waiting"), seat)
            else:
                begin(game, seat, self.group)


@operation("close_scene", short="group")
@record
class CloseScene(Operation):
    """The newest scene of a group goes back under its pile; the one before it holds again."""

    group: CentreName

    def possible(self, game: Game, frame: Frame) -> bool:
        """One lies there."""
        return bool(standing.lying(game, self.group))

    def run(self, game: Game, frame: Frame) -> None:
        """Take it away."""
        for card in standing.lying(game, self.group)[-1:]:
            game.emit(Event("closed", frame.number("you"), cards=game.names((card,))))
            zones.discard(game, card, "centre")


def open_top(game: Game, group: str) -> int:
    """Lay the top scene of a pile in the middle of the table; return the card."""
    card = game.state.piles[group][-1]
    changes.to_centre(game, card, zones.pile_name(game, group))
    return card
