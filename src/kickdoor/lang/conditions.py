"""Conditions: what ``when``, ``usable_by`` and ``needs`` may say about a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import (
    deadliness,
    epic,
    fights,
    joined,
    standing,
    strengths,
    tamed,
    traits,
    unseen,
)
from kickdoor.core.definition import Amount, Condition
from kickdoor.core.record import record
from kickdoor.lang import lettering
from kickdoor.lang.filters import Filter
from kickdoor.lang.registry import condition
from kickdoor.lang.vocabulary import CardRef, CentreName, GroupName, TagName

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe


@record
class Trait(Condition):
    """Having an identity of a group; ``drawback`` asks for one whose disadvantages are in force."""

    group: str
    name: str
    drawback: bool = False

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Tell whether the player has it; the group's plain name ("human") means having none."""
        seen = foe is not None
        return traits.has_trait(
            game, seat, self.group, self.name, drawback=self.drawback, seen=seen
        )

    def waived(
        self, game: Game, seat: int, free: Mapping[str, frozenset[str]], *, wanted: bool = True
    ) -> bool:
        """Take the answer that suits the player, but where the identity is barred by name."""
        beside = self.group in free and (wanted or self.name not in free[self.group])
        return wanted if beside else self.holds(game, seat, None)


@record
class InCentre(Condition):
    """A card of a group lies in the middle of the table, by its tag or id (``season: winter``)."""

    group: str
    name: str

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the middle of the table; the group's plain name means that none lies there."""
        return standing.in_centre(game, self.group, self.name)


@condition("not", short="condition")
@record
class Not(Condition):
    """The opposite of a condition."""

    condition: Condition

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Tell whether the condition does not hold."""
        return not self.condition.holds(game, seat, foe)

    def waived(
        self, game: Game, seat: int, free: Mapping[str, frozenset[str]], *, wanted: bool = True
    ) -> bool:
        """Ask the opposite."""
        return not self.condition.waived(game, seat, free, wanted=not wanted)


@condition("all", short="conditions")
@record
class All(Condition):
    """Every one of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Tell whether all hold."""
        return all(each.holds(game, seat, foe) for each in self.conditions)

    def waived(
        self, game: Game, seat: int, free: Mapping[str, frozenset[str]], *, wanted: bool = True
    ) -> bool:
        """Ask every one."""
        return all(each.waived(game, seat, free, wanted=wanted) for each in self.conditions)


@condition("any", short="conditions")
@record
class AnyOf(Condition):
    """At least one of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Tell whether one holds."""
        return any(each.holds(game, seat, foe) for each in self.conditions)

    def waived(
        self, game: Game, seat: int, free: Mapping[str, frozenset[str]], *, wanted: bool = True
    ) -> bool:
        """Ask every one."""
        return any(each.waived(game, seat, free, wanted=wanted) for each in self.conditions)


@condition("level_at_least", short="level")
@record
class LevelAtLeast(Condition):
    """A character level of at least so much."""

    level: int

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Compare the player's level."""
        return game.state.players[seat].level >= self.level


@condition("level_at_most", short="level")
@record
class LevelAtMost(Condition):
    """A character level of at most so much."""

    level: int

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Compare the player's level."""
        return game.state.players[seat].level <= self.level


@condition("lowest_level", short="yes")
@record
class LowestLevel(Condition):
    """Nobody alive has a lower level."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Compare with every living player."""
        return (seat in traits.lowest(game, range(len(game.state.players)))) == self.yes


@condition("highest_level", short="yes")
@record
class HighestLevel(Condition):
    """Nobody alive has a higher level."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Compare with every living player."""
        players = game.state.players
        top = max(each.level for each in players if each.alive or each is players[seat])
        return (players[seat].level == top) == self.yes


@condition("own_turn", short="yes")
@record
class OwnTurn(Condition):
    """It is the player's turn."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Compare with whose turn it is."""
        return (game.state.active == seat) == self.yes


@condition("fighting", short="yes")
@record
class Fighting(Condition):
    """The player is in a fight, as main player or helper."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the fight."""
        fight = game.state.fight
        return (fight is not None and seat in fight.fighters()) == self.yes


@condition("helping", short="yes")
@record
class Helping(Condition):
    """The player helps somebody else in a fight."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the fight."""
        fight = game.state.fight
        return (fight is not None and fight.helper == seat) == self.yes


@condition("alone", short="yes")
@record
class Alone(Condition):
    """The player fights without a partner."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the fight."""
        fight = game.state.fight
        return (fight is not None and fight.main == seat and fight.helper < 0) == self.yes


@condition("for_the_win", short="yes")
@record
class ForTheWin(Condition):
    """Killing all its monsters would bring the main player to the winning level."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the fight."""
        fight = game.state.fight
        return (fight is not None and strengths.for_the_win(game, fight)) == self.yes


@condition("facing_monster", short="which")
@record
class FacingMonster(Condition):
    """Some monster of the fight fits: ``facing`` on a card of a munchkin."""

    which: Filter

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the monsters of the fight."""
        fight = game.state.fight
        return fight is not None and any(self.which.fits_foe(game, each) for each in fight.foes)


@condition("facing_munchkin", short="condition")
@record
class FacingMunchkin(Condition):
    """Some munchkin of the fight fits: ``facing`` on a monster."""

    condition: Condition

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the munchkins of the fight."""
        fight = game.state.fight
        return fight is not None and any(
            self.condition.holds(game, each, foe) for each in fight.fighters()
        )

    def waived(
        self, game: Game, seat: int, free: Mapping[str, frozenset[str]], *, wanted: bool = True
    ) -> bool:
        """Leave out what those are whom monsters make nothing of."""
        fight = game.state.fight
        return fight is not None and any(
            unseen.favours(game, self.condition, each, None) for each in fight.fighters()
        )


@condition("wearing", short="which")
@record
class Wearing(Condition):
    """An equipped item fits."""

    which: Filter

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the player's table."""
        return any(
            game.cards[card].is_item and game.is_worn(card) and self.which.fits(game, card)
            for card in game.state.players[seat].table
        )


@condition("carrying", short="which")
@record
class Carrying(Condition):
    """A card in play before the player fits."""

    which: Filter

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the player's table."""
        return any(self.which.fits(game, card) for card in game.state.players[seat].table)


@condition("hand_at_least", short="count")
@record
class HandAtLeast(Condition):
    """At least so many cards in hand."""

    count: int

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Count the hand."""
        return len(game.state.players[seat].hand) >= self.count


@condition("has_follower", short="yes")
@record
class HasFollower(Condition):
    """A follower is in play."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the player's table."""
        table = game.state.players[seat].table
        return any(tamed.is_follower(game, card) for card in table) == self.yes


@condition("rolling_for", short="purpose")
@record
class RollingFor(Condition):
    """The die under way is rolled for this purpose."""

    purpose: str

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the die."""
        die = game.frame_of("die")
        return die is not None and die.names.get("purpose") == self.purpose


@condition("own_roll", short="yes")
@record
class OwnRoll(Condition):
    """The die under way is the player's own."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the die."""
        die = game.frame_of("die")
        return die is not None and (die.seat == seat) == self.yes


@condition("roll_failed", short="yes")
@record
class RollFailed(Condition):
    """The die under way is below what it needs."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the die."""
        die = game.frame_of("die")
        return die is not None and (strengths.die_total(game, die) < die.number("need")) == self.yes


@condition("face_up", short="yes")
@record
class FaceUp(Condition):
    """The draw under way is face up (replacements of ``draw``)."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the draw."""
        draw = game.frame_of("draw")
        return draw is not None and (draw.number("face_up") == 1) == self.yes


@record
class Per(Amount):
    """So much for each thing counted: ``{per: {monsters: {tag: undead}}, times: 2}``."""

    monsters: Filter | None = None
    fighters: Condition | None = None
    others: Condition | None = None
    own_items: Filter | None = None
    cards: Filter | None = None
    other_identities: GroupName | None = None
    opposing: TagName | None = None
    borne: bool = False
    table_bonus: Filter | None = None
    in_play: Filter | None = None
    hand: bool = False
    level: bool = False
    trophies: bool = False
    followers: bool = False
    all_followers: bool = False
    own_used: Filter | None = None
    stakes: bool = False
    refusals: bool = False
    name_words: bool = False
    name_vowels: bool = False
    deadly: bool = False
    lying: CentreName | None = None
    times: int = 1
    most: int = 0

    def value(self, game: Game, seat: int, foe: Foe | None) -> int:
        """Count and multiply, up to the most that it may come to."""
        on_table = self.table_bonus
        count = self._count(game, seat, foe) if on_table is None else _bonuses(game, on_table)
        found = self.times * count
        return min(found, self.most) if self.most else found

    def _count(self, game: Game, seat: int, foe: Foe | None) -> int:
        if self.deadly:
            return self._deadly(game, seat)
        which = self.own_used
        if self.lying is not None:
            return len(standing.lying(game, self.lying))
        if self.in_play is not None:
            players = game.state.players
            return sum(self.in_play.fits(game, card) for each in players for card in each.table)
        if which is None:
            return self._count_others(game, seat, foe)
        return sum(1 for card in fights.used_in_fight(game, seat) if which.fits(game, card))

    def _count_others(self, game: Game, seat: int, foe: Foe | None) -> int:
        fight = game.state.fight
        player = game.state.players[seat]
        if self.monsters is not None:
            foes = fight.foes if fight else []
            return sum(1 for each in foes if self.monsters.fits_foe(game, each))
        if self.fighters is not None or self.others is not None:
            return self._people(game, seat, foe)
        if self.cards is not None or self.own_items is not None:
            return self._before(game, player.table)
        if self.other_identities is not None:
            return traits.others_have(game, seat, self.other_identities)
        if self.name_words or self.name_vowels:
            return self._letters(game)
        if self.opposing is not None or self.borne:
            return self._of_enhancers(game, seat)
        if self.hand:
            return len(player.hand)
        if self.trophies:
            return traits.trophies(game, seat)
        if self.followers or self.all_followers:
            tables = [p.table for p in game.state.players] if self.all_followers else [player.table]
            return sum(1 for table in tables for c in table if tamed.is_follower(game, c))
        if self.stakes:
            foes = fight.foes if fight and standing.in_fight(game, seat) else []
            return sum(max(0, strengths.foe_treasures(game, fight, each)) for each in foes if fight)
        if self.refusals:
            return fights.refusals(game, seat)
        return player.level

    def _deadly(self, game: Game, seat: int) -> int:
        """Count the monsters that the player fights and might be killed by."""
        fight = game.state.fight
        foes = fight.foes if fight is not None and standing.in_fight(game, seat) else []
        return sum(deadliness.can_kill(game, seat, each) for each in foes)

    def _people(self, game: Game, seat: int, foe: Foe | None) -> int:
        """Count the other players who meet a condition, or munchkins of the fight."""
        if self.others is None:
            return self._favoured(game, foe)
        rivals = (each for each in range(len(game.state.players)) if each != seat)
        return sum(self.others.holds(game, each, None) for each in rivals)

    def _favoured(self, game: Game, foe: Foe | None) -> int:
        """Count munchkins of the fight: for a monster's bonus only those of whom it can tell."""
        fight, condition = game.state.fight, self.fighters
        if fight is None or condition is None:
            return 0
        tells = unseen.favours if foe is not None and self.times > 0 else _holds
        return sum(tells(game, condition, each, foe) for each in fight.fighters())

    def _before(self, game: Game, table: list[int]) -> int:
        """Count cards that lie before a player, or items alone."""
        which, items = self.cards or self.own_items or Filter(), self.own_items is not None
        cards = game.cards
        return sum((cards[c].is_item or not items) and which.fits(game, c) for c in table)

    def _of_enhancers(self, game: Game, seat: int) -> int:
        """Count cards on the monsters' side, or add up what lies on the player."""
        if self.opposing is not None:
            return strengths.opposing(game, seat, self.opposing)
        cards, table = game.cards, game.state.players[seat].table
        return sum(cards[c].strength for c in table if cards[c].kind == "enhancer")

    def _letters(self, game: Game) -> int:
        fight = game.state.fight
        named = [game.cards[each.card].name for each in fight.foes] if fight else []
        return lettering.words(named) if self.name_words else lettering.vowels(named)


def _bonuses(game: Game, which: Filter) -> int:
    """Add up what stands on the fitting items in play before anybody."""
    cards = game.cards
    return sum(
        joined.bonus(game, card)
        for player in game.state.players
        for card in player.table
        if cards[card].is_item and which.fits(game, card)
    )


def _holds(game: Game, condition: Condition, seat: int, foe: Foe | None) -> bool:
    return condition.holds(game, seat, foe)


@condition("helped_win", short="yes")
@record
class HelpedWin(Condition):
    """The player has helped somebody to win a fight in this turn."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at what was noted when the fight was won."""
        return bool(game.state.used.get(fights.helped_key(seat), 0)) == self.yes


@condition("winning", short="yes")
@record
class Winning(Condition):
    """The munchkins would win the fight as it stands; not for modifiers."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Compare the sides."""
        fight = game.state.fight
        return (fight is not None and strengths.winning(game, fight)) == self.yes


@condition("trophies_at_most", short="count")
@record
class TrophiesAtMost(Condition):
    """At most so many monsters are kept as trophies."""

    count: int

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Count them."""
        return traits.trophies(game, seat) <= self.count


@condition("got_away", short="yes")
@record
class GotAway(Condition):
    """The player got away from the monster that caught the partner, and one can get away from it."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at who has escaped in this flight."""
        caught, flight, fight = game.frame_of("caught"), game.frame_of("flight"), game.state.fight
        if caught is None or flight is None or fight is None:
            return not self.yes
        uid = caught.number("foe")
        away = (seat * fights.FREE_UNIT + uid) in flight.numbers("escaped")
        monster = fight.foe(uid)
        held = monster is not None and standing.foe_has(game, monster, "cannot-escape", caught.seat)
        return (away and not held) == self.yes


@condition("playing", short="which")
@record
class Playing(Condition):
    """The card that is about to work fits (replacements of ``card-against`` and ``one-shot``)."""

    which: Filter

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the card."""
        for kind in ("against", "boosting"):
            frame = game.frame_of(kind)
            if frame is not None:
                return self.which.fits(game, frame.card)
        return False


@condition("losing", short="which")
@record
class Losing(Condition):
    """What is about to be lost, or just was, fits (cards that hear a loss)."""

    which: Filter

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the item."""
        frame = game.frame_of("loss")
        return frame is not None and self.which.fits(game, frame.card)


@condition("one_shots_used", short="count")
@record
class OneShotsUsed(Condition):
    """At least so many one-shots lie in the fight that helped the player's side."""

    count: int = 1

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Count them."""
        return len(strengths.one_shots_for(game, seat)) >= self.count


@condition("epic", short="yes")
@record
class Epic(Condition):
    """The player is Epic: of level 10 or higher where the table plays on past that."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the level."""
        return epic.is_epic(game, seat) == self.yes


@condition("epic_powers", short="yes")
@record
class EpicPowers(Condition):
    """The player has Epic feats: is Epic, or has a card that lends them, or that of one card."""

    yes: bool = True
    of: CardRef | None = None

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the level, and at the cards in play."""
        return epic.has_powers(game, seat, self.of or "") == self.yes


@condition("curse_strikes", short="yes")
@record
class CurseStrikes(Condition):
    """The curse that is being answered is upon the player."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the curse."""
        curse = game.frame_of("curse")
        return curse is not None and (curse.seat == seat) == self.yes
