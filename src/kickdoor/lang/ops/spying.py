"""Operations of spies: fights that nobody may join any more, keepsakes, copies, borrowed company."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, fights, joined, loads, spies, standing, tamed, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.core.state import NOBODY
from kickdoor.lang.ops.fighting import ForceHelp
from kickdoor.lang.registry import operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame


@operation("seal_fight")
@record
class SealFight(Operation):
    """No further monster may join the fight."""

    def run(self, game: Game, frame: Frame) -> None:
        """Note it until the fight ends."""
        game.state.used[spies.SEALED] = 1
        fights.touch(game)


@operation("take_bottom")
@record
class TakeBottom(Operation):
    """Take the card at the bottom of each of the two discard piles."""

    def run(self, game: Game, frame: Frame) -> None:
        """Take them, where there are any."""
        you = frame.number("you")
        for name in zones.DECKS:
            pile = zones.discards(game, name)
            if pile:
                card = pile[0]
                zones.move(game, card, f"{name}-discards", f"hand:{you}")
                changes.receive(game, [card])


@operation("keepsake")
@record
class Keepsake(Operation):
    """Choose the top card of a discard pile, discard a card of your hand, and take the chosen one."""

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which of the two."""
        tops = [
            zones.discards(game, name)[-1] for name in zones.DECKS if zones.discards(game, name)
        ]
        if tops and game.state.players[frame.number("you")].hand:
            frame.names["wanted"] = NOBODY
            effects.ask_cards(game, frame.number("you"), tops, "keepsake", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Note what is wanted and ask for the payment; then take it."""
        you = frame.number("you")
        if frame.number("wanted") == NOBODY:
            frame.names["wanted"] = picked[0]
            hand = game.state.players[you].hand[:]
            effects.ask_cards(game, you, hand, "pay", 1, frame.card)
            return
        wanted = frame.number("wanted")
        changes.discard_hand_card(game, you, picked[0])
        zones.move(game, wanted, f"{game.cards[wanted].deck}-discards", f"hand:{you}")
        changes.receive(game, [wanted])


@operation("copy_bonus", short="most")
@record
class CopyBonus(Operation):
    """You get the bonus of the picked item until the fight ends; the item itself is not touched."""

    most: int = 3

    def run(self, game: Game, frame: Frame) -> None:
        """Add it, if there is a fight still."""
        if game.state.fight is not None:
            bonus = min(self.most, joined.bonus(game, frame.number("item")))
            fights.boost(game, frame.number("you"), bonus, frame.card)


@operation("help_or_card")
@record
class HelpOrCard(Operation):
    """The picked player helps, or gives a card of the own hand; with an empty hand it must be help."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """The player could be made to help."""
        return ForceHelp().possible(game, frame)

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which it is to be."""
        player = frame.number("player")
        frame.names["giving"] = 0
        named = {"help": 0, "card": 1} if game.state.players[player].hand else {"help": 0}
        effects.ask(game, player, named, "help-or-card", card=frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Let the player join, or hand the card over."""
        player, you = frame.number("player"), frame.number("you")
        if frame.number("giving"):
            zones.move(game, picked[0], f"hand:{player}", f"hand:{you}")
            changes.receive(game, [picked[0]])
        elif picked[0]:
            frame.names["giving"] = 1
            hand = game.state.players[player].hand[:]
            effects.ask_cards(game, player, hand, "give-card", 1, frame.card)
        else:
            ForceHelp().run(game, frame)


@operation("rearm")
@record
class Rearm(Operation):
    """Take items off and put others on, as many as you like."""

    def run(self, game: Game, frame: Frame) -> None:
        """Ask for one after another, until there is enough of it."""
        you = frame.number("you")
        named = game.name_cards(self._loose(game, you), merge=False)
        if named:
            effects.ask(game, you, {**named, "enough": NOBODY}, "rearm", card=frame.card)

    def _loose(self, game: Game, seat: int) -> list[int]:
        """Return what is worn and can come off, and what is carried and could be worn."""
        cards, found = game.cards, []
        for card in game.state.players[seat].table:
            if cards[card].kind != "item" or loads.is_mount(game, card) or card in game.state.host:
                continue
            worn = game.state.equipped >> card & 1
            if not standing.is_dulled(game, card) if worn else changes.fits_on(game, seat, card):
                found.append(card)
        return found

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Change it, and ask again."""
        you, card = frame.number("you"), picked[0]
        if card == NOBODY:
            return
        if game.state.equipped >> card & 1:
            changes.take_off(game, you, card)
        else:
            changes.wear(game, you, card)
        fights.touch(game)
        self.run(game, frame)


@operation("borrow_follower")
@record
class BorrowFollower(Operation):
    """A follower of the picked player comes along with you until the turn ends."""

    def run(self, game: Game, frame: Frame) -> None:
        """Ask which one."""
        owner = frame.number("player")
        table = game.state.players[owner].table
        found = [card for card in table if tamed.is_follower(game, card)]
        effects.ask_cards(game, frame.number("you"), found, "borrow-follower", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Move it with what it carries, and note whose it is."""
        you, owner = frame.number("you"), frame.number("player")
        for card in picked:
            spies.lend(game, card, owner, you)
        fights.touch(game)
