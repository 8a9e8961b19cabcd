"""What a seat may know: the cards that it can see, or was shown."""

import re

from kickdoor.core.events import may_see

CARD = re.compile(rb"munchkins/[a-z0-9-]+")


def knowable(game, seat):
    """Return the ids of all cards that a seat may know to be where they are."""
    state = game.state
    fight = state.fight.cards if state.fight is not None else []
    cards = [
        *state.door_discards,
        *state.treasure_discards,
        *state.in_flight,
        *state.corpse,
        *fight,
    ]
    for other, player in enumerate(state.players):
        cards += player.table
        if other == seat:
            cards += player.hand
    cards += [card for card, mask in enumerate(state.known) if may_see(mask, seat)]
    return {game.cards[card].ident.encode() for card in cards}


def shown_by(game, events, seat):
    """Return the ids of the cards that events show a seat in passing, by their masks."""
    return {
        game.rules.definitions[index].ident.encode()
        for event in events
        if may_see(event.seen, seat) or may_see(event.saw, seat)
        for _, _, index in event.cards
    }
