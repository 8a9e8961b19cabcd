"""A set whose files were spoiled is read, or every mistake is told with its file and line."""

import random
import re
import shutil
from functools import cache

from kickdoor.lang.check import check
from kickdoor.lang.mistakes import PackError
from kickdoor.lang.pack import SHIPPED, find_pack
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


def spoiled(text, chance):
    """Return a text with a few lines or letters in the wrong places."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines))
        line = lines[at]
        way = chance.randrange(8)
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
            words = re.findall(r"[a-z_-]+", line)
            other = re.findall(r"[a-z_-]+", chance.choice(lines))
            if words and other:
                lines[at] = line.replace(chance.choice(words), chance.choice(other), 1)
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


def test_a_spoiled_set_is_read_or_its_mistakes_are_told_by_their_places(tmp_path, soak):
    found = clean = 0
    for seed in range(SETS * soak):
        chance = random.Random(seed)
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
