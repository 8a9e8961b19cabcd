"""What a report says of cards and of those who held identities."""

import pytest

from kickdoor import Game
from kickdoor.lab.cards import card_report
from kickdoor.lab.features import Features
from kickdoor.lab.identities import holdings
from kickdoor.lab.tally import Tally

RULES = Game.new(["munchkins"], ["Ada", "Ben", "Cleo"], {}, 1).rules
FEATURES = Features(RULES)


def bit(*names):
    """Return the mask of some cards."""
    return sum(1 << RULES.find(name).index for name in names)


def work(name):
    """Return the mask of all that a card can do."""
    return FEATURES.of_card[RULES.find(name).index]


def game(**fields):
    return Tally(seats=3, **fields)


def test_cards_are_told_by_how_far_they_came():
    cards = bit("elf", "tax-pigeon", "selective-amnesia")
    report = card_report(
        RULES,
        [
            game(drawn=cards, played=bit("tax-pigeon"), worked=work("tax-pigeon")),
            game(drawn=cards, played=bit("tax-pigeon", "selective-amnesia")),
        ],
    )
    assert "munchkins/dwarf" in report.never_drawn
    assert "munchkins/elf" not in report.never_drawn
    assert report.never_played == ["munchkins/elf"]
    assert report.without_effect == ["munchkins/selective-amnesia"]
    pigeon = next(use for use in report.uses if use.card == "munchkins/tax-pigeon")
    assert (pigeon.drawn, pigeon.played, pigeon.worked) == (2, 2, 1)


def test_features_are_told_that_were_never_at_work():
    report = card_report(RULES, [game(worked=work("tax-pigeon"))])
    assert not [each for each in report.idle if each.startswith("munchkins/tax-pigeon>")]
    assert "munchkins/selective-amnesia>effect" in report.idle


def test_cards_that_are_played_least_of_the_times_that_they_come_are_first():
    cards = bit("elf", "dwarf")
    games = [game(drawn=cards, played=bit("dwarf")), game(drawn=cards, played=cards)]
    rarest = card_report(RULES, games).rarest(len(RULES.definitions))
    drawn = [use.card for use in rarest if use.drawn]
    assert drawn == ["munchkins/elf", "munchkins/dwarf"]


def test_identities_are_told_by_what_their_holders_won():
    elf, dwarf = bit("elf"), bit("dwarf")
    games = [
        game(held=[elf, elf | dwarf, 0], kept=[elf, dwarf, 0], winners=[1]),
        game(held=[elf, 0, 0], kept=[elf, 0, 0], winners=[0]),
    ]
    found = {each.name: each for each in holdings(RULES, games)}
    assert (found["munchkins/elf"].end.games, found["munchkins/elf"].end.wins) == (2, 1)
    assert (found["munchkins/elf"].ever.games, found["munchkins/elf"].ever.wins) == (3, 2)
    assert found["munchkins/dwarf"].end.share == 1
    assert found["munchkins/dwarf"].end.fair == pytest.approx(1 / 3)
    assert found["human"].end.games == 3
    assert found["human"].end.wins == 0
    assert found["human"].group == "race"


def test_a_shared_victory_counts_in_part():
    elf = bit("elf")
    found = holdings(RULES, [game(held=[elf, 0, 0], kept=[elf, 0, 0], winners=[0, 1])])
    assert next(each for each in found if each.name == "munchkins/elf").end.wins == 0.5
