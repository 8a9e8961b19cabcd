"""The easy bot: a greedy bot that overlooks things, and overlooks them for a whole turn."""

from kickdoor.bots.easy import OVERLOOKED, EasyBot, Glance
from kickdoor.bots.sight import Sight
from kickdoor.rules.scenario import lay_out

ADA = 0
HAND = ["sword-nearly-new", "bucket-with-eyeholes", "elf", "warrior", "read-the-manual"]


def table(**given):
    return lay_out(given, ())


def test_it_sees_some_of_its_options_and_no_other():
    sight, glance = (kind(table(Ada={"hand": HAND}), ADA) for kind in (Sight, Glance))
    assert set(glance.keys) < set(sight.keys)
    left_out = set(sight.keys) - set(glance.keys)
    assert {key.partition(":")[0] for key in left_out} <= OVERLOOKED


def test_what_it_has_overlooked_it_sees_again_in_another_turn():
    game = table(Ada={"hand": HAND})
    seen = Glance(game, ADA).keys
    assert Glance(game, ADA).keys == seen
    turns = set()
    for turn in range(12):
        game.state.turn = turn
        turns.add(tuple(Glance(game, ADA).keys))
    assert len(turns) > 6


def test_it_claims_what_it_has_won():
    game = table(Ada={"level": 5}, combat={"main": "Ada", "monsters": ["tax-pigeon"]})
    for turn in range(12):
        game.state.turn = turn
        assert EasyBot(turn).choose(game, ADA) == "claim"


def test_it_can_always_choose_something():
    game = table(Ada={"level": 4, "hand": ["tax-pigeon"]}, phase="after-door")
    chosen = set()
    for turn in range(12):
        game.state.turn = turn
        chosen.add(EasyBot(0).choose(game, ADA))
    assert chosen == {"loot", "trouble:munchkins/tax-pigeon"}
