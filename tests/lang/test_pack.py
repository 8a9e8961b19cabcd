"""Packs: found, loaded with what they require, cached, and known by their content."""

from __future__ import annotations

import os
import pickle
import subprocess
from pathlib import Path

import pytest

from kickdoor.core.native import field_names
from kickdoor.lang import cache, frozen, pack
from kickdoor.lang.check import check
from kickdoor.lang.loading import read_pack
from kickdoor.lang.mistakes import PackError, Report
from kickdoor.lang.pack import load_packs, shipped_packs
from support.language import write_pack

OGRE = """
- {id: ogre, name: Ogre, kind: monster, level: 4, bad_stuff: [{lose_levels: 1}]}
- {id: hat, name: Hat, kind: item, slot: headgear, bonus: 1, copies: 3, joke: A hat.}
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pack, "_loaded", {})
    folder = tmp_path / "cache"
    monkeypatch.setenv("KICKDOOR_CACHE", str(folder))
    return folder


@pytest.mark.parametrize("name", shipped_packs())
def test_shipped_packs_load(name: str) -> None:
    packs = load_packs([name])
    assert packs[-1].id == name
    assert packs[-1].cards
    assert load_packs([name]) is packs


def test_a_hidden_pack_loads_but_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_pack(tmp_path, "seen", OGRE, "hidden: false\n")
    write_pack(tmp_path, "veiled", OGRE, "hidden: true   # not done yet\n")
    monkeypatch.setattr(pack, "SHIPPED", tmp_path)
    assert shipped_packs() == ("seen",)
    assert load_packs(["veiled"])[-1].id == "veiled"


def test_a_pack_gives_its_tables_and_cards(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, "mine", OGRE, "switches: {goal: 10}\nwindows: {curse: answers}\n")
    (mine,) = load_packs([folder])
    assert (mine.id, mine.groups, mine.plain) == (
        "mine",
        {"class": 1, "race": 1},
        {"race": "human"},
    )
    assert mine.slots == {"headgear": 1, "armor": 1, "footgear": 1, "hands": 2}
    assert (mine.switches, mine.windows) == ({"goal": 10}, {"curse": "answers"})
    assert [(each.ident, copies) for each, copies in mine.cards] == [
        ("mine/ogre", 1),
        ("mine/hat", 3),
    ]


def test_a_hash_is_that_of_what_is_played(tmp_path: Path) -> None:
    plain = load_packs([write_pack(tmp_path / "a", "mine", OGRE)])[0]
    reworded = load_packs(
        [
            write_pack(
                tmp_path / "b",
                "mine",
                "# A comment.\n" + OGRE.replace("A hat.", "Not a hat.").replace("Ogre", "Ogress"),
            )
        ]
    )[0]
    changed = load_packs(
        [write_pack(tmp_path / "c", "mine", OGRE.replace("level: 4", "level: 5"))]
    )[0]
    tables = load_packs([write_pack(tmp_path / "d", "mine", OGRE, "switches: {goal: 11}\n")])[0]
    assert plain.hash == reworded.hash
    assert len({plain.hash, changed.hash, tables.hash}) == 3


def test_required_packs_come_first_and_may_be_named(tmp_path: Path) -> None:
    write_pack(tmp_path, "base", OGRE)
    more = write_pack(
        tmp_path,
        "more",
        "- {id: cap, name: Cap, kind: item, modifiers: [{strength: 1, when: {carrying: {id: hat}}}]}",
        "requires: [base]\n",
    )
    packs = load_packs([more])
    assert [each.id for each in packs] == ["base", "more"]
    when = packs[1].definitions[0].modifiers[0].when
    assert when.which.id == "base/hat"  # type: ignore[union-attr]


def test_packs_that_require_each_other_are_refused(tmp_path: Path) -> None:
    write_pack(tmp_path, "one", "[]", "requires: [two]\n")
    two = write_pack(tmp_path, "two", "[]", "requires: [one]\n")
    with pytest.raises(PackError, match="requires itself: two -> one -> two"):
        load_packs([two])


def test_a_pack_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r'no pack is here .*; did you mean "munchkins"'):
        load_packs(["munchkinss"])
    needy = write_pack(tmp_path, "needy", "[]", "requires: [nowhere]\n")
    with pytest.raises(PackError, match="no pack is here"):
        load_packs([needy])


# The cache ---------------------------------------------------------------------------------------


def test_what_was_compiled_comes_from_the_cache(
    tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_pack(tmp_path, "mine", OGRE)
    compiled = load_packs([folder])
    monkeypatch.setattr(pack, "_loaded", {})
    monkeypatch.setattr(pack, "_compile", lambda folder: pytest.fail("compiled again"))
    cached = load_packs([folder])
    assert cached is not compiled
    assert frozen.freeze(cached) == frozen.freeze(compiled)
    assert len(list(own_cache.iterdir())) == 1


@pytest.mark.parametrize("name", shipped_packs())
def test_shipped_packs_come_out_of_the_cache_as_they_went_in(name: str) -> None:
    packs = load_packs([name])
    folder = Path(packs[-1].path)
    cached = cache.fetch(folder)
    assert cached is not None
    assert frozen.freeze(cached) == frozen.freeze(packs)


@pytest.mark.parametrize("junk", [b"", b"\x00\xff", b"[]", b"[1]", b"[]\nN.", b"[]\n("])
def test_a_damaged_entry_is_compiled_anew(
    tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch, junk: bytes
) -> None:
    folder = write_pack(tmp_path, "mine", OGRE)
    before = load_packs([folder])
    (entry,) = own_cache.iterdir()
    entry.write_bytes(junk)
    monkeypatch.setattr(pack, "_loaded", {})
    assert frozen.freeze(load_packs([folder])) == frozen.freeze(before)


@pytest.mark.parametrize("foreign", [subprocess.Popen, os.system, cache.fetch, Report])
def test_an_entry_makes_nothing_but_our_own_classes(
    tmp_path: Path, own_cache: Path, foreign: object
) -> None:
    folder = write_pack(tmp_path, "mine", OGRE)
    load_packs([folder])
    (entry,) = own_cache.iterdir()
    assert cache.fetch(folder) is not None
    entry.write_bytes(b"[]\n" + pickle.dumps((foreign,), 5))
    assert cache.fetch(folder) is None


def test_changed_files_are_read_again(tmp_path: Path) -> None:
    base = write_pack(tmp_path, "base", OGRE)
    more = write_pack(tmp_path, "more", "[]", "requires: [base]\n")
    first = load_packs([more])
    cards = base / "cards" / "cards.yaml"
    cards.write_text(OGRE.replace("level: 4", "level: 6"), "utf-8")
    os.utime(cards, (1, 1))
    pack._loaded.clear()
    second = load_packs([more])
    assert [each.definitions[0].level for each in (first[0], second[0])] == [4, 6]


def test_a_cache_that_cannot_be_written_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("KICKDOOR_CACHE", str(tmp_path / "file" / "below"))
    assert load_packs([write_pack(tmp_path, "mine", OGRE)])
    monkeypatch.setenv("KICKDOOR_CACHE", "")
    assert cache.folder() is None
    assert load_packs([write_pack(tmp_path / "again", "mine", OGRE)])


def test_mistakes_leave_the_other_cards(tmp_path: Path) -> None:
    report = Report()
    folder = write_pack(tmp_path, "mine", OGRE + "- {id: bad, name: Bad, kind: item, slot: nose}\n")
    (mine,) = read_pack(folder, report)
    assert [each.ident for each in mine.definitions] == ["mine/ogre", "mine/hat"]
    assert len(report.mistakes) == 1


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("id: other", '"other" stands in the folder'),
        ("switches: {zap: 3}", 'unknown switch "zap"'),
        ("switches: {hand_limt: 3}", 'did you mean "hand_limit"?'),
        ("switches: {hand_limit: x}", "hand_limit is a number from 0 to 99, not x"),
        ("switches: {hand_limit: -5}", "hand_limit is a number from 0 to 99, not -5"),
        ("switches: {goal: 0}", "goal is a number from 2 to 100, not 0"),
        ("switches: {trade_lock: 1}", "trade_lock is true or false, not 1"),
        ("options: {goal: {default: 11, choices: [10]}}", "is none of its choices"),
        ("options: {speed: {default: 1}}", 'unknown switch "speed"'),
        ("slots: {tail: -1}", "tail holds -1; 0 to 20 can be"),
        ("groups: {mood: {places: 99}}", "mood holds 99; 0 to 20 can be"),
    ],
)
def test_tables_that_no_game_could_be_played_with_are_mistakes(
    tmp_path: Path, text: str, what: str
) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    ident = "" if text.startswith("id:") else "id: mine\n"
    (folder / "pack.yaml").write_text(f"{ident}name: Mine\n{text}\n", "utf-8")
    found = [str(mistake) for mistake in check(folder)]
    assert any(what in each for each in found), found


@pytest.mark.parametrize("cls", frozen.FIELDS)
def test_all_that_a_class_of_the_core_is_made_from_is_in_the_hash(cls: type) -> None:
    assert set(frozen.FIELDS[cls]) <= set(field_names(cls))
    with_defaults = getattr(cls.__init__, "__code__", None)
    if with_defaults is not None:
        count = with_defaults.co_argcount + with_defaults.co_kwonlyargcount
        assert set(with_defaults.co_varnames[1:count]) == set(frozen.FIELDS[cls])
