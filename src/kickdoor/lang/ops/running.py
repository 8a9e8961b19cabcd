"""Operations on flight and on dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import chance, changes, effects, fights, standing, strengths, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.core.state import NOBODY
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("escape", short="who")
@record
class Escape(Operation):
    """Get away without a roll, from all monsters or one; not where escape is impossible."""

    who: Literal["you", "side", "player"] = "you"
    source: Literal["all", "picked"] = "all"

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is somebody to get away from, who does not forbid it."""
        fight = game.state.fight
        for seat, uid in self._pairs(game, frame):
            foe = fight.foe(uid) if fight is not None else None
            if foe is not None and not standing.foe_has(game, foe, "cannot-escape", seat):
                return True
        return False

    def run(self, game: Game, frame: Frame) -> None:
        """Note the escapes for the flight to carry out."""
        flight = game.frame_of("flight")
        if flight is not None:
            free = self._pairs(game, frame)
            flight.names["free"] = tuple(seat * 1000 + uid for seat, uid in free)

    def _pairs(self, game: Game, frame: Frame) -> list[tuple[int, int]]:
        """Return who would get away, and from which monsters."""
        fight = game.state.fight
        you, picked = frame.number("you"), frame.number("monster", NOBODY)
        whom = frame.number("player", NOBODY) if self.who == "player" else you
        return [
            (seat, uid)
            for seat, uid in (fight.fleeing if fight is not None else ())
            if (self.who == "side" or seat == whom) and (self.source == "all" or uid == picked)
        ]


@operation("reroll")
@record
class Reroll(Operation):
    """Roll the die under way again."""

    def run(self, game: Game, frame: Frame) -> None:
        """Roll anew."""
        die = game.frame_of("die")
        if die is not None:
            die.names["value"] = chance.die(game.state, strengths.sides_of(game, die))
            game.emit(Event("rolled", die.seat, amount=die.number("value"), detail="again"))


@operation("set_die", short="to")
@record
class SetDie(Operation):
    """Turn the die under way to a number."""

    to: int | Literal["picked"] = "picked"

    def run(self, game: Game, frame: Frame) -> None:
        """Set it."""
        die = game.frame_of("die")
        if die is not None:
            die.names["value"] = frame.number("number") if self.to == "picked" else self.to
            game.emit(Event("rolled", die.seat, amount=die.number("value"), detail="set"))


@operation("turn_die", short="by")
@record
class TurnDie(Operation):
    """Turn the die under way up or down, no further than it has faces."""

    by: int = 1

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is such a face."""
        die = game.frame_of("die")
        sides = strengths.sides_of(game, die) if die is not None else 0
        return die is not None and 1 <= die.number("value") + self.by <= sides

    def run(self, game: Game, frame: Frame) -> None:
        """Turn it."""
        die = game.frame_of("die")
        if die is not None and self.possible(game, frame):
            die.names["value"] = die.number("value") + self.by
            game.emit(Event("rolled", die.seat, amount=die.number("value"), detail="set"))


@operation("change_die", short="by")
@record
class ChangeDie(Operation):
    """Add to the die under way."""

    by: int = 1

    def run(self, game: Game, frame: Frame) -> None:
        """Add it."""
        die = game.frame_of("die")
        if die is not None:
            die.names["bonus"] = die.number("bonus") + self.by
            game.emit(Event("die-changed", die.seat, amount=self.by))


@operation("cancel")
@record
class Cancel(Operation):
    """Cancel the event that is being answered."""

    def run(self, game: Game, frame: Frame) -> None:
        """Mark it as cancelled."""
        for each in reversed(game.state.stack):
            if each.kind in ("curse", "die"):
                each.names["cancelled"] = 1
                return


@operation("take_bad_stuff")
@record
class TakeBadStuff(Operation):
    """The Bad Stuff that a partner is about to suffer happens to you."""

    def run(self, game: Game, frame: Frame) -> None:
        """Put it on the stack."""
        caught, you = game.frame_of("caught"), frame.number("you")
        if caught is not None:
            fights.suffer(game, you, caught.card, caught.number("foe"))


@operation("bless_roll")
@record
class BlessRoll(Operation):
    """If the roll under way succeeds, you draw Treasures face down."""

    treasures: int = 1

    def run(self, game: Game, frame: Frame) -> None:
        """Note it on the die."""
        die = game.frame_of("die")
        if die is not None:
            patrons = (frame.number("you"),) * self.treasures
            die.names["patrons"] = (*die.numbers("patrons"), *patrons)


@operation("stop_play", short="to")
@record
class StopPlay(Operation):
    """The card that is about to work does not: it is discarded, or goes back to its player's hand.

    With ``bar`` that player plays no other card in this fight.
    """

    to: Literal["discard", "hand"] = "discard"
    bar: bool = False

    def run(self, game: Game, frame: Frame) -> None:
        """Skip its effect, and move it where it should go."""
        play = played(game)
        if play is None:
            return
        effect, by = play
        effect.names["at"] = len(game.cards[effect.card].programs[effect.number("program")])
        game.emit(Event("play-stopped", by, cards=game.names((effect.card,))))
        if self.to == "hand" and effect.card in game.state.in_flight:
            zones.move(game, effect.card, "flight", f"hand:{by}")
        for each in game.state.stack:
            if each.kind == "spent" and each.card == effect.card:
                each.names["fight"] = 0
        if self.bar:
            game.state.used[fights.barred_key(by)] = 1


@operation("turn_away")
@record
class TurnAway(Operation):
    """The monster that is about to join goes back where it came from; the card that brought it is spent."""

    def run(self, game: Game, frame: Frame) -> None:
        """Skip what would bring it; one that came by itself goes back to the hand."""
        play = played(game)
        if play is None:
            return
        came_alone = game.cards[play[0].card].kind == "monster"
        StopPlay("hand" if came_alone else "discard").run(game, frame)


@operation("scale_bonus", short="times")
@record
class ScaleBonus(Operation):
    """The bonus of the one-shot that is about to work counts so many times."""

    times: int = 2

    def run(self, game: Game, frame: Frame) -> None:
        """Note it on the effect."""
        play = played(game)
        if play is not None:
            play[0].names["times"] = play[0].number("times", 1) * self.times


@operation("return_after_fight")
@record
class ReturnAfterFight(Operation):
    """The one-shot that is about to work goes back to your hand when the fight ends."""

    def run(self, game: Game, frame: Frame) -> None:
        """Note it on the fight."""
        play, fight = played(game), game.state.fight
        if play is not None and fight is not None:
            fight.returning.append((play[0].card, play[1]))


@operation("give_hand_card")
@record
class GiveHandCard(Operation):
    """Give a card of your hand to whoever plays the card that is about to work."""

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which one."""
        play, you = played(game), frame.number("you")
        if play is not None and game.state.players[you].hand:
            frame.names["taker"] = play[1]
            hand = game.state.players[you].hand[:]
            effects.ask_cards(game, you, hand, "give-card", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Hand it over."""
        for card in picked:
            zones.move(game, card, f"hand:{frame.number('you')}", f"hand:{frame.number('taker')}")
            changes.receive(game, [card])


ABOUT_TO_WORK = ("against", "boosting", "joining")
"""Frames that stand between a play and its effect."""


def played(game: Game) -> tuple[Frame, int] | None:
    """Return the effect of the play that is about to work, and whose play it is."""
    stack = game.state.stack
    for place in range(len(stack) - 1, -1, -1):
        if stack[place].kind in ABOUT_TO_WORK:
            card = stack[place].card
            for below in reversed(stack[:place]):
                if below.kind == "effect" and below.card == card:
                    return below, below.number("you")
    return None
