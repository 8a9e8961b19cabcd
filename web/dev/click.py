"""Play a table by clicks alone: python dev/click.py [address] [seconds] [pictures every n clicks].

It starts a game from the menu and clicks whatever is offered, choosing at random. What it cannot
find by clicking, a player could not find either.
"""

import random
import sys
import time
from pathlib import Path

from playwright.sync_api import Page, WebSocket, sync_playwright

OUT = Path(__file__).parent / "shots"
WANTED = ("claim", "pass", "kick-open", "ready", "loot", "end-turn", "flee", "accept")


def offered(page: Page) -> list[str]:
    """Return the selectors of what can be clicked now, without the menus of cards."""
    return page.evaluate(
        """() => [...document.querySelectorAll('[data-option]')]
        .filter(e => !e.disabled && e.offsetParent !== null && !e.closest('[role=menu]'))
        .map(e => e.dataset.option)"""
    )


def watch(line: WebSocket) -> None:
    """Print what goes over the socket."""
    if "/api/" in line.url:
        line.on("framesent", lambda text: print("  >", str(text)[:300]))
        line.on("framereceived", lambda text: print("  <", str(text)[:6000]))


def choose(page: Page, chance: random.Random) -> str | None:
    """Click something; return its key."""
    if page.get_by_test_id("confirm-yes").count():
        page.get_by_test_id("confirm-yes").click()
        return "(confirmed)"
    if chance.random() < 0.25:
        cards = page.locator(".hand .card:not(.dim), .mine .card.ready")
        if cards.count() > 0:
            cards.nth(chance.randrange(cards.count())).click(timeout=1500, force=True)
            items = page.locator("[data-testid=card-menu] [data-option]")
            if items.count():
                item = items.nth(chance.randrange(items.count()))
                key = item.get_attribute("data-option")
                item.click(timeout=1500)
                return f"(menu) {key}"
            page.keyboard.press("Escape")
    options = [key for key in offered(page) if not key.startswith("withdraw")]
    if not options:
        return None
    likely = [key for key in options if key.split(":")[0] in WANTED]
    key = chance.choice(likely if likely and chance.random() < 0.5 else options)
    page.locator(f'[data-option="{key}"]:visible').first.click(timeout=1500)
    return key


def main() -> None:
    """Play until somebody wins or the time is up."""
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:5173/"
    limit = float(sys.argv[2]) if len(sys.argv) > 2 else 120
    every = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    chance = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 4)
    OUT.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900}, color_scheme="dark")
        page.on("pageerror", lambda error: print("page error:", error))
        page.on("console", lambda line: line.type == "error" and print("console:", line.text))
        if "--frames" in sys.argv:
            page.on("websocket", lambda line: watch(line))
        page.add_init_script(
            "localStorage.getItem('kickdoor.settings') || localStorage.setItem('kickdoor.settings',"
            "JSON.stringify({name:'Ada',pace:{window_ms:700,reading_ms:100,bot_ms:60}}))"
        )
        page.goto(address)
        page.get_by_test_id("menu-start").click()
        page.get_by_test_id("start-players-4").click()
        page.get_by_test_id("start-go").click()
        end = time.monotonic() + limit
        clicks = 0
        while time.monotonic() < end and not page.get_by_test_id("winner").count():
            try:
                key = choose(page, chance)
            except Exception as error:
                print("missed:", " / ".join(line.strip() for line in str(error).splitlines()[:14])[:600])
                page.keyboard.press("Escape")
                continue
            if key is None:
                page.wait_for_timeout(60)
                continue
            clicks += 1
            print(clicks, key, "|", page.get_by_test_id("prompt").inner_text())
            if every and clicks % every == 0:
                page.screenshot(path=OUT / f"play-{clicks}.png")
            page.wait_for_timeout(40)
        page.wait_for_timeout(500)
        page.screenshot(path=OUT / "play-end.png")
        print("winner" if page.get_by_test_id("winner").count() else "time is up")
        browser.close()


if __name__ == "__main__":
    main()
