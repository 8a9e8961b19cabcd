"""Four people in four browsers and two bots play a whole game together, whatever happens to them.

The people do what leads on, and see to it that three things come up: a trade, a help that is bargained
for, and a curse from a bystander in the last moment of a fight that looks won. On the way one page is
refreshed, one loses its line for half a minute, and the server is killed in the middle of a fight.
"""

import os
import time

import pytest
from playwright.sync_api import expect

from kickdoor import Game
from kickdoor.core.log import Log
from support.friends import Company, Friend
from support.line import Line
from support.rows import came_up, rows_of
from support.serving import Serving
from support.short import lucky_seed, offered_in

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(
        "KICKDOOR_TOGETHER" not in os.environ, reason="takes minutes; run: make together"
    ),
]

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
SEATS = 6
SECONDS_OFF = 30
PATIENCE = 60_000
LONGEST = 1800


@pytest.fixture
def serving(client, tmp_path, monkeypatch):
    """A server of a game that is won at a low level, and dealt so that much comes up early."""
    offered_in(tmp_path, monkeypatch)
    server = Serving(tmp_path / "data", lucky_seed(SEATS)).start()
    yield server
    server.stop()


@pytest.fixture
def line(serving):
    """The line of the last of them."""
    line = Line(serving.port)
    yield line
    line.close()


@pytest.fixture
def friends(serving, line, visitors):
    """The four at a table of six, and its name; bots have the other two seats."""
    pace = {"window_ms": 600_000, "reading_ms": 0, "bot_ms": 5}
    pages = visitors(PEOPLE, pace=pace, edition="short")
    found = [Friend(page, name) for page, name in zip(pages, PEOPLE, strict=True)]
    for friend in found:
        friend.page.set_default_timeout(PATIENCE)
    page = found[0].page
    page.goto(serving.url)
    page.get_by_test_id("menu-start").click()
    page.get_by_test_id(f"start-players-{SEATS}").click()
    for seat in range(2, SEATS + 1):
        kind = "open" if seat <= len(PEOPLE) else "greedy"
        page.get_by_test_id(f"start-bot-{seat}").select_option(kind)
    page.get_by_test_id("start-go").click()
    expect(page.get_by_test_id("lobby")).to_be_visible(timeout=PATIENCE)
    addresses = [page.url, page.url, page.url.replace(str(serving.port), str(line.port))]
    for friend, address in zip(found[1:], addresses, strict=True):
        friend.page.goto(address)
        friend.page.get_by_test_id("join-go").click()
    for friend in found:
        friend.settle()
    return found


@pytest.mark.timeout(LONGEST)
def test_four_browsers_and_two_bots_play_a_whole_game_whatever_happens(friends, serving, line):
    ada, ben, _, dan = friends
    table = ada.page.url.rsplit("/", 1)[-1]
    company = Company(friends)

    company.play(until=ben.sees_a_fight)
    before = ben.hand()
    ben.page.reload()
    ben.settle()
    assert ben.hand() == before

    company.play(until=ada.sees_a_fight)
    survives_a_kill(friends, serving, table)

    loses_the_line(dan, line, Company(friends[:3], company))

    company.play(until=lambda: all(friend.look()["winner"] for friend in friends))
    digests = {friend.digest() for friend in friends}
    log = Log.loads(ada.page.request.get(f"{serving.url}api/tables/{table}/log").text())
    assert digests == {Game.replay(log).digest()}
    people = {friend.seat for friend in friends}
    assert came_up(log, people) == {"trade", "help", "curse"}


def survives_a_kill(friends, serving, table):
    """Kill the server; everybody comes back to what they had, and nothing that was told is lost."""
    hands = [friend.hand() for friend in friends]
    serving.kill()
    told = max(friend.told for friend in friends)
    kept = rows_of(serving.data, table)
    assert len(kept) >= told
    for friend in friends:
        expect(friend.lost).to_be_visible(timeout=PATIENCE)
    serving.start()
    for friend in friends:
        expect(friend.lost).to_have_count(0, timeout=PATIENCE)
    assert rows_of(serving.data, table)[: len(kept)] == kept
    assert [friend.hand() for friend in friends] == hands


def loses_the_line(friend, line, others):
    """Cut one page's line for a while, in which the others do what they can without it."""
    seat = friend.seat
    line.cut()
    expect(friend.lost).to_be_visible(timeout=PATIENCE)
    back_at = time.monotonic() + SECONDS_OFF
    others.play(until=lambda: time.monotonic() > back_at)
    line.mend()
    expect(friend.lost).to_have_count(0, timeout=PATIENCE)
    assert friend.seat == seat
