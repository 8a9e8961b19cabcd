"""A game whose opening shows much at once, and three people who sit down to it by clicks.

The seed is looked for with the engine, so that a change of the cards only changes the seed.
"""

from dataclasses import dataclass
from functools import cache

from playwright.sync_api import expect

from kickdoor import Game
from kickdoor.core.decisions import Refused
from kickdoor.lang.pack import load_packs

PLAYERS = ("Ada", "Ben", "Cleo")
HOUSE_RULES = {"deal": 4}
"""Eight cards each: a hand that shows more."""

CARDS = {card.ident: card for card in load_packs(["munchkins"])[-1].definitions}


@dataclass(frozen=True)
class Opening:
    """What Ada and Ben hold that the tests need; Ada begins, and finds a monster behind the door."""

    seed: str
    worn: str
    """An item that Ada wears before the first turn."""
    goods: str
    """Another item in Ada's hand, which can be worn, sold and (in play) traded."""
    trait: dict[str, str]
    """Ben's class and race, put into play before the first turn."""
    meddling: str
    """A one-shot in Ben's hand for either side of a fight."""


@cache
def opening() -> Opening:
    """Return the first opening that fits."""
    for number in range(20_000):
        found = _fitting(f"opening-{number}")
        if found is not None:
            return found
    raise AssertionError("no opening fits: is there still an item, a class, a race, a one-shot?")


def _fitting(seed: str) -> Opening | None:
    game = Game.new(["munchkins"], list(PLAYERS), HOUSE_RULES, seed)
    ada, ben = ([card.id for card in game.view(seat).you.hand] for seat in (0, 1))
    items = [each for each in ada if _is_plain_item(each)]
    traits = {CARDS[each].group: each for each in ben if CARDS[each].kind == "identity"}
    shots = [each for each in ben if CARDS[each].kind == "one-shot"]
    once = len(set(ada)) == len(ada) and len(set(ben)) == len(ben)
    if not (once and len(items) >= 2 and len(traits) == 2 and shots):
        return None
    found = Opening(seed, items[0], items[1], traits, shots[0])
    return found if _leads_to_a_fight(game, found) else None


def _is_plain_item(ident: str) -> bool:
    card = CARDS[ident]
    worn = card.kind == "item" and bool(card.slot) and not card.big and card.usable_by is None
    return worn and card.value > 0 and not card.abilities


def _leads_to_a_fight(game: Game, found: Opening) -> bool:
    """Tell whether Ada begins, can sell and play, and finds what Ben can make stronger."""
    try:
        game.step(0, f"play:{found.worn}")
        for ident in found.trait.values():
            game.step(1, f"play:{ident}")
        for seat in range(3):
            game.step(seat, "ready")
        if game.view(0).table.active != 0 or game.why_not(0, f"sell:{found.goods}") is not None:
            return False
        if game.why_not(0, f"play:{found.goods}") is not None:
            return False
        game.step(0, "kick-open")
        before = game.view(0).fight
        game.step(1, f"play:{found.meddling}>monsters")
        after = game.view(0).fight
    except Refused:
        return False
    return before is not None and after is not None and after.monsters > before.monsters


class Person:
    """Somebody at a page who does what the tests say, by clicks."""

    def __init__(self, page):
        self.page = page

    @property
    def hand(self):
        return self.page.get_by_test_id("hand")

    @property
    def side(self):
        return self.page.get_by_test_id("side-menu")

    def card(self, ident, zone=None):
        """Return a card in hand, or in a zone such as ``table:0``."""
        place = self.hand if zone is None else self.page.locator(f'[data-zone="{zone}"]')
        return place.locator(f'[data-card="{ident}"]').first

    def menu_of(self, ident, zone=None):
        """Open a card's menu and return it."""
        self.page.keyboard.press("Escape")
        self.card(ident, zone).click(position={"x": 44, "y": 60})
        menu = self.page.get_by_test_id("card-menu")
        expect(menu).to_be_visible()
        return menu

    def use(self, ident, key, zone=None):
        """Choose an option from a card's menu."""
        self.menu_of(ident, zone).locator(f'[data-option^="{key}"]').first.click()

    def choose(self, key):
        """Click an option's big button, or a pick."""
        self.page.locator(f'[data-option="{key}"]:visible').first.click()

    def open_table(self, url):
        """Lay the table with two free chairs, through the menu; return its address."""
        page = self.page
        page.goto(url)
        page.get_by_test_id("menu-options").click()
        page.locator('[data-rule="deal"]').select_option(label="4")
        page.get_by_test_id("options").get_by_label("Close").click()
        page.get_by_test_id("menu-start").click()
        page.get_by_test_id("start-players-3").click()
        page.get_by_test_id("start-name").fill(PLAYERS[0])
        for seat in (2, 3):
            page.get_by_test_id(f"start-bot-{seat}").select_option("open")
        page.get_by_test_id("start-go").click()
        expect(page.get_by_test_id("lobby")).to_be_visible()
        return page.get_by_test_id("invite-link").input_value()

    def sit_down(self, address, name):
        """Take a chair at a table by its link."""
        self.page.goto(address)
        self.page.get_by_test_id("join-name").fill(name)
        self.page.get_by_test_id("join-go").click()
        expect(self.page.get_by_test_id("join-go")).to_have_count(0)


def play_to_the_first_turn(people, found):
    """Put into play what the opening has for it, until Ada stands before her first door."""
    ada, ben, _ = people
    for person in people:
        expect(person.hand).to_be_visible()
    ada.use(found.worn, "play:")
    expect(ada.card(found.worn, "table:0")).to_be_visible()
    for ident in found.trait.values():
        ben.use(ident, "play:")
        expect(ben.card(ident, "table:1")).to_be_visible()
    for person in people:
        person.choose("ready")
    for person in people:
        phase = person.page.get_by_test_id("phase")
        expect(phase).to_have_attribute("data-phase", "start")
