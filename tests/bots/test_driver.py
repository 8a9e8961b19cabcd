"""The driver plays any game to its end, asks whom it should, and is never stuck."""

import pytest

from kickdoor import Game
from kickdoor.bots.driver import Driver, Stuck
from kickdoor.bots.random import RandomBot
from kickdoor.bots.roster import make_bot
from kickdoor.core.chance import Chance
from kickdoor.lab.inspection import inspect, replay
from kickdoor.rules.scenario import lay_out
from kickdoor.rules.sets import ruleset
from support.lineup import quick_bots

RULES = ruleset(["munchkins"], {})
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


class Quiet:
    """Does nothing that need not be done, and notes what it was asked."""

    name = "quiet"

    def __init__(self, keen=0.0):
        self.keen = keen
        self.asked = []

    def choose(self, game, seat):
        decision = next(each for each in game.decisions if each.seat == seat)
        keys = game.option_keys(seat)
        self.asked.append((decision.kind, game.state.turn, game.state.phase))
        if not decision.required:
            return "pass" if "pass" in keys else ""
        for verb in ("claim", "concede", "loot", "kick-open", "end-turn", "ready"):
            if verb in keys:
                return verb
        return keys[0]


@pytest.mark.parametrize("bot", quick_bots(playouts=2))
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_games_end_with_every_card_in_its_place_and_replay(bot, seats, soak):
    for seed in range(soak):
        game = Game.new(RULES, NAMES[:seats], {}, seed)
        bots = [make_bot(bot, (seed, seat)) for seat in range(seats)]
        Driver(game, bots, Chance.of(seed), watch=inspect).play()
        assert game.over
        replay(game, RULES)


def test_the_same_seed_plays_the_same_game():
    digests = set()
    for _ in range(2):
        game = Game.new(RULES, NAMES[:3], {}, 5)
        bots = [make_bot("greedy", seat) for seat in range(3)]
        Driver(game, bots, Chance.of(5)).play()
        digests.add(game.digest())
    assert len(digests) == 1


def test_a_game_that_does_not_end_is_stuck_and_leaves_its_log():
    game = Game.new(RULES, NAMES[:3], {}, 1)
    bots = [RandomBot(seat) for seat in range(3)]
    with pytest.raises(Stuck) as caught:
        Driver(game, bots, Chance.of(1), ceiling=50).play()
    assert caught.value.choices >= 40
    assert caught.value.log is game.log


def test_a_bot_that_never_does_what_it_must_is_stuck():
    class Lazy(Quiet):
        def choose(self, game, seat):
            return ""

    game = Game.new(RULES, NAMES[:3], {}, 1)
    with pytest.raises(Stuck):
        Driver(game, [Lazy() for _ in range(3)], Chance.of(1)).play()


def fight(**more):
    return lay_out(
        {
            "Ada": {"level": 5},
            "Ben": {"hand": ["leftover-stew"]},
            "Cleo": {"hand": ["self-igniting-custard"]},
            "combat": {"main": "Ada", "monsters": ["tax-pigeon"]},
            **more,
        },
        (),
    )


class Turns(Exception):
    """A turn is over."""


def one_turn(game, bots):
    """Play until the turn passes on."""

    def watch(game, events):
        if any(event.kind == "turn-ended" for event in events):
            raise Turns

    with pytest.raises(Turns):
        Driver(game, bots, Chance.of(1), watch=watch).play()


def test_every_seat_that_a_window_waits_for_is_asked_once_and_passes_by_default():
    bots = [Quiet(keen=1.0) for _ in range(3)]
    one_turn(fight(), bots)
    for bot in bots[1:]:
        assert [kind for kind, _, _ in bot.asked].count("closing") == 1
    assert "closing" not in [kind for kind, _, _ in bots[0].asked]


def test_who_can_only_pass_is_not_asked():
    bots = [Quiet(keen=1.0) for _ in range(3)]
    one_turn(fight(Cleo={"hand": ["hydra-in-committee"]}), bots)
    assert "closing" not in [kind for kind, _, _ in bots[2].asked]


def test_who_is_not_keen_passes_unasked():
    bots = [Quiet() for _ in range(3)]
    one_turn(fight(), bots)
    assert bots[1].asked == bots[2].asked == []


def test_keen_bystanders_are_asked_at_the_beginning_of_a_turn_and_at_its_end():
    bots = [Quiet(), Quiet(keen=1.0), Quiet()]
    given = {"Ada": {}, "doors": ["sleeping-guard"], "Ben": {"hand": ["selective-amnesia"]}}
    one_turn(lay_out(given, ()), bots)
    assert bots[1].asked[0][2] == "start"
    assert bots[1].asked[-1][2] == "charity"
    assert "start" not in [phase for _, _, phase in bots[2].asked]
