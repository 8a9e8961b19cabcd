"""Write the tables of docs/cards.md, and below each example what its cards say in words.

A table stands between `<!-- table: NAME -->` and `<!-- end -->`; it lists every word of the language,
from the classes that run it. A test compares the page, so that no word is missing, none is described
that there is not, and every example is right.

    python scripts/language_tables.py            # write
    python scripts/language_tables.py --check    # exit code 1 when it would change
"""

import argparse
import re
import sys
from pathlib import Path
from typing import get_args

from kickdoor.core.definition import Amount, Condition, Definition
from kickdoor.lang import forms, vocabulary, words
from kickdoor.lang.compiler import compile_card
from kickdoor.lang.conditions import Per
from kickdoor.lang.feats import with_feat
from kickdoor.lang.filters import Filter
from kickdoor.lang.hints import first_line, is_literal, keys_of, members, value_of
from kickdoor.lang.loading import names_of
from kickdoor.lang.mistakes import Report
from kickdoor.lang.pack import load_packs
from kickdoor.lang.registry import CONDITIONS, OPERATIONS, SHORT, Steps, Who
from kickdoor.lang.source import read_text
from kickdoor.lang.wording import Wording

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "cards.md"

SHOWN_BY = {"season": "russia", "group: seal": "apocalypse"}
"""Words by which an example shows that it is about a set whose words it needs."""

EXAMPLE = re.compile(r"(^```yaml\n(.*?)^```\n)(?:\n(?:^>[^\n]*\n)+)?", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"(<!-- table: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)

PLAIN = {int: "number", bool: "true or false", str: "text", Filter: "FILTER", Amount: "{per: ...}"}
NAMES = {
    Condition: "CONDITION",
    Steps: "[operations]",
    vocabulary.GroupName: "a group",
    vocabulary.CentreName: "a group",
    vocabulary.SlotName: "a slot",
    vocabulary.PileName: "a pile",
    vocabulary.TagName: "a tag",
    vocabulary.KindName: "a kind",
    vocabulary.DeckName: "door or treasure",
    vocabulary.CardRef: "a card",
    tuple[vocabulary.SlotName, ...]: "[slots]",
}
WRITTEN_AS = {"facing_monster": "facing", "facing_munchkin": "facing"}
"""Conditions that go by one word, which the kind of the card tells apart."""

FILTERS = {
    "id": "one card, by its name",
    "kind": "a kind; `item` takes one-shots too",
    "group": "identities of a group",
    "slot": "what is worn or held there",
    "tag": "cards marked so; on a monster also by an enhancer",
    "big": "Big or not",
    "equipped": "worn, or in a follower's care",
    "deck": "cards of one deck",
    "without_tag": "cards not marked so",
    "min_value": "worth at least so much",
    "max_value": "worth at most so much",
    "level_at_least": "monsters of at least this level on the card",
    "level_at_most": "monsters of at most this level on the card",
    "bonus_at_least": "items with at least this bonus on the card",
    "fresh": "cards of a hand that have just been drawn face down",
    "without_slots": "what has none of these slots",
    "any_slot": "what has one of these slots",
    "mount": "what is ridden, driven or sailed as long as it lies in play, or not",
    "one_shot": "what is used once (or, with false, what is not)",
    "name_has": "cards in whose English name these letters stand in a row",
    "initials": "cards whose English name begins with one of these letters",
}
COUNTED = {
    "monsters": "monsters in the fight that pass the filter",
    "others": "the other players, the dead too, who meet the condition",
    "fighters": "munchkins in the fight who meet the condition",
    "own_items": "items in play before the owner that pass the filter",
    "cards": "cards in play before the owner that pass the filter",
    "other_identities": "different identities of a group that rivals have and the owner has not",
    "name_words": "words after the first in the longest English name of the monsters in the fight",
    "name_vowels": "vowels in the English names of the monsters in the fight",
    "deadly": "monsters that the owner fights and whose Bad Stuff can kill him",
    "opposing": "cards on the monsters' side of the owner's fight that bear or give the tag",
    "own_used": "items that the owner has used in the fight and that pass the filter",
    "borne": "what the enhancers that lie before the owner come to",
    "hand": "cards in the owner's hand",
    "level": "levels of the owner",
    "trophies": "monsters that the owner keeps",
    "followers": "followers of the owner",
    "all_followers": "followers of all players",
    "stakes": "Treasures that the monsters in the owner's fight are worth",
    "in_play": "cards in play, of anybody, that pass the filter",
    "table_bonus": "what stands on all items in play, of anybody, that pass the filter",
    "lying": "cards of a group in the middle of the table",
    "refusals": "rivals who refused Treasures for helping the owner in this fight",
}
COMMON = set(keys_of(forms.CardForm))


def main() -> None:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; fail if it differs")
    check = parser.parse_args().check
    before = TARGET.read_text("utf-8")
    after = filled(before)
    if not check:
        TARGET.write_text(after, "utf-8")
    elif before != after:
        sys.exit("docs/cards.md is out of date; run: python scripts/language_tables.py")


def filled(text: str) -> str:
    """Return a text with its tables, and what stands below its examples, made anew.

    Raises:
        PackError: an example has a mistake.
    """
    made = tables()
    text = PLACE.sub(lambda place: f"{place[1]}{made[place[2]]}{place[3]}", text)
    return EXAMPLE.sub(lambda example: example[1] + quoted(example[2]), text)


def quoted(example: str) -> str:
    """Return what the cards of an example say, quoted; nothing for those without words."""
    report = Report()
    node = read_text(example, "example", report)
    report.raise_any()
    needed = [pack for word, pack in SHOWN_BY.items() if word in example]
    packs = load_packs(["munchkins", *needed])
    nodes = node.value
    names = names_of(packs, "example", nodes)
    cards: list[Definition] = []
    for each in nodes:
        compiled = compile_card(each, names, report, ["undead"])
        report.raise_any()
        cards.append(compiled[0])
    known = [each for pack in packs for each in pack.definitions]
    wording = Wording("en", [*known, *cards])
    said = [(card.name, wording.card_text(with_feat(card))) for card in cards]
    lines = [f"> **{name}** {' '.join(text)}\n" for name, text in said if text]
    return "\n" + ">\n".join(lines) if lines else ""


def tables() -> dict[str, str]:
    """Return every table by its name."""
    words.load()
    windows = {name: text for name, (_, text) in vocabulary.WINDOWS.items()}
    return {
        "kinds": table(("kind", "deck", "keys of its own", "what it is"), kinds()),
        "operations": table(("operation", "keys", "what it does"), listed(OPERATIONS)),
        "conditions": table(("condition", "takes", "holds when"), conditions()),
        "filters": table(("key", "takes", "which cards"), filters()),
        "numbers": table(("number", "what it is"), said(vocabulary.NUMBERS)),
        "layers": table(("layer", "the amount"), said(vocabulary.LAYERS)),
        "scopes": table(("to", "whose number"), said(vocabulary.SCOPES)),
        "counted": table(("counted", "takes", "what is counted"), counted()),
        "windows": table(("window", "when"), said(windows)),
        "monster-qualities": table(("quality", "meaning"), said(vocabulary.MONSTER_QUALITIES)),
        "card-qualities": table(("quality", "meaning"), said(vocabulary.CARD_QUALITIES)),
        "triggers": table(("on", "after"), said(vocabulary.TRIGGERS)),
        "replacements": table(("event", "before"), said(vocabulary.REPLACEMENTS)),
    }


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def said(known: dict[str, str]) -> list[tuple[str, ...]]:
    """Return the rows of words that say what they are."""
    return [(f"`{word}`", text) for word, text in known.items()]


def kinds() -> list[tuple[str, ...]]:
    """Return a row for each kind of card; a key that has to be there stands in bold."""
    rows = []
    for kind, form in forms.CARD_FORMS.items():
        own = [(key, each) for key, each in keys_of(form).items() if key not in COMMON]
        keys = [f"**`{key}`**" if each.required else f"`{key}`" for key, each in own]
        deck = vocabulary.DECK_OF_KIND.get(kind, "says so itself")
        rows.append((f"`{kind}`", deck, ", ".join(keys), vocabulary.KINDS[kind]))
    return rows


def listed(known: dict[str, type]) -> list[tuple[str, ...]]:
    """Return a row for each word with parameters; what a bare value fills stands in bold."""
    rows = []
    for word, cls in sorted(known.items()):
        short = SHORT.get(cls, "")
        keys = [
            f"**`{key}`** {takes(each.hint)}"
            if each.name == short
            else f"`{key}` {takes(each.hint)}"
            for key, each in sorted(keys_of(cls).items(), key=lambda item: item[1].name != short)
        ]
        rows.append((f"`{word}`", ", ".join(keys), sentence(cls)))
    return rows


def conditions() -> list[tuple[str, ...]]:
    """Return a row for each condition; those about groups come first."""
    rows = [("`class`, `race`, ...", "an identity", "The player has it; `human` is having none.")]
    for word, cls in sorted(CONDITIONS.items()):
        written = WRITTEN_AS.get(word, word)
        taken = ", ".join(takes(each.hint) for each in keys_of(cls).values())
        rows.append((f"`{written}`", taken, sentence(cls)))
    return rows


def filters() -> list[tuple[str, ...]]:
    """Return a row for each key of a filter."""
    return [(f"`{key}`", takes(each.hint), FILTERS[key]) for key, each in keys_of(Filter).items()]


def counted() -> list[tuple[str, ...]]:
    """Return a row for each thing that a number can be counted by."""
    keys = {key: each for key, each in keys_of(Per).items() if key not in ("times", "most")}
    return [(f"`{key}`", takes(each.hint), COUNTED[key]) for key, each in keys.items()]


def sentence(cls: type) -> str:
    """Return the first sentence of what a word does, without the rule that it rests on."""
    return re.sub(r" \(rules? [^)]*\)", "", first_line(cls))


def takes(hint: object) -> str:
    """Return what may be written for a type."""
    if hint == Who:
        return "WHO"
    options = [each for each in members(hint) if each is not type(None)]
    if (
        set(options) > set(members(Who))
        and len(options) > 1
        and set(get_args(Who)) <= _words(options)
    ):
        return "WHO"
    if len(options) > 1:
        return " or ".join(takes(each) for each in options)
    (only,) = options
    if is_literal(only):
        return " / ".join(str(word) for word in get_args(only))
    if value_of(only) is Steps:
        return "rows of faces"
    return PLAIN.get(only) or NAMES.get(only) or _container(only)


def _words(options: list[object]) -> set[object]:
    return {word for each in options if is_literal(each) for word in get_args(each)}


def _container(hint: object) -> str:
    inner = get_args(hint)
    if inner and inner[0] is Condition:
        return "[CONDITIONS]"
    if inner and get_args(inner[0])[1:] == (Steps,):
        return "[{id, do}, ...]"
    raise TypeError(f"no words for {hint}")


if __name__ == "__main__":
    main()
