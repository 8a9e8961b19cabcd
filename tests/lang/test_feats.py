"""Epic feats on cards: what may be written, how it reads, and that it is not there elsewhere."""

from __future__ import annotations

import pytest

from kickdoor.lang.compiler import compile_card
from kickdoor.lang.feats import with_feat, without_feat
from kickdoor.lang.loading import names_of
from kickdoor.lang.mistakes import Report
from kickdoor.lang.pack import load_packs
from kickdoor.lang.source import read_text
from kickdoor.lang.wording import wording_of

HEAD = "- {id: nerd, name: Nerd, kind: identity, group: class, modifiers: [{hand_limit: +1}],\n"
QUIP = "  abilities: [{id: quip, name: Quip, window: combat, do: []}],\n"


def compiled(text: str) -> tuple[object, list[str]]:
    report = Report()
    node = read_text(text, "card", report)
    assert node is not None
    assert isinstance(node.value, list)
    packs = load_packs(["munchkins"])
    found = compile_card(node.value[0], names_of(packs, "mine", node.value), report)
    return (found[0] if found else None), [str(each) for each in report.mistakes]


@pytest.mark.parametrize(
    ("feat", "wrong"),
    [
        ("replaces: [quib], qualities: [wins-ties]", 'unknown part of this card "quib"'),
        ("qualities: [epic-powers]", "is for cards that lend feats"),
        ("abilities: [{id: quip, window: any, do: []}]", "is the id of a part of the card itself"),
        ("name: Nothing", "a feat that gives nothing is none"),
        ("modifiers: [{strength: 1, to: monsters}]", "changes"),
        ("abilities: [{id: a, window: any, do: [{remove_monster: picked}]}]", "nobody has picked"),
        ("plays: []", 'unknown key "plays"'),
    ],
)
def test_a_feat_that_cannot_be_gets_a_clear_line(feat: str, wrong: str) -> None:
    _, mistakes = compiled(HEAD + QUIP + f"  epic: {{{feat}}}}}")
    assert [each for each in mistakes if wrong in each], mistakes
    assert all(each.startswith("card:") for each in mistakes)


def test_a_feat_reads_as_the_last_line_of_its_card() -> None:
    card, mistakes = compiled(
        HEAD + QUIP + "  epic: {name: Quick, replaces: [quip, hand_limit], qualities: [wins-ties]}}"
    )
    assert not mistakes
    packs = load_packs(["munchkins"])
    said = wording_of(packs)
    assert said.card_text(with_feat(card))[-1] == (
        "Epic, Quick (instead of Quip and hand limit): You win a fight when both sides are equal."
    )
    assert said.card_text(with_feat(card))[:-1] == said.card_text(card)
    assert wording_of(packs, "ru").feat_text(card).startswith("Эпический подвиг «Quick»")


def test_a_card_without_a_feat_is_the_same_card_where_munchkins_are_epic() -> None:
    card, _ = compiled(HEAD + "}")
    assert with_feat(card) is card
    assert wording_of(load_packs(["munchkins"])).feat_text(card) == ""


def test_a_rule_that_is_nothing_but_a_feat_is_not_there_elsewhere() -> None:
    text = "- {id: folk, name: Folk, kind: rule, epic: {name: Folk, modifiers: [{run_away: 1}]}}"
    card, mistakes = compiled(text)
    assert not mistakes
    assert without_feat(card) is None
    plain, _ = compiled(HEAD + "}")
    assert without_feat(plain) is plain
