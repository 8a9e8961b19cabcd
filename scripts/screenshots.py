"""Take the pictures in docs/ anew: the menu, a fight at a wide table, the same on a phone.

Needs Chromium (or KICKDOOR_CHROMIUM=path) and the built client: `make screenshots` sees to both.
"""

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

from playwright.sync_api import Error, Page, sync_playwright

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


def open_table(page: Page, address: str) -> None:
    """Found a table with bots as the page's own guest, and sit down."""
    answer = page.request.post(
        f"{address}/api/tables",
        data=json.dumps(TABLE),
        headers={"Content-Type": "application/json", "Origin": address},
    )
    page.goto(address + answer.json()["path"])
    page.wait_for_timeout(SETTLE_MS)
    play_to_a_fight(page)


def play_to_a_fight(page: Page) -> None:
    """Click what leads on until a monster is on the stage."""
    limit = time.monotonic() + FIGHT_SECONDS
    while time.monotonic() < limit:
        if page.get_by_test_id("monster-total").count():
            page.wait_for_timeout(SETTLE_MS)
            return
        for verb in LEADS_ON:
            button = page.locator(f'[data-option="{verb}"]')
            if button.count():
                with suppress(Error):
                    button.first.click(timeout=SETTLE_MS)
                break
        page.wait_for_timeout(SETTLE_MS // 5)


def main() -> int:
    names = ("chromium", "chromium-browser", "google-chrome")
    found = (path for name in names if (path := shutil.which(name)))
    browser_path = os.environ.get("KICKDOOR_CHROMIUM") or next(found, None)
    if browser_path is None:
        print("screenshots: no Chromium; install it, or set KICKDOOR_CHROMIUM", file=sys.stderr)
        return 2
    DOCS.mkdir(exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page(viewport=WIDE)
        page.goto(address)
        page.wait_for_timeout(SETTLE_MS)
        page.screenshot(path=DOCS / "menu.png")
        open_table(page, address)
        page.screenshot(path=DOCS / "screenshot.png")
        page.set_viewport_size(PHONE)
        page.wait_for_timeout(SETTLE_MS)
        page.screenshot(path=DOCS / "phone.png")
        browser.close()
    print(f"screenshots: {', '.join(sorted(path.name for path in DOCS.glob('*.png')))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
