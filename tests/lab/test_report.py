"""What is counted in a game, and what a report makes of it."""

import pytest

from kickdoor import Game
from kickdoor.bots.arena import shares, wilson
from kickdoor.lab.band import BAND
from kickdoor.lab.report import Report, quantile
from kickdoor.lab.tally import CAUSES, Counter, Tally
from kickdoor.rules.scenario import lay_out


def tally(**fields):
    game = Tally(seats=4, gained=[dict.fromkeys(CAUSES, 0) for _ in range(4)])
    for name, value in fields.items():
        setattr(game, name, value)
    return game


def counted(game, *steps):
    """Return the tally of a game after some choices."""
    counter = Counter(game)
    for step in steps:
        counter.watch(game, game.step(*step))
    return counter.tally


def test_levels_are_counted_by_what_gave_them():
    game = lay_out(
        {
            "Ada": {
                "level": 3,
                "hand": ["read-the-manual", "mace-of-sharpness", "clip-on-beard"],
            },
            "doors": ["tax-pigeon"],
        },
        (),
    )
    counts = counted(
        game,
        (0, "play:read-the-manual>@0"),
        (0, "sell:mace-of-sharpness>clip-on-beard>done"),
        (0, "kick-open"),
        (0, "claim"),
    )
    assert counts.gained[0] == {"kill": 1, "help": 0, "card": 1, "sale": 1, "other": 0}
    assert (counts.fights, counts.won, counts.helped) == (1, 1, 0)


def test_levels_of_a_helper_are_counted_apart():
    game = lay_out(
        {
            "Ada": {"level": 5},
            "Ben": {"race": "elf"},
            "combat": {"main": "Ada", "helper": "Ben", "monsters": ["sleeping-guard"]},
        },
        (),
    )
    counts = counted(game, (0, "claim"))
    assert counts.gained[0]["kill"] == 1
    assert counts.gained[1]["help"] == 1


def test_deaths_and_lost_levels_are_counted():
    game = lay_out({"Ada": {"level": 4}, "doors": ["selective-amnesia"]}, ())
    counts = counted(game, (0, "kick-open"))
    assert (counts.lost, counts.curses) == (2, 1)


def test_the_second_is_the_best_who_did_not_win():
    assert tally(levels=[10, 4, 8, 1], winners=[0]).second == 8
    assert tally(levels=[10, 10, 7, 1], winners=[0, 1]).second == 7


def test_a_report_says_how_games_were_on_average():
    games = [
        tally(turns=40, fights=20, won=15, helped=5, deaths=1, levels=[10, 5, 5, 5], winners=[0]),
        tally(turns=60, fights=30, won=15, deaths=0, levels=[5, 10, 7, 5], winners=[1]),
    ]
    games[0].gained[0]["kill"] = 6
    games[0].gained[0]["card"] = 2
    games[1].gained[1]["sale"] = 2
    numbers = Report(games).numbers()
    assert numbers["rounds-median"] == 12.5
    assert numbers["fights-won"] == 0.6
    assert numbers["won-with-help"] == pytest.approx(5 / 30)
    assert numbers["deaths-a-game"] == 0.5
    assert numbers["levels-kill"] == 0.6
    assert numbers["second-level"] == 6


def test_a_report_of_no_games_does_not_break():
    assert Report([]).numbers()["games"] == 0
    assert Report([]).by_bot() == []


def test_every_measure_of_the_band_is_in_the_report():
    assert BAND.keys() <= Report([]).numbers().keys()


def test_shares_of_games_won():
    found = {
        each.name: each for each in shares([(["a", "b", "b"], [0]), (["b", "a", "b"], [0, 1])])
    }
    assert found["a"].wins == 1.5
    assert found["a"].fair == pytest.approx(1 / 3)
    low, high = found["a"].interval
    assert low < 0.75 < high


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (0, 0)])
def test_intervals_stay_between_nothing_and_everything(wins, games):
    low, high = wilson(wins, games)
    assert 0 <= low <= high <= 1


def test_quantiles():
    assert quantile([], 0.5) == 0
    assert quantile([3], 0.9) == 3
    assert quantile([1, 2, 3, 4], 0.5) == 2.5


def test_a_whole_game_adds_up():
    game = Game.new(["munchkins"], ["Ada", "Ben", "Cleo"], {}, 1)
    counter = Counter(game, 1)
    assert counter.tally.seats == 3
    assert counter.tally.shuffles == {"door": 0, "treasure": 0}
