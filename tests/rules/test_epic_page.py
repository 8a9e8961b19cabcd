"""The page of Epic feats: all identities are on it, and no mark that stands there is lost."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from kickdoor.rules import variants
from kickdoor.rules.epic_list import ListedSet, listed_sets
from kickdoor.rules.feat_proofs import MARKS, Proofs
from kickdoor.rules.ruling import load
from support.repo import ROOT

PAGE = ROOT / "docs" / "epic.md"
PROVED, NOTHING = "✔", "–"
COLUMNS = 3
"""What goes before the marks in a line: who, what sort, and the name of the feat."""

SETS = listed_sets()
HERE = [each for each in SETS if each.here]


def names(sets):
    return [each.id for each in sets]


def written(listed: ListedSet) -> dict[str, list[str]]:
    """Return the marks of a set as they stand on the page, by the names of identities."""
    chapter = PAGE.read_text("utf-8").split(f"\n## {listed.name}\n")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in chapter.splitlines() if line[:1] == "|"]
    return {name: marks for name, _, _, *marks in rows[2:]}


def the(name: str) -> ListedSet:
    return next(each for each in SETS if each.id == name)


def gladiator(rulings):
    return Proofs(the("legends").cards()["gladiator"], rulings)


def of_the_gladiator():
    return load(the("legends").home / "rulings" / "rules-feats.yaml")


def test_the_list_holds_120_identities_of_17_sets_each_of_them_once():
    listed = Counter((each.id, identity.id) for each in SETS for identity in each.identities)
    assert (len(SETS), len(listed), max(listed.values())) == (17, 120, 1)


@pytest.mark.parametrize("listed", HERE, ids=names(HERE))
def test_the_cards_of_a_set_say_the_feats_that_are_listed(listed):
    feats = {ident: card.source["feat"] for ident, card in listed.cards().items()}
    assert {each.id: feats.get(each.id) for each in listed.identities} == {
        each.id: each.feat for each in listed.identities
    }


@pytest.mark.parametrize("listed", SETS, ids=names(SETS))
def test_everybody_listed_stands_on_the_page(listed):
    marks = written(listed)
    assert list(marks) == [each.name for each in listed.identities]
    assert {len(each) for each in marks.values()} == {len(MARKS)}


@pytest.mark.parametrize("listed", HERE, ids=names(HERE))
def test_no_mark_on_the_page_is_lost(listed):
    found = {each: proofs.found() for each, proofs in listed.proofs().items()}
    marks = written(listed)
    lost = [
        (each.name, mark)
        for each in listed.identities
        for mark, sign in zip(MARKS, marks[each.name], strict=True)
        if sign == PROVED and not found[each.id].get(mark)
    ]
    assert lost == []


@pytest.mark.parametrize("listed", HERE, ids=names(HERE))
def test_what_rulings_say_of_feats_is_so(listed):
    shorts = {each.rpartition("/")[2] for each in listed.cards()}
    rulings = load(listed.home / "rulings")
    assert {card for ruling in rulings for card in ruling.feat} <= shorts
    assert [each for proofs in listed.proofs().values() for each in proofs.false_claims()] == []


def test_without_rulings_there_are_no_marks():
    assert set(gladiator([]).found().values()) == {None}


def test_a_mark_goes_with_the_rulings_behind_it():
    rulings = of_the_gladiator()
    proved = gladiator(rulings).found()
    assert all(proved[each] for each in ("off", "on", "gained", "lost", "unpaid", "meets"))
    left = [each for each in rulings if each.name != proved["unpaid"]]
    assert gladiator(left).found()["unpaid"] is None


def test_a_ruling_that_looks_at_nothing_proves_nothing():
    blind = [replace(each, expect={}, play=()) for each in of_the_gladiator()]
    found = gladiator(blind).found()
    assert {found[each] for each in ("off", "on", "gained", "lost", "unpaid", "meets")} == {None}


def test_a_claim_that_a_ruling_does_not_bear_out_is_found():
    bystander = next(each for each in of_the_gladiator() if "Cleric of level 9" in each.name)
    claimed = replace(
        bystander,
        feat={"gladiator": ("on",)},
        given={**bystander.given, "Ben": {"class": "gladiator", "level": 10}},
    )
    assert list(gladiator([claimed]).false_claims()) == [f"{claimed.name}: gladiator on"]


def test_what_costs_nothing_has_no_mark_for_what_cannot_be_paid():
    dwarf = Proofs(the("legends").cards()["dwarf"], [])
    assert "unpaid" not in dwarf.found()
    assert written(the("legends"))["Dwarf"][MARKS.index("unpaid")] == NOTHING


def test_a_card_has_as_many_variants_as_parts():
    faun = the("legends").cards()["faun"]
    parts = list(variants.parts(faun))
    assert parts == [("modifiers", 0), ("modifiers", 1), ("abilities", 0)]
    lame = variants.without(faun, ("modifiers", 0))
    assert lame.modifiers[0].when is variants.NEVER
    assert lame.modifiers[1] is faun.modifiers[1]
    assert faun.modifiers[0].when is None
