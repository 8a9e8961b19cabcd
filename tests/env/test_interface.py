"""The environment keeps the promises of PettingZoo."""

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra env: pip install 'kickdoor[env]'")

from pettingzoo.test import api_test, performance_benchmark, seed_test

import kickdoor.env
from kickdoor.lang.mistakes import PackError
from support.learners import moments


def made(**settings):
    return kickdoor.env.env(["munchkins"], 3, ceiling=2000, **settings)


@pytest.mark.filterwarnings("error", "ignore:Observation (space|is not)")
def test_it_has_the_interface():
    api_test(made(), num_cycles=600)


def test_equal_seeds_give_equal_games():
    seed_test(made, num_cycles=200)


def test_it_can_be_measured(capsys):
    performance_benchmark(made())
    assert "turns per second" in capsys.readouterr().out


def test_another_seed_gives_another_game():
    env = made()
    hands = set()
    for seed in range(5):
        env.reset(seed=seed)
        hands.add(env.observe("seat_0")["observation"].tobytes())
    assert len(hands) > 1


def test_games_after_a_seed_follow_from_it():
    def three_games():
        env = made()
        env.reset(seed=5)
        found = [env.unwrapped.game.digest()]
        for _ in range(2):
            env.reset()
            found.append(env.unwrapped.game.digest())
        return found

    found = three_games()
    assert found == three_games()
    assert len(set(found)) == 3


def test_a_game_ends_at_the_ceiling():
    env = kickdoor.env.env(seats=3, ceiling=50)
    assert len(list(moments(env, 1))) == 50
    assert not env.unwrapped.game.over


def test_breaking_off_pays_nobody():
    env = kickdoor.env.env(seats=3, ceiling=5)
    env.reset(seed=1)
    for _ in range(5):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(mask.argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_it_shows_the_table_in_a_few_lines():
    env = made(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert len(text.splitlines()) == 4
    assert text.count(">") == 1
    assert "Player 2: level 1" in text


def test_hands_are_not_shown():
    env = made(render_mode="ansi")
    env.reset(seed=1)
    game = env.unwrapped.game
    held = {game.cards[card].ident.partition("/")[2] for p in game.state.players for card in p.hand}
    assert held
    assert not [ident for ident in held if ident in env.render()]


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"seats": 2}, "a game takes 3 to 6 players"),
        ({"render_mode": "human"}, "'ansi' or None is wanted"),
        ({"options": {"no-such": 1}}, "no-such"),
        ({"ceiling": 0}, "ceiling: 0 given"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(settings, told):
    with pytest.raises(ValueError, match=told):
        kickdoor.env.env(**settings)


def test_a_set_that_is_not_there_is_told():
    with pytest.raises(PackError, match="no pack is here"):
        kickdoor.env.env(["no-such"])


def test_an_illegal_action_is_refused_and_changes_nothing():
    env = made()
    env.reset(seed=1)
    before = env.unwrapped.game.digest()
    illegal = int(env.observe(env.agent_selection)["action_mask"].argmin())
    with pytest.raises(ValueError, match="not legal now for seat_"):
        env.step(illegal)
    assert env.unwrapped.game.digest() == before
