"""What a seat cannot know is dealt anew, and nothing else changes."""

from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from kickdoor.core import effects, zones
from kickdoor.core.chance import Chance
from kickdoor.core.events import EVERYONE
from kickdoor.core.state import Frame
from support.wander import after

SOME_GAME = {"seed": st.integers(0, 500), "steps": st.integers(0, 400), "seat": st.integers(0, 3)}


def piles_of(game):
    """Return every hand and both decks."""
    state = game.state
    return [*(player.hand for player in state.players), state.door, state.treasure]


@given(**SOME_GAME)
def test_every_card_is_still_there_once(seed, steps, seat):
    game = after(seed, steps)
    dealt = game.deal_for(seat, Chance.of(seed))
    piles, before = piles_of(dealt), piles_of(game)
    assert sorted(chain.from_iterable(piles)) == sorted(chain.from_iterable(before))
    assert [len(pile) for pile in piles] == [len(pile) for pile in before]
    assert len(set(dealt.state.handle)) == len(dealt.state.handle)
    assert dealt.state.next_handle > max(dealt.state.handle)


@given(**SOME_GAME)
def test_the_original_stays_as_it_is(seed, steps, seat):
    game = after(seed, steps)
    before = game.digest()
    game.deal_for(seat, Chance.of(seed))
    assert game.digest() == before


@given(**SOME_GAME)
def test_the_result_depends_on_the_view_and_the_chance_alone(seed, steps, seat):
    game = after(seed, steps)
    other = game.deal_for(seat, Chance.of("another world"))
    assert (
        game.deal_for(seat, Chance.of(steps)).digest()
        == other.deal_for(seat, Chance.of(steps)).digest()
    )


def test_backs_stay_where_they_are():
    game = after(3, 200)
    dealt = game.deal_for(0, Chance.of(1))
    for before, now in zip(game.view(0).seats, dealt.view(0).seats, strict=True):
        assert (before.hand_doors, before.hand_treasures) == (now.hand_doors, now.hand_treasures)


def test_chance_itself_is_new():
    game = after(3, 0)
    dealt = game.deal_for(0, Chance.of(1))
    assert dealt.state.key != game.state.key
    assert dealt.state.key != game.deal_for(0, Chance.of(2)).state.key


def test_different_chance_deals_different_cards():
    game = after(3, 0)
    hands = {
        tuple(game.deal_for(0, Chance.of(chance)).state.players[1].hand) for chance in range(20)
    }
    assert len(hands) > 15


def test_what_a_seat_knows_stays_in_its_place():
    game = after(9, 0)
    state = game.state
    seen, top = state.players[1].hand[2], state.treasure[-1]
    state.known[seen] |= 1 << 0
    state.known[top] |= 1 << 0
    for chance in range(10):
        dealt = game.deal_for(0, Chance.of(chance)).state
        assert seen in dealt.players[1].hand
        assert dealt.treasure[-1] == top
        assert dealt.players[0].hand == state.players[0].hand


def test_drafts_and_sealed_answers_of_others_are_cleared():
    for steps in range(400):
        game = after(4, steps)
        window = game.window
        if window is not None and window.kind == "answers" and window.replies:
            break
    seats = range(4)
    for seat in seats:
        dealt = game.deal_for(seat, Chance.of(seat)).state
        mine = {seat: window.replies[seat]} if seat in window.replies else {}
        assert dealt.window.replies == mine
        assert dealt.window.passed & window.asked == (window.passed & window.asked & 1 << seat)
        assert set(dealt.drafts) <= {seat}


def test_a_game_that_was_dealt_can_be_played_on():
    game = after(6, 150).deal_for(2, Chance.of(0))
    for _ in range(50):
        if game.window is not None:
            game.close(game.window.revision)
        decision = game.decisions[0]
        if decision.options:
            game.step(decision.seat, decision.options[0].key)
    assert len(game.state.door) + len(game.state.door_discards) > 0
    assert zones.deck(game, "door") is game.state.door


def test_a_choice_among_hidden_cards_and_one_that_all_know_is_about_the_cards_that_lie_there_now():
    game = after(3, 0)
    hand = game.state.players[1].hand
    game.state.known[hand[0]] = EVERYONE
    game.push(Frame("effect", 1, 0, {"program": 0, "at": 1}))
    effects.ask_cards(game, 1, hand[:], "lose-hand", 1)
    for deal in range(10):
        dealt = game.deal_for(0, Chance.of(deal))
        asked = dealt.state.stack[-1]
        there = dealt.state.players[1].hand
        assert set(asked.names["values"]) <= set(there)
        assert len(dealt.option_keys(1)) == len({dealt.cards[card].ident for card in there})
