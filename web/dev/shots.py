"""Take pictures of the mock table: python dev/shots.py [scene ...]; `npm run dev` must run.

Without scenes it takes them all, and what opens on a click as well: menus, a card held close,
options, the light table.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

BASE = "http://127.0.0.1:5173/dev/"
OUT = Path(__file__).parent / "shots"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
SCENES = "menu hand fight draft choice victim closing offer flight corpse over".split()
POTION = '.hand [data-card="tavern/potion-of-yelling"]'


def open_page(browser: Browser, size: str, scheme: str) -> Page:
    """Open a page that says when something goes wrong in it."""
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        has_touch=size == "phone",
    )
    page.on("pageerror", lambda error: print("page error:", error))
    return page


def go(page: Page, scene: str) -> None:
    """Open a scene and wait until it stands still."""
    page.goto(BASE if scene == "menu" else f"{BASE}?scene={scene}")
    page.wait_for_selector("main")
    page.wait_for_timeout(1400)


def shot(page: Page, name: str) -> None:
    """Take a picture when motion has ended."""
    page.wait_for_timeout(500)
    page.screenshot(path=OUT / f"{name}.png")


def start(page: Page) -> None:
    page.get_by_test_id("menu-start").click()


def options(page: Page) -> None:
    page.get_by_test_id("menu-options").click()


def credits_page(page: Page) -> None:
    page.get_by_test_id("menu-about").click()
    page.get_by_test_id("credits").click()


def card_menu(page: Page) -> None:
    page.locator(POTION).click()


def examine(page: Page) -> None:
    page.locator(POTION).click()
    page.get_by_test_id("examine").click()


def seat(page: Page) -> None:
    page.locator('.opponents [data-seat="2"] .head').click()


def confirm(page: Page) -> None:
    page.locator('.actions [data-option="concede"]').click()


def side(page: Page) -> None:
    page.locator(".more").click()


CLICKS: list[tuple[str, str, str, Callable[[Page], None]]] = [
    ("start", "desk", "menu", start),
    ("options", "desk", "menu", options),
    ("credits", "desk", "menu", credits_page),
    ("card-menu", "desk", "fight", card_menu),
    ("examine", "desk", "fight", examine),
    ("seat", "desk", "fight", seat),
    ("confirm", "desk", "fight", confirm),
    ("start-phone", "phone", "menu", start),
    ("card-menu-phone", "phone", "fight", card_menu),
    ("examine-phone", "phone", "fight", examine),
    ("side-phone", "phone", "fight", side),
]


def main() -> None:
    """Write one picture for each scene and size."""
    OUT.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for size in SIZES:
            page = open_page(browser, size, "dark")
            for scene in sys.argv[1:] or SCENES:
                go(page, scene)
                shot(page, f"{scene}-{size}")
            page.close()
        for name, size, scene, act in [] if sys.argv[1:] else CLICKS:
            page = open_page(browser, size, "light" if "phone" in name else "dark")
            go(page, scene)
            act(page)
            shot(page, name)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
