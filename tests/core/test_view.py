"""What a view shows."""

import json
from dataclasses import asdict

import pytest

from kickdoor import Game
from kickdoor.core import strengths, zones
from kickdoor.core.events import EVERYONE
from support.wander import after, wander


@pytest.fixture
def game():
    return Game.new(["munchkins"], ["Ada", "Ben", "Cleo"], {}, 7)


def put_into_play(game, seat, name, host=None):
    """Take a card out of its deck and lay it before a player; return it."""
    card = next(
        card
        for card in game.state.door + game.state.treasure
        if game.cards[card].ident == f"munchkins/{name}"
    )
    zones.move(game, card, game.cards[card].deck, f"table:{seat}")
    if host is not None:
        game.state.host[card] = host
    return card


def some(game, **wanted):
    """Return the id of some card of the deck with these fields."""
    return next(
        definition.ident.split("/")[1]
        for definition in game.rules.definitions
        if all(getattr(definition, field) == value for field, value in wanted.items())
    )


def test_a_view_is_json(game):
    for here, _ in zip(wander(3), range(200), strict=False):
        json.dumps(asdict(here.view(0)))


def test_a_seat_sees_its_hand_and_how_many_cards_the_others_hold(game):
    view = game.view(1)
    hand = game.state.players[1].hand
    assert [card.id for card in view.you.hand] == [game.cards[card].ident for card in hand]
    assert [(seat.hand_doors, seat.hand_treasures) for seat in view.seats] == [(2, 2)] * 3
    assert [seat.shown for seat in view.seats] == [[], [], []]


def test_a_spectator_has_no_hand(game):
    assert game.view(None).you is None
    assert asdict(game.view(None).table) == asdict(game.view(2).table)


def test_a_hand_card_that_everybody_knows_is_shown(game):
    card = game.state.players[2].hand[0]
    game.state.known[card] = EVERYONE
    assert [shown.id for shown in game.view(0).seats[2].shown] == [game.cards[card].ident]


def test_a_card_that_one_seat_knows_is_told_to_that_seat_alone(game):
    hand, deck = game.state.players[2].hand[0], game.state.door[-3]
    game.state.known[hand] |= 1 << 0
    game.state.known[deck] |= 1 << 0
    known = game.view(0).you.known
    assert [(each.zone, each.place, each.card.id) for each in known] == [
        ("hand:2", -1, game.cards[hand].ident),
        ("door", 2, game.cards[deck].ident),
    ]
    assert game.view(1).you.known == []
    assert game.view(0).seats[2].shown == []


def test_what_lies_on_a_card_is_shown_inside_it(game):
    item = put_into_play(game, 0, some(game, kind="item", usable_by=None, big=False))
    cheat = put_into_play(game, 0, some(game, cheats=True), host=item)
    (shown,) = game.view(1).seats[0].table
    assert [card.handle for card in shown.attached] == [game.state.handle[cheat]]
    assert shown.attached[0].host == shown.handle == game.state.handle[item]


def test_a_worn_item_shows_what_it_adds_and_one_turned_sideways_adds_nothing(game):
    item = put_into_play(game, 0, some(game, slot="headgear", usable_by=None, big=False))
    assert game.view(0).seats[0].table[0].strength == 0
    game.state.equipped |= 1 << item
    (shown,) = game.view(0).seats[0].table
    assert shown.strength == game.view(0).seats[0].strength - 1 > 0


def test_traits_are_listed_by_group(game):
    put_into_play(game, 2, some(game, kind="identity", group="race"))
    (race,) = game.view(0).seats[2].traits["race"]
    assert game.rules.by_id[race].group == "race"


def test_the_parts_of_a_fight_add_up():
    seen = 0
    for seed in range(3):
        for game, _ in zip(wander(seed), range(900), strict=False):
            fight = game.view(None).fight
            if fight is None:
                continue
            seen += 1
            assert fight.munchkins == sum(part.amount for part in fight.parts)
            assert fight.monsters == sum(foe.strength for foe in fight.foes) + sum(
                part.amount for part in fight.side_parts
            )
            assert all(foe.strength == sum(part.amount for part in foe.parts) for foe in fight.foes)
            assert len({foe.key for foe in fight.foes}) == len(fight.foes)
            assert (fight.winning == "munchkins") == strengths.winning(game, game.state.fight)
    assert seen > 100


def test_the_seats_that_are_waited_for_are_those_that_must_answer():
    for game, _ in zip(wander(5), range(600), strict=False):
        asked = {each.seat for each in game.decisions if each.required}
        window = game.window
        waited = set(game.view(None).table.waiting)
        assert (
            waited == asked if window is None else waited <= {each.seat for each in game.decisions}
        )


def test_a_draft_is_seen_by_its_own_seat_alone():
    for game, _ in zip(wander(11), range(800), strict=False):
        for seat in range(4):
            assert game.view(seat).you.draft == list(game.state.drafts.get(seat, ()))
        assert game.view(None).you is None


def test_the_winner_is_shown():
    game = after(1, 0)
    game.state.winners = (2,)
    assert game.view(None).table.phase == "over"
    assert game.view(None).table.winners == [2]
    assert game.view(None).table.waiting == []
