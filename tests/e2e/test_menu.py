"""The menu, and how a table comes to be laid."""

import json
import re

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FOUR_WAYS = ("Start", "About", "Options", "Exit")


def heard(page):
    """Collect what the server says to the page's tables from now on."""
    said = []

    def listen(socket):
        socket.on("framereceived", lambda frame: said.append(json.loads(frame)))

    page.on("websocket", listen)
    return said


def options_of(said):
    """Return the house rules that the newest whole update tells of."""
    tables = [each["table"] for each in said if each["t"] == "Update" and "table" in each]
    return next(table["options"] for table in reversed(tables) if "options" in table)


@pytest.mark.rules("ui-menu-screen", "ui-menu-options", "ui-menu-about", "ui-menu-exit")
def test_the_program_opens_on_a_menu_that_starts_tells_about_itself_has_options_and_ends(
    page, serving
):
    page.goto(serving.url)
    menu = page.get_by_role("navigation", name="Main menu")
    for way in FOUR_WAYS:
        expect(menu.get_by_role("button", name=way, exact=True)).to_be_visible()
    expect(page.get_by_test_id("table")).to_have_count(0)

    page.get_by_test_id("menu-about").click()
    about = page.get_by_test_id("about")
    expect(about).to_contain_text(re.compile("made by", re.IGNORECASE))
    expect(about).to_contain_text("card games")
    about.get_by_label("Close").click()
    expect(about).to_have_count(0)

    page.get_by_test_id("menu-exit").click()
    expect(page.get_by_test_id("farewell")).to_be_visible()
    expect(menu).to_have_count(0)
    page.get_by_test_id("farewell-back").click()
    expect(menu).to_be_visible()


@pytest.mark.rules("lobby-start-asks-player-count", "lobby-player-count-range")
def test_start_asks_for_three_to_six_players_and_lays_a_table_for_as_many(page, serving):
    page.goto(serving.url)
    page.get_by_test_id("menu-start").click()
    counts = page.locator("[data-testid^=start-players-]")
    expect(counts).to_have_text(["3", "4", "5", "6"])
    page.get_by_test_id("start-players-5").click()
    expect(page.locator("[data-testid^=start-bot-]")).to_have_count(4)
    page.get_by_test_id("start-go").click()
    expect(page.get_by_test_id("hand")).to_be_visible()
    expect(page.locator(".opponents [data-seat]")).to_have_count(4)

    for wrong in (2, 7):
        body = {"edition": "munchkins", "seats": wrong, "name": "Ada", "bots": "greedy"}
        refused = page.request.post(
            serving.url + "api/tables", data=body, headers={"origin": serving.url.rstrip("/")}
        )
        assert (refused.status, refused.json()["code"]) == (400, "malformed")


@pytest.mark.rules("combining-mix-sets")
def test_start_mixes_sets_by_the_keyboard_and_says_which_of_them_leads(page, serving):
    said = heard(page)
    page.goto(serving.url)
    page.get_by_test_id("menu-start").click()
    mix = page.get_by_test_id("start-mix")
    expect(mix).to_have_text("Munchkins by itself: its own rules and its own look.")
    base = page.get_by_role("group", name="Sets").get_by_role("checkbox", name="Munchkins")
    base.click()
    expect(base, "the last set stays").to_be_checked()
    expect(page.get_by_role("radio")).to_have_count(0)

    page.get_by_test_id("start-set-russia").focus()
    page.keyboard.press("Space")
    expect(mix).to_contain_text("Munchkins leads, with Munchkin Russia.")
    expect(page.locator("html")).to_have_attribute("data-table", "planks")
    page.get_by_role("radio", name="Munchkins leads").focus()
    page.keyboard.press("ArrowDown")
    expect(mix).to_contain_text("Munchkin Russia leads, with Munchkins.")
    expect(page.get_by_role("radio", name="Munchkin Russia leads")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-table", "birch")

    page.get_by_test_id("start-go").click()
    expect(page.get_by_test_id("hand")).to_be_visible()
    named = page.locator(".ribbon .edition")
    expect(named).to_contain_text("Munchkin Russia")
    expect(named).to_have_attribute("title", "Munchkin Russia + Munchkins")
    welcome = next(each for each in said if each["t"] == "Welcome")
    assert welcome["edition"] == "russia+munchkins"
    expect(page.get_by_test_id("hand").locator("[data-card]")).to_have_count(8)


@pytest.mark.rules("ui-menu-options-rules", "lobby-option-rules-before-play", "ui-menu-exit")
def test_options_change_rules_of_the_next_table_and_none_of_one_that_plays(page, serving):
    said = heard(page)
    page.goto(serving.url)
    page.get_by_test_id("menu-options").click()
    page.locator('[data-rule="deal"]').select_option(label="4")
    page.locator('[data-rule="shared_victory"]').check()
    page.get_by_test_id("options").get_by_label("Close").click()
    page.get_by_test_id("menu-start").click()
    page.get_by_test_id("start-players-3").click()
    page.get_by_test_id("start-go").click()
    expect(page.get_by_test_id("hand").locator("[data-card]")).to_have_count(8)
    begun = options_of(said)
    assert (begun["deal"], begun["shared_victory"]) == (4, True)

    page.get_by_test_id("table-options").click()
    dialog = page.get_by_test_id("options")
    expect(dialog).to_contain_text("the next table that you start")
    dialog.locator('[data-rule="shared_victory"]').uncheck()
    dialog.get_by_label("Close").click()
    said.clear()
    page.reload()
    expect(page.get_by_test_id("hand")).to_be_visible()
    assert options_of(said) == begun

    page.get_by_test_id("leave").click()
    page.get_by_test_id("leave-yes").click()
    expect(page.get_by_test_id("menu-start")).to_be_visible()
    expect(page.get_by_test_id("table")).to_have_count(0)
    assert page.url == serving.url


def test_a_host_chooses_how_hard_bots_play_and_whether_they_say_why(page, serving):
    said = heard(page)
    page.goto(serving.url)
    page.get_by_test_id("menu-start").click()
    levels = page.get_by_test_id("start-bot-2").locator("option")
    expect(levels).to_have_text(
        [
            "Bot: easy",
            "Bot: normal",
            "Bot: hard",
            "Bot: random",
            "A friend, by link",
            "At this screen",
        ]
    )
    expect(page.get_by_test_id("start-bot-2")).to_have_value("greedy")
    page.get_by_test_id("start-bot-2").select_option("Bot: easy")
    page.get_by_test_id("start-bot-3").select_option("Bot: hard")
    page.get_by_test_id("manners").locator("summary").click()
    page.get_by_label("Say why").check()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_test_id("start-go").click()
    assert asked.value.post_data_json["reasons"] is True
    expect(page.get_by_test_id("hand")).to_be_visible()
    welcome = next(each for each in said if each["t"] == "Welcome")
    assert welcome["bots"] == [None, "easy", "search", "greedy"]
