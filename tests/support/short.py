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


def written_to(parent):
    """Write the set into a folder of its name, and return that."""
    folder = parent / "short"
    folder.mkdir()
    (folder / "pack.yaml").write_text(SHORT, "utf-8")
    return folder


def lucky_seed(folder, seats):
    """Return the first seed by which most seats are dealt a curse, and most an item."""
    for number in range(2_000):
        seed = f"together-{number}"
        game = Game.new([str(folder)], [f"seat {seat}" for seat in range(seats)], {}, seed)
        hands = [
            {CARDS[card.id].kind for card in game.view(seat).you.hand} for seat in range(seats)
        ]
        if all(sum(kind in hand for hand in hands) > seats // 2 for kind in ("curse", "item")):
            return seed
    raise AssertionError("no deal fits: are there still items and curses?")
