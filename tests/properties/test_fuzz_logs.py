"""A spoiled log is played again, or refused in one line for a reason that is documented."""

import random
from functools import cache

import pytest

from kickdoor import Game, Log, Refused, ReplayMismatch
from kickdoor.lang.mistakes import PackError
from support.played import PACKS, new_game, play_through
from support.spoiling import JUNK, spoiled_lines

DOCUMENTED = (ValueError, ReplayMismatch, Refused, PackError)
LOGS = 500


@cache
def lines(pack):
    """Return the lines of a log with rows of every kind."""
    game = new_game(pack, 3, "spoil me")
    play_through(game, "random", "a", lambda *_: None, 90)
    game.add_entropy(1, b"abc")
    play_through(game, "roaming", "b", lambda *_: None, 30)
    return game.log.dumps().splitlines()


def outcome(text):
    """Return how a log ends: what is documented, as one line, or "played"."""
    told = refusal_of(lambda: Game.replay(Log.loads(text)))
    if told is None:
        return "played"
    assert str(told), type(told)
    assert "\n" not in str(told), told
    return type(told).__name__


def refusal_of(play):
    """Return the documented error that something raises, if it does."""
    try:
        play()
    except DOCUMENTED as error:
        return error
    return None


@pytest.mark.parametrize("pack", PACKS)
def test_a_spoiled_log_is_played_or_refused_in_one_line(pack, soak):
    ends = {}
    for seed in range(LOGS * soak):
        text = "\n".join(spoiled_lines(lines(pack), random.Random(seed)))
        try:
            end = outcome(text)
        except Exception as error:
            error.add_note(f"{pack}, seed {seed}")
            raise
        ends[end] = ends.get(end, 0) + 1
    assert set(ends) >= {"ValueError", "ReplayMismatch", "Refused"}


@pytest.mark.parametrize("name", ["packs", "seats", "options", "seed"])
@pytest.mark.parametrize("value", JUNK, ids=repr)
def test_a_spoiled_header_is_told_by_its_field(name, value):
    log = Log.loads("\n".join(lines(PACKS[0])))
    usual = log.header[name]
    log.header = {**log.header, name: value}
    told = refusal_of(lambda: Game.replay(log))
    if told is None:
        assert name == "options" or value == usual, "the same game from another header"
    else:
        assert "\n" not in str(told)


def test_a_log_with_odd_letters_is_read_back():
    game = Game.new([PACKS[0]], ["A\u2028da", "Ben\x85", "Cl\x1ceo"], {}, "odd")
    play_through(game, "random", "odd", lambda *_: None, 20)
    again = Game.replay(Log.loads(game.log.dumps()))
    assert again.digest() == game.digest()


def test_a_row_out_of_shape_is_told_by_its_number():
    for row, said in (
        (("choice", 0), "come a seat, an option key"),
        (("choice", "0", "ready"), "'0' is not a seat"),
        (("choice", 0, None), "None is not an option key"),
        (("close", True), "True is not a revision"),
        (("entropy", 0, "xyz"), "'xyz' is not hex digits"),
        (("digest", 1), "come a turn, a hash"),
    ):
        log = Log.loads("\n".join(lines(PACKS[0])))
        log.rows[5] = row
        with pytest.raises(ValueError, match=r"^log row 5: ") as told:
            Game.replay(log)
        assert said in str(told.value)
