"""Help: asking for it, and leaving a fight into which one was forced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights, standing, strengths
from kickdoor.core.acts import FIGHT, Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.frames import open_act
from kickdoor.core.state import Offer
from kickdoor.rules.deals import DONE, FIRST, LAST, lay, tired, tradeable

if TYPE_CHECKING:
    from kickdoor.core.game import Game


ASKS_ONCE = "asks-once"
ASKS_NOBODY = "asks-nobody"


class AskForHelp(Act):
    """Ask a player for help, and say what for: Treasures, who picks first, items, plays."""

    __slots__ = ()
    verb = "ask"
    free = True
    needs = FIGHT

    def heads(self, game: Game, seat: int) -> Named:
        """Return the other players, for the main player of a fight."""
        fight = game.state.fight
        if fight is None or fight.main != seat:
            return {}
        return {f"@{other}": other for other in range(len(game.state.players)) if other != seat}

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse where nobody may help now."""
        fight = game.state.fight
        if fight is None or fight.stage not in ("open", "claim"):
            return Refusal("combat-lose-must-run")
        if fight.helper >= 0:
            return Refusal("help-one-helper")
        if standing.fight_has(game, fight, "no-helper"):
            return Refusal("multi-monster-specials-whole-fight")
        if fights.unaided(game):
            return Refusal("conflicts-card-beats-rule")
        if any(offer.kind == "help" for offer in game.state.offers):
            return Refusal("help-ask-in-turn")
        if standing.has_quality(game, seat, ASKS_NOBODY):
            return Refusal("conflicts-card-beats-rule")
        if game.state.used.get(fights.sent_key(seat), 0):
            return Refusal("conflicts-card-beats-rule")
        asked = game.state.used.get(fights.asked_key(seat), 0)
        if asked and standing.has_quality(game, seat, ASKS_ONCE):
            return Refusal("conflicts-card-beats-rule")
        return tired(game, seat)

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse to ask the dead."""
        return None if game.state.players[head].alive else Refusal("death-no-cards-received")

    def picks(self, game: Game, seat: int, numbers: list[int]) -> Named | None:
        """Return the terms: how many Treasures, first or last pick, then items and plays."""
        fight = game.state.fight
        assert fight is not None
        if len(numbers) == 1:
            return {str(count): count for count in range(treasures_of(game) + 1)}
        rest = numbers[2:]
        order = {} if rest else {"first": FIRST, "last": LAST}
        if order and numbers[1] > 0:
            return order
        if DONE in rest:
            return None
        items = [card for card in tradeable(game, seat) if card not in rest]
        plays = [card for card in promises(game, seat, numbers[0]) if card not in rest]
        return {**order, **game.name_cards(items + plays), "done": DONE}

    def wrong_pick(self, game: Game, seat: int, numbers: list[int], token: str) -> Refusal | None:
        """Say what can be promised: Treasures of the fight, items in play."""
        return Refusal("help-bribe-treasures" if len(numbers) == 1 else "help-bribe-items")

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Lay the offer on the table."""
        game.state.used[fights.asked_key(seat)] = 1
        cards = [number for number in numbers[2:] if number >= 0]
        hand = game.state.players[seat].hand
        lay(
            game,
            Offer(
                game.state.next_offer,
                "help",
                seat,
                numbers[0],
                numbers[1],
                FIRST in numbers[2:],
                tuple(card for card in cards if card not in hand),
                (),
                tuple(card for card in cards if card in hand),
            ),
        )


open_act(AskForHelp)


def treasures_of(game: Game) -> int:
    """Return how many Treasures the fight would pay now."""
    fight = game.state.fight
    return strengths.treasures_at_stake(game, fight) if fight is not None else 0


def promises(game: Game, seat: int, helper: int) -> list[int]:
    """Return the hand cards that can be promised to be played on a helper."""
    if not strengths.may_gain_level(game, helper):
        return []
    hand = game.state.players[seat].hand
    return [card for card in hand if game.cards[card].kind == "level-card"]


class Leave(Act):
    """A forced helper leaves a fight that became one for the win (rule help-compelled-backs-out)."""

    __slots__ = ()
    verb = "leave"
    needs = FIGHT

    def heads(self, game: Game, seat: int) -> Named:
        """Offer it to the helper alone."""
        fight = game.state.fight
        return {"": 0} if fight is not None and fight.helper == seat else {}

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse to volunteers, and as long as the fight is not for the win."""
        fight = game.state.fight
        assert fight is not None
        if fight.stage == "flight":
            return Refusal("help-compelled-backs-out")
        if not fight.forced:
            return Refusal("help-volunteer-stays")
        if not strengths.for_the_win(game, fight):
            return Refusal("help-compelled-backs-out")
        return None

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Let the helper out."""
        fights.leave(game, seat)


open_act(Leave)
