"""Operations on a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kickdoor.core import changes, fights, spies, standing, strengths, values, zones
from kickdoor.core.definition import Operation
from kickdoor.core.record import record
from kickdoor.core.state import MONSTERS, MUNCHKINS, NOBODY
from kickdoor.lang.ops.who import seats
from kickdoor.lang.registry import Who, operation

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe, Frame

NO_NEW_MONSTERS = "no-new-monsters"
UNFORCED = "unforced"

FoeWord = Literal["picked", "this", "added", "all"]


def foes(game: Game, frame: Frame, word: FoeWord) -> list[Foe]:
    """Return the monsters of the fight that a word means in an effect."""
    fight = game.state.fight
    if fight is None:
        return []
    if word == "all":
        return fight.foes[:]
    if word == "added":
        return fight.foes[-1:]
    name = "monster" if word == "picked" else "foe"
    foe = fight.foe(frame.number(name, NOBODY))
    die = game.frame_of("die")
    if foe is None and die is not None:
        foe = fight.foe(die.number("foe", NOBODY))
    if foe is None and word == "this":
        return [each for each in fight.foes if each.card == frame.card][:1]
    return [foe] if foe is not None else []


@operation("boost", short="amount")
@record
class Boost(Operation):
    """Add to a side, or to a player, until the fight ends; a picked card may say how much.

    ``half_level`` is half the level on it, ``card_bonus`` what it would add to a monster. What is
    ``lone`` is gone when a helper joins.
    """

    amount: int | Literal["own_strength", "half_level", "card_bonus"]
    side: Literal["picked", "munchkins", "monsters"] | None = None
    player: Who | Literal["picked"] | None = None
    most: int = 0
    lone: bool = False

    def run(self, game: Game, frame: Frame) -> None:
        """Add it, if there is a fight still."""
        if game.state.fight is None:
            return
        for target in self._targets(game, frame):
            amount = self._size(game, frame, target)
            fights.boost(game, target, amount, frame.card)
            if self.lone:
                fights.note_lone(game, target, frame.card)

    def _size(self, game: Game, frame: Frame, target: int) -> int:
        if self.amount == "own_strength":
            return strengths.strength(game, target)
        if self.amount == "half_level":
            half = (game.cards[frame.number("hand_card")].level + 1) // 2
            return min(half, self.most) if self.most else half
        if self.amount == "card_bonus":
            card = frame.number("hand_card", frame.number("item", NOBODY))
            bonus = game.cards[card].strength
            return min(bonus, self.most) if self.most else bonus
        return self._of_one_shot(game, frame, self.amount)

    def _of_one_shot(self, game: Game, frame: Frame, amount: int) -> int:
        """Return a bonus with what its player adds to the bonuses of one-shots."""
        if game.cards[frame.card].kind != "one-shot" or amount <= 0:
            return amount
        more = values.number(game, frame.number("you"), "one_shot_bonus", 0)
        return amount * frame.number("times", 1) + more

    def _targets(self, game: Game, frame: Frame) -> list[int]:
        if self.side is not None:
            sides = {"munchkins": MUNCHKINS, "monsters": MONSTERS}
            return [sides.get(self.side, frame.number("side", MUNCHKINS))]
        who = "player" if self.player in ("picked", None) else self.player
        return seats(game, frame, who)  # type: ignore[arg-type]


@operation("enhance")
@record
class Enhance(Operation):
    """Change a monster; the card itself lies on it when it is an enhancer."""

    strength: int = 0
    treasures: int = 0
    monster: FoeWord = "picked"

    def run(self, game: Game, frame: Frame) -> None:
        """Put the enhancer on the monster, or add to its numbers."""
        for foe in foes(game, frame, self.monster):
            if game.cards[frame.card].kind == "enhancer" and frame.card in game.state.in_flight:
                zones.move(game, frame.card, "flight", "fight")
                foe.enhancers.append(frame.card)
                self._by_player(game, frame, foe)
            else:
                foe.strength += self.strength
                foe.treasures += self.treasures
            fights.touch(game)

    def _by_player(self, game: Game, frame: Frame, foe: Foe) -> None:
        """Count what its player adds to an enhancer, and note whose it was."""
        you, strength = frame.number("you"), game.cards[frame.card].strength
        more = values.number(game, you, "enhancer_bonus", 0) if strength else 0
        foe.strength += more if strength > 0 else -more
        fights.note_enhancer(game, you, frame.card)


@operation("remove_monster", short="monster")
@record
class RemoveMonster(Operation):
    """Take a monster out of the fight without a kill; ``treasure`` says whether it still pays.

    Left out, the edition decides (rule combat-nonkill-treasure-munchkins).
    """

    monster: FoeWord = "picked"
    treasure: bool | None = None

    def run(self, game: Game, frame: Frame) -> None:
        """Remove it."""
        pays = self.treasure
        if pays is None:
            pays = bool(game.switch("nonkill_treasure"))
        for foe in foes(game, frame, self.monster):
            fights.remove_foe(game, foe, treasure=pays)


@operation("kill_monster", short="monster")
@record
class KillMonster(Operation):
    """Kill a monster outright; where the rest is fled from, ``consoles`` says that it is worth a level."""

    monster: FoeWord = "this"
    consoles: bool = False

    def run(self, game: Game, frame: Frame) -> None:
        """Kill it."""
        for foe in foes(game, frame, self.monster):
            fights.kill_foe(game, foe)
            if self.consoles:
                game.state.used[fights.consoled_key(frame.number("you"))] = 1


def may_grow(game: Game) -> bool:
    """Tell whether monsters can be added to the fight (rule seasons-holiday-no-joining)."""
    fight = game.state.fight
    if spies.SEALED in game.state.used:
        return False
    return fight is not None and not standing.has_quality(game, fight.main, NO_NEW_MONSTERS)


@operation("add_monster", short="card")
@record
class AddMonster(Operation):
    """Bring a monster from your hand into the fight, or the card itself."""

    card: Literal["picked", "this"] = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """Nothing keeps monsters out of the fight."""
        return may_grow(game)

    def run(self, game: Game, frame: Frame) -> None:
        """Move it into the fight."""
        you = frame.number("you")
        if not may_grow(game):
            return
        if self.card == "this":
            fights.add_foe(game, frame.card, "flight", you)
        elif frame.number("hand_card") in game.state.players[you].hand:
            fights.add_foe(game, frame.number("hand_card"), f"hand:{you}", you)


@operation("clone_monster", short="monster")
@record
class CloneMonster(Operation):
    """Add a second copy of a monster, enhancers and all."""

    monster: FoeWord = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """Nothing keeps monsters out of the fight."""
        return may_grow(game)

    def run(self, game: Game, frame: Frame) -> None:
        """Copy it."""
        for foe in foes(game, frame, self.monster) if may_grow(game) else ():
            fights.clone_foe(game, foe, frame.number("you"))


@operation("swap_monster")
@record
class SwapMonster(Operation):
    """Discard a monster and what modifies it; one from your hand takes its place."""

    monster: FoeWord = "picked"
    card: Literal["picked"] = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """Nothing keeps monsters out of the fight."""
        return may_grow(game)

    def run(self, game: Game, frame: Frame) -> None:
        """Swap them; the fight never stands empty."""
        you = frame.number("you")
        there = frame.number("hand_card") in game.state.players[you].hand
        for foe in foes(game, frame, self.monster) if there and may_grow(game) else ():
            fights.add_foe(game, frame.number("hand_card"), f"hand:{you}", you)
            fights.take_foe_away(game, foe)


@operation("end_combat")
@record
class EndCombat(Operation):
    """Call the fight off: nobody wins or runs; the main player draws so many Treasures.

    What was killed or removed before pays nothing (rule combat-treasure-only-if-won).
    """

    treasures: int = 0

    def run(self, game: Game, frame: Frame) -> None:
        """Take every monster away and pay this instead."""
        fight = game.state.fight
        if fight is None:
            return
        fight.stage = "off"
        for foe in fight.foes[:]:
            fights.remove_foe(game, foe, treasure=False)
        fight.treasures = self.treasures
        fight.kills = fight.kill_levels = 0


@operation("transfer_combat", short="to")
@record
class TransferCombat(Operation):
    """Another player becomes the main player; the old one is out, and so is a helper."""

    to: Literal["picked"] = "picked"

    def run(self, game: Game, frame: Frame) -> None:
        """Hand the fight over (the turn stays with its owner); the new one claims or concedes anew."""
        fight = game.state.fight
        taker = frame.number("player", NOBODY)
        if fight is None or taker < 0:
            return
        if fight.helper >= 0:
            fights.leave(game, fight.helper)
        old = fight.main
        fight.boosts = [boost for boost in fight.boosts if boost[0] != old]
        fight.fleeing = [(taker, uid) for seat, uid in fight.fleeing if seat == old]
        fight.main = taker
        if fight.stage != "flight":
            fight.stage = "open"
        fights.touch(game)


@operation("force_help", short="player")
@record
class ForceHelp(Operation):
    """Make a player help; never in a fight for the win (rule help-compelled-not-for-win)."""

    player: Literal["picked"] = "picked"

    def possible(self, game: Game, frame: Frame) -> bool:
        """There is a fight, no helper, helpers are allowed, and it is not for the win."""
        fight = game.state.fight
        return (
            fight is not None
            and fight.helper < 0
            and not strengths.for_the_win(game, fight)
            and not standing.fight_has(game, fight, "no-helper")
            and not fights.unaided(game)
            and not self._unmoved(game, frame.number("player", NOBODY))
        )

    def _unmoved(self, game: Game, seat: int) -> bool:
        return seat >= 0 and standing.has_quality(game, seat, UNFORCED)

    def run(self, game: Game, frame: Frame) -> None:
        """Let the player join."""
        if self.possible(game, frame):
            fights.join(game, frame.number("player"), None, forced=True)


@operation("leave_combat", short="who")
@record
class LeaveCombat(Operation):
    """A helper leaves the fight without a roll."""

    who: Who = "you"

    def possible(self, game: Game, frame: Frame) -> bool:
        """The player helps now."""
        fight = game.state.fight
        return fight is not None and fight.helper in seats(game, frame, self.who)

    def run(self, game: Game, frame: Frame) -> None:
        """Let the helper out."""
        if self.possible(game, frame):
            fight = game.state.fight
            assert fight is not None
            fights.leave(game, fight.helper)


@operation("borrow_item")
@record
class BorrowItem(Operation):
    """Another player's item is yours until the fight ends."""

    def possible(self, game: Game, frame: Frame) -> bool:
        """Nothing holds it where it is."""
        owner, item = frame.number("player"), frame.number("item", NOBODY)
        return item < 0 or not standing.beyond_reach(game, owner, item)

    def run(self, game: Game, frame: Frame) -> None:
        """Move it before you and note whose it is."""
        fight = game.state.fight
        owner, you, item = frame.number("player"), frame.number("you"), frame.number("item")
        if fight is None or item not in game.state.players[owner].table:
            return
        fight.borrowed.append((item, owner))
        changes.hand_over(game, owner, you, item)
        game.state.equipped |= 1 << item
        fights.touch(game)


@operation("silence_item")
@record
class SilenceItem(Operation):
    """An item gives no bonus until the fight ends."""

    def run(self, game: Game, frame: Frame) -> None:
        """Note it, if there is a fight still."""
        fight = game.state.fight
        if fight is not None:
            fight.silenced |= 1 << frame.number("item")
            fights.touch(game)
