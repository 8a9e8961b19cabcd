"""Languages: each one says all that English says, and no card of a translated set is left out."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kickdoor.lang.catalogue import FOLDER, PSEUDO, SOURCE, Catalogue, Noun
from kickdoor.lang.pack import SHIPPED, Pack, load_packs, shipped_packs
from kickdoor.lang.wording import Wording, languages_of, locales, wording_of
from support.language import card
from support.spoken import read_game

if TYPE_CHECKING:
    from collections.abc import Iterable

TRANSLATED = [each for each in locales() if each not in (SOURCE, PSEUDO)]

GRAMMAR = {"person", "how", "none", "which"}
"""Arguments that say how to speak, not what of; a language without that difference has no use for them."""

CASES = ("gen", "acc", "ins")
"""The forms in which names of identities stand in Russian sentences."""


class Reader(Visitor):
    """Notes the arguments of a message, and the messages that it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)


def messages(files: Iterable[Path]) -> dict[str, Any]:
    entries = [
        each for file in files for each in FluentParser().parse(file.read_text("utf-8")).body
    ]
    assert not [each for each in entries if isinstance(each, ast.Junk)]
    return {each.id.name: each for each in entries if isinstance(each, ast.Message)}


@cache
def of_language(language: str) -> dict[str, Any]:
    return messages(sorted((FOLDER / language).glob("*.ftl")))


def arguments(known: dict[str, Any], name: str) -> set[str]:
    """Return the arguments of a message and of all that it refers to."""
    reader = Reader()
    reader.visit(known[name])
    inner = [arguments(known, each) for each in reader.references if each in known]
    return reader.arguments.union(*inner)


def translated_packs() -> list[tuple[str, str]]:
    """Return every pack with every language, apart from English, that it has a folder for."""
    folders = sorted(SHIPPED.glob("*/locale/*"))
    return [(each.parts[-3], each.name) for each in folders if each.name != SOURCE]


def test_russian_is_among_the_languages() -> None:
    assert TRANSLATED == ["ru"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_each_language_says_all_that_english_says(language: str) -> None:
    assert sorted(set(of_language(SOURCE)) - set(of_language(language))) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_a_language_has_of_its_own_it_uses_itself(language: str) -> None:
    own = set(of_language(language)) - set(of_language(SOURCE))
    reader = Reader()
    for each in of_language(language).values():
        reader.visit(each)
    assert sorted(own - reader.references) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_each_message_has_the_same_arguments_in_each_language(language: str) -> None:
    source, target = of_language(SOURCE), of_language(language)
    for name in source:
        asked, given = arguments(target, name), arguments(source, name)
        assert (asked ^ given) - GRAMMAR == set(), name


@pytest.mark.parametrize("name", shipped_packs())
def test_every_shipped_set_speaks_every_language(name: str) -> None:
    assert [each for each in TRANSLATED if (name, each) not in translated_packs()] == []


@pytest.mark.parametrize(("name", "language"), translated_packs())
def test_a_translated_set_names_every_card(name: str, language: str) -> None:
    pack = load_packs([name])[-1]
    have = set(messages(sorted((SHIPPED / name / "locale" / language).glob("*.ftl"))))
    assert sorted(expected_of(pack) - have) == []
    families = ("card", "joke", "ability", "feat", "house", "pack")
    named = {each for each in have if each.startswith(tuple(f"{each}-" for each in families))}
    assert sorted(named - expected_of(pack)) == [], "names of nothing"


def expected_of(pack: Pack) -> set[str]:
    """Return the messages that a pack's folder for a language has to have."""
    rules = [*pack.options, *([pack.id] if pack.overlay else [])]
    found = {f"pack-{pack.id}", *(f"house-{each.replace('_', '-')}" for each in rules)}
    for definition in pack.definitions:
        name = definition.ident.replace("/", "-")
        found.add(f"card-{name}")
        if definition.source.get("joke"):
            found.add(f"joke-{name}")
        feat = definition.source.get("feat")
        if feat:
            found.add(f"feat-{name}")
        abilities = definition.source.get("abilities")
        if isinstance(abilities, dict):
            found |= {f"ability-{name}-{each}" for each in abilities if abilities[each] != feat}
    return found


@pytest.mark.parametrize(
    "name", [name for name, language in translated_packs() if language == "ru"]
)
def test_a_russian_set_has_words_for_its_own_data(name: str) -> None:
    packs = load_packs([name])
    said = wording_of(packs, "ru")
    families = {
        "tag": packs[-1].tags,
        "group": [*packs[-1].groups, *packs[-1].centre],
        "plain": packs[-1].plain.values(),
        "slot": [each for each in packs[-1].slots if each != "hands"],
    }
    words = {f"{family}-{each}" for family, names in families.items() for each in names}
    assert (
        sorted(each for each in words if re.search("[A-Za-z]", said.word(*each.split("-", 1))))
        == []
    )


@pytest.mark.parametrize(
    "name", [name for name, language in translated_packs() if language == "ru"]
)
def test_identities_can_be_declined_in_russian(name: str) -> None:
    packs = load_packs([name])
    said = wording_of(packs, "ru")
    for definition in packs[-1].definitions:
        if definition.kind == "identity":
            called = said.catalogue.text(f"card-{definition.ident.replace('/', '-')}")
            assert isinstance(called, Noun), definition.ident
            assert [each for each in CASES if each not in called.forms] == [], definition.ident


@pytest.mark.parametrize(
    "name", [name for name, language in translated_packs() if language == "ru"]
)
def test_no_latin_letter_is_left_on_a_russian_card(name: str) -> None:
    packs = load_packs([name])
    said = wording_of(packs, "ru")
    for definition in packs[-1].definitions:
        texts = [
            said.card_name(definition),
            said.card_joke(definition),
            *said.card_text(definition),
        ]
        for text in texts:
            assert not re.search("[A-Za-z]", text), (definition.ident, text)
            assert not re.search(r"[{}]|  | [,.:;)]|,[,.]", text), (definition.ident, text)


def test_russian_speaks_of_a_season_as_one_does_of_a_season() -> None:
    said = wording_of(load_packs(["russia"]), "ru")
    ball = "kind: one-shot\nplays: [{window: combat, do: [{if: {when: {season: winter}, then: [die]}}]}]"
    hike = "kind: level-card\nneeds: {season: winter}"
    assert said.card_text(card(f"id: it\nname: It\n{ball}")) == [
        "В любом бою, если сейчас зима, ты умираешь."
    ]
    assert said.card_text(card(f"id: it\nname: It\n{hike}")) == [
        "Игрок, который играет зимой, получает уровень."
    ]


@pytest.mark.parametrize("name", ["munchkins", "russia", "ducktales", "vox-machina"])
@pytest.mark.parametrize("seed", range(2))
def test_no_message_of_a_russian_game_mixes_languages(name: str, seed: int) -> None:
    said = wording_of(load_packs([name]), "ru")
    for text in read_game(said, seed, 300, name):
        plain = re.sub(r"\[\[.*?\]\]", "", text)
        assert not re.search("[A-Za-z]", plain), text


def test_a_set_speaks_the_languages_that_it_has_folders_for() -> None:
    assert languages_of(load_packs(["munchkins"])) == ("en", "ru")
    assert languages_of([]) == ("en", "ru")
    for name in shipped_packs():
        assert languages_of(load_packs([name]))[0] == "en"


# Russian grammar ------------------------------------------------------------------------------------


@cache
def plain() -> Wording:
    wizard = card("id: wizard\nname: Wizard\nkind: identity\ngroup: class")
    elf = card("id: elf\nname: Elf\nkind: identity\ngroup: race")
    names = [
        f"card-{each.ident.replace('/', '-')} = {name}\n    .gen = {name}а\n    .ins = {name}ом\n"
        for each, name in ((wizard, "Маг"), (elf, "Эльф"))
    ]
    return Wording("ru", [wizard, elf], more=names)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("kind: item\nusable_by: {race: elf}", ["Использовать может только Эльф."]),
        (
            "kind: item\nbonus: 1\nmodifiers: [{strength: 2, when: {race: elf}}, {run_away: -1}]",
            ["Ещё +2, если ты Эльф.", "−1 к смывке."],
        ),
        (
            "kind: monster\nlevel: 1\nmodifiers: [{strength: 4, when: {facing: {race: elf}}}]\nbad_stuff: []",
            ["+4 против Эльфа.", "Непотребство: Нет."],
        ),
        (
            "kind: curse\neffect: [{each: {who: others, when: {class: wizard}, do: [{lose_hand: 2}]}}]",
            ["Каждый другой игрок, который является Магом, сбрасывает 2 карты с руки."],
        ),
        (
            "kind: level-card\nneeds: {level_at_most: 4}",
            ["Игрок, чей уровень 4 или ниже, получает уровень."],
        ),
        (
            "kind: monster\nlevel: 1\nmodifiers: [{strength: 4, when: {facing: has_follower}}]\nbad_stuff: [{lose_follower: {else: [die]}}]",
            [
                "+4 против того, у кого есть наёмник.",
                "Непотребство: Потеряй наёмника и всё, что он несёт, а если терять некого, ты умираешь.",
            ],
        ),
        (
            "kind: curse\neffect: [{lose_items: {which: {big: true}}}, {lose_items: {which: {}, count: 5}}]",
            ["Потеряй большую шмотку.", "Потеряй 5 шмоток."],
        ),
        (
            "kind: item\nmodifiers: [{strength: {per: {monsters: {tag: undead}}}, when: {not: {wearing: {slot: 2-hands}}}}]",
            [("+1 за каждого монстра из нежити в бою, если у тебя в руках нет двуручных шмоток.")],
        ),
        (
            "kind: enhancer\nstrength: 5\nmodifiers: [{strength: -1, to: fighters, when: {not: {wearing: {slot: armor}}}}]",
            [
                "Сыграй на монстра в бою: он получает +5.",
                "Каждый манчкин в бою, который не носит броника: −1 к силе.",
            ],
        ),
    ],
)
def test_a_russian_card_reads_like_one(text: str, lines: list[str]) -> None:
    assert plain().card_text(card(text)) == lines


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (1, "потеряй уровень"),
        (2, "потеряй 2 уровня"),
        (5, "потеряй 5 уровней"),
        (21, "потеряй 21 уровень"),
        (22, "потеряй 22 уровня"),
    ],
)
def test_numbers_choose_the_plural(count: int, text: str) -> None:
    said = Catalogue("ru").text("op-lose-levels", count=count, person="second", subject="")
    assert said == text


def test_a_message_hands_its_forms_on() -> None:
    text = Catalogue("ru").text
    monster = text("thing-monster", count=1)
    strong = text("with-level-at-least", thing=monster, level=5)
    assert isinstance(strong, Noun)
    assert (str(strong), strong.forms["acc"]) == (
        "монстр уровня 5 или выше",
        "монстра уровня 5 или выше",
    )
