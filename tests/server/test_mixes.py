"""Several sets on one table: how a mix is asked for, and what is told of it."""

import asyncio

import msgspec
import pytest

from kickdoor.server.catalogue import edition_json, rulebook_json
from kickdoor.server.messages import EditionInfo, Rulebook
from kickdoor.server.mixes import NoEditionError, check, members, packs_of
from kickdoor.server.words import words_for
from support.live import Guest, live

KNOWN = ("munchkins", "russia", "ducktales", "vox-machina")


def told(edition, language="en"):
    return msgspec.json.decode(edition_json(edition, language), type=EditionInfo)


def test_a_mix_is_told_of_with_its_sets_in_order_and_looks_like_the_first():
    mix, first = told("russia+vox-machina+ducktales"), told("russia")
    assert mix.id == "russia+vox-machina+ducktales"
    assert mix.sets == ["russia", "vox-machina", "ducktales"]
    assert mix.name == "Munchkin Russia + Munchkin: Vox Machina + Munchkin: DuckTales"
    assert (mix.look.dark, mix.look.table) == (first.look.dark, first.look.table)
    assert mix.look.tints == first.look.tints
    assert mix.look.two_sided == ["character"]
    assert sorted(mix.fixed) == ["character", "duck"]
    assert (mix.mounts, list(mix.scenes)) == (["vehicle"], ["season"])
    assert mix.board is not None
    assert first.board is None


def test_the_house_rules_of_a_mix_begin_as_its_first_set_plays():
    defaults = {
        edition: {each.id: each.default for each in told(edition).options}
        for edition in ("munchkins+russia", "russia+munchkins", "munchkins", "russia")
    }
    assert defaults["munchkins+russia"]["deal"] == defaults["munchkins"]["deal"] == 2
    assert defaults["russia+munchkins"]["deal"] == 4
    both = set(defaults["munchkins"]) | set(defaults["russia"])
    assert set(defaults["munchkins+russia"]) == set(defaults["russia+munchkins"]) == both


def test_a_mix_is_told_of_in_russian_where_all_its_sets_speak_it():
    russian = set.intersection(*(set(told(name).languages) for name in KNOWN))
    assert told("+".join(KNOWN)).languages == ["en", *sorted(russian - {"en"})]


def test_the_table_speaks_the_words_of_the_first_set():
    money = {edition: words_for(edition, "en").wording.word("word", "gold") for edition in KNOWN}
    mixed = words_for("russia+munchkins", "en").wording.word("word", "gold")
    assert mixed == money["russia"]
    assert words_for("munchkins+russia", "en").wording.word("word", "gold") == money["munchkins"]


def test_the_rules_to_look_up_are_those_of_all_sets():
    def rules(edition):
        return set(msgspec.json.decode(rulebook_json(edition, "en"), type=Rulebook).rules)

    assert rules("munchkins+russia") == rules("munchkins") | rules("russia")


@pytest.mark.parametrize(
    ("edition", "name", "twice"),
    [
        ("munchkins+chess", "chess", False),
        ("russia+munchkins+russia", "russia", True),
        ("munchkins+", "", False),
        ("", "", False),
    ],
)
def test_a_mix_of_what_is_no_set_or_of_one_set_twice_is_none(edition, name, twice):
    with pytest.raises(NoEditionError) as found:
        check(edition, KNOWN)
    assert (found.value.name, found.value.twice) == (name, twice)


def test_a_mix_has_the_packs_of_its_sets():
    assert members("russia+ducktales") == ("russia", "ducktales")
    assert [pack.id for pack in packs_of("russia+ducktales")] == ["russia", "ducktales"]


def test_a_table_of_a_mix_is_laid_listed_played_to_its_end_and_opened_again(tmp_path):
    mix = "ducktales+russia+vox-machina"
    quick = {"window_ms": 30, "reading_ms": 0, "bot_ms": 0}

    async def play():
        async with live(tmp_path, lambda: "mixed") as server, Guest(server) as ada:
            waiting = await ada.create(edition=mix, bots=[], public=True)
            for wanted, found in (("russia", 1), (mix, 1), ("munchkins", 0)):
                answer = await ada.http.get("/api/tables", params={"edition": wanted})
                tables = answer.json()["tables"]
                assert [each["table"] for each in tables] == [waiting] * found
            table = await ada.create(edition=mix, bots=["greedy"] * 3, pace=quick)
            async with ada.sit(table) as player:
                await player.until(lambda: player.over)
                assert player.welcome["edition"] == mix
            again = await ada.http.get(f"/api/tables/{table}/replay")
            assert again.status_code == 200
            twice = await ada.http.post(
                "/api/tables",
                json={"edition": "russia+russia", "seats": 3, "name": "Ada"},
            )
            return twice.status_code, twice.json()

    status, problem = asyncio.run(play())
    assert (status, problem["code"]) == (400, "edition-twice")
    assert problem["text"] == 'The set "russia" is named twice; once is enough.'
