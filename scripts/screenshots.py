"""Take the pictures in docs/ anew: the menu, a fight at a wide table and on a phone, each edition's table.

Needs Chromium (or KICKDOOR_CHROMIUM=path) and the built client: `make screenshots` sees to both.

    python scripts/screenshots.py                  # all of them
    python scripts/screenshots.py russia           # the table of an edition alone
    python scripts/screenshots.py --into /tmp      # into another folder
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright
from small_png import small_png

DOCS = Path(__file__).resolve().parent.parent / "docs"
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PACE = {"window_ms": 2600, "reading_ms": 400, "bot_ms": 300}
TABLE = {
    "edition": "munchkins",
    "seats": 4,
    "bots": "greedy",
    "options": {},
    "name": "Ada",
    "pace": PACE,
}
SETTLE_MS = 1500
START_SECONDS = 30
FIGHT_SECONDS = 120
FIGHT = "document.querySelector('[data-testid=monster-total]') !== null"
SHOWS = {
    "russia": f"{FIGHT} && document.querySelector('.scene') !== null",
    "ducktales": f"{FIGHT} && document.querySelector('[data-testid=ridden]') !== null",
    "vox-machina": f"{FIGHT} && [...document.querySelectorAll('[data-testid=standie]')]"
    ".some((each) => Number(each.dataset.space) > 2)",
}
"""What the picture of an edition has to show; a script for the page."""

TRANSLATED = "russia-ru"
"""The picture of a table in Russian: an edition and a language."""

EPIC = "epic"
"""The picture of a table at which munchkins are Epic: two doors that I have kicked open."""

TWO_DOORS = "document.querySelector('[data-testid=doorway]') !== null"
MY_DOORS = "document.querySelector('.panel.mine.is-epic') && document.querySelector('.door.mine')"
EPIC_SECONDS = 900
BRISK = {"window_ms": 60_000, "reading_ms": 0, "bot_ms": 250}

EDITION_SECONDS = 240
PATIENT = {"window_ms": 60_000, "reading_ms": 0, "bot_ms": 600}
"""Bots answer a window at once; only a person is waited for so long."""
LEADS_ON = ("ready", "kick-open", "claim", "concede", "loot", "end-turn", "pass")


@contextmanager
def server() -> Iterator[str]:
    """Serve on a free port from an empty folder; yield the address."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    kickdoor = Path(sys.executable).parent / "kickdoor"
    with tempfile.TemporaryDirectory() as folder:
        command = [str(kickdoor), "serve", "--no-open", "--port", str(port), "--data", folder]
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}/health")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(START_SECONDS)


def wait_for(address: str) -> None:
    limit = time.monotonic() + START_SECONDS
    while True:
        try:
            urllib.request.urlopen(address, timeout=2).close()
        except OSError:
            if time.monotonic() > limit:
                raise
            time.sleep(0.1)
        else:
            return


def open_table(page: Page, address: str, **changes: object) -> None:
    """Found a table with bots as the page's own guest, and sit down."""
    answer = page.request.post(
        f"{address}/api/tables",
        data=json.dumps({**TABLE, **changes}),
        headers={"Content-Type": "application/json", "Origin": address},
    )
    page.goto(address + answer.json()["path"])
    page.wait_for_timeout(SETTLE_MS)


def play_until(page: Page, seen: str, seconds: int) -> None:
    """Click what leads on until the page shows what is wanted, or for so long."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit and not page.evaluate(seen):
        lead_on(page)
        page.wait_for_timeout(SETTLE_MS // 10)
    page.locator("[data-testid=refusal]").wait_for(state="detached", timeout=START_SECONDS * 1000)
    page.wait_for_timeout(SETTLE_MS // 3)


def let_bots_play_until(page: Page, seen: str, seconds: int) -> None:
    """Leave the seat to a bot until the page shows what is wanted, then take it back."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit and not page.evaluate(seen):
        press(page, "company-open")
        press(page, "rest")
        left = max(1.0, limit - time.monotonic())
        with suppress(Error):
            page.wait_for_function(seen, timeout=left * 1000, polling=100)
        press(page, "im-back")
        page.wait_for_timeout(SETTLE_MS)


def press(page: Page, name: str) -> None:
    """Press a button even while the page moves, if it comes at all: the game may just be over."""
    with suppress(Error):
        page.get_by_test_id(name).dispatch_event("click", timeout=SETTLE_MS * 4)


def lead_on(page: Page) -> None:
    buttons = [page.locator(f'[data-option="{verb}"]') for verb in LEADS_ON]
    buttons.append(page.locator("[data-testid=picks] button"))
    for button in buttons:
        if button.count():
            with suppress(Error):
                button.first.click(timeout=SETTLE_MS)
            return


def picture(page: Page, into: Path, name: str) -> None:
    (into / f"{name}.png").write_bytes(small_png(page.screenshot()))


def picture_base(browser: Browser, address: str, into: Path) -> None:
    """Take the menu, and a fight of the base deck at a wide table and on a phone."""
    page = browser.new_page(viewport=WIDE)
    page.goto(address)
    page.wait_for_timeout(SETTLE_MS)
    picture(page, into, "menu")
    open_table(page, address)
    play_until(page, FIGHT, FIGHT_SECONDS)
    picture(page, into, "screenshot")
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(SETTLE_MS)
    picture(page, into, "phone")
    page.close()


def picture_edition(browser: Browser, address: str, into: Path, name: str) -> None:
    """Take the table of an edition in a fight that shows what it has of its own."""
    edition, language = (name, "en") if name in SHOWS else name.rsplit("-", 1)
    page = browser.new_page(
        viewport=WIDE, color_scheme="dark", reduced_motion="reduce", locale=language
    )
    open_table(page, address, edition=edition, pace=PATIENT)
    let_bots_play_until(page, SHOWS[edition], EDITION_SECONDS)
    picture(page, into, name)
    page.close()


def picture_epic(browser: Browser, address: str, into: Path) -> None:
    """Take the table of an Epic munchkin who has just kicked two doors in."""
    page = browser.new_page(viewport=WIDE, color_scheme="dark", reduced_motion="reduce")
    open_table(page, address, options={"epic": True}, seats=3, pace=BRISK)
    limit = time.monotonic() + EPIC_SECONDS
    while time.monotonic() < limit and not page.evaluate(TWO_DOORS):
        let_bots_play_until(page, MY_DOORS, EPIC_SECONDS)
        page.locator(".door.mine").click()
        page.wait_for_timeout(SETTLE_MS)
    picture(page, into, EPIC)
    page.close()


def asked_for() -> argparse.Namespace:
    known = (*SHOWS, TRANSLATED, EPIC)
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument(
        "edition", nargs="*", help=f"one of {', '.join(known)}; none: all pictures"
    )
    options.add_argument("--into", type=Path, default=DOCS, help="the folder to write to")
    asked = options.parse_args()
    unknown = [each for each in asked.edition if each not in known]
    if unknown:
        options.error(f"no picture of {unknown[0]}; there are {', '.join(known)}")
    return asked


def main() -> int:
    asked = asked_for()
    names = ("chromium", "chromium-browser", "google-chrome")
    found = (path for name in names if (path := shutil.which(name)))
    browser_path = os.environ.get("KICKDOOR_CHROMIUM") or next(found, None)
    if browser_path is None:
        print("screenshots: no Chromium; install it, or set KICKDOOR_CHROMIUM", file=sys.stderr)
        return 2
    asked.into.mkdir(exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        if not asked.edition:
            picture_base(browser, address, asked.into)
        for edition in asked.edition or (*SHOWS, TRANSLATED, EPIC):
            if edition == EPIC:
                picture_epic(browser, address, asked.into)
            else:
                picture_edition(browser, address, asked.into, edition)
        browser.close()
    print(f"screenshots: {', '.join(sorted(path.name for path in asked.into.glob('*.png')))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
