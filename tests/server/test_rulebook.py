"""The rulebook as people look it up: every topic has a name, every card leads to its rules."""

import asyncio
import re
import tomllib

import msgspec
import pytest

from kickdoor.lang.catalogue import Catalogue
from kickdoor.lang.pack import load_packs
from kickdoor.server.catalogue import rulebook_json
from kickdoor.server.messages import Rulebook
from kickdoor.server.rulebook import ENGINE, cards, concerning, entries
from support.live import Guest, live
from support.repo import SOURCE

EDITIONS = ("munchkins", "russia", "ducktales", "vox-machina", "epic")
CARDS = [each for each in load_packs(["munchkins"])[-1].definitions if each.kind != "rule"]


def book_of(edition):
    return msgspec.json.decode(rulebook_json(edition, "en"), type=Rulebook)


@pytest.mark.parametrize("edition", [*EDITIONS, None])
def test_a_book_holds_the_rules_and_words_of_its_edition_and_nothing_else(edition):
    book = book_of(edition)
    wanted = {
        rule["id"]
        for rule in entries()
        if rule.get("kind", "rule") in ("rule", "term")
        and (edition is None or edition in rule["editions"] + rule.get("extends_to", []))
    }
    found = {ident for ident, rule in book.rules.items() if rule.topic != ENGINE}
    assert found == wanted
    assert set(book.topics) == {rule.topic for rule in book.rules.values()}
    for ident, rule in book.rules.items():
        assert ident not in rule.see
        assert set(rule.see) <= set(book.rules), ident


def test_every_topic_of_the_rulebook_has_a_name():
    with (SOURCE / "rules" / "rulebook.toml").open("rb") as file:
        topics = tomllib.load(file)["meta"]["topics"]
    assert set(Catalogue().names("topic-")) == {*topics, ENGINE}


def test_a_rule_that_says_another_again_leads_to_it_and_back():
    rules = book_of("munchkins").rules
    assert "rewards-level-per-monster" in rules["combat-kill-gives-level"].see
    assert "combat-kill-gives-level" in rules["rewards-level-per-monster"].see
    assert rules["combat-ties-lose"].see == []


def test_what_the_table_itself_refuses_can_be_looked_up():
    rules = book_of("munchkins").rules
    assert rules["engine-one-offer"].topic == ENGINE
    assert rules["engine-one-offer"].text == "You have an offer on the table already."


def test_every_refusal_names_a_rule_of_the_book_or_is_the_tables_own():
    rules = book_of(None).rules
    named = set()
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text("utf-8")
        if file.is_relative_to(SOURCE / "cli"):
            continue
        found = re.findall(r'Refusal\(\s*f?"([a-z0-9-]+)"', text)
        found += re.findall(r'Refusal\(\s*"[a-z0-9-]+"\s+if [^)]*?else "([a-z0-9-]+)"', text)
        found += re.findall(r'\belsewhere = "([a-z0-9-]+)"', text)
        named.update(found)
    assert len(named) > 50
    assert sorted(named - set(rules)) == []


def test_every_refusal_with_words_names_a_rule_or_is_the_tables_own():
    rules = book_of(None).rules
    assert set(Catalogue().names("refusal-")) - set(rules) == {"other"}


def test_concerns_name_topics_and_rules_that_exist_each_topic_once():
    known = {rule["id"]: rule["topic"] for rule in entries()}
    topics = [each.topic for each in cards().concern]
    assert len(topics) == len(set(topics))
    assert set(topics) <= set(known.values())
    for each in cards().concern:
        assert set(each.rules) <= set(known), each.topic
        assert each.topic not in {known[rule] for rule in each.rules}, "listed by its topic already"


def test_entries_that_a_menu_never_has_are_shut_by_rules_that_exist():
    rules = book_of("munchkins").rules
    absent = book_of("munchkins").absent
    assert absent
    assert absent == list(cards().absent)
    for each in absent:
        assert each.rule in rules
        assert each.place in ("hand", "table")
        assert each.entry in ("play", "discard", "trade", "sell")


def test_every_card_leads_to_rules_that_concern_it():
    book = book_of("munchkins")
    for card in CARDS:
        topics = [topic for topic in concerning(card) if topic in book.concerns]
        assert topics, card.ident
        assert all(set(book.concerns[topic]) <= set(book.rules) for topic in topics)


@pytest.mark.parametrize(
    ("having", "topic"),
    [
        (lambda card: card.big, "big-items"),
        (lambda card: "undead" in card.tags or card.tag_given == "undead", "undead"),
        (lambda card: card.cheats, "cheat"),
        (lambda card: card.kind == "identity" and card.group == "race", "races"),
        (lambda card: card.kind == "monster", "run-away"),
    ],
)
def test_a_card_leads_to_what_it_has_and_only_such_a_card_does(having, topic):
    assert any(having(card) for card in CARDS)
    for card in CARDS:
        assert (topic in concerning(card)) == having(card), card.ident


def test_a_browser_that_has_the_book_is_not_sent_it_again(tmp_path):
    async def ask():
        async with live(tmp_path) as server, Guest(server) as ada:
            for address in ("/api/rulebook?edition=munchkins&lang=en", "/api/catalogue?lang=en"):
                first = await ada.http.get(address)
                mark = first.headers["etag"]
                again = await ada.http.get(address, headers={"if-none-match": mark})
                assert (again.status_code, again.content) == (304, b"")
                other = await ada.http.get(address, headers={"if-none-match": '"old"'})
                assert (other.status_code, other.content) == (200, first.content)

    asyncio.run(ask())
