"""A set that is won soon, and a deal of it in which much can come up early."""

from kickdoor import Game
from support.opening import CARDS

SHORT = """\
# The base deck, won at the fourth level, with twice the cards in hand.
id: short
name: A short game
hidden: true
requires: [munchkins]
switches: {goal: 4, deal_doors: 4, deal_treasures: 4}
"""


def offered_in(home, monkeypatch):
    """Write the set into a folder, and let every server that is started now offer it."""
    (home / "short").mkdir()
    (home / "short" / "pack.yaml").write_text(SHORT, "utf-8")
    monkeypatch.setenv("KICKDOOR_PACKS", str(home))
    monkeypatch.setenv("KICKDOOR_HIDDEN", "short")


def lucky_seed(seats):
    """Return the first seed by which most seats are dealt a curse, and most an item."""
    for number in range(2_000):
        seed = f"together-{number}"
        game = Game.new(["short"], [f"seat {seat}" for seat in range(seats)], {}, seed)
        hands = [
            {CARDS[card.id].kind for card in game.view(seat).you.hand} for seat in range(seats)
        ]
        if all(sum(kind in hand for hand in hands) > seats // 2 for kind in ("curse", "item")):
            return seed
    raise AssertionError("no deal fits: are there still items and curses?")
