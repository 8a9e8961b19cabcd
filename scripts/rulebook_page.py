"""Write docs/rulebook.md: every entry of the rulebook by topic, each with an anchor of its id.

python scripts/rulebook_page.py            # write
python scripts/rulebook_page.py --check    # exit code 1 when it would change
"""

import argparse
import html
import sys
import tomllib
from itertools import groupby
from pathlib import Path

from kickdoor.lang.catalogue import Catalogue
from kickdoor.server.words import RULEBOOK

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "rulebook.md"

HEAD = """# The rulebook

{count} entries in our own words, written by `python scripts/rulebook_page.py` from
`src/kickdoor/rules/rulebook.toml`. At a table the same book is one key away (`?`), with a search; rulings, refusals and cards
name its ids. `rulebook.md#combat-ties-lose` leads to a rule, as does `#rules/combat-ties-lose` behind a table's address.
How doubtful places are read is in [readings.md](readings.md).

The signs say whose rule it is: {signs}. In brackets: the set is silent there and takes the same reading.

{topics}
"""

SIGNS = {
    "munchkins": "**M** munchkins",
    "russia": "**R** russia",
    "ducktales": "**D** ducktales",
    "vox-machina": "**V** vox-machina",
    "epic": "**E** epic (an overlay on any of them)",
}
KINDS = {
    "term": "word",
    "component": "in the box",
    "advice": "advice",
    "example": "example",
}


def book() -> dict:
    """Return the rulebook as it is written."""
    with RULEBOOK.open("rb") as file:
        return tomllib.load(file)


def page(written: dict) -> str:
    """Return the page."""
    rules = sorted(written["rule"], key=lambda rule: written["meta"]["topics"].index(rule["topic"]))
    names = Catalogue()
    chapters = [
        (topic, names.text(f"topic-{topic}"), list(own))
        for topic, own in groupby(rules, key=lambda rule: rule["topic"])
    ]
    links = " · ".join(f"[{name}](#topic-{topic})" for topic, name, _ in chapters)
    head = HEAD.format(count=len(rules), signs=", ".join(SIGNS.values()), topics=links)
    return head + "".join(_chapter(*chapter) for chapter in chapters)


def _chapter(topic: str, name: str, rules: list[dict]) -> str:
    lines = "\n".join(_entry(rule) for rule in rules)
    return f'\n## <a id="topic-{topic}"></a>{name}\n\n{lines}\n'


def _entry(rule: dict) -> str:
    ident = rule["id"]
    kind = rule.get("kind", "rule")
    small = [_editions(rule)]
    if kind != "rule":
        small.append(KINDS[kind])
    if "restates" in rule:
        small.append(f"says again {_link(rule['restates'])}")
    if "differs_from" in rule:
        other = f"unlike {_link(rule['differs_from'])}"
        said = rule.get("difference")
        small.append(f"{other}: {html.escape(said, quote=False)}" if said else other)
    text = html.escape(rule["text"], quote=False)
    return f'- <a id="{ident}"></a>**`{ident}`** {text} <small>{" · ".join(small)}</small>'


def _link(ident: str) -> str:
    return f"[{ident}](#{ident})"


def _editions(rule: dict) -> str:
    stated = "".join(each[0].upper() for each in rule["editions"])
    silent = "".join(each[0].upper() for each in rule.get("extends_to", ()))
    return f"{stated} ({silent})" if silent else stated


def main() -> int:
    """Write or check the page; return the exit code."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--check", action="store_true", help="write nothing, but tell")
    check = options.parse_args().check
    text = page(book())
    if TARGET.is_file() and TARGET.read_text("utf-8") == text:
        return 0
    if check:
        print(f"{TARGET.relative_to(ROOT)} is out of date; run: python scripts/rulebook_page.py")
        return 1
    TARGET.write_text(text, "utf-8")
    print(f"{TARGET.relative_to(ROOT)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
