"""Take pictures of the mock scenes: python dev/shots.py [scene ...]; the dev server must run."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
SCENES = ["menu", "hand", "fight", "draft", "choice", "victim", "closing", "offer", "flight", "corpse", "over"]
OUT = Path(__file__).parent / "shots"


def main() -> None:
    """Write one picture for each scene and size."""
    OUT.mkdir(exist_ok=True)
    scenes = sys.argv[1:] or SCENES
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for size, (width, height) in SIZES.items():
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme="dark",
                has_touch=size == "phone",
            )
            page.on("console", lambda line: print(line.type, line.text) if line.type == "error" else None)
            page.on("pageerror", lambda error: print("page error", error))
            for scene in scenes:
                query = "" if scene == "menu" else f"?scene={scene}"
                page.goto(f"http://127.0.0.1:5173/dev/{query}")
                page.wait_for_timeout(1400)
                page.screenshot(path=OUT / f"{scene}-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
