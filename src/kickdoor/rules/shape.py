"""Shape: what stands where in a ruling, said once for the checks, the schema and the page on rulings.

What does not fit is a mistake with its place, so that no slip of the pen passes for a ruling that
holds.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from kickdoor.lang.schema import DIALECT, card_schema
from kickdoor.lang.vocabulary import SWITCHES
from kickdoor.rules.fitting import (
    Either,
    Fields,
    Keys,
    Nothing,
    Number,
    Rows,
    Schema,
    Text,
    Truth,
    Word,
    fit,
)

if TYPE_CHECKING:
    from kickdoor.lang.mistakes import Report
    from kickdoor.lang.source import Node


@cache
def known_rules() -> frozenset[str]:
    """Return the ids of the rulebook."""
    return _ids("rulebook.toml", "rule")


@cache
def known_situations() -> frozenset[str]:
    """Return the ids of the worked situations."""
    return _ids("situations.toml", "situation")


def _ids(file: str, table: str) -> frozenset[str]:
    text = (Path(__file__).parent / file).read_text("utf-8")
    return frozenset(each["id"] for each in tomllib.loads(text)[table])


@dataclass(frozen=True)
class Reason(Word):
    """The id of a rule, or a reason of the engine's own."""

    def look(self, node: Node, what: str, report: Report) -> None:
        """Let reasons of the engine pass."""
        if not str(node.value).startswith("engine-"):
            super().look(node, what, report)

    def schema(self) -> Schema:
        """Return both."""
        return {"anyOf": [super().schema(), {"type": "string", "pattern": "^engine-"}]}


@dataclass(frozen=True)
class Cards:
    """Cards that are written as in a card file; they are compiled when the ruling is played."""

    wanted: str = "a list of cards"

    def takes(self, node: Node) -> bool:
        """Take lists of mappings."""
        return isinstance(node.value, list) and all(isinstance(x.value, dict) for x in node.value)

    def look(self, node: Node, what: str, report: Report) -> None:
        """Leave the cards to the compiler."""

    def schema(self) -> Schema:
        """Return the schema of a card file, whose definitions stand in the whole schema."""
        return {"type": "array", "items": card_schema()["items"]}


NAME = Text()
PLAYER_NAME = Text("the name of a player", "^[A-Z]")
NAMES = Rows(NAME, "a list of texts")
ONE_OR_MORE = Either((NAME, NAMES), "a list of texts")
PAIRS = Fields(others=NAME)
CARDS = Either((Number("a count", 0), NAME, NAMES), "a list of cards or a count")
LEVEL = Number("a level from 1", 1, 99)
DICE = Rows(Number("a result from 1", 1, 100), "a list of results")
SEATS = Either(
    (
        Number("a number of seats from 3 to 6", 3, 6),
        Rows(PLAYER_NAME, "a list of three to six names", 3, 6),
    ),
    "a number from 3 to 6, or a list of as many names,",
)
SIDES = Word("side", lambda: ("munchkins", "monsters"))
PHASES = ("start", "after-door", "charity", "setup", "begin")

MOMENTS = {
    "off": "one level too low, the feat does not work",
    "on": "from the first Epic level on it does",
    "gained": "whoever becomes Epic in the middle of a fight has it at once",
    "lost": "whoever ceases to be Epic in the middle of a fight has it no more",
    "unpaid": "what it costs cannot be paid",
    "meets": "what it comes upon first: another card, another player, another rule",
}
"""What there is to prove of an Epic feat."""

MOMENT = Word("moment", lambda: tuple(MOMENTS))

SEAT: Keys = {
    "level": (LEVEL, "the level; 1 when left out"),
    "hand": (NAMES, "cards in hand"),
    "equipped": (NAMES, "items that are worn"),
    "carried": (NAMES, "items in play that are not worn, and one-shots on the table"),
    "class": (ONE_OR_MORE, "one class or a list"),
    "race": (ONE_OR_MORE, "one race or a list"),
    "identities": (ONE_OR_MORE, "identities of other groups"),
    "permissions": (ONE_OR_MORE, "cards that allow more than is usual"),
    "follower": (ONE_OR_MORE, "who comes along"),
    "on_follower": (NAMES, "items that the follower carries"),
    "curses": (ONE_OR_MORE, "lasting curses"),
    "cheated": (PAIRS, "items, and the card that is on each"),
    "dead": (Truth(), "dead until the next turn begins"),
}
"""What can be given to a player."""

MONSTER: Keys = {
    "card": (NAME, "the monster"),
    "enhancers": (NAMES, "what is played on it"),
}
FIGHT: Keys = {
    "main": (PLAYER_NAME, "whose fight it is"),
    "helper": (PLAYER_NAME, "who helps"),
    "forced": (Truth(), "the helper was forced by a card"),
    "monsters": (
        Rows(Either((NAME, Fields(MONSTER, ("card",))), "a monster"), "a list of monsters"),
        "names, or each with its enhancers",
    ),
}
"""What can be said of a fight that is on."""

TABLE: Keys = {
    "doors": (NAMES, "what lies on top of the Door deck, the top first"),
    "treasures": (NAMES, "what lies on top of the Treasure deck, the top first"),
    "door_discards": (NAMES, "the Door discards, the top first"),
    "treasure_discards": (NAMES, "the Treasure discards, the top first"),
    "centre": (NAMES, "what lies in the middle of the table, the oldest first"),
    "only": (Truth(), "there are no other cards in the decks"),
    "piles": (Fields(others=NAMES), "what lies on top of piles beside the decks, the top first"),
    "dice": (DICE, "what the dice will show, one after another"),
    "turn": (PLAYER_NAME, "whose turn it is"),
    "phase": (Word("phase", lambda: PHASES), "which part of the turn"),
    "combat": (Fields(FIGHT), "a fight that is on"),
    "options": (
        Fields(others=Either((Truth(), Number(), NAME), "a choice")),
        "house rules of the set",
    ),
    "switches": (
        Fields(
            {
                name: (Truth() if span is None else Number("a number", *span), "as in a pack")
                for name, span in SWITCHES.items()
            }
        ),
        "what another edition has otherwise",
    ),
    "pack": (ONE_OR_MORE, "the set, by name or folder"),
    "packs": (NAMES, "the sets of a mix"),
    "seats": (SEATS, "how many play, or their names in the order of their turns"),
}
"""What can be given for the table."""

SEAT_FACTS: Keys = {
    "level": (LEVEL, "the level"),
    "strength": (Number(), "combat strength with all that counts now"),
    "dead": (Truth(), "whether it is dead"),
    "space": (Number(), "the space of the board"),
    "epic": (Truth(), "whether it is Epic now"),
    "hand": (CARDS, "cards in hand, or how many"),
    "table": (CARDS, "everything in play"),
    "equipped": (CARDS, "items that work"),
    "carried": (CARDS, "items that do not"),
    "curses": (CARDS, "lasting curses"),
    "shown": (CARDS, "cards in hand that everybody knows"),
}
"""What can be expected of a player, besides the identities of each group."""

FIGHT_FACTS: Keys = {
    "munchkins": (Number(), "the total of their side"),
    "monsters": (Number(), "the total of their side"),
    "winning": (SIDES, "who would win now"),
    "main": (PLAYER_NAME, "whose fight it is"),
    "helper": (Either((PLAYER_NAME, Nothing()), "a name or null"), "who helps, or null"),
    "foes": (NAMES, "the monsters"),
    "levels": (Number(), "levels at stake"),
    "treasures": (Number(), "Treasures at stake"),
}
"""What can be expected of a fight."""

SEEN: Keys = {
    "hand": (NAMES, "cards in hand"),
    "table": (NAMES, "everything in play"),
    "equipped": (NAMES, "items that work"),
    "carried": (NAMES, "what else is in play"),
}
"""What a player can see of another."""

SEEN_PILES: Keys = {
    "door_discards": (NAMES, "the top of the Door discards"),
    "treasure_discards": (NAMES, "the top of the Treasure discards"),
    "centre": (NAMES, "what lies in the middle of the table"),
}

TABLE_FACTS: Keys = {
    "combat": (Either((Fields(FIGHT_FACTS), Nothing()), "a mapping or null"), "the fight, or null"),
    "door_discards": (NAMES, "the top of the Door discards, the top first; [] for none at all"),
    "treasure_discards": (NAMES, "the top of the Treasure discards, in the same way"),
    "centre": (CARDS, "what lies in the middle of the table"),
    "pending": (
        Either((NAME, NAMES, Fields(players=NAME)), "a choice, a list of some, or a mapping"),
        "who may choose what now; [] for nobody, {Ada: choice} for the kind of a question",
    ),
    "piles": (Fields(others=CARDS), "what lies in piles beside the decks"),
    "turn": (PLAYER_NAME, "whose turn it is"),
    "phase": (NAME, "which part of the turn"),
    "over": (Truth(), "whether somebody has won"),
    "winners": (NAMES, "by whom"),
    "sees": (
        Fields(players=Fields(SEEN_PILES, players=Fields(SEEN))),
        "what a player may see",
    ),
}
"""What can be expected of the table."""

EXPECT = Fields(TABLE_FACTS, players=Fields(SEAT_FACTS, others=CARDS))
REFUSE: Keys = {
    "refuse": (NAME, "a choice that must be impossible now"),
    "rule": (Reason("rule", known_rules), "the reason: the id of a rule"),
}
STEP = Either(
    (
        Text("a choice", "^(close$|[A-Z])"),
        Fields({"expect": (EXPECT, "what must hold by now")}, ("expect",)),
        Fields(REFUSE, ("refuse",)),
    ),
    "a step (a choice such as Ada kick-open, close, {expect: ...} or {refuse: ..., rule: ...})",
)
STEP_KEYS = ("expect", *REFUSE)

RULING: Keys = {
    "name": (NAME, "a sentence that says what is proved; no two are alike"),
    "note": (NAME, "a remark for people"),
    "rules": (
        Either((Word("rule", known_rules), Rows(Word("rule", known_rules), "ids")), "ids of rules"),
        "ids of the rulebook that it rests on",
    ),
    "feat": (
        Fields(others=Either((MOMENT, Rows(MOMENT, "moments")), "a moment, or a list")),
        "what it proves of the Epic feats of cards, where playing it cannot tell",
    ),
    "situation": (Word("situation", known_situations), "the worked situation that this is"),
    "editions": (NAMES, "the sets in each of which it has to hold, by name"),
    "cards": (Cards(), "cards made up for this ruling alone"),
    "given": (
        Fields(TABLE, players=Either((Fields(SEAT), Nothing()), "a mapping")),
        "how the table stands before anything is chosen",
    ),
    "play": (Rows(STEP, "a list of steps"), "what happens, step by step"),
    "expect": (EXPECT, "what must hold at the end"),
}
"""The parts of a ruling."""

SAYS = ("given", "cards", "play", "expect")
WHOLE = Fields(RULING, ("name",), some_of=SAYS)


def check_ruling(node: Node, report: Report) -> bool:
    """Report everything in a ruling that is not as it should be; tell whether all is well."""
    before = len(report.mistakes)
    if not WHOLE.takes(node):
        report.add(node.spot, "a ruling is wanted here: name, rules, given, play, expect")
    else:
        fit(WHOLE, node, "a ruling", report)
    return len(report.mistakes) == before


def ruling_schema() -> Schema:
    """Return the JSON Schema of a file of rulings."""
    definitions = card_schema()["$defs"]
    for form in definitions.values():
        if "kind" in form.get("properties", ()):
            form["required"] = [key for key in form.get("required", ()) if key != "name"]
    return {
        "$schema": DIALECT,
        "title": "Kickdoor rulings",
        "type": "array",
        "items": WHOLE.schema(),
        "$defs": definitions,
    }
