"""Operations by which players become what they cannot stop being, and resist it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, traits
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.core.state import Frame
from kickdoor.lang.ops import choosing
from kickdoor.lang.ops.who import seats
from kickdoor.lang.registry import NO_STEPS, Steps, Who, operation
from kickdoor.lang.vocabulary import CardRef

if TYPE_CHECKING:
    from kickdoor.core.game import Game


@operation("convert", short="token")
@record
class Convert(Operation):
    """Become an identity: a card of it comes from its pile, and what there is no room for makes way."""

    token: CardRef
    who: Who = "victim"
    else_: Steps = NO_STEPS

    def possible(self, game: Game, frame: Frame) -> bool:
        """Somebody is not one yet, or something else is done then."""
        return self.else_ >= 0 or any(
            not traits.bearing(game, seat, self.token) for seat in seats(game, frame, self.who)
        )

    def run(self, game: Game, frame: Frame) -> None:
        """Let each player be converted, in turn order; who is one already is spared."""
        for seat in reversed(seats(game, frame, self.who)):  # the frame on top comes first
            if traits.bearing(game, seat, self.token):
                choosing.run_steps(game, frame, self.else_, victim=seat)
            else:
                game.push(Frame("conversion", seat, frame.card, {"token": self.token}))


@operation("defy")
@record
class Defy(Operation):
    """Roll a die and discard as many cards, from hand or play; with fewer it happens, and they are kept."""

    def run(self, game: Game, frame: Frame) -> None:
        """Let the rules see to it."""
        game.push(Frame("defiance", frame.number("you"), frame.card, {}))


@operation("declare", short="token")
@record
class Declare(Operation):
    """Say that you count as an identity from now on, or, having said so, that you do not."""

    token: CardRef

    def run(self, game: Game, frame: Frame) -> None:
        """Note it under the card, or strike it out."""
        changes.declare(game, frame.number("you"), frame.card, self.token)
