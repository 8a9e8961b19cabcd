"""Playing by clicks alone: what cannot be found by clicking, a player could not find either."""

import random
import time

from playwright.sync_api import Error, expect

LOOK = """() => {
    const there = name => document.querySelector(`[data-testid=${name}]`) !== null
    return {
        confirm: there('confirm-yes'),
        phase: document.querySelector('[data-testid=phase]')?.dataset.phase,
        picks: there('picks'),
        winner: there('winner'),
        keys: [...document.querySelectorAll('[data-option]')]
            .filter(e => !e.disabled && e.offsetParent !== null && !e.closest('[role=menu]'))
            .map(e => e.dataset.option),
    }
}"""

# What leads on, most wanted first; the rest is tried now and then.
EAGER = ("claim", "ready", "kick-open", "loot", "flee", "end-turn", "concede", "pass", "decline")
IDLE = ("withdraw", "trade", "unequip", "drop", "back", "ask")
QUICK = 350


class Clicker:
    """Somebody at a page who clicks, sensibly on the whole and at random in the details."""

    def __init__(self, page, seed=1):
        self.page = page
        self.chance = random.Random(seed)
        self.clicks = []

    # -- from the menu to the table -----------------------------------------------------------

    def start(self, url, players=3, bot="greedy"):
        """Start a game from the menu."""
        page = self.page
        page.goto(url)
        page.get_by_test_id("menu-start").click()
        page.get_by_test_id(f"start-players-{players}").click()
        for seat in range(2, players + 1):
            page.get_by_test_id(f"start-bot-{seat}").select_option(bot)
        page.get_by_test_id("start-go").click()
        expect(page.get_by_test_id("prompt")).to_be_visible()

    # -- looking ------------------------------------------------------------------------------

    def look(self):
        """Return what is on the page: questions, a winner, and the keys of what can be clicked."""
        return self.page.evaluate(LOOK)

    def offered(self):
        """Return the keys of the buttons that can be clicked now, menus of cards left out."""
        return self.look()["keys"]

    def prompt(self):
        return self.page.get_by_test_id("prompt").inner_text()

    def hand(self):
        cards = self.page.locator("[data-testid=hand] [data-card]")
        return cards.evaluate_all("cards => cards.map(card => card.dataset.card)")

    # -- clicking -----------------------------------------------------------------------------

    def click(self, key):
        """Click an option's button."""
        self.page.locator(f'[data-option="{key}"]:visible').first.click(timeout=QUICK, force=True)
        self.clicks.append(key)

    def use_a_card(self):
        """Open the menu of some card of one's own and choose from it; tell whether one was."""
        cards = self.page.locator("[data-testid=hand] .card.ready")
        count = cards.count()
        if not count:
            return False
        cards.nth(self.chance.randrange(count)).click(
            timeout=QUICK, force=True, position={"x": 14, "y": 40}
        )
        items = self.page.locator("[data-testid=card-menu] [data-option]:enabled")
        keys = items.evaluate_all("items => items.map(item => item.dataset.option)")
        wanted = [key for key in keys if not key.startswith(IDLE)]
        if not wanted:
            self.page.keyboard.press("Escape")
            return False
        items.nth(keys.index(self.chance.choice(wanted))).click(timeout=QUICK, force=True)
        self.clicks.append("card")
        return True

    def act(self, seen):
        """Do one thing about what was seen; tell whether there was one to do."""
        if seen["confirm"]:
            self.page.get_by_test_id("confirm-yes").click(timeout=QUICK, force=True)
            return True
        keys = seen["keys"]
        if seen["picks"]:
            picks = [key for key in keys if key.startswith(("pick", "take", "done")) or ">" in key]
            if picks or keys:
                self.click(self.chance.choice(picks or keys))
            return bool(picks or keys)
        if self.chance.random() < 0.35 and self.use_a_card():
            return True
        for verb in EAGER:
            fitting = [key for key in keys if key.partition(":")[0] == verb]
            if fitting:
                self.click(self.chance.choice(fitting))
                return True
        rest = [key for key in keys if not key.startswith(IDLE)]
        if rest:
            self.click(self.chance.choice(rest))
            return True
        return self.use_a_card()

    def play(self, until, seconds=120):
        """Click until something holds for what is seen on the page.

        A click may come too late: bots act, and what was offered is gone. That is no mistake.
        """
        end = time.monotonic() + seconds
        while not until(seen := self.look()):
            assert time.monotonic() < end, f"{self.prompt()} after {self.clicks[-12:]}"
            try:
                acted = self.act(seen)
            except Error:
                self.page.keyboard.press("Escape")
                continue
            if not acted:
                self.page.wait_for_timeout(25)
