"""Nothing that a seat is shown, offered or refused changes when hidden cards change places."""

from dataclasses import asdict

from hypothesis import given
from hypothesis import strategies as st

from kickdoor.core.chance import Chance
from kickdoor.rules.ways.sight import asked, view_bytes
from support.wander import after

SOME_GAME = {"seed": st.integers(0, 2000), "steps": st.integers(0, 500), "seat": st.integers(0, 3)}


@given(**SOME_GAME)
def test_a_view_does_not_tell_of_hidden_cards(seed, steps, seat):
    game = after(seed, steps)
    assert view_bytes(game.deal_for(seat, Chance.of("other")), seat) == view_bytes(game, seat)


@given(**SOME_GAME)
def test_options_and_refusals_do_not_tell_of_hidden_cards(seed, steps, seat):
    game = after(seed, steps)
    assert asked(game.deal_for(seat, Chance.of("other")), seat) == asked(game, seat)


@given(**SOME_GAME)
def test_a_spectator_sees_what_a_seat_sees_but_its_own(seed, steps, seat):
    game = after(seed, steps)
    public, own = asdict(game.view(None)), asdict(game.view(seat))
    del public["you"], own["you"]
    for view in (public, own):
        for offer in view["offers"]:
            del offer["plays"]
        if view["fight"] and view["fight"]["deal"]:
            del view["fight"]["deal"]["plays"]
    assert public == own


@given(**SOME_GAME)
def test_previews_do_not_tell_of_hidden_cards(seed, steps, seat):
    game = after(seed, steps)
    other = game.deal_for(seat, Chance.of("other"))
    for key in game.option_keys(seat)[:20]:
        assert game.preview(seat, key) == other.preview(seat, key)
