"""Value: what chance of victory each seat has, as far as the table tells, one number a seat."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from kickdoor.bots import gear, losses, standing, worth
from kickdoor.core import strengths

if TYPE_CHECKING:
    from kickdoor.core.game import Game

Values = tuple[float, ...]
"""The chance of victory by seat; together they are 1."""

EVEN = 130.0
"""How far one must be ahead, in hundredths of a level, to count e times as much near the end."""

EARLY = 15.0
"""How much further for each level that the leader still has to go: early leads say little."""

IN_HAND = {"door": losses.HAND_CARD, "treasure": worth.TREASURE}
"""What a card in a hand is worth by its deck; what lies there unused must not look like nothing."""

BY_KIND = {
    "identity": losses.IDENTITY,
    "follower": losses.FOLLOWER,
    "permission": 40.0,
    "curse": -losses.DIE_CURSE,
}


def values(game: Game) -> Values:
    """Return the chances of all seats; those who have won share the whole of it."""
    state = game.state
    count = len(state.players)
    if state.winners:
        share = 1 / len(state.winners)
        return tuple(share if seat in state.winners else 0.0 for seat in range(count))
    scores = [score(game, seat) for seat in range(count)]
    highest = max(player.level for player in state.players)
    reach = EVEN + EARLY * max(0, game.rules.goal - highest)
    best = max(scores)
    weights = [exp((each - best) / reach) for each in scores]
    total = sum(weights)
    return tuple(each / total for each in weights)


def score(game: Game, seat: int) -> float:
    """Return how well a seat stands in hundredths of a level: levels, strength, cards."""
    player = game.state.players[seat]
    bonus = strengths.strength(game, seat) - player.level
    total = float(worth.LEVEL * player.level + gear.BONUS * bonus)
    total += sum(IN_HAND.get(game.cards[card].deck, losses.HAND_CARD) for card in player.hand)
    for card in player.table:
        definition = game.cards[card]
        if definition.is_item:
            total += worth.GOLD * definition.value
        else:
            total += BY_KIND.get(definition.kind, 0.0)
    return total if player.alive else total - standing.DEATH
