"""Pictures of what opens on a click: menus, a card held close, options, the light table."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

OUT = Path(__file__).parent / "shots"
BASE = "http://127.0.0.1:5173/dev/"


def shot(page: Page, name: str) -> None:
    """Wait for motion to end and take the picture."""
    page.wait_for_timeout(500)
    page.screenshot(path=OUT / f"{name}.png")


def main() -> None:
    """Click through the page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900}, color_scheme="dark")
        page.on("pageerror", lambda error: print("page error", error))
        page.goto(BASE)
        page.get_by_test_id("menu-start").click()
        shot(page, "start")
        page.get_by_test_id("start-back").click()
        page.get_by_test_id("menu-options").click()
        shot(page, "options")
        page.keyboard.press("Escape")
        page.get_by_test_id("menu-about").click()
        page.get_by_test_id("credits").click()
        shot(page, "credits")
        page.goto(BASE + "?scene=fight")
        page.wait_for_timeout(900)
        page.locator('.hand [data-card="tavern/potion-of-yelling"]').click()
        shot(page, "card-menu")
        page.get_by_test_id("examine").click()
        shot(page, "examine")
        page.keyboard.press("Escape")
        page.locator('.opponents [data-seat="2"] .head').click()
        shot(page, "seat")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Run away").click()
        shot(page, "confirm")
        light = browser.new_page(viewport={"width": 1440, "height": 900}, color_scheme="light")
        for scene in ("fight", "closing"):
            light.goto(BASE + f"?scene={scene}")
            light.wait_for_timeout(900)
            shot(light, f"{scene}-light")
        light.goto(BASE)
        shot(light, "menu-light")
        phone = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True)
        phone.goto(BASE)
        phone.get_by_test_id("menu-start").click()
        shot(phone, "start-phone")
        phone.goto(BASE + "?scene=fight")
        phone.wait_for_timeout(900)
        phone.locator('.hand [data-card="tavern/potion-of-yelling"]').click()
        shot(phone, "card-menu-phone")
        phone.get_by_test_id("examine").click()
        shot(phone, "examine-phone")
        phone.get_by_test_id("examine-close").click()
        phone.locator(".more").click()
        shot(phone, "side-phone")
        browser.close()


if __name__ == "__main__":
    main()
