"""A server of its own process, and a browser whose page plays at it."""

import json
import re
import signal
import subprocess
import sys

import pytest

from support.repo import SOURCE

WIDE = {"width": 1440, "height": 900}
SETTINGS = {"name": "Ada", "pace": {"window_ms": 120, "reading_ms": 0, "bot_ms": 5}}
SECONDS = 15_000


class Serving:
    """`kickdoor serve` as a process; started again, it has the same address and data."""

    def __init__(self, data):
        self._data = data
        self.port = 0
        self.process = None

    def start(self):
        command = [sys.executable, "-m", "kickdoor.cli.main", "serve", "--no-open"]
        options = ["--port", str(self.port), "--data", str(self._data), "--seed", "e2e"]
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line)[1])
        return self

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(20) == 0
        self.process.stdout.close()

    def restart(self):
        self.stop()
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"


@pytest.fixture(scope="session")
def client():
    """Skip where the browser client is not built."""
    if not (SOURCE / "server" / "static" / "index.html").is_file():
        pytest.skip("the browser client is not built; run: make client")


@pytest.fixture
def serving(client, tmp_path):
    server = Serving(tmp_path / "data").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser(chromium_path):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def page(browser, serving):
    """A page that has never been here, in a quick table's pace; it must not fail anywhere."""
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    context.set_default_timeout(SECONDS)
    context.add_init_script(
        "localStorage.getItem('kickdoor.settings') ||"
        f" localStorage.setItem('kickdoor.settings', {json.dumps(json.dumps(SETTINGS))})"
    )
    page = context.new_page()
    mistakes = []
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    yield page
    context.close()
    assert not mistakes, mistakes
