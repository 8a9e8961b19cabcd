"""The pair matrix: every interrupt does at every moment what it did when somebody read it through."""

from support.golden import REMEDY, first_difference
from support.matrix import INTERRUPTS, PACK, PATH, rows, title, written
from support.moments import MOMENTS, moment
from support.played import new_game


def test_every_interrupt_meets_every_moment_as_ever():
    difference = first_difference(PATH.name, PATH.read_text("utf-8").splitlines(), written())
    assert difference is None, difference


def test_every_card_that_can_interrupt_is_in_the_matrix():
    text = PATH.read_text("utf-8")
    assert all(f"\n{title(row)}\n" in text for row in rows()), REMEDY
    named = {card for _, card, _ in rows()}
    for definition in new_game(PACK, 3, 0).rules.definitions:
        plays = (*definition.plays, *definition.abilities)
        assert definition.ident in named or not any(each.windows & INTERRUPTS for each in plays)


def test_every_moment_is_one_at_which_the_game_waits():
    for name in MOMENTS:
        game = moment(name)
        assert game.decisions, name
        assert not game.over, name
