"""People who sit at pages of one table, and see to it that certain things come up between them.

They click within the page: what counts is what it offers, and how soon a machine draws it does not.
"""

import json
import random
import time
from collections import Counter

from playwright.sync_api import expect

from support.rows import card_of

PATIENCE = 60_000
STALLED = 240
MOST_TRIES = 3
MOST_CURSES = 3
"""More would only make the game longer."""

LOOK = """() => {
    const there = query => document.querySelector(query) !== null
    document.querySelectorAll('[data-testid=side-menu] .heading[aria-expanded=false]')
        .forEach(each => each.click())
    const claim = document.querySelector('[data-testid=fight][data-stage=claim]')
    return {
        claim: claim && { main: claim.dataset.main, helper: claim.dataset.helper },
        confirm: there('[data-testid=confirm-yes]'),
        picks: there('[data-testid=picks]'),
        winner: there('[data-testid=winner]'),
        fight: there('[data-testid=fight]'),
        offers: [...document.querySelectorAll('[data-offer]')].map(({ dataset }) =>
            ({ id: dataset.offer, kind: dataset.kind, by: Number(dataset.by) })),
        keys: [...document.querySelectorAll('[data-option]')]
            .filter(each => !each.disabled && !each.closest('[role=menu]'))
            .map(each => each.dataset.option),
    }
}"""

CLICK = """query => {
    const found = [...document.querySelectorAll(query)].find(each => !each.disabled)
    found?.click()
    return found !== undefined
}"""

CARD = "*"
GEAR = {"item", "identity", "follower", "level-card"}
EAGER = ("claim", "ready", "kick-open", "loot", "flee", "end-turn", "concede", "pass", "decline")
LEFT_ALONE = (
    *("withdraw", "trade", "unequip", "drop", "back", "ask", "counter", "accept"),
    *("play", "use", "show", "equip", "carry", "sell", "lay"),
)


class Friend:
    """Somebody at a page, in a seat."""

    def __init__(self, page, name):
        self.page = page
        self.name = name
        self.told = 0
        self.seat = None
        self.wants = ()
        """What is wanted of each pick in turn; ``CARD`` is any card."""
        self.tries = Counter()
        self.clicks = []
        self._chance = random.Random(name)
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, data):
        message = json.loads(data)
        if message["t"] == "Update":
            self.told = max(self.told, message["seq"])
        elif message["t"] == "Welcome":
            self.seat = message["you"]

    @property
    def lost(self):
        return self.page.get_by_test_id("connection-lost")

    def settle(self):
        """Wait until the page shows the own hand."""
        expect(self.page.get_by_test_id("hand")).to_be_visible(timeout=PATIENCE)

    def look(self):
        return self.page.evaluate(LOOK)

    def sees_a_fight(self):
        return self.look()["fight"]

    def hand(self):
        cards = self.page.locator("[data-testid=hand] [data-card]")
        return cards.evaluate_all("cards => cards.map(card => card.dataset.card)")

    def digest(self):
        """Return what the page shows of how the game ended."""
        shown = self.page.get_by_test_id("digest")
        expect(shown).to_be_visible(timeout=PATIENCE)
        return shown.get_attribute("data-digest")

    # -- doing --------------------------------------------------------------------------------

    def click(self, key):
        """Click an option, if it is still there; tell whether it was."""
        self.clicks.append(key)
        self.tries[key] += 1
        return self.page.evaluate(CLICK, f'[data-option="{key}"]')

    def go_on(self, seen):
        """Finish what was begun; tell whether something was."""
        if seen["confirm"]:
            return self.page.evaluate(CLICK, "[data-testid=confirm-yes]")
        keys = [key for key in seen["keys"] if key != "back"]
        picks = [key for key in keys if ">" in key] or keys
        return bool(picks) and self.click(self._wanted(picks))

    def _wanted(self, keys):
        for want in self.wants[keys[0].count(">") - 1 :]:
            for key in keys:
                end = key.rpartition(">")[2]
                if end == want or (want == CARD and "/" in end):
                    return key
        return self._chance.choice(keys)

    def lead_on(self, seen):
        """Do what leads on, and put on whatever helps; tell whether there was something to do."""
        keys = seen["keys"]
        self.wants = ()
        gear = [key for key in playable(keys, GEAR) if self.tries[key] < MOST_TRIES]
        if gear:
            return self.click(gear[0])
        for verb in EAGER:
            fitting = [key for key in keys if key.partition(":")[0] == verb]
            if fitting:
                return self.click(self._chance.choice(fitting))
        rest = [key for key in keys if not key.startswith(LEFT_ALONE)]
        return bool(rest) and self.click(self._chance.choice(rest))


def playable(keys, kinds):
    """Return the keys that play a card of some kinds."""
    return [key for key in keys if key.startswith("play:") and card_of(key).kind in kinds]


def having(keys, verb):
    """Return the keys of a verb with a head."""
    return [key for key in keys if key.startswith(f"{verb}:")]


class Company:
    """Friends at one table, and what has come up between them."""

    def __init__(self, friends, before=None):
        self.friends = friends
        self.done = before.done if before is not None else set()
        self._seats = {friend.seat for friend in friends}
        self._curses = 0

    def play(self, until):
        """Let everybody act in turn until something holds."""
        acted_at = time.monotonic()
        while not until():
            acted = [self._turn(friend) for friend in self.friends]
            if any(acted):
                acted_at = time.monotonic()
            else:
                self.friends[0].page.wait_for_timeout(20)
            quiet = time.monotonic() - acted_at
            assert quiet < STALLED, [(each.look(), each.clicks[-6:]) for each in self.friends]

    def _turn(self, friend):
        """Let one of them do one thing; tell whether there was one."""
        seen = friend.look()
        if seen["winner"]:
            return False
        if seen["confirm"] or seen["picks"]:
            return friend.go_on(seen)
        for special in (self._answer, self._trade, self._ask, self._curse):
            if special(friend, seen):
                return True
        keys = seen["keys"]
        if having(keys, "withdraw") and "pass" not in keys:
            return False
        return friend.lead_on(seen)

    def _others(self, friend, keys):
        return [key for key in keys if int(key.partition("@")[2]) in self._seats - {friend.seat}]

    def _begin(self, friend, key, *wants):
        friend.wants = wants
        return friend.tries[key] < MOST_TRIES and friend.click(key)

    def _answer(self, friend, seen):
        """Take a trade, or help at a price; name a price where help is asked for."""
        for offer in seen["offers"]:
            accept, counter = f"accept:{offer['id']}", f"counter:{offer['id']}"
            if offer["by"] not in self._seats or accept not in seen["keys"]:
                continue
            if offer["kind"] == "help" and counter in seen["keys"]:
                return self._begin(friend, counter, "1", "first", "done")
            if self._begin(friend, accept):
                self.done.add(offer["kind"])
                return True
        return False

    def _trade(self, friend, seen):
        others = self._others(friend, having(seen["keys"], "trade"))
        if "trade" in self.done or not others:
            return False
        goods = friend.page.locator(f'[data-zone~="table:{friend.seat}"] [data-card]').count()
        return bool(goods) and self._begin(friend, others[0], CARD, "for", CARD, "done")

    def _ask(self, friend, seen):
        """Ask for help where a fight looks lost, and once in any case."""
        others = self._others(friend, having(seen["keys"], "ask"))
        needless = "service" in self.done and "claim" in seen["keys"]
        return bool(others) and not needless and self._begin(friend, others[0], "0", "done")

    def _curse(self, friend, seen):
        """Curse whoever has just claimed a win, from outside the fight."""
        curses = playable(seen["keys"], {"curse"})
        claim = seen["claim"]
        if claim is None or str(friend.seat) in claim.values() or "pass" not in seen["keys"]:
            return False
        if self._curses >= MOST_CURSES or not curses:
            return False
        self._curses += 1
        return self._begin(friend, curses[0], f"@{claim['main']}")
