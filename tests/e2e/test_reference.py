"""The rulebook in the client: one key, one search or one link away from whatever it is about."""

import json
import re

import pytest
from playwright.sync_api import expect

from support.clicks import Clicker

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE = {"width": 390, "height": 844}


def book_of(page):
    return page.get_by_test_id("rulebook")


def rule(page, ident):
    return book_of(page).locator(f'[data-rule="{ident}"]')


def at(page, part):
    return re.compile(re.escape(part) + "$")


def test_the_book_opens_from_the_menu_finds_words_and_ids_and_keeps_its_page_in_the_address(
    page, serving
):
    page.goto(serving.url)
    expect(page.get_by_test_id("menu-rules")).to_be_visible()
    page.keyboard.press("?")
    book = book_of(page)
    expect(book).to_be_visible()
    expect(page).to_have_url(at(page, "#rules"))
    rules = book.locator("[data-rule]")
    expect(rules.nth(300)).to_be_attached()
    whole = rules.count()

    search = page.get_by_test_id("rules-search")
    expect(search).to_be_focused()
    search.fill("tie monster")
    expect(rule(page, "combat-ties-lose")).to_be_visible()
    expect(rules).not_to_have_count(whole)
    found = rules.evaluate_all("all => all.map(e => (e.dataset.rule + e.innerText).toLowerCase())")
    assert all("tie" in text and "monster" in text for text in found)
    expect(book.locator("mark").first).to_be_visible()
    search.fill("combat-ties-lose")
    expect(rules).to_have_count(1)
    search.fill("no such rule anywhere")
    expect(book).to_contain_text("No rule matches.")

    page.keyboard.press("Escape")
    expect(search).to_have_value("")
    expect(rules).to_have_count(whole)
    page.keyboard.press("ArrowDown")
    expect(rules.nth(0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(rules.nth(1)).to_be_focused()
    page.keyboard.press("/")
    expect(search).to_be_focused()

    book.locator('[data-topic="big-items"]').click()
    only = rules.evaluate_all("all => all.map(e => e.dataset.rule)")
    assert only
    assert all(ident.startswith("big-items") for ident in only)

    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(page).not_to_have_url(re.compile("#"))


def test_an_address_leads_to_a_rule_links_lead_on_and_back_closes_the_book(page, serving):
    page.goto(serving.url + "#rules/combat-kill-gives-level")
    wanted = rule(page, "combat-kill-gives-level")
    expect(wanted).to_be_in_viewport()
    expect(wanted).to_have_attribute("aria-current", "true")
    wanted.get_by_role("link", name="rewards-level-per-monster").click()
    expect(page).to_have_url(at(page, "#rules/rewards-level-per-monster"))
    expect(rule(page, "rewards-level-per-monster")).to_be_in_viewport()
    book_of(page).get_by_label("Close").click()
    expect(book_of(page)).to_have_count(0)
    expect(page).not_to_have_url(re.compile("#"))

    page.get_by_test_id("menu-rules").click()
    expect(book_of(page)).to_be_visible()
    page.go_back()
    expect(book_of(page)).to_have_count(0)
    expect(page.get_by_test_id("menu-start")).to_be_visible()

    page.goto(serving.url + "#rules/no-such-rule")
    expect(book_of(page)).to_contain_text("no-such-rule")


def test_greyed_entries_refusals_and_cards_lead_to_their_rules(page, serving):
    lines = []

    def overhear(socket):
        lines.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/socket"), overhear)
    ada = Clicker(page)
    ada.start(serving.url)

    entry = page.get_by_test_id("side-menu").locator("[data-refused]").first
    said = entry.locator("small").inner_text()
    entry.click(force=True)  # it is greyed: what it does is to lead to the rule
    wanted = book_of(page).locator('[aria-current="true"]')
    expect(wanted).to_be_in_viewport()
    assert said
    expect(page).to_have_url(at(page, "#rules/" + wanted.get_attribute("data-rule")))
    page.keyboard.press("Escape")
    expect(book_of(page)).to_have_count(0)

    key = entry.get_attribute("data-refused")
    page.locator(f'.at-hand [data-card="{key.removeprefix("play:")}"]').first.click(
        position={"x": 44, "y": 60}
    )
    menu = page.get_by_test_id("card-menu")
    for shut in (f'[data-refused="{key}"]', '[data-absent="discard"]'):
        menu.locator(shut).click(force=True)
        expect(book_of(page)).to_be_visible()
        expect(wanted).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(book_of(page)).to_have_count(0)
    page.keyboard.press("Escape")

    refused = {"t": "Refused", "nonce": "n", "rule": "engine-stale", "text": "Look again."}
    lines[-1].send(json.dumps(refused))
    expect(page.get_by_test_id("refusal")).to_contain_text("Look again.")
    page.get_by_test_id("refusal").get_by_role("button", name="Show the rule").click()
    expect(rule(page, "engine-stale")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_test_id("refusal").get_by_label("Close").click()

    card = page.get_by_test_id("hand").locator("[data-card]").first
    card.click(position={"x": 44, "y": 60})
    page.get_by_test_id("examine").click()
    link = page.get_by_test_id("card-rules").get_by_role("button").first
    topic = link.inner_text()
    link.click()
    expect(book_of(page).locator("h3").first).to_have_text(topic)
    expect(page.get_by_test_id("rules-all")).to_be_visible()
    some = book_of(page).locator("[data-rule]").count()
    page.get_by_test_id("rules-all").click()
    expect(book_of(page).locator("[data-rule]")).not_to_have_count(some)
    page.keyboard.press("Escape")
    expect(book_of(page)).to_have_count(0)
    expect(page.get_by_test_id("examine-dialog")).to_be_visible()


def test_the_book_can_be_read_on_a_phone(page, serving):
    page.set_viewport_size(PHONE)
    page.goto(serving.url + "#rules/combat-ties-lose")
    wanted = rule(page, "combat-ties-lose")
    expect(wanted).to_be_in_viewport()
    size = wanted.locator("p").evaluate("p => parseFloat(getComputedStyle(p).fontSize)")
    assert size >= 16
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    area = book_of(page).bounding_box()
    assert area["x"] >= 0
    assert area["x"] + area["width"] <= PHONE["width"]
    assert area["y"] + area["height"] <= PHONE["height"]
    list_of_rules = book_of(page).locator(".list").bounding_box()
    assert list_of_rules["height"] > PHONE["height"] / 2
