"""The search bot: it finds what one step does not show, within its budget, and repeats itself."""

import pytest

from kickdoor import Game
from kickdoor.bots.driver import Driver
from kickdoor.bots.roster import make_bot
from kickdoor.bots.search import SearchBot, tree, value
from kickdoor.bots.search import bot as search_bot
from kickdoor.bots.search.budget import Budget, read_budget
from kickdoor.bots.search.candidates import considered
from kickdoor.bots.sight import Sight
from kickdoor.core.chance import Chance
from kickdoor.rules.scenario import lay_out
from kickdoor.rules.sets import ruleset

RULES = ruleset(["munchkins"], {})
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]
ADA, BEN, CLEO = 0, 1, 2


def table(**given):
    return lay_out(given, ())


def searched(game, seat, usual, rounds=80):
    """Return the move that a search finds better than a usual one, or that one."""
    sight = Sight(game, seat)
    moves = considered(sight, usual)
    edges = tree.grow(sight, moves, Budget(playouts=rounds), Chance.of("searched"))
    return search_bot.better(edges, usual, seat)


# -- what it finds --------------------------------------------------------------------------------


def test_it_claims_the_fight_that_wins_the_game():
    game = table(Ada={"level": 9}, combat={"main": "Ada", "monsters": ["tax-pigeon"]})
    assert SearchBot(0, Budget(playouts=30)).choose(game, ADA) == "claim"


def test_it_finds_the_potion_that_wins_the_game():
    game = table(
        Ada={"level": 9, "hand": ["leftover-stew"]},
        combat={"main": "Ada", "monsters": ["hydra-in-committee"]},
    )
    assert searched(game, ADA, "concede") == "play:munchkins/leftover-stew>munchkins"


def test_it_finds_the_monster_whose_defeat_wins_the_game():
    game = table(
        Ada={"level": 9, "hand": ["tax-pigeon", "hydra-in-committee"]},
        Ben={"level": 9},
        phase="after-door",
    )
    assert searched(game, ADA, "loot") == "trouble:munchkins/tax-pigeon"


def test_it_spoils_the_fight_that_would_win_somebody_else_the_game():
    game = table(
        Ada={"level": 9, "equipped": ["sword-nearly-new"]},
        Ben={"level": 9, "hand": ["leftover-stew"]},
        combat={"main": "Ada", "monsters": ["hydra-in-committee"]},
    )
    game.step(ADA, "claim")
    assert game.window.kind == "closing"
    assert searched(game, BEN, "pass") == "play:munchkins/leftover-stew>monsters"


def test_it_stays_with_the_greedy_move_where_nothing_is_surely_better():
    edges = {"usual": tree.Edge(3), "other": tree.Edge(3)}
    for usual, other in ((0.3, 0.4), (0.5, 0.45)):
        edges["usual"].add((usual, 0.4, 0.3))
        edges["other"].add((other, 0.4, 0.3))
    assert search_bot.better(edges, "usual", 0) == "usual"
    for luck in (0.1, 0.5, 0.9):
        edges["usual"].add((luck - 0.1, 0.3, 0.3))
        edges["other"].add((luck, 0.1, 0.1))
    assert search_bot.better(edges, "usual", 0) == "other"


def test_it_answers_offers_as_the_greedy_bot_does():
    game = table(
        Ada={"level": 4},
        Ben={"level": 4},
        combat={"main": "Ada", "monsters": ["magpie-syndicate"]},
    )
    game.step(ADA, "ask:@1>1>last>done")
    offered = make_bot("search:5").choose(game, BEN)
    assert offered == make_bot("greedy").choose(game, BEN)
    assert offered.startswith("accept")


# -- how it values --------------------------------------------------------------------------------


def test_the_values_of_all_seats_are_shares_of_one_victory():
    game = table(Ada={"level": 7}, Ben={"level": 3}, Cleo={"level": 3, "hand": ["elf"]})
    found = value.values(game, ADA)
    assert sum(found) == pytest.approx(1)
    assert found[ADA] > found[CLEO] > found[BEN]
    game.state.winners = (BEN, CLEO)
    assert value.values(game, ADA) == (0.0, 0.5, 0.5)


# -- how long it thinks ---------------------------------------------------------------------------


def counted(monkeypatch):
    """Note the worlds that are dealt and those that are played out, by what they hold."""
    dealt, played = [], []
    deal, play_on = Sight.deal, tree.play_on

    def noted_deal(sight, source):
        if source.key != Chance.of("sight").key:
            dealt.append(sight.seat)
        return deal(sight, source)

    def noted_play(game, last):
        played.append(game.state.turn)
        play_on(game, last)

    monkeypatch.setattr(Sight, "deal", noted_deal)
    monkeypatch.setattr(tree, "play_on", noted_play)
    return dealt, played


@pytest.mark.parametrize(("playouts", "worlds"), [(3, 2), (9, 5)])
def test_it_plays_out_as_often_as_it_may_and_its_moves_share_each_world(
    monkeypatch, playouts, worlds
):
    dealt, played = counted(monkeypatch)
    game = table(Ada={"level": 4, "hand": ["tax-pigeon"]}, phase="after-door")
    make_bot(f"search:{playouts}").choose(game, ADA)
    assert len(played) == playouts
    assert dealt == [ADA] * worlds


def test_longer_thought_grows_a_tree():
    game = table(Ada={"level": 4, "hand": ["tax-pigeon"]}, phase="after-door")
    sight = Sight(game, ADA)
    moves = considered(sight, "loot")
    few = tree.grow(sight, moves, Budget(playouts=8), Chance.of("grown"))
    many = tree.grow(sight, moves, Budget(playouts=40), Chance.of("grown"))
    assert not any(edge.node.edges for edge in few.values())
    assert any(edge.node.edges for edge in many.values())


def test_it_stops_when_its_time_is_over(monkeypatch):
    clock = iter(range(100))
    monkeypatch.setattr("kickdoor.bots.search.budget.thread_time", lambda: next(clock))
    assert len(list(Budget(seconds=5).rounds())) == 6


def test_it_does_not_search_where_there_is_one_move(monkeypatch):
    dealt, played = counted(monkeypatch)
    assert make_bot("search:9").choose(table(), ADA) == "kick-open"
    assert dealt == played == []


@pytest.mark.parametrize("text", ["0", "-3", "many", "0s", "xs", "1e9s", "nans", "0.1"])
def test_a_budget_that_is_none_is_refused(text):
    with pytest.raises(ValueError, match="200, or seconds"):
        read_budget(text)


# -- whole games ----------------------------------------------------------------------------------


def played(seats, seed):
    """Play a game of one search bot against random ones, as fast as may be."""
    game = Game.new(RULES, NAMES[:seats], {}, seed)
    bots = [make_bot("random", (seed, seat)) for seat in range(seats - 1)]
    Driver(game, [make_bot("search:2", seed), *bots], Chance.of(seed)).play()
    return game


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_games_end_with_it_at_the_table_and_no_choice_refused(seats):
    assert played(seats, seats).over


def test_equal_streams_of_chance_play_the_same_game():
    assert played(3, 8).digest() == played(3, 8).digest()
