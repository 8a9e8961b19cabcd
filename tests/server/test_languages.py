"""What the server says in other languages than English: all of it, or none."""

import re
from dataclasses import replace

import msgspec
import pytest

from kickdoor.lang.catalogue import PSEUDO, SOURCE
from kickdoor.lang.catalogue import Catalogue as Sentences
from kickdoor.lang.pack import load_packs
from kickdoor.lang.wording import locales
from kickdoor.server import words as module
from kickdoor.server.catalogue import catalogue, rulebook_json
from kickdoor.server.messages import Catalogue, Rulebook
from kickdoor.server.rulebook import LOOKED_UP, entries
from kickdoor.server.words import language_of, rulebook, words_for

TRANSLATED = [each for each in locales() if each not in (SOURCE, PSEUDO)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_rule_that_is_looked_up_is_there_in_each_language(language):
    wanted = {each["id"] for each in entries() if each.get("kind", "rule") in LOOKED_UP}
    texts = rulebook(language)
    assert set(texts) == wanted
    assert texts != {ident: text for ident, text in rulebook(SOURCE).items() if ident in wanted}
    for ident, text in texts.items():
        assert text.endswith("."), ident


def test_the_russian_book_is_written_in_russian():
    book = msgspec.json.decode(rulebook_json("munchkins", "ru"), type=Rulebook)
    assert book.rules["combat-ties-lose"].text == "При равных силах побеждает монстр."
    assert book.topics["combat"] == "Бой"
    for ident, rule in book.rules.items():
        assert re.search("[а-я]", rule.text), ident
        assert not re.search(
            "[A-Za-z]", rule.text.replace("Vox Machina", "").replace("Enter", "")
        ), ident


def test_a_set_is_shown_in_the_language_that_is_asked_for():
    shown = msgspec.json.decode(catalogue("ru"), type=Catalogue)
    (edition,) = [each for each in shown.editions if each.id == "munchkins"]
    assert (edition.name, edition.languages) == ("Манчкины", ["en", "ru"])
    assert not [each.text for each in edition.options if re.search("[A-Za-z]", each.text)]
    assert shown.cards["munchkins/elf"].name == "Эльф"
    own = Sentences("ru").names("part-")
    assert own
    for name in own:
        assert not re.search("[A-Za-z]", shown.strings[name]), name


def test_a_set_that_does_not_speak_a_language_is_told_of_in_english(monkeypatch, tmp_path):
    packs = tuple(replace(each, path=str(tmp_path)) for each in load_packs(["munchkins"]))
    monkeypatch.setattr(module, "packs_of", lambda edition: packs)
    words = words_for.__wrapped__("munchkins", "ru")
    assert words.language == "en"
    assert words.wording.say("option-ready") == "Ready"


@pytest.mark.parametrize(
    ("asked", "spoken"), [("ru", "ru"), ("ru-RU", "ru"), ("tlh", "en"), (None, "en")]
)
def test_the_language_is_the_one_that_a_browser_asks_for(asked, spoken):
    assert language_of(asked) == spoken
