"""An exported game is told again, and proved or disproved."""

import json
import random
import re

import pytest

from kickdoor.cli.main import run
from kickdoor.core.game import Game
from kickdoor.core.log import Log
from kickdoor.server.fairness import commitment_to, seed_of

SECRET, ENTROPY = "secret", {0: "abcd", 2: "ff"}


def exported(choices=400):
    """Return the log of a game as a table exports it."""
    seed = seed_of(SECRET, ENTROPY)
    game = Game.new(["munchkins"], ["Ada", "Ben", "Cleo"], {}, seed)
    chance = random.Random(3)
    for _ in range(choices):
        decision = chance.choice(game.decisions)
        if decision.options:
            game.step(decision.seat, chance.choice(decision.options).key)
    header = {**game.log.header, "secret": SECRET, "commitment": commitment_to(SECRET)}
    header["entropy"] = {str(seat): text for seat, text in ENTROPY.items()}
    return Log(header, game.log.rows), game


@pytest.fixture(scope="module")
def game():
    return exported()


def written(tmp_path, log):
    file = tmp_path / "game.jsonl"
    file.write_text(log.dumps(), "utf-8")
    return str(file)


def test_an_honest_game_is_proved(game, tmp_path, capsys):
    log, played = game
    file = written(tmp_path, log)
    assert run(["verify", file, "--commitment", commitment_to(SECRET), "--entropy", "ff"]) == 0
    told = capsys.readouterr().out
    assert played.digest() in told
    assert "as you were shown it" in told
    assert "yours among them" in told


def changed(log, **header):
    return Log({**log.header, **header}, log.rows)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda log: changed(log, secret="another"), "the secret's hash is"),
        (lambda log: changed(log, entropy={"0": "abcd"}), "the seed does not come from"),
        (lambda log: changed(log, seed="loaded"), "the seed does not come from"),
        (lambda log: Log(log.header, log.rows[1:]), "game.jsonl: "),
        (
            lambda log: Log(
                log.header,
                [(*row[:2], "0" * 64) if row[0] == "digest" else row for row in log.rows],
            ),
            "the log says",
        ),
        (lambda log: Log({"seats": ["Ada"]}, []), "no secret"),
    ],
)
def test_a_game_that_was_tampered_with_is_disproved(change, says, game, tmp_path, capsys):
    assert run(["verify", written(tmp_path, change(game[0]))]) == 2
    told = capsys.readouterr()
    assert says in told.err
    assert told.err.count("\n") == 1


def test_another_commitment_or_entropy_than_ones_own_is_disproved(game, tmp_path, capsys):
    file = written(tmp_path, game[0])
    assert run(["verify", file, "--commitment", "00"]) == 2
    assert run(["verify", file, "--entropy", "77"]) == 2
    assert "nobody added that" in capsys.readouterr().err


def test_a_game_is_told_again_with_everything_or_as_a_seat_saw_it(game, tmp_path, capsys):
    file = written(tmp_path, game[0])
    assert run(["replay", file]) == 0
    everything = capsys.readouterr().out
    assert run(["replay", file, "--seat", "1"]) == 0
    seen = capsys.readouterr().out
    assert "Levels: Ada" in everything
    assert len(everything.splitlines()) == len(seen.splitlines())
    hidden = re.compile(r"\b(?:a|\d+) (?:Door|Treasure|card)s?\b")
    assert len(hidden.findall(seen)) > len(hidden.findall(everything))
    assert "[[" not in everything


def test_telling_stops_at_a_turn(game, tmp_path, capsys):
    file = written(tmp_path, game[0])
    assert run(["replay", file, "--turn", "2"]) == 0
    told = capsys.readouterr().out
    assert "turn 1." in told
    assert "turn 3." not in told


def test_what_is_no_log_or_no_seat_is_said_in_one_line(game, tmp_path, capsys):
    bad = tmp_path / "bad.jsonl"
    bad.write_text(json.dumps([1]))
    file = written(tmp_path, game[0])
    for wrong in (
        ["replay", str(tmp_path / "none")],
        ["replay", str(bad)],
        ["replay", file, "--seat", "7"],
    ):
        assert run(wrong) == 2
        assert capsys.readouterr().err.count("\n") == 1
