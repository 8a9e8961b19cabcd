"""Cards and packs made up by a test, and what the compiler says of them."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from kickdoor.core.definition import Definition
from kickdoor.lang.compiler import compile_card
from kickdoor.lang.mistakes import Report
from kickdoor.lang.source import read_text
from kickdoor.lang.vocabulary import Names

PACK = """
id: {name}
name: {name}
groups:
  class: {{}}
  race: {{plain: human}}
slots: {{headgear: 1, armor: 1, footgear: 1, hands: 2}}
tags: [undead]
joining_tags: [undead]
"""


def names() -> Names:
    """The words of a pack with the usual groups and a few cards."""
    return Names(
        pack="test",
        groups={"class": {"wizard", "cleric"}, "race": {"elf", "human"}},
        centre={"season": {"winter", "in-between"}},
        slots={"headgear", "armor", "footgear", "1-hand", "2-hands"},
        tags={"undead"},
        cards={"test/ogre": "monster", "test/lamp": "item"},
    )


def read(text: str) -> tuple[list[Definition], list[str]]:
    """Compile a list of cards; return the definitions and the mistakes as lines."""
    report = Report()
    node = read_text(dedent(text), "cards.yaml", report)
    found = []
    if node is not None and isinstance(node.value, list):
        for card in node.value:
            compiled = compile_card(card, names(), report, ("undead",))
            if compiled is not None:
                found.append(compiled[0])
    return found, [str(each) for each in sorted(set(report.mistakes))]


def card(text: str) -> Definition:
    """Compile one card that is right; its name and id may be left out."""
    body = dedent(text).strip()
    lines = [] if body.startswith("id:") or "\nid:" in body else ["id: x"]
    lines += [] if "\nname:" in f"\n{body}" else ["name: X"]
    whole = "\n".join([*lines, body])
    indented = "\n".join(f"  {line}" for line in whole.splitlines())
    found, mistakes = read(f"-\n{indented}\n")
    assert not mistakes, "\n".join(mistakes)
    return found[0]


def write_pack(folder: Path, name: str, cards: str = "[]", more: str = "") -> Path:
    """Write a pack's files and return its folder."""
    pack = folder / name
    (pack / "cards").mkdir(parents=True)
    (pack / "pack.yaml").write_text(PACK.format(name=name) + more, "utf-8")
    (pack / "cards" / "cards.yaml").write_text(dedent(cards), "utf-8")
    return pack
