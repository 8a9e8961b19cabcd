"""The language of the page: chosen in the menu, kept, and spoken at the table."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def menu(page, serving):
    page.goto(serving.url)
    return page.get_by_test_id("menu-start")


def test_the_chosen_language_is_kept(page, serving):
    start = menu(page, serving)
    expect(start).to_have_text("Start")
    page.get_by_test_id("language-ru").click()
    expect(start).to_have_text("Начать")
    page.reload()
    expect(page.get_by_test_id("menu-start")).to_have_text("Начать")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.get_by_test_id("language-en").click()
    expect(page.get_by_test_id("menu-start")).to_have_text("Start")


def test_a_table_speaks_the_chosen_language(page, serving):
    start = menu(page, serving)
    page.get_by_test_id("language-ru").click()
    start.click()
    page.get_by_test_id("start-set-munchkins").check()
    expect(page.get_by_test_id("start-unspoken")).to_have_count(0)
    page.get_by_test_id("start-go").click()
    expect(page.get_by_text("тянет: 2 двери").first).to_be_visible()
