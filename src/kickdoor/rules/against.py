"""Against: a card that was played in a fight, before it works.

What the player has may change a one-shot's bonus; those whom the card is played against may have
something to say to it. Nobody is asked where no card of the set could answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import standing
from kickdoor.core.events import EVERYONE, Event
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.core.state import MONSTERS, Frame
from kickdoor.core.windows import answering
from kickdoor.lang.ops.fighting import AddMonster, Boost, CloneMonster, SwapMonster
from kickdoor.lang.ops.pets import LoosePet
from kickdoor.lang.ops.raising import RaiseTop
from kickdoor.lang.ops.running import ChangeDie
from kickdoor.rules import replacing

if TYPE_CHECKING:
    from kickdoor.core.definition import Operation, Play
    from kickdoor.core.game import Game

BRINGS = (AddMonster, CloneMonster, SwapMonster, LoosePet, RaiseTop)
"""What lets a monster join a fight that is on."""

HURTS = ("curse", "one-shot", "special")
"""Kinds of cards that are played against whom they name."""


def announce(game: Game, seat: int, card: int, play: Play, names: dict[str, int]) -> None:
    """Put on the stack, above the effect of a play, whoever may still change it."""
    if game.state.fight is None or play.do < 0:
        return
    if "joining" in game.rules.heard and _adds_monsters(game, card, play):
        _bring_in_sight(game, seat, names.get("hand_card", -1))
        count = len(game.state.players)
        for step in range(count - 1, 0, -1):
            game.push(Frame("joining", (seat + step) % count, card, {"by": seat}))
    if play.ability or not play.spends:
        return
    if "card-against" in game.rules.heard:
        for other in reversed(targets_of(game, seat, card, play, names)):
            game.push(Frame("against", other, card, {"by": seat}))
    boosts = any(isinstance(step, Boost) for step in _steps(game, card, play))
    if "one-shot" in game.rules.heard and boosts and game.cards[card].kind == "one-shot":
        game.push(Frame("boosting", seat, card, {}))


def _bring_in_sight(game: Game, seat: int, card: int) -> None:
    """Show the monster that is to join: whoever might turn it away has to see it."""
    if card in game.state.players[seat].hand:
        game.state.known[card] = EVERYONE
        game.emit(Event("shown", seat, cards=game.names((card,))))


def _adds_monsters(game: Game, card: int, play: Play) -> bool:
    return any(isinstance(step, BRINGS) for step in _steps(game, card, play))


def _steps(game: Game, card: int, play: Play) -> tuple[Operation, ...]:
    return game.cards[card].programs[play.do]


def targets_of(game: Game, seat: int, card: int, play: Play, names: dict[str, int]) -> list[int]:
    """Return the munchkins of the fight against whom a play is made, its player not among them."""
    fight = game.state.fight
    if fight is None:
        return []
    definition = game.cards[card]
    fighters = [other for other in fight.fighters() if other != seat]
    named = names.get("victim", names.get("player", -1))
    if definition.kind in HURTS and named >= 0:
        return [named] if named in fighters else []
    steps = _steps(game, card, play)
    rolling = answering(game)
    if rolling is not None and rolling.kind == "die":
        worse = any(isinstance(step, ChangeDie) and step.by < 0 for step in steps)
        return [rolling.seat] if worse and rolling.seat in fighters else []
    grows = any(isinstance(step, AddMonster | CloneMonster) for step in steps)
    stronger = definition.kind == "enhancer" and definition.strength > 0
    for_monsters = names.get("side") == MONSTERS
    return fighters if grows or stronger or for_monsters else []


class Against(FrameKind):
    """A card is played against a player, who may have an answer to it in play."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let it be answered, then let it work."""
        if not standing.in_fight(game, frame.seat) or not _under_way(game, frame):
            game.pop()
            return False
        if replacing.offer(game, frame, "card-against"):
            return False
        game.pop()
        return False


frame_kind("against", Against)


class Joining(FrameKind):
    """A monster is about to join a fight, and a player may have something in play against that."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let it be turned away, then let it come."""
        there = game.state.players[frame.seat].alive and _under_way(game, frame)
        if there and replacing.offer(game, frame, "joining"):
            return False
        game.pop()
        return False


frame_kind("joining", Joining)


class Boosting(FrameKind):
    """A one-shot with a bonus is used, and its player may have something that changes it."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let everything bear on it that does, one after another."""
        frame.names["replaced"] = 0
        if _under_way(game, frame) and replacing.offer(game, frame, "one-shot"):
            return False
        game.pop()
        return False


frame_kind("boosting", Boosting)


def _under_way(game: Game, frame: Frame) -> bool:
    """Tell whether the effect of the card has not been stopped."""
    for each in reversed(game.state.stack):
        if each.kind == "effect" and each.card == frame.card:
            return each.number("at") == 0
    return False
