"""Circumstances: conditions about a fight, and about what a player is, that few cards ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights, standing, strengths, traits
from kickdoor.core.definition import Condition
from kickdoor.core.record import record
from kickdoor.core.uses import limit_key
from kickdoor.lang.filters import Filter
from kickdoor.lang.registry import condition
from kickdoor.lang.vocabulary import CardRef

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe


@condition("bears_drawback", short="of")
@record
class BearsDrawback(Condition):
    """The drawbacks of an own identity, or of a card on one, hold: no permission lifts them."""

    of: CardRef

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look for the card, and for a permission."""
        return traits.bears_drawback(game, seat, self.of)


@condition("helping_freely", short="yes")
@record
class HelpingFreely(Condition):
    """The player helps somebody else in a fight, asked and not forced."""

    yes: bool = True

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the fight."""
        fight = game.state.fight
        return (fight is not None and fight.helper == seat and not fight.forced) == self.yes


@condition("outmatched", short="times")
@record
class Outmatched(Condition):
    """The levels on the monsters fought come to so many times the player's own level, or more."""

    times: int = 2

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Add up what stands on the monsters."""
        fight = game.state.fight
        if fight is None or not standing.in_fight(game, seat):
            return False
        levels = sum(game.cards[each.card].level for each in fight.foes)
        return levels >= self.times * game.state.players[seat].level


@condition("die_shows", short="number")
@record
class DieShows(Condition):
    """The die under way shows a number, whatever is added to it."""

    number: int

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the die."""
        die = game.frame_of("die")
        return die is not None and die.number("value") == self.number


@condition("ahead_by", short="amount")
@record
class AheadBy(Condition):
    """The munchkins are ahead in the fight by at least so much; not for modifiers."""

    amount: int

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Compare the sides."""
        fight = game.state.fight
        if fight is None or not fight.foes:
            return False
        munchkins, monsters = strengths.totals(game, fight)
        return munchkins - monsters >= self.amount


@condition("got_clear", short="monsters")
@record
class GotClear(Condition):
    """The player got away from all monsters of the fight that just ended, at least so many."""

    monsters: int = 1

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at what was noted while running."""
        used = game.state.used
        fled = used.get(fights.fled_key(seat), 0)
        return fled >= self.monsters and not used.get(fights.caught_key(seat), 0)


@condition("used")
@record
class Used(Condition):
    """The player has used an ability that has a limit of this card in this fight."""

    of: CardRef
    ability: str

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Look at the limits."""
        if game.state.fight is None:
            return False
        return any(
            limit_key("combat", seat, game.cards[card].same_as, self.ability) in game.state.used
            for card in game.state.players[seat].table
            if self.of in (game.cards[card].ident, game.cards[card].ident.rsplit("/", 1)[-1])
        )


@condition("wearing_several")
@record
class WearingSeveral(Condition):
    """At least so many equipped items fit."""

    which: Filter
    count: int = 2

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Count them."""
        table = game.state.players[seat].table
        worn = [card for card in table if game.cards[card].is_item and game.is_worn(card)]
        return sum(self.which.fits(game, card) for card in worn) >= self.count
