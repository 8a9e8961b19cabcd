"""A long run is kept as Parquet, taken up where it ended, and read back as it was."""

import json

import pytest

from kickdoor.lab import parquet
from kickdoor.lab.bulk import Failure, play, rules_of
from kickdoor.lab.chronicle import Chronicler
from kickdoor.lab.findings import findings
from kickdoor.lab.journal import Foreign
from kickdoor.lab.page import page
from kickdoor.lab.plan import Plan
from kickdoor.lab.study import BATCH, Study
from kickdoor.lang.pack import load_packs
from kickdoor.lang.wording import wording_of

PLAN = Plan(bots=("random",), seats=(3,), checks=False)


@pytest.fixture(scope="module")
def games():
    return [play(PLAN, seed, Chronicler) for seed in range(6)]


@pytest.fixture
def study(tmp_path, games):
    found = Study(tmp_path / "study", PLAN)
    found.add(games)
    found.flush()
    return found


def test_games_come_back_as_they_were(study, games):
    for game, again in zip(games, study.games(), strict=True):
        for name in parquet.GAMES.names:
            assert getattr(again, name) == getattr(game, name), name


def test_the_fates_of_cards_are_a_table_that_speaks_for_itself(study, games):
    (marks,) = study.marks()
    rows = marks.to_pylist()
    assert len(rows) == sum(len(game.marks) for game in games)
    first = rows[0]
    assert first["card"].startswith("munchkins/")
    assert {row["won"] for row in rows} <= {0.0, 0.5, 1.0}


def test_only_games_that_are_not_there_are_missing(study, tmp_path):
    study.add([Failure(9, "why", "where", "log")])
    again = Study(tmp_path / "study", PLAN)
    assert list(again.missing(range(11))) == [6, 7, 8, 10]
    assert [each.seed for each in again.failures()] == [9]


def test_a_file_that_was_not_finished_is_no_file(study, tmp_path, games):
    folder = tmp_path / "study"
    (folder / "games-00002.part").write_bytes(b"half")
    (folder / "marks-00002.parquet").write_bytes(b"of a run that was killed")
    again = Study(folder, PLAN)
    assert len(list(again.games())) == len(games)
    again.add([play(PLAN, 7, Chronicler)])
    again.flush()
    assert len(list(Study(folder, PLAN).marks())) == 2


def test_games_are_written_a_file_at_a_time(tmp_path, games):
    study = Study(tmp_path / "study", PLAN)
    for _ in range(BATCH // len(games)):
        study.add(games)
        assert not list(study.games())
    study.add(games)
    assert len(list(study.games())) >= BATCH


def test_other_games_and_other_files_are_left_alone(tmp_path, study):
    with pytest.raises(Foreign, match="holds other games"):
        Study(tmp_path / "study", Plan(bots=("greedy",), seats=(3,), checks=False))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(Foreign, match="is not empty"):
        Study(tmp_path / "mine", PLAN)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_stands_alone_and_tells_everything(study, language):
    figures = json.loads(json.dumps(findings(study, PLAN, rules_of(PLAN))))
    packs = load_packs(PLAN.packs)
    words = wording_of(packs, language)
    text = page(figures, words, [words.pack_name(pack) for pack in packs])
    for outside in ("http:", "https:", "src=", "<script", "@import", "url("):
        assert outside not in text
    assert text.count("<svg") >= 6
    assert words.say("lab-head-verdict") in text
    assert words.name_of("munchkins/tax-pigeon") in text


def test_findings_agree_with_the_games(study, games):
    figures = findings(study, PLAN, rules_of(PLAN))
    assert figures["games"] == len(games)
    assert figures["deaths-a-game"] == pytest.approx(
        sum(game.deaths for game in games) / len(games), abs=1e-4
    )
    assert sum(figures["lengths"]["rounds"].values()) == len(games)
    for beast in figures["monsters"]:
        assert 0 <= beast["beaten"] <= 1
