"""The example that learns: its pieces do what they say, and a game teaches it something."""

import doctest
import json
from xml.etree import ElementTree as ET

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra env: pip install 'kickdoor[env]'")

import numpy as np

import learner
from kickdoor import Game
from kickdoor.bots.driver import Driver
from kickdoor.bots.random import WEIGHTS
from kickdoor.bots.roster import make_bot
from kickdoor.core.chance import Chance
from learner import batch, bot, curve, training
from learner.batch import Batch
from learner.critic import Critic
from learner.features import NAMES
from learner.improving import FAR, improve
from learner.play import Life, Step, play
from learner.policy import Policy
from learner.training import Point, Trainer, beginner, rounds, table

ACTIONS = ["claim", "concede", "play a", "play b"]


@pytest.mark.parametrize("module", [learner, batch, curve], ids=lambda module: module.__name__)
def test_its_examples_hold(module):
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed


def test_at_first_it_draws_verbs_as_a_random_bot_does():
    policy = Policy(ACTIONS, 1)
    claim, concede, *plays = policy.chances(np.arange(4), np.ones(1))
    assert claim / concede == pytest.approx(WEIGHTS["claim"] / WEIGHTS["concede"])
    assert sum(plays) / claim == pytest.approx(WEIGHTS["play"] / WEIGHTS["claim"])
    assert plays[0] == plays[1]


def forty(policy, won, taken):
    """Return a life of forty equal choices between claiming and conceding."""
    legal, seen = np.array([0, 1]), np.ones(1)
    steps = [Step(seen, legal, policy.chances(legal, seen), taken) for _ in range(40)]
    return Life(steps, won)


def test_what_was_paid_for_becomes_more_likely():
    policy = Policy(ACTIONS, 1)
    policy.of_verbs[policy.verb_of[1]] = np.log(500)
    before = policy.chances(np.array([0, 1]), np.ones(1))
    assert before == pytest.approx([0.5, 0.5])
    judged = Batch.of([forty(policy, True, 0), forty(policy, False, 1)], np.zeros(1))
    moved = improve(policy, judged)
    after = policy.chances(np.array([0, 1]), np.ones(1))
    assert after[0] > before[0]
    assert 0 < moved < 5 * FAR


def test_many_choices_have_the_chances_of_each():
    policy = Policy(ACTIONS, 2)
    dice = np.random.default_rng(1)
    policy.of_verbs += dice.normal(size=policy.of_verbs.shape)
    policy.of_actions += dice.normal(size=policy.of_actions.shape)
    choices = [np.array([0, 1]), np.array([1, 2, 3]), np.array([3])]
    seen = dice.normal(size=(3, 2))
    alone = [policy.chances(legal, each) for legal, each in zip(choices, seen, strict=True)]
    choice_of = np.array([0, 0, 1, 1, 1, 2])
    many = policy.many_chances(
        np.concatenate(choices), seen[choice_of], choice_of, np.array([0, 2, 5])
    )
    assert many == pytest.approx(np.concatenate(alone))


def test_batches_are_joined_with_their_choices_in_place():
    policy = Policy(ACTIONS, 1)
    parts = [Batch.of([forty(policy, True, taken)], np.zeros(1)) for taken in (0, 1)]
    joined = Batch.joined(parts)
    assert joined.legal[joined.taken].tolist() == [0] * 40 + [1] * 40


def test_the_critic_learns_what_pays():
    policy = Policy(ACTIONS, 1)
    critic = Critic(1)
    for _ in range(20):
        critic.learn(Batch.of([forty(policy, True, 0)], critic.weights))
    assert critic.weights[0] == pytest.approx(1, abs=0.05)


def test_a_seed_gives_the_same_game():
    env, features = table()

    def once():
        (life,) = play(env, beginner(), beginner(), features, 5, [1])
        return [step.legal[step.taken] for step in life.steps], life.won

    assert once() == once()


def test_a_round_is_played_in_processes_and_learnt_from(monkeypatch):
    monkeypatch.setattr(training, "ROUND", 2)
    monkeypatch.setattr(training, "PIECE", 1)
    trainer = Trainer()
    point = next(rounds(trainer, 2))
    assert (point.games, point.against_random) == (2, 1)
    assert point.seconds > 0
    assert trainer.policy.of_actions.any()
    assert trainer.critic.weights.any()


def test_the_curve_is_a_picture():
    points = [Point(12 * at, 60.0 * at, 20, at) for at in range(1, 10)]
    picture = ET.fromstring(curve.svg(points))
    (line,) = picture.iter("{http://www.w3.org/2000/svg}polyline")
    assert len(line.get("points").split()) == 8


def test_what_was_learnt_sits_at_a_table(tmp_path, monkeypatch):
    monkeypatch.setattr(bot, "WEIGHTS", tmp_path / "learned.npz")
    with pytest.raises(ValueError, match="no weights are here; make learn writes them"):
        bot.Learned(1)
    bot.save(beginner())
    game = Game.new(["munchkins"], ["Ada", "Ben", "Cleo", "Dan"], seed=2)
    bots = [bot.Learned(1), *(make_bot("random", seat) for seat in range(3))]
    Driver(game, bots, Chance.of(2)).play()
    assert game.over


def test_weights_of_other_cards_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(bot, "WEIGHTS", tmp_path / "learned.npz")
    bot.save(Policy(ACTIONS, len(NAMES)))
    with pytest.raises(ValueError, match="learnt with other cards"):
        bot.Learned(1)


def test_the_program_learns_measures_and_writes_it_down(tmp_path, monkeypatch, capsys):
    from learner.__main__ import main

    monkeypatch.setattr(training, "ROUND", 1)
    monkeypatch.setattr(training, "PIECE", 1)
    monkeypatch.setattr(bot, "WEIGHTS", tmp_path / "learned.npz")
    asked = ["--minutes", "0.001", "--processes", "1", "--games", "2", "--results", str(tmp_path)]
    monkeypatch.setattr("sys.argv", ["learner", *asked])
    main()
    assert "of 2 games against three random bots won" in capsys.readouterr().out
    written = json.loads((tmp_path / "learning.json").read_text("utf-8"))
    assert written["measured"]["games"] == 2
    assert [row[0] for row in written["curve"]] == [1]
    assert (tmp_path / "learning.svg").exists()
