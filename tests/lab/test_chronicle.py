"""The course of a game: levels as turns begin, the fates of cards, and who decided it."""

from kickdoor.lab.bulk import play
from kickdoor.lab.chronicle import Chronicle, Chronicler
from kickdoor.lab.drama import COMEBACK, DECIDED, KINGMADE, LAST, TRAILING, measures_of
from kickdoor.lab.marks import Marker
from kickdoor.lab.plan import Plan
from kickdoor.rules.scenario import lay_out


def marked(game, *steps):
    """Return the marks of a game after some choices."""
    marker = Marker(game)
    for step in steps:
        marker.watch(game, game.step(*step))
    return marker.marks


def fates(game, marks):
    definitions = game.rules.definitions
    return {
        (each.seat, definitions[each.card].ident.partition("/")[2], each.what) for each in marks
    }


def test_a_monster_is_met_and_killed_by_whose_turn_it_is():
    game = lay_out({"Ada": {"level": 3}, "doors": ["tax-pigeon"]}, ())
    marks = marked(game, (0, "kick-open"), (0, "claim"))
    assert {(0, "tax-pigeon", each) for each in ("drawn", "met", "killed")} <= fates(game, marks)


def test_a_curse_is_suffered_by_its_victim_and_played_by_nobody_who_drew_it():
    game = lay_out({"Ada": {"level": 3}, "doors": ["selective-amnesia"]}, ())
    found = fates(game, marked(game, (0, "kick-open")))
    assert (0, "selective-amnesia", "suffered") in found
    assert (0, "selective-amnesia", "played") not in found


def test_a_standing_is_that_before_the_card_worked():
    game = lay_out({"Ada": {"level": 3, "hand": ["read-the-manual"]}, "Ben": {"level": 5}}, ())
    marks = marked(game, (0, "play:read-the-manual>@0"))
    (mark,) = (each for each in marks if each.what == "played")
    assert (mark.level, mark.rival, mark.times) == (3, 5, 1)
    assert game.state.players[0].level == 4


def helped_to_victory(ben):
    """Return the chronicle of a game that Ada, level 9, wins by Ben's help against level 10."""
    game = lay_out(
        {
            "Ada": {"level": 9},
            "Ben": {"level": ben},
            "combat": {"main": "Ada", "monsters": ["rent-ogre"]},
        },
        (),
    )
    chronicler = Chronicler(game)
    chronicler.watch(game, game.step(0, "ask:@1>1>first>done"))
    chronicler.watch(game, game.step(1, f"accept:{game.state.offers[0].ident}"))
    chronicler.watch(game, game.step(0, "claim"))
    while game.window is not None:
        chronicler.watch(game, game.close(game.window.revision))
    assert game.winners == [0]
    return chronicler.tally


def test_a_helper_who_turns_the_last_fight_decides_the_game():
    chronicle = helped_to_victory(ben=4)
    assert (chronicle.decider, chronicle.short) == (1, 6)
    assert {DECIDED, KINGMADE} <= measures_of(chronicle)


def test_a_decider_who_was_close_to_winning_makes_no_king():
    chronicle = helped_to_victory(ben=8)
    assert (chronicle.decider, chronicle.short) == (1, 2)
    assert measures_of(chronicle) == {DECIDED}


def test_who_is_strong_enough_alone_decides_alone():
    game = lay_out({"Ada": {"level": 9}, "doors": ["tax-pigeon"]}, ())
    chronicler = Chronicler(game)
    for key in ("kick-open", "claim"):
        chronicler.watch(game, game.step(0, key))
    while game.window is not None:
        chronicler.watch(game, game.close(game.window.revision))
    assert chronicler.tally.winners == [0]
    assert chronicler.tally.decider == 0
    assert DECIDED not in measures_of(chronicler.tally)


def course(*turns, winner):
    levels = [level for turn in turns for level in turn]
    return Chronicle(seats=3, winners=[winner], course=levels)


def test_a_winner_who_was_last_at_mid_game_comes_back():
    assert measures_of(course((1, 1, 1), (2, 3, 4), winner=0)) == {COMEBACK, LAST}
    assert measures_of(course((1, 1, 1), (2, 2, 4), winner=0)) == {COMEBACK, LAST}
    assert measures_of(course((1, 1, 1), (3, 2, 4), winner=0)) == set()
    assert measures_of(course((1, 1, 1), (3, 3, 3), winner=0)) == set()


def test_a_winner_who_was_three_levels_behind_comes_back():
    assert measures_of(course((1, 1, 1), (3, 2, 6), winner=0)) == {COMEBACK, TRAILING}
    assert measures_of(course((1, 1, 1), (4, 2, 6), winner=0)) == set()


def test_the_middle_is_the_turn_in_the_middle():
    plan = Plan(bots=("random",), seats=(3,), checks=False)
    chronicle = play(plan, 4, Chronicler)
    assert len(chronicle.course) == 3 * chronicle.turns
    assert list(chronicle.midway) == chronicle.course[3 * (chronicle.turns // 2) :][:3]
