"""The same table with other cards in the places that a seat cannot see.

Nothing in the state changes, only what definition stands behind a card: so whatever then looks
different to the seat was told by a hidden card.
"""

import random

from kickdoor.core.events import Event, may_see
from kickdoor.core.game import Game
from kickdoor.core.log import Log
from kickdoor.core.native import field_names


def hidden_from(game, seat):
    """Return the cards that a seat does not know, by the deck that their backs tell of."""
    state = game.state
    cards = [*state.door, *state.treasure]
    for other, player in enumerate(state.players):
        cards += player.hand if other != seat else []
    found = {}
    for card in cards:
        if not may_see(state.known[card], seat):
            found.setdefault(game.cards[card].deck, []).append(card)
    return found


def permuted(game, seat, chance: random.Random):
    """Return a copy in which the cards hidden from a seat have changed places."""
    behind = list(game.cards)
    for cards in hidden_from(game, seat).values():
        shuffled = cards[:]
        chance.shuffle(shuffled)
        for card, other in zip(cards, shuffled, strict=True):
            behind[card] = game.cards[other]
    return same_table(game, tuple(behind))


def same_table(game, cards=None):
    """Return a copy with no log, of the same or of other cards."""
    log = Log(game.log.header)
    return Game(game.rules, game.cards if cards is None else cards, game.state.clone(), log)


def masked(game, events, seat, chance: random.Random):
    """Return the events with other cards wherever a seat cannot see which they are."""
    decks = {}
    for definition in game.rules.definitions:
        decks.setdefault(definition.deck, []).append(definition.index)
    return [_masked(game, event, seat, decks, chance) for event in events]


def _masked(game, event, seat, decks, chance):
    if not event.cards or may_see(event.seen, seat) or may_see(event.saw, seat):
        return event
    copy = Event.__new__(Event)
    for name in field_names(Event):
        setattr(copy, name, getattr(event, name))
    definitions = game.rules.definitions
    copy.cards = tuple(
        (old, new, chance.choice(decks[definitions[index].deck])) for old, new, index in event.cards
    )
    return copy
