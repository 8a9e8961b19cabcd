"""A person plays a whole game in the browser, by clicks alone, whatever happens to page and server."""

import time

import pytest
from playwright.sync_api import expect

from support.clicks import Clicker

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def shown(clicker):
    """Return what the page shows to choose from."""
    return clicker.prompt(), clicker.hand(), sorted(clicker.offered())


def settled(clicker):
    """Wait until the page is connected and shows the table; return what it shows."""
    expect(clicker.page.get_by_test_id("hand")).to_be_visible()
    expect(clicker.page.get_by_test_id("connection-lost")).to_have_count(0)
    return shown(clicker)


def comes_back_to(clicker, before):
    """Wait until the page shows again what it showed before."""
    end = time.monotonic() + 15
    while settled(clicker) != before and time.monotonic() < end:
        clicker.page.wait_for_timeout(50)
    assert shown(clicker) == before


def my_fight(seen):
    return "claim" in seen["keys"] or "concede" in seen["keys"]


@pytest.mark.timeout(600)
def test_a_whole_game_by_clicks_with_refreshes_and_a_restart(page, serving):
    ada = Clicker(page)
    ada.start(serving.url)

    ada.play(until=my_fight)
    before = settled(ada)
    page.reload()
    comes_back_to(ada, before)
    expect(page.get_by_test_id("fight")).to_be_visible()

    serving.restart()
    page.reload()
    comes_back_to(ada, before)

    ada.play(until=lambda seen: seen["winner"], seconds=420)
    expect(page.get_by_test_id("winner")).to_be_visible()
    page.get_by_test_id("winner-look").click()
    assert page.get_by_test_id("phase").get_attribute("data-phase") == "over"


def test_a_page_refreshed_in_the_middle_of_a_choice_goes_on_with_it(page, serving):
    ada = Clicker(page, seed=3)
    ada.start(serving.url)

    def half_chosen(seen):
        return seen["phase"] in ("start", "trouble", "charity") and "back" in seen["keys"]

    ada.play(until=half_chosen)
    expect(page.get_by_test_id("picks")).to_be_visible()
    before = settled(ada)
    page.reload()
    comes_back_to(ada, before)
    ada.click("back")
    expect(page.locator('[data-option="back"]')).to_have_count(0)


def test_a_page_whose_server_restarts_comes_back_by_itself(page, serving):
    ada = Clicker(page, seed=5)
    ada.start(serving.url)
    before = settled(ada)
    serving.stop()
    expect(page.get_by_test_id("connection-lost")).to_be_visible()
    serving.start()
    expect(page.get_by_test_id("connection-lost")).to_have_count(0, timeout=15_000)
    comes_back_to(ada, before)
    ada.click("ready")
    expect(page.get_by_test_id("phase")).not_to_have_attribute("data-phase", "setup")


def test_a_spectator_watches_and_sees_no_hand(page, serving, browser):
    ada = Clicker(page, seed=2)
    ada.start(serving.url)
    other = browser.new_context()
    onlooker = other.new_page()
    onlooker.goto(page.url)
    expect(onlooker.get_by_test_id("table")).to_be_visible()
    expect(onlooker.get_by_test_id("hand")).to_have_count(0)
    other.close()
