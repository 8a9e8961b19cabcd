"""The one contract: decisions, steps, refusals, drafts, copies, logs."""

from __future__ import annotations

import pytest
from tests.support.wander import stroll

from kickdoor import Game, Log, Refused, ReplayMismatch
from kickdoor.core.codec import decode, encode
from kickdoor.core.strengths import totals
from kickdoor.rules.scenario import lay_out

NAMES = ["Ada", "Ben", "Cleo", "Dov"]


def new(seed: object = 1, seats: int = 4, **options: object) -> Game:
    return Game.new(["munchkins"], NAMES[:seats], options, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_three_to_six_play(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 6"):
        Game.new(["munchkins"], [str(seat) for seat in range(seats)])


def test_names_differ() -> None:
    with pytest.raises(ValueError, match="same name"):
        Game.new(["munchkins"], ["Ada", "Ada", "Ben"])


@pytest.mark.parametrize("name", ["", "  ", 3, None])
def test_a_name_is_a_text_that_shows(name: object) -> None:
    with pytest.raises(ValueError, match=r"is no name"):
        Game.new(["munchkins"], ["Ada", "Ben", name])  # type: ignore[list-item]


def test_seats_are_a_list_of_names() -> None:
    with pytest.raises(ValueError, match="a list of 3 to 6 names is wanted"):
        Game.new(["munchkins"], "Ada")


def test_options_are_checked() -> None:
    with pytest.raises(ValueError, match="listen_at_the_door"):
        new(listen_at_the_dor=True)
    with pytest.raises(ValueError, match="it can be 2, 4"):
        new(deal=3)


def test_a_refused_choice_changes_nothing() -> None:
    game = new()
    before = game.digest()
    rows = list(game.log.rows)
    for key in ("kick-open", "fly", "play:munchkins/nothing", "", "play:", "end-turn", "pass"):
        with pytest.raises(Refused):
            game.step(0, key)
        assert game.why_not(0, key) is not None
    with pytest.raises(Refused):
        game.step(9, "ready")
    assert game.digest() == before
    assert game.log.rows == rows


def test_every_option_is_legal_and_every_refused_key_is_not() -> None:
    game = new()
    for _ in range(150):
        for decision in game.decisions:
            for option in decision.options:
                assert option.key == "back" or game.why_not(decision.seat, option.key) is None
            for key, refusal in game.refused(decision.seat):
                assert game.why_not(decision.seat, key) == refusal
        stroll(game, 1, seed=len(game.log.rows))


def test_a_draft_happens_to_nobody_until_it_is_complete() -> None:
    game = new()
    for _ in range(400):
        before = game.digest()
        for decision in game.decisions:
            for option in decision.options:
                copy = game.clone()
                if copy.step(decision.seat, option.key) or decision.seat not in copy.state.drafts:
                    continue
                assert copy.log.rows == []
                draft = next(d for d in copy.decisions if d.seat == decision.seat)
                assert draft.kind == "draft"
                keys = [each.key for each in draft.options]
                assert keys[-1] == "back"
                assert len(keys) > 1
                copy.step(decision.seat, "back")
                assert copy.digest() == before
                return
        stroll(game, 1, seed=len(game.log.rows))
    pytest.fail("no draft was met")


def test_a_copy_goes_its_own_way() -> None:
    game = new()
    stroll(game, 60)
    before = game.digest()
    copy = game.clone()
    stroll(copy, 200)
    assert game.digest() == before
    assert copy.digest() != before


def test_the_same_choices_after_a_copy_come_to_the_same_state() -> None:
    game = new()
    stroll(game, 80)
    copy = game.clone()
    stroll(game, 120, seed=5)
    stroll(copy, 120, seed=5)
    assert game.digest() == copy.digest()


def test_a_saved_state_is_the_state() -> None:
    game = new(seed=3)
    for _ in range(40):
        stroll(game, 10)
        again = decode(encode(game.state))
        copy = game.clone()
        copy.state = again
        assert copy.digest() == game.digest()


@pytest.mark.parametrize("value", [{"": "Nothing"}, {"": "Deal"}, {"z": 1}, 1.5])
def test_what_was_never_saved_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match="saved"):
        decode(value)


def test_a_log_is_text_that_plays_again() -> None:
    game = new(seed="log", seats=3)
    stroll(game, 300)
    text = game.log.dumps()
    again = Game.replay(Log.loads(text))
    assert again.digest() == game.digest()
    assert again.log.dumps() == text


def test_a_changed_log_is_found_out_at_its_row() -> None:
    game = new(seed="log", seats=3)
    stroll(game, 300)
    place = next(at for at, row in enumerate(game.log.rows) if row[0] == "digest" and row[1] == 3)
    game.log.rows[place] = ("digest", 3, "0" * 32)
    with pytest.raises(ReplayMismatch) as mismatch:
        Game.replay(game.log)
    assert mismatch.value.row == place


@pytest.mark.parametrize(
    ("text", "line"),
    [("", 1), ("[]\n", 1), ("{}\nnot json\n", 2), ('{}\n{"a": 1}\n', 2), ("{}\n[1]\n", 2)],
)
def test_a_broken_log_names_its_line(text: str, line: int) -> None:
    with pytest.raises(ValueError, match=f"log line {line}:"):
        Log.loads(text)


def test_entropy_of_the_players_changes_what_comes_and_is_replayed() -> None:
    plain, mixed = new(seed=4), new(seed=4)
    mixed.add_entropy(1, b"mine")
    stroll(plain, 100)
    stroll(mixed, 100)
    assert plain.digest() != mixed.digest()
    assert Game.replay(mixed.log).digest() == mixed.digest()


def test_a_preview_tells_the_totals_and_changes_nothing() -> None:
    told = 0
    for step in range(4000):
        if step % 400 == 0:
            game = new(seed=step)
        for decision in game.decisions if game.state.fight is not None else ():
            for key in (f"{option.key}>monsters" for option in decision.options):
                if game.why_not(decision.seat, key) is not None:
                    continue
                before, fight = game.digest(), game.state.fight
                found = game.preview(decision.seat, key)
                assert game.digest() == before
                copy = game.clone()
                copy.step(decision.seat, key)
                if fight is not None and copy.state.fight is not None:
                    assert found == totals(copy, copy.state.fight)
                    told += found is not None and found[1] > totals(game, fight)[1]
        if told > 3:
            return
        stroll(game, 1, seed=step)
    pytest.fail("no potion was thrown at a munchkin")


def test_a_draft_rests_while_a_curse_is_answered_and_goes_on_after() -> None:
    given = {
        "Ada": {
            "hand": ["potion-of-sudden-moustache"],
            "equipped": ["cardigan-of-mild-protection"],
        },
        "Ben": {"hand": ["stubbed-toe-of-destiny", "elf"], "equipped": ["second-hand-barrel"]},
        "Cleo": {"hand": ["elf"]},
    }
    game = lay_out(given, ())
    game.step(0, "trade:@1")
    game.step(1, "play:stubbed-toe-of-destiny>@0")
    asked = next(decision for decision in game.decisions if decision.seat == 0)
    assert asked.kind == "answers"
    assert [option.key for option in asked.options] == ["pass"]
    assert game.window is not None
    game.close(game.window.revision)
    again = next(decision for decision in game.decisions if decision.seat == 0)
    assert again.kind == "draft"
    game.step(0, "trade:@1>cardigan-of-mild-protection>for>done")
    assert len(game.state.offers) == 1
