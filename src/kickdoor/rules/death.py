"""Death, and the looting of the body."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, joined, standing, tamed, traits, zones
from kickdoor.core.acts import Act, Named
from kickdoor.core.events import EVERYONE, Event
from kickdoor.core.frames import ACTS, FrameKind, act, frame_kind
from kickdoor.core.state import CARDS, NOBODY, Frame
from kickdoor.rules import characters, dice, replacing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game

KEPT = ("identity", "permission", "curse")
"""What a dead character keeps (rule death-keeps-munchkins)."""

HEIRLOOM = "left-to-lowest"


SURVIVES = "survives-death"
"""The quality of what stays although it is of another kind (rule death-keeps-russia)."""


UNLOOTED = "unlooted"
"""The standing rule by which nobody loots the body of who has it."""


LOOTS_FIRST = "loots-first"
"""The standing rule by which somebody loots before all others, whatever the levels."""


TAKES_LAST = "takes-last"
"""The standing rule by which somebody takes one card more from a body, after everybody."""


class Death(FrameKind):
    """One death: the cards are laid out, the others take one each, the rest is discarded."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Lay the body out, let the looters pick in order, clear away; nobody dies twice."""
        if frame.step == "dies" and not game.state.players[frame.seat].alive:
            game.pop()
            return False
        if frame.step == "dies" and "death" in game.rules.heard:
            if replacing.offer(game, frame, "death"):
                return False
            if frame.number("replaced"):
                game.pop()
                return False
        if frame.step == "dies":
            frame.step = "loot"
            buried = standing.has_quality(game, frame.seat, UNLOOTED)
            frame.names["body"] = frame.seat
            die(game, frame.seat)
            frame.names["last"] = int(buried)
            frame.names["looters"] = () if buried else tuple(looters(game, frame.seat))
            for name in characters.swaps(game, frame.seat):
                game.push(Frame("swap", frame.seat, NOBODY, {"pile": name}))
            return False
        order = frame.numbers("looters")
        if order and game.state.corpse:
            frame.seat = order[0]
            if not game.state.players[frame.seat].alive:
                frame.names["looters"] = order[1:]
                return False
            return True
        if not frame.number("last") and game.state.corpse:
            frame.names["last"] = 1
            frame.names["looters"] = tuple(_last_looters(game, frame.number("body")))
            return False
        zones.discard_all(game, game.state.corpse, "corpse")
        game.pop()
        return False

    def is_open(self, game: Game, frame: Frame) -> bool:
        """Anybody may act between two pickings."""
        return frame.step == "loot"

    def acts(self, game: Game, frame: Frame, seat: int) -> Iterable[Act]:
        """Offer the cards of the body."""
        return (ACTS["take"],) if seat == frame.seat and frame.step == "loot" else ()


frame_kind("death", Death)


def die(game: Game, seat: int) -> None:
    """Lay out what a character loses (rules death-lose-all-stuff, death-loot-lay-out)."""
    state = game.state
    player = state.players[seat]
    player.alive = False
    player.redraws = True
    game.emit(Event("died", seat))
    for card in [each for each in player.table if _inherited(game, seat, each)]:
        _inherit(game, seat, card)
    for card in player.hand[:]:
        zones.move(game, card, f"hand:{seat}", "corpse")
    joints = {part: joined.whole(game, part) for part in player.table if joined.is_part(game, part)}
    tame = [card for card in player.table if tamed.is_tame(game, card)]
    for card in player.table[:]:
        if traits.is_on_identity(game, card) or card in tame:
            continue
        if not _stays(game, seat, card):
            zones.forget(game, card)
            zones.move(game, card, f"table:{seat}", "corpse")
        else:
            state.host.pop(card, None)
    for card in tame:
        changes.discard_from_table(game, seat, card)
    state.host.update({part: on for part, on in joints.items() if on in state.corpse})
    state.dirty |= CARDS
    fights.note_death(game)
    game.wake("died", seat)
    for other, each in enumerate(state.players):
        if other != seat and each.alive:
            game.wake("rival_died", other)


def _inherited(game: Game, seat: int, card: int) -> bool:
    """Tell whether a card goes to the lowest before a body is looted (rule death-loot-card-may-preempt-ducktales)."""
    conditions = game.cards[card].qualities.get(HEIRLOOM, ())
    return any(each is None or each.holds(game, seat, None) for each in conditions)


def _inherit(game: Game, seat: int, card: int) -> None:
    """Hand an heirloom to the lowest, ties by a die, before anything is laid out."""
    lowest = traits.lowest(game, range(len(game.state.players)))
    if lowest:
        heir = dice.highest(game, lowest, "loot-tie")
        _take_up(game, heir, card, f"table:{seat}")


def _take_up(game: Game, seat: int, card: int, source: str) -> None:
    """Take a card into hand with all that was joined to it; in a hand they are cards like others."""
    taken = joined.parts(game, card)
    for each in taken:
        zones.forget(game, each)
        zones.move(game, each, source, f"hand:{seat}", EVERYONE)
    changes.receive(game, taken)


def _stays(game: Game, seat: int, card: int) -> bool:
    """Tell whether a card stays with the dead: by its kind, or because it says so.

    What lies on a card that goes is parted from it (rule death-loot-separate-linked-russia).
    """
    definition = game.cards[card]
    kept = definition.kind in KEPT or SURVIVES in definition.qualities
    return kept or standing.beyond_reach(game, seat, card)


def looters(game: Game, body: int) -> list[int]:
    """Return who picks in what order: who loots first, then the others; the highest first."""
    players = game.state.players
    left = [seat for seat, player in enumerate(players) if player.alive and seat != body]
    first = [seat for seat in left if standing.has_quality(game, seat, LOOTS_FIRST)]
    return [*_by_level(game, first), *_by_level(game, [s for s in left if s not in first])]


def _by_level(game: Game, left: list[int]) -> list[int]:
    """Return some players, the highest level first, ties by a die."""
    players = game.state.players
    order: list[int] = []
    while left:
        top = max(players[seat].level for seat in left)
        tied = [seat for seat in left if players[seat].level == top]
        first = dice.highest(game, tied, "loot-tie")
        order.append(first)
        left.remove(first)
    return order


def _last_looters(game: Game, body: int) -> list[int]:
    """Return who takes another card from what is left of a body."""
    if TAKES_LAST not in game.rules.qualities:
        return []
    return [seat for seat in looters(game, body) if standing.has_quality(game, seat, TAKES_LAST)]


class Take(Act):
    """Take one card from a body (rules death-loot-one-card-each, death-loot-into-hand)."""

    __slots__ = ()
    verb = "take"

    def heads(self, game: Game, seat: int) -> Named:
        """Return the cards that are laid out."""
        corpse = game.state.corpse
        return game.name_cards([card for card in corpse if not joined.is_part(game, card)])

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Take it and let the next looter pick."""
        frame = game.state.stack[-1]
        frame.names["looters"] = frame.numbers("looters")[1:]
        _take_up(game, seat, numbers[0], "corpse")


act(Take)
