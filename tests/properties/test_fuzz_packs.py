"""A set whose files were spoiled is read, or every mistake is told with its file and line."""

import random
import re
import shutil
from functools import cache

import pytest
import yaml

from kickdoor.lang import source
from kickdoor.lang.check import check
from kickdoor.lang.mistakes import PackError
from kickdoor.lang.pack import SHIPPED, find_pack
from kickdoor.lang.source import Loader
from support.played import PACKS

SETS = 150
CARDS = 6
PLACE = re.compile(r"^[^\n]+:\d+:\d+: [^\n]+$")
JUNK = (
    ": ", "- ", "{", "}", "[", "]", "&a ", "*a", "!!python/object:os.system x", "\t", "\x00",
    "\ufeff", "99999999999999999999", "2024-01-01", "<<: *a", "? ", "%YAML 9", "---\n", "...\n",
    "null", "~", "yes", "0x1F", "1e999", ".inf", ".nan", "'", '"', "|\n", ">\n", "#", "picked",
    "@", "`", "=", "[" * 2000, "- - - - ", "\u2028", "\x85",
)  # fmt: skip
NESTS = (
    ("when", "{not: ", "{alone: true}", "}"),
    ("when", "{all: [", "{alone: true}", "]}"),
    ("effect", "[{lose_items: {else: ", "[{die: {}}]", "}}]"),
    ("effect", "[{if: {when: {alone: true}, then: ", "[{die: {}}]", "}}]"),
    ("joke", "[", "1", "]"),
    ("joke", "{joke: ", "1", "}"),
)
"""How a condition, a step, or what is neither lies in its like: its key, what goes around what."""

DEPTHS = (2, 9, 100, 170, 300, 600, 1100)
"""How deep: what is sensible, what only YAML bears, what its readers give up on."""

NESTING = re.compile(r"\b(?:(when|not|all|any)|(do|effect|bad_stuff|then|else)): ")
"""Keys of conditions and of steps."""

LOADERS = (Loader, yaml.SafeLoader)
"""How YAML is read where its library is there, and where Python alone has to do."""


@cache
def texts(pack):
    """Return the text of every card of a set, the identities' file, and the tables."""
    folder = SHIPPED / pack
    cards = []
    for path in sorted((folder / "cards").glob("*.yaml")):
        parts = re.split(r"\n(?=- )", path.read_text("utf-8"))
        cards += [part.strip("\n") for part in parts if part.startswith("- ")]
    identities = [card for card in cards if "kind: identity" in card]
    return cards, identities, (folder / "pack.yaml").read_text("utf-8")


def nest(lines, at, chance):
    """Put something that lies many times in its like where such may stand, or else in a line."""
    fit = [place for place, line in enumerate(lines) if NESTING.search(line)]
    at = chance.choice(fit) if fit else at
    found = NESTING.search(lines[at])
    before = lines[at][: found.end()] if found else lines[at].partition(":")[0] + ": "
    kind = "joke" if not found else "when" if found[1] else "effect"
    _, left, inside, right = chance.choice([each for each in NESTS if each[0] == kind])
    depth = chance.choice(DEPTHS)
    lines[at] = f"{before}{left * depth}{inside}{right * depth}{closing(before)}"


def closing(text):
    """Return the brackets that a text leaves open."""
    open_ = []
    for letter in text:
        if letter in "[{":
            open_.insert(0, "]" if letter == "[" else "}")
        elif letter in "]}":
            del open_[:1]
    return "".join(open_)


def with_word(line, other, chance):
    """Return a line with one of its words changed for one of another line."""
    mine, theirs = re.findall(r"[a-z_-]+", line), re.findall(r"[a-z_-]+", other)
    return line.replace(chance.choice(mine), chance.choice(theirs), 1) if mine and theirs else line


def spoiled(text, chance):
    """Return a text with a few lines or letters in the wrong places."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines))
        way = chance.randrange(9)
        line = lines[at]
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(at, chance.choice(lines))
        elif way == 2:
            lines[at] = " " * chance.randrange(9) + line.lstrip()
        elif way == 3 and line:
            lines[at] = line[: chance.randrange(len(line))]
        elif way == 4:
            place = chance.randrange(len(line) + 1)
            lines[at] = line[:place] + chance.choice(JUNK) + line[place:]
        elif way == 5 and ":" in line:
            lines[at] = line.partition(":")[0] + ": " + chance.choice(JUNK)
        elif way == 6:
            lines[at] = with_word(line, chance.choice(lines), chance)
        elif way == 7:
            nest(lines, at, chance)
        elif line:
            place = chance.randrange(len(line))
            lines[at] = line[:place] + chr(chance.randrange(1, 400)) + line[place + 1 :]
        if not lines:
            return ""
    return "\n".join(lines)


def write(folder, pack, chance):
    """Write a small set of some of a set's cards, with one file spoiled."""
    cards, identities, tables = texts(pack)
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "cards").mkdir(parents=True)
    some = "\n".join([*identities, *chance.sample(cards, CARDS)]) + "\n"
    if chance.random() < 0.3:
        tables = spoiled(tables, chance)
    else:
        some = spoiled(some, chance)
    data = some.encode("utf-8", "surrogatepass")
    if chance.random() < 0.03:
        data = data[: chance.randrange(len(data) + 1)] + b"\xff\xfe" + data[-9:]
    (folder / "pack.yaml").write_text(tables, "utf-8")
    (folder / "cards" / "cards.yaml").write_bytes(data)


def mistakes_of(folder):
    """Return the mistakes of a set, as `kickdoor check` tells them."""
    try:
        return [str(each) for each in check(find_pack(str(folder)))]
    except PackError as error:
        return [str(each) for each in error.mistakes]


def test_a_spoiled_set_is_read_or_its_mistakes_are_told_by_their_places(
    tmp_path, soak, monkeypatch
):
    found = clean = 0
    for seed in range(SETS * soak):
        chance = random.Random(seed)
        monkeypatch.setattr(source, "Loader", LOADERS[seed % 7 == 0])
        pack = PACKS[seed % len(PACKS)]
        write(tmp_path / pack, pack, chance)
        try:
            mistakes = mistakes_of(tmp_path / pack)
            for each in mistakes:
                assert PLACE.match(each), each
                assert "Traceback" not in each
                assert len(each) < 700, each
        except Exception as error:
            error.add_note(f"seed {seed}: {tmp_path / pack}")
            raise
        clean += not mistakes
        found += len(mistakes)
    assert clean > 0
    assert found > SETS * soak / 3


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(("key", "left", "inside", "right"), NESTS)
def test_what_goes_too_deep_is_told_by_its_place(
    tmp_path, monkeypatch, loader, key, left, inside, right
):
    monkeypatch.setattr(source, "Loader", loader)
    folder = tmp_path / PACKS[0]
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"{{id: {PACKS[0]}, name: Depths}}\n", "utf-8")
    for depth in DEPTHS if loader is Loader else DEPTHS[:-1]:
        value = left * depth + inside + right * depth
        written = (
            f"modifiers: [{{strength: 1, when: {value}}}]" if key == "when" else f"{key}: {value}"
        )
        card = f"- id: lamp\n  name: Lamp\n  kind: curse\n  {written}\n"
        (folder / "cards" / "cards.yaml").write_text(card, "utf-8")
        found = mistakes_of(folder)
        assert all(PLACE.match(each) for each in found), found
        deep = [each for each in found if "nested too deeply" in each or "nesting depth" in each]
        assert len(deep) == (depth >= 100), (depth, found)


def test_a_mistake_that_quotes_several_lines_is_told_on_one(tmp_path):
    _, _, tables = texts(PACKS[0])
    folder = tmp_path / PACKS[0]
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(tables, "utf-8")
    card = "- id: lamp\n  name: Lamp\n  kind: item\n  abilities: |\n    one\n\n    two\n"
    (folder / "cards" / "cards.yaml").write_text(card, "utf-8")
    (mistake,) = mistakes_of(folder)
    assert PLACE.match(mistake)
    assert "cards.yaml:4:" in mistake
    assert "one two" in mistake
