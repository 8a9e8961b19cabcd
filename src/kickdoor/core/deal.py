"""Deal: lay out anew all that a seat cannot know, for search and for bots that must not cheat.

The result is a function of the seat's view and of the given chance alone: hidden cards are
gathered, put into canonical order, shuffled and laid out again, deck by deck since backs are
public. Whatever a state keeps about a hidden card (its handle, who else knows it) is made up anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import chance, veils, zones
from kickdoor.core.events import EVERYONE
from kickdoor.core.state import Deal, Offer

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame, Window

Place = tuple[list[int], int]
"""A pile or a hand, and a place in it."""


def deal_anew(game: Game, seat: int, source: chance.Keyed) -> None:
    """Deal all that ``seat`` cannot know anew, in the game itself."""
    state = game.state
    _sort_hands(game, seat)
    moved: dict[int, int] = {}
    hidden: list[int] = []
    sealed = [name for name, pile in game.rules.piles.items() if not pile.open]
    for deck in ("door", "treasure", *sealed):
        places = hidden_places(game, seat, deck)
        cards = [pile[at] for pile, at in places]
        order = sorted(cards, key=lambda card: (game.cards[card].index, card))
        chance.shuffle(source, order)
        for (pile, at), old, new in zip(places, cards, order, strict=True):
            pile[at] = new
            moved[old] = new
        hidden += order
    _forget(game, seat, hidden)
    _rename(game, hidden)
    _clear_secrets(game, seat)
    follow(game, seat, moved)
    state.key = chance.block(source)[: chance.KEY_BYTES]
    state.script = ()
    state.counter = 0


def _sort_hands(game: Game, seat: int) -> None:
    """Put the others' hands into the order that the seat would: known cards, doors, treasures."""
    state, cards, bit = game.state, game.cards, 1 << seat

    def place(card: int) -> tuple[int, int]:
        if state.known[card] & bit:
            return 0, state.handle[card]
        return (1, 0) if cards[card].deck == "door" else (2, 0)

    for other, player in enumerate(state.players):
        if other != seat:
            player.hand.sort(key=place)


def hidden_places(game: Game, seat: int, deck: str) -> list[Place]:
    """Return where the cards of a deck lie that the seat does not know, in a public order."""
    state = game.state
    known, cards, bit = state.known, game.cards, 1 << seat
    piles = [player.hand for other, player in enumerate(state.players) if other != seat]
    piles.append(zones.deck(game, deck))
    if deck in zones.DECKS:
        piles += [state.piles[name] for name in veils.piles(game)]
    return [
        (pile, at)
        for pile in piles
        for at, card in enumerate(pile)
        if cards[card].deck == deck and not known[card] & bit
    ]


def _forget(game: Game, seat: int, hidden: list[int]) -> None:
    """Drop what the state knows of hidden cards, and give each the knowledge of its new place."""
    state = game.state
    for card in hidden:
        state.known[card] = 0
        state.received &= ~(1 << card)
    for other, player in enumerate(state.players):
        if other != seat:
            for card in player.hand:
                if state.known[card] != EVERYONE:
                    state.known[card] |= 1 << other
    for name in veils.piles(game):
        for other, card in zip(veils.owners(game, name), state.piles[name], strict=True):
            state.known[card] |= 1 << other


def _rename(game: Game, hidden: list[int]) -> None:
    """Give hidden cards the handles that follow all visible ones."""
    state = game.state
    unseen = set(hidden)
    following = 1 + max(
        (name for card, name in enumerate(state.handle) if card not in unseen), default=-1
    )
    for card in hidden:
        state.handle[card] = following
        following += 1
    state.next_handle = following


def _clear_secrets(game: Game, seat: int) -> None:
    """Clear the drafts and the sealed replies of everybody else: they must choose again."""
    state = game.state
    for other in [each for each in state.drafts if each != seat]:
        del state.drafts[other]
    window = state.window
    if window is not None and window.kind == "answers":
        _unseal(window, seat)


def _unseal(window: Window, seat: int) -> None:
    for other in [each for each in window.replies if each != seat]:
        del window.replies[other]
        window.passed &= ~(1 << other)


def follow(game: Game, seat: int, moved: dict[int, int]) -> None:
    """Let what is about hidden cards be about the cards that lie in their place now."""
    state = game.state
    for frame in state.stack:
        plays = frame.names.get("plays")
        if isinstance(plays, tuple):
            frame.names["plays"] = _new(tuple(map(int, plays)), moved)
        if frame.kind == "choice" and frame.seat != seat:
            _follow_choice(game, frame, moved)
    state.offers = [_follow_offer(offer, moved) for offer in state.offers]
    fight = state.fight
    if fight is not None and fight.deal is not None:
        deal = fight.deal
        fight.deal = Deal(deal.treasures, deal.first, deal.items, _new(deal.plays, moved))


def _new(cards: tuple[int, ...], moved: dict[int, int]) -> tuple[int, ...]:
    return tuple(moved.get(card, card) for card in cards)


def _follow_offer(offer: Offer, moved: dict[int, int]) -> Offer:
    if not offer.plays:
        return offer
    return Offer(
        offer.ident,
        offer.kind,
        offer.by,
        offer.to,
        offer.treasures,
        offer.first,
        offer.gives,
        offer.gets,
        _new(offer.plays, moved),
    )


def _follow_choice(game: Game, frame: Frame, moved: dict[int, int]) -> None:
    tokens, numbers, picked = (frame.names.get(name) for name in ("tokens", "values", "picked"))
    if not isinstance(tokens, tuple) or not isinstance(numbers, tuple):
        return
    cards = [int(value) for value in numbers]
    about_cards = all(
        0 <= value < len(game.cards) and str(token).partition("#")[0] == game.cards[value].ident
        for token, value in zip(tokens, cards, strict=True)
    )
    if not about_cards:
        return
    dealt = [moved.get(card, card) for card in cards]
    named = game.name_cards(dealt, merge=frame.number("most") == 1)
    frame.names["tokens"] = tuple(named)
    frame.names["values"] = tuple(named.values())
    if isinstance(picked, tuple):
        frame.names["picked"] = tuple(moved.get(int(card), int(card)) for card in picked)
