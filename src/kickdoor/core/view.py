"""View: what a seat may see of a game, and nothing else.

The one way out of a state for players, spectators, replays and bots. It is an allow-list: every
field is written here from what is public, or from what this seat knows; no part of a state is
handed on. Everything but :func:`you_view` and a hand card promised in an offer or a deal is the
same for all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import epic, goals, strengths, values, veils, zones
from kickdoor.core.events import EVERYONE, may_see
from kickdoor.core.frames import FRAMES
from kickdoor.core.state import MONSTERS, MUNCHKINS
from kickdoor.core.views import (
    CardView,
    DealView,
    DieView,
    DoorwayView,
    FightView,
    FoeView,
    KnownView,
    OfferView,
    Part,
    PileView,
    SeatView,
    TableView,
    View,
    YouView,
)
from kickdoor.core.windows import bits, current

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight, Foe, Offer

__all__ = [
    "CardView",
    "DealView",
    "DieView",
    "DoorwayView",
    "FightView",
    "FoeView",
    "KnownView",
    "OfferView",
    "Part",
    "PileView",
    "SeatView",
    "TableView",
    "View",
    "YouView",
    "fight_view",
    "offer_views",
    "seat_view",
    "table_view",
    "view_of",
    "you_view",
]


def view_of(game: Game, seat: int | None) -> View:
    """Return what a seat may see; None is a spectator."""
    return View(
        table_view(game),
        [seat_view(game, each) for each in range(len(game.state.players))],
        fight_view(game, seat),
        offer_views(game, seat),
        None if seat is None else you_view(game, seat),
        len(game.log.rows),
    )


# -- cards --------------------------------------------------------------------------------------


def _open(game: Game, card: int, strength: int | None = None) -> CardView:
    """Show a card whose face everybody sees."""
    definition = game.cards[card]
    state = game.state
    return CardView(
        state.handle[card],
        definition.ident,
        definition.deck,
        bool(state.equipped >> card & 1),
        [],
        strength,
        None,
        None,
    )


def _open_all(game: Game, cards: Sequence[int]) -> list[CardView]:
    return [_open(game, card) for card in cards]


def _promised(game: Game, cards: Sequence[int], owner: int, seat: int | None) -> list[CardView]:
    """Show hand cards that are part of a bargain: face up to their owner and to who knows them.

    A handle tells when its card was drawn, so whoever may not see the card is shown its place instead.
    """
    shown = []
    for place, card in enumerate(cards):
        view = _open(game, card)
        if seat != owner and not may_see(game.state.known[card], seat):
            view.id = ""
            view.handle = ~place
        shown.append(view)
    return shown


def _laid_out(game: Game, seat: int, strengths: dict[int, int]) -> list[CardView]:
    """Show the cards before a player, those that lie on others inside these."""
    definitions, host = game.cards, game.state.host
    cards = game.state.players[seat].table
    shown: dict[int, CardView] = {}
    for card in cards:
        fights = "strength" in definitions[card].numbers
        shown[card] = _open(game, card, strengths.get(card, 0) if fights else None)
        if definitions[card].ordinary is not None:
            shown[card].feat = epic.has_powers(game, seat, definitions[card].ident)
    if not host:
        return list(shown.values())
    top = []
    for card, view in shown.items():
        below = shown.get(host.get(card, -1))
        if below is None:
            top.append(view)
        else:
            view.host = below.handle
            below.attached.append(view)
    return top


def _parts(game: Game, parts: values.Parts, seat: int | None = None) -> list[Part]:
    cards = game.cards
    return [
        Part(label, amount, None, seat)
        if card < 0
        else Part(cards[card].ident, amount, cards[card].ident, seat)
        for amount, card, label in parts
    ]


# -- seats --------------------------------------------------------------------------------------


def seat_view(game: Game, seat: int) -> SeatView:
    """Return what everybody sees of a seat."""
    state, cards = game.state, game.cards
    player = state.players[seat]
    parts: values.Parts = []
    strength = strengths.strength(game, seat, parts)
    given: dict[int, int] = {}
    for amount, card, _ in parts:
        given[card] = given.get(card, 0) + amount
    traits: dict[str, list[str]] = {}
    for card in player.table:
        definition = cards[card]
        if definition.kind == "identity":
            traits.setdefault(definition.group, []).append(definition.ident)
    doors = 0
    for card in player.hand:
        if cards[card].deck == "door":
            doors += 1
    return SeatView(
        seat,
        player.name,
        player.level,
        space_of(game, player.level),
        player.alive,
        strength,
        strengths.run_away(game, seat, None),
        doors,
        len(player.hand) - doors,
        values.hand_limit(game, seat),
        _laid_out(game, seat, given),
        traits,
        _in_order([_open(game, card) for card in player.hand if state.known[card] == EVERYONE]),
        epic.is_epic(game, seat),
    )


def space_of(game: Game, level: int) -> int | None:
    """Return the space of the board on which a level stands (rule setup-level-board-vox)."""
    board = game.rules.board
    return None if board is None else min(level, board.track)


def _in_order(cards: list[CardView]) -> list[CardView]:
    """Sort by handle: the places of cards in a hand are its owner's business."""
    return sorted(cards, key=lambda view: view.handle)


def you_view(game: Game, seat: int) -> YouView:
    """Return what a seat alone sees: its hand, its draft, and what it knows of hidden cards."""
    state = game.state
    return YouView(
        seat,
        _open_all(game, state.players[seat].hand),
        list(state.drafts.get(seat, ())),
        _known(game, seat),
    )


def _known(game: Game, seat: int) -> list[KnownView]:
    state = game.state
    mask, known = 1 << seat, state.known
    found = []
    for other, player in enumerate(state.players):
        if other != seat:
            seen = [card for card in player.hand if known[card] & mask and known[card] != EVERYONE]
            cards = _in_order([_open(game, card) for card in seen])
            found += [KnownView(f"hand:{other}", -1, card) for card in cards]
    for name, card in veils.those(game, seat):
        found.append(KnownView(zones.pile_name(game, name), -1, _open(game, card)))
    for name, pile in (("door", state.door), ("treasure", state.treasure)):
        if not any(map(known.__getitem__, pile)):
            continue
        last = len(pile) - 1
        for at, card in enumerate(pile):
            if known[card] & mask:
                found.append(KnownView(name, last - at, _open(game, card)))
    return found


# -- the table ----------------------------------------------------------------------------------


def table_view(game: Game) -> TableView:
    """Return what concerns no single seat."""
    state = game.state
    return TableView(
        state.turn,
        state.active,
        "over" if state.winners else state.phase,
        game.rules.goal,
        game.rules.epic_level,
        {
            "door": _pile(game, state.door, state.door_discards),
            "treasure": _pile(game, state.treasure, state.treasure_discards),
            **{name: _side_pile(game, name) for name in state.piles},
        },
        _open_all(game, state.centre),
        _open_all(game, state.in_flight),
        _doorway(game),
        _open_all(game, state.corpse),
        _die(game),
        list(state.winners),
        bits(waiting_for(game)),
        dict(game.rules.options),
    )


def _doorway(game: Game) -> list[DoorwayView]:
    return [
        DoorwayView(_open(game, card), step, done)
        for frame in game.state.stack
        for card, step, done in FRAMES[frame.kind].laid_out(game, frame)
    ]


def waiting_for(game: Game) -> int:
    """Return the mask of seats that the game waits for."""
    state = game.state
    if state.winners:
        return 0
    window = current(game)
    if window is not None:
        return window.waiting()
    frame = state.stack[-1]
    return FRAMES[frame.kind].owners(game, frame)


def _pile(game: Game, pile: list[int], discards: list[int]) -> PileView:
    return PileView(len(pile), len(discards), _open(game, discards[-1]) if discards else None, [])


def _side_pile(game: Game, name: str) -> PileView:
    """Show a pile beside the decks: all of an open one, the number of cards of any other."""
    pile = game.state.piles[name]
    faces = _open_all(game, pile[::-1]) if game.rules.piles[name].open else []
    return PileView(len(pile), 0, None, faces)


def _die(game: Game) -> DieView | None:
    die = game.frame_of("die")
    if die is None or "value" not in die.names:
        return None
    parts: values.Parts = []
    total = strengths.die_total(game, die, parts)
    return DieView(
        die.seat,
        str(die.names.get("purpose", "")),
        strengths.sides_of(game, die),
        die.number("value"),
        _parts(game, parts),
        total,
    )


# -- the fight ----------------------------------------------------------------------------------


def fight_view(game: Game, seat: int | None) -> FightView | None:
    """Return the fight, if there is one."""
    fight = game.state.fight
    if fight is None:
        return None
    munchkins, monsters = strengths.totals(game, fight)
    foes = [_foe(game, fight, foe) for foe in fight.foes]
    levels = fight.kill_levels + sum(foe.levels for foe in foes)
    return FightView(
        fight.main,
        fight.helper if fight.helper >= 0 else None,
        fight.forced,
        munchkins,
        monsters,
        "munchkins" if strengths.winning(game, fight) else "monsters",
        _munchkin_parts(game, fight),
        _boosts(game, fight, MONSTERS),
        foes,
        levels,
        strengths.treasures_at_stake(game, fight),
        min(goals.goal(game, fight.main), game.state.players[fight.main].level + levels),
        strengths.for_the_win(game, fight),
        _deal(game, fight, seat),
        fight.stage,
        _passed(game),
    )


def _passed(game: Game) -> list[int]:
    window = game.state.window
    if window is None or window.kind != "closing":
        return []
    return bits(window.asked & window.passed)


def _munchkin_parts(game: Game, fight: Fight) -> list[Part]:
    found = []
    for seat in fight.fighters():
        parts: values.Parts = []
        strengths.strength(game, seat, parts)
        found += _parts(game, parts, seat)
    return found + _boosts(game, fight, MUNCHKINS)


def _boosts(game: Game, fight: Fight, side: int) -> list[Part]:
    mine = [boost for boost in fight.boosts if boost[0] == side]
    return _parts(
        game, [(strengths.boost_amount(game, fight, boost), boost[2], "card") for boost in mine]
    )


def _foe(game: Game, fight: Fight, foe: Foe) -> FoeView:
    parts: values.Parts = []
    strength = strengths.foe_strength(game, fight, foe, parts)
    card = _open(game, foe.card, strength)
    for enhancer in foe.enhancers:
        view = _open(game, enhancer, game.cards[enhancer].strength)
        view.host = card.handle
        card.attached.append(view)
    return FoeView(
        card,
        foe_key(game, fight, foe),
        strength,
        strengths.foe_treasures(game, fight, foe),
        strengths.foe_levels(game, fight, foe),
        _parts(game, parts),
        game.cards[foe.card].pursues_above or None,
        foe.added_by if foe.added_by >= 0 else None,
    )


def foe_key(game: Game, fight: Fight, foe: Foe) -> str:
    """Return the name of a monster in option keys: its id, numbered from the second of a kind."""
    ident = game.cards[foe.card].ident
    number = 1
    for other in fight.foes:
        if other is foe:
            break
        if game.cards[other.card].ident == ident:
            number += 1
    return ident if number == 1 else f"{ident}#{number}"


def _deal(game: Game, fight: Fight, seat: int | None) -> DealView | None:
    deal = fight.deal
    if deal is None:
        return None
    return DealView(
        fight.main,
        fight.helper,
        deal.treasures,
        deal.first,
        _open_all(game, deal.items),
        _promised(game, deal.plays, fight.main, seat),
    )


# -- offers -------------------------------------------------------------------------------------


def offer_views(game: Game, seat: int | None) -> list[OfferView]:
    """Return the bargains on the table."""
    return [_offer(game, offer, seat) for offer in game.state.offers]


def _offer(game: Game, offer: Offer, seat: int | None) -> OfferView:
    return OfferView(
        offer.ident,
        offer.kind,
        offer.by,
        offer.to,
        offer.treasures,
        offer.first,
        _open_all(game, offer.gives),
        _open_all(game, offer.gets),
        _promised(game, offer.plays, offer.by, seat),
    )
