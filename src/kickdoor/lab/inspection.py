"""Inspection: what must hold after every change of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.game import Game
from kickdoor.core.log import Log

if TYPE_CHECKING:
    from kickdoor.core.events import Event
    from kickdoor.core.ruleset import Ruleset
    from kickdoor.core.state import State


class Broken(Exception):
    """Something does not hold that must hold in every game."""


def inspect(game: Game, events: list[Event]) -> None:
    """Look a game over after a change.

    Raises:
        Broken: a card is lost or doubled, a level is below 1, or a chain of effects ran away.
    """
    lying = sorted([*cards_of(game.state), *game.rules.standing])
    if lying != list(range(len(game.cards))):
        raise Broken(_which(game, lying))
    for player in game.state.players:
        if player.level < 1:
            raise Broken(f"{player.name} has level {player.level}")
    for event in events:
        if event.kind == "runaway":
            raise Broken("a chain of effects ran away")


def cards_of(state: State) -> list[int]:
    """Return the cards of every place in which cards can lie."""
    cards = [
        *state.door,
        *state.door_discards,
        *state.treasure,
        *state.treasure_discards,
        *state.centre,
        *state.in_flight,
        *state.corpse,
    ]
    for pile in state.piles.values():
        cards += pile
    if state.fight is not None:
        cards += state.fight.cards
    for player in state.players:
        cards += player.hand
        cards += player.table
    return cards


def _which(game: Game, lying: list[int]) -> str:
    everything = range(len(game.cards))
    lost = [game.cards[card].ident for card in everything if card not in lying]
    doubled = [game.cards[card].ident for card in everything if lying.count(card) > 1]
    return f"cards lost: {', '.join(lost) or 'none'}; in two places: {', '.join(doubled) or 'none'}"


def replay(game: Game, rules: Ruleset) -> None:
    """Play a finished game again from the text of its log.

    Raises:
        Broken: the replay ends elsewhere.
        ReplayMismatch: a row comes out otherwise.
        Refused: a choice is not legal any more.
    """
    again = Game.replay(Log.loads(game.log.dumps()), rules)
    if again.digest() != game.digest():
        raise Broken("a replay of the log ends in another state")
