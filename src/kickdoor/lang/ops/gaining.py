"""Operations that give cards, or put the card itself into play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import chance, changes, effects, loads, standing, strengths, tack, tamed, zones
from kickdoor.core.definition import Operation
from kickdoor.core.events import Event
from kickdoor.core.record import record
from kickdoor.core.state import NOBODY, Frame
from kickdoor.lang.filters import ANY_CARD, Filter
from kickdoor.lang.ops import choosing
from kickdoor.lang.ops.who import seats
from kickdoor.lang.registry import NO_STEPS, Steps, Who, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game


SEATS = 10
"""How a card and the seat that lays it aside are written as one number."""


@operation("draw", short="count")
@record
class Draw(Operation):
    """Draw cards into the hand."""

    deck: Literal["door", "treasure"] = "treasure"
    count: int = 1
    face: Literal["down", "up"] = "down"
    who: Who = "you"

    def run(self, game: Game, frame: Frame) -> None:
        """Draw at once face down; face up, put a draw for each on the stack, the first on top."""
        drawing = seats(game, frame, self.who)
        if self.face == "down":
            for seat in drawing:
                changes.draw(game, seat, self.deck, self.count)
            return
        for seat in reversed(drawing):
            names = {"deck": self.deck, "count": self.count, "face_up": 1}
            game.push(Frame("draw", seat, -1, dict(names)))

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Nothing is left to do when the draw ends."""


@operation("take_discard", short="which")
@record
class TakeDiscard(Operation):
    """Look through the discards and take a card into your hand.

    It happens while the card is resolved, so that nobody looks for nothing (rule
    decks-browse-discard-by-card-only).
    """

    which: Filter = ANY_CARD
    deck: Literal["any", "door", "treasure"] = "any"

    def possible(self, game: Game, frame: Frame) -> bool:
        """Something that fits lies there."""
        return bool(self._fitting(game))

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which, the newest first."""
        found = self._fitting(game)
        if found:
            effects.ask_cards(game, frame.number("you"), found, "take-discard", 1, frame.card)

    def _fitting(self, game: Game) -> list[int]:
        names = zones.DECKS if self.deck == "any" else (self.deck,)
        piles = [card for name in names for card in reversed(zones.discards(game, name))]
        return [card for card in piles if self.which.fits(game, card)]

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Take it."""
        for card in picked:
            hand = f"hand:{frame.number('you')}"
            zones.move(game, card, f"{game.cards[card].deck}-discards", hand)
            changes.receive(game, [card])


@operation("draw_discarded")
@record
class DrawDiscarded(Operation):
    """The card being drawn comes from the top of the discards instead of the deck."""

    def run(self, game: Game, frame: Frame) -> None:
        """Tell the draw under way."""
        draw = game.frame_of("draw")
        if draw is not None:
            draw.names["use_discards"] = 1


@operation("steal_item", short="source")
@record
class StealItem(Operation):
    """Another player's item, or follower, comes into play before you."""

    source: Literal["picked"] = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """Nothing holds it where it is."""
        owner, item = frame.number("player"), frame.number("item", NOBODY)
        return item < 0 or not standing.beyond_reach(game, owner, item)

    def run(self, game: Game, frame: Frame) -> None:
        """Move it; a follower finds room."""
        owner, item, you = (frame.number(name) for name in ("player", "item", "you"))
        if item in game.state.players[owner].table:
            changes.hand_over(game, owner, you, item)
            if tamed.is_follower(game, item):
                changes.make_room_for_follower(game, you, item)


@operation("swap_hands", short="with_")
@record
class SwapHands(Operation):
    """You and another player change hands."""

    with_: Literal["picked"] = "picked"

    def run(self, game: Game, frame: Frame) -> None:
        """Move both hands."""
        you, other = frame.number("you"), frame.number("player")
        mine = game.state.players[you].hand[:]
        theirs = game.state.players[other].hand[:]
        for card in mine:
            zones.move(game, card, f"hand:{you}", f"hand:{other}")
        for card in theirs:
            zones.move(game, card, f"hand:{other}", f"hand:{you}")


@operation("swap_card", short="with_")
@record
class SwapCard(Operation):
    """A card of your hand for a random card from another player's hand."""

    with_: Literal["picked"] = "picked"

    def run(self, game: Game, frame: Frame) -> None:
        """Draw the other's card before yours is among them."""
        you, other, given = frame.number("you"), frame.number("player"), frame.number("hand_card")
        theirs = game.state.players[other].hand
        if not theirs or given not in game.state.players[you].hand:
            return
        taken = theirs[chance.below(game.state, len(theirs))]
        zones.move(game, given, f"hand:{you}", f"hand:{other}")
        zones.move(game, taken, f"hand:{other}", f"hand:{you}")
        changes.receive(game, [given, taken])


@operation("pass_left", short="count")
@record
class PassLeft(Operation):
    """Everybody hands cards of their choice to the next living player on the left."""

    count: int = 1

    def run(self, game: Game, frame: Frame) -> None:
        """Begin with the first player who holds cards."""
        choosing.begin(frame, seats(game, frame, "everyone"))
        frame.names["passed"] = ()
        self._next(game, frame)

    def _next(self, game: Game, frame: Frame) -> None:
        seat = choosing.next_seat(frame)
        while seat is not None:
            hand = game.state.players[seat].hand
            if hand:
                effects.ask_cards(game, seat, hand[:], "pass-left", self.count, frame.card)
                return
            seat = choosing.next_seat(frame)
        self._hand_on(game, frame)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Lay the cards aside until everybody has chosen."""
        seat = frame.number("now")
        laid = tuple(card * SEATS + seat for card in picked)
        frame.names["passed"] = (*frame.numbers("passed"), *laid)
        self._next(game, frame)

    def _hand_on(self, game: Game, frame: Frame) -> None:
        for each in frame.numbers("passed"):
            card, seat = divmod(each, SEATS)
            count = len(game.state.players)
            taker = (seat + 1) % count
            while not game.state.players[taker].alive:
                taker = (taker + 1) % count
            zones.move(game, card, f"hand:{seat}", f"hand:{taker}")
            changes.receive(game, [card])


@operation("put_item")
@record
class PutItem(Operation):
    """The item comes into play, worn where there is room for it, carried otherwise."""

    def run(self, game: Game, frame: Frame) -> None:
        """Lay it before its player (rule items-in-play-are-carried)."""
        you = frame.number("you")
        changes.to_table(game, you, frame.card, "flight")
        if game.cards[frame.card].worn_by:
            tack.saddle(game, you, frame.card)
        fits = changes.fits_on(game, you, frame.card) or loads.is_mount(game, frame.card)
        if game.cards[frame.card].kind == "item" and fits:
            changes.wear(game, you, frame.card)
        changes.arrive(game, you, frame.card)


@operation("put_identity")
@record
class PutIdentity(Operation):
    """The identity comes into play; what is over the limit makes room (rule classes-replacement)."""

    def run(self, game: Game, frame: Frame) -> None:
        """Discard the old one, where there is no room for both, and lay the new one down."""
        changes.take_identity(game, frame.number("you"), frame.card)


@operation("put_follower")
@record
class PutFollower(Operation):
    """The follower comes into play and replaces another.

    Rules hirelings-one-in-play, hirelings-cheat-extra-russia.
    """

    def run(self, game: Game, frame: Frame) -> None:
        """Lay the new one down and discard the old one."""
        you = frame.number("you")
        changes.to_table(game, you, frame.card, "flight")
        changes.make_room_for_follower(game, you, frame.card)


@operation("put_scene")
@record
class PutScene(Operation):
    """The card comes to lie in the middle of the table; the oldest of its group makes room."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """What lasts a turn does not push out another of its group."""
        definition = game.cards[frame.card]
        return not definition.lasting or not any(
            game.cards[each].group == definition.group for each in game.state.centre
        )

    def run(self, game: Game, frame: Frame) -> None:
        """Lay it there (rules seasons-play-from-hand-any-time, seasons-new-discards-old)."""
        changes.to_centre(game, frame.card, "flight")


@operation("attach")
@record
class Attach(Operation):
    """The card goes onto an item in play, or onto one that is played from hand with it.

    Some cards may go onto a follower as well.
    """

    def run(self, game: Game, frame: Frame) -> None:
        """Lay it on the item (rule cheat-attach)."""
        you = frame.number("you")
        item = frame.number("item", frame.number("identity", NOBODY))
        state = game.state
        if item in state.players[you].hand:
            changes.to_table(game, you, item, f"hand:{you}")
            changes.arrive(game, you, item)
        owner = next(seat for seat, each in enumerate(state.players) if item in each.table)
        changes.to_table(game, owner, frame.card, "flight")
        state.host[frame.card] = item
        if game.cards[item].is_item and owner == you and not state.equipped >> item & 1:
            changes.wear(game, you, item)


@operation("curse")
@record
class Curse(Operation):
    """The curse strikes its victim, who may answer it."""

    def run(self, game: Game, frame: Frame) -> None:
        """Put the curse on the stack."""
        game.push(Frame("curse", frame.number("victim"), frame.card, {"by": frame.number("you")}))


@operation("another_door")
@record
class AnotherDoor(Operation):
    """Discard the monster behind the door and open another door."""

    def run(self, game: Game, frame: Frame) -> None:
        """Clear the doorway, then draw."""
        meeting = game.frame_of("meeting")
        if meeting is None:
            return
        meeting.names["gone"] = 1
        zones.discard(game, meeting.card, "flight")
        up = Frame("draw", meeting.seat, -1, {"deck": "door", "count": 1, "face_up": 1})
        up.names["target"] = "flight"
        game.push(up)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Let the turn go on with what is there now, or several doors with one more."""
        doors = game.frame_of("doors")
        if doors is not None:
            doors.names["cards"] = (*doors.numbers("cards"), *picked)
            return
        turn = game.frame_of("turn")
        if turn is not None:
            turn.names["card"] = picked[0] if picked else -1
            turn.step = "opened"


@operation("discard_this")
@record
class DiscardThis(Operation):
    """Discard the card itself."""

    def run(self, game: Game, frame: Frame) -> None:
        """Discard it from wherever in play it lies."""
        for seat, player in enumerate(game.state.players):
            if frame.card in player.table:
                changes.discard_from_table(game, seat, frame.card)


@operation("discard_picked")
@record
class DiscardPicked(Operation):
    """Discard the card that was picked: of your hand, or an item of yours in play."""

    def run(self, game: Game, frame: Frame) -> None:
        """Discard it, if it is there still."""
        you, card = frame.number("you"), frame.number("hand_card", frame.number("item", NOBODY))
        if card in game.state.players[you].hand:
            changes.discard_hand_card(game, you, card)
        elif card in game.state.players[you].table:
            changes.discard_from_table(game, you, card)


@operation("appraise", short="deck")
@record
class Appraise(Operation):
    """Look at the top card of a deck; leave it there or put it under the deck, perhaps for hand cards."""

    deck: Literal["door", "treasure"] = "treasure"
    price: int = 0

    def run(self, game: Game, frame: Frame) -> None:
        """Look, then ask, where there is enough to pay with."""
        you = frame.number("you")
        if not zones.refill(game, self.deck):
            return
        top = zones.deck(game, self.deck)[-1]
        changes.look(game, you, self.deck, (top,))
        frame.names["paying"] = 0
        ways = {"keep": 0, "under": 1}
        if len(game.state.players[you].hand) < self.price:
            del ways["under"]
        effects.ask(game, you, ways, "appraise", card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Take the payment and put it under the deck, or leave it."""
        pile, you = zones.deck(game, self.deck), frame.number("you")
        if self.price and picked[0] and not frame.number("paying"):
            frame.names["paying"] = 1
            hand = game.state.players[you].hand
            effects.ask_cards(game, you, hand, "pay", self.price, frame.card)
            return
        if frame.number("paying"):
            for card in picked:
                changes.discard_hand_card(game, you, card)
        if (picked[0] or frame.number("paying")) and pile:
            pile.insert(0, pile.pop())
            game.emit(Event("buried", frame.number("you"), target=self.deck))


@operation("suffer_discarded")
@record
class SufferDiscarded(Operation):
    """The newest curse among the discards strikes the victim."""

    who: Who = "victim"
    else_: Steps = NO_STEPS

    def run(self, game: Game, frame: Frame) -> None:
        """Take it out and let it strike."""
        for seat in seats(game, frame, self.who)[:1]:
            pile = game.state.door_discards
            found = [card for card in pile if game.cards[card].kind == "curse"]
            if not found:
                choosing.run_steps(game, frame, self.else_, victim=seat)
                continue
            zones.move(game, found[-1], "door-discards", "flight")
            game.push(Frame("spent", seat, found[-1], {}))
            game.push(Frame("curse", seat, found[-1], {}))


@operation("keep_monster")
@record
class KeepMonster(Operation):
    """A monster of the fight that is won stays before you, on the card itself, as a trophy."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is a monster that is being killed."""
        return bool(self._left(game))

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which one."""
        left = self._left(game)
        if left:
            effects.ask_cards(game, frame.number("you"), left, "keep-monster", 1, frame.card)

    def _left(self, game: Game) -> list[int]:
        fight = game.state.fight
        cards = [foe.card for foe in fight.foes] if fight is not None else []
        return [card for card in dict.fromkeys(cards) if fight and card in fight.cards]

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Lay it on the card."""
        for card in picked:
            zones.move(game, card, "fight", f"table:{frame.number('you')}")
            game.state.host[card] = frame.card


@operation("take_back")
@record
class TakeBack(Operation):
    """Take a one-shot that helped your side of the fight back into your hand."""

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which one."""
        found = strengths.one_shots_for(game, frame.number("you"))
        if found:
            effects.ask_cards(game, frame.number("you"), found, "take-back", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Take it."""
        for card in picked:
            zones.move(game, card, "fight", f"hand:{frame.number('you')}")
            changes.receive(game, [card])
