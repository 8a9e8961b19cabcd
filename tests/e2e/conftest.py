"""A server of its own process, and a browser whose page plays at it."""

import json
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import expect

from support.opening import PLAYERS, Person, opening, play_to_the_first_turn
from support.repo import SOURCE
from support.serving import Serving

WIDE = {"width": 1440, "height": 900}
SETTINGS = {
    "name": "Ada",
    "edition": "munchkins",
    "pace": {"window_ms": 120, "reading_ms": 0, "bot_ms": 5},
}
SECONDS = 15_000
expect.set_options(timeout=SECONDS)


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


@pytest.fixture(scope="module")
def browser(chromium_path):
    """A browser; while it runs, this process can start no event loop of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextmanager
def visitor(browser, **settings):
    """A page that has never been here; it must not fail anywhere."""
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    context.set_default_timeout(SECONDS)
    kept = json.dumps({**SETTINGS, **settings})
    context.add_init_script(
        "localStorage.getItem('kickdoor.settings') ||"
        f" localStorage.setItem('kickdoor.settings', {json.dumps(kept)})"
    )
    page = context.new_page()
    mistakes = []
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    yield page
    context.close()
    assert not mistakes, mistakes


@pytest.fixture
def page(browser, serving):
    """A page that has never been here, in a quick table's pace."""
    with visitor(browser) as page:
        yield page


@pytest.fixture
def visitors(browser):
    """Make pages of people who have never been here, each with a name and some settings."""
    with ExitStack() as stack:
        yield lambda names, **settings: [
            stack.enter_context(visitor(browser, name=name, **settings)) for name in names
        ]


@pytest.fixture(scope="module")
def three(browser, client, tmp_path_factory):
    """Three people in three browsers at the start of the first turn: Ada, Ben and Cleo."""
    found = opening()
    server = Serving(tmp_path_factory.mktemp("three"), found.seed).start()
    patient = {"window_ms": 600_000, "reading_ms": 0, "bot_ms": 5}
    with ExitStack() as stack:
        stack.callback(server.stop)
        pages = [stack.enter_context(visitor(browser, pace=patient)) for _ in PLAYERS]
        people = [Person(page) for page in pages]
        address = people[0].open_table(server.url)
        for person, name in zip(people[1:], PLAYERS[1:], strict=True):
            person.sit_down(address, name)
        play_to_the_first_turn(people, found)
        yield people


@pytest.fixture
def onlooker(browser, three):
    """Somebody without a seat at the three's table."""
    with visitor(browser) as page:
        page.goto(three[0].page.url)
        expect(page.get_by_test_id("table")).to_be_visible()
        yield page
