"""The looks of the editions: what each has on its table that others have not."""

import json

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SEATS = 4
CATALOGUE_MS = 90_000
"""All cards of all sets are compiled and put into words before a page knows how a set looks."""

STYLE = "getComputedStyle(document.documentElement).getPropertyValue"


def lay(page, serving, edition):
    """Lay a table of an edition with bots, and sit down at it."""
    page.goto(serving.url)
    wish = {"edition": edition, "seats": SEATS, "bots": "random", "options": {}, "name": "Ada"}
    answer = page.request.post(
        f"{serving.url}api/tables",
        data=json.dumps(wish),
        headers={"Content-Type": "application/json", "Origin": serving.url.rstrip("/")},
    )
    page.goto(serving.url.rstrip("/") + answer.json()["path"])
    expect(page.locator("[data-seat]").first).to_be_visible()
    named = page.locator(".ribbon .edition")
    expect(named).not_to_have_text(edition, timeout=CATALOGUE_MS)


def test_a_set_dresses_the_page_and_the_base_deck_undresses_it(page, serving):
    lay(page, serving, "russia")
    expect(page.locator("html")).to_have_attribute("data-table", "birch")
    expect(page.locator("html")).to_have_attribute("data-frame", "painted")
    assert page.evaluate(f"{STYLE}('--display')").startswith('"Kickdoor Ruslan"')
    brass = page.evaluate(f"{STYLE}('--brass')")

    lay(page, serving, "munchkins")
    expect(page.locator("html")).to_have_attribute("data-table", "planks")
    assert page.evaluate(f"{STYLE}('--brass')") != brass


def test_a_place_for_the_season_is_in_the_middle_of_the_table_from_the_start(page, serving):
    lay(page, serving, "russia")
    expect(page.get_by_test_id("centre")).to_be_visible()
    lay(page, serving, "munchkins")
    expect(page.get_by_test_id("centre")).to_have_count(0)


def test_everybody_stands_on_the_track_of_levels(page, serving):
    lay(page, serving, "vox-machina")
    expect(page.get_by_test_id("track").locator(".space")).to_have_count(10)
    standies = page.get_by_test_id("standie")
    expect(standies).to_have_count(SEATS)
    for seat in range(SEATS):
        expect(page.locator(f"[data-testid=standie][data-seat='{seat}']")).to_have_attribute(
            "aria-label",
            "Ada stands on space 1" if seat == 0 else f"{name(page, seat)} stands on space 1",
        )


def name(page, seat):
    return page.locator(f"section[data-seat='{seat}']").get_attribute("aria-label")


@pytest.mark.parametrize("edition", ["ducktales", "vox-machina"])
def test_what_the_others_are_for_good_is_told_in_their_panels(page, serving, edition):
    lay(page, serving, edition)
    told = page.get_by_test_id("heritage")
    expect(told).to_have_count(SEATS - 1)
    for each in told.all():
        assert len(each.inner_text()) > len("Grog: ")


def test_a_character_is_turned_over_by_keyboard_and_says_the_same(page, serving):
    lay(page, serving, "vox-machina")
    page.get_by_test_id("heritage").first.locator("[data-card]").focus()
    page.keyboard.press("e")
    close_up = page.get_by_test_id("examine-dialog")
    before = (
        close_up.locator(".picture").get_attribute("style"),
        close_up.locator(".words").inner_text(),
    )
    page.get_by_test_id("turn-over").focus()
    page.keyboard.press("Enter")
    expect(close_up.locator(".picture")).not_to_have_attribute("style", before[0])
    assert close_up.locator(".words").inner_text() == before[1]


def test_a_pile_beside_the_decks_shows_its_faces(page, serving):
    lay(page, serving, "vox-machina")
    page.get_by_test_id("pile-character").click()
    expect(page.get_by_test_id("pile-dialog").locator("[data-card]")).to_have_count(7 - SEATS)


@pytest.mark.parametrize("edition", ["russia", "ducktales", "vox-machina"])
def test_nothing_reaches_beyond_the_edge_of_a_phone(page, serving, edition):
    page.set_viewport_size({"width": 390, "height": 844})
    lay(page, serving, edition)
    stage = page.locator("main.stage").bounding_box()
    assert stage["x"] >= 0
    assert stage["x"] + stage["width"] <= 390
    for part in page.locator("main.stage .centre, main.stage .track, main.stage .door").all():
        box = part.bounding_box()
        assert box["x"] >= stage["x"]
        assert box["x"] + box["width"] <= stage["x"] + stage["width"]
        assert box["y"] + box["height"] <= stage["y"] + stage["height"]
