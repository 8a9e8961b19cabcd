"""GreedyBot: looks one step ahead and takes what brings most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots.bot import NOTHING
from kickdoor.bots.greedy import (
    answering,
    choosing,
    fighting,
    fleeing,
    helping,
    meddling,
    own_turn,
    trading,
)
from kickdoor.bots.greedy.mind import Mind
from kickdoor.bots.sight import Sight
from kickdoor.core.chance import Chance

if TYPE_CHECKING:
    from kickdoor.core.game import Game

RESPONSES = {"help": helping.respond, "service": helping.hire, "trade": trading.respond}
"""How each kind of offer is answered."""


class GreedyBot:
    """Equips, sells, fights what it can beat, bargains for help, and hinders whoever leads."""

    name = "greedy"
    keen = 1.0

    def __init__(self, seed: object = 0) -> None:
        """Start with a stream of chance of its own."""
        self._mind = Mind(Chance.of(("greedy", seed)))

    def choose(self, game: Game, seat: int) -> str:
        """Return a whole path, or nothing where nobody waits and nothing is worth doing."""
        return decide(self._mind, Sight(game, seat))


def decide(mind: Mind, sight: Sight) -> str:
    """Return what to do about whatever is asked."""
    question = sight.question
    if question is None or not sight.keys:
        return NOTHING
    match question.kind:
        case "draft":
            return choosing.finish(sight)
        case "answers":
            return answering.answer(mind, sight)
        case "closing":
            return meddling.answer(mind, sight)
    offered = next((each for each in sight.offers if each.to == sight.seat), None)
    if offered is not None and "accept" in sight.verbs:
        return RESPONSES[offered.kind](sight, offered)
    if not sight.awaited:
        return own_turn.idle(mind, sight) or NOTHING
    if "take" in sight.verbs:
        return choosing.take(sight)
    if "pick" in sight.verbs:
        return choosing.pick(sight)
    if sight.fight is not None:
        return (
            fleeing.flee(sight) if sight.fight.stage == "flight" else fighting.proceed(mind, sight)
        )
    return own_turn.proceed(mind, sight)
